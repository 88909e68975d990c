/** The board of Talisman. */

export { default as Board } from "./Board.svelte";
export { steps } from "./steps.js";
export { sounds } from "./sounds.js";

/** The height of its desk. */
export const desk = { phone: 398, tablet: 280, desk: 170, wide: 184 } as const;

export const keys = [
  ["1 … 9 0 N", "lit"],
  ["R K", "roll-keep"],
  ["P F T", "pass-fate-try"],
  ["M O", "map-others"],
  ["Q S", "sheet-spells"],
  ["D X W", "drop-trade-cast"],
  ["E", "end"],
] as const;
