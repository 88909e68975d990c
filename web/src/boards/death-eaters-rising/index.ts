/** The board of Death Eaters Rising. */

export { default as Board } from "./Board.svelte";
export { steps } from "./steps.js";
export { sounds } from "./sounds.js";

export const keys = [
  ["1 … 9 0 -", "dice"],
  ["M D H", "places"],
  ["Q T S", "own"],
  ["R", "roll"],
  ["X", "discard"],
  ["E", "end"],
] as const;
