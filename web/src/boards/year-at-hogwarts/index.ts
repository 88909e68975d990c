/** The board of A Year at Hogwarts. */

export { default as Board } from "./Board.svelte";
export { steps } from "./steps.js";
export { sounds } from "./sounds.js";

export const keys = [
  ["1 … 9 0 N", "lit"],
  ["R Y", "roll-other-way"],
  ["A P S", "attack-pass-shoot"],
  ["H W", "stop-wait"],
  ["M O", "map-others"],
  ["Q", "missions"],
  ["E", "end"],
] as const;

/** The height of its desk. */
export const desk = { phone: 390, tablet: 330, desk: 180, wide: 194 } as const;
