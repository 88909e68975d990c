/** Wishes of other parts of the page to the slips over the board. */
export const wishes = $state({ hint: false });

/** Asks for a hint, as its key does. */
export function askHint(): void {
  wishes.hint = true;
}
