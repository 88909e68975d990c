/** What a person can do with a card: the options that name it, and what might be tried but is not offered. */

/** The options that name one of these words. */
export function offeredWith(options: readonly string[], names: readonly string[]): string[] {
  return options.filter((option) => option.split(" ").slice(1).some((word) => names.includes(word)));
}

/** What might be tried and is not offered. */
export function notOffered(attempts: readonly string[], options: readonly string[]): string[] {
  return attempts.filter((attempt) => !options.includes(attempt));
}

/** The neighbours of a card in its row, round about; none where it lies alone. */
export function besideOf(row: readonly string[], card: string): { before?: string; after?: string } {
  const at = row.indexOf(card);
  if (at < 0 || row.length < 2) return {};
  const [before, after] = [row.at(at - 1), row[(at + 1) % row.length]];
  return before && after ? { before, after } : {};
}
