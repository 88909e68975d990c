/** The board of A Year at Hogwarts. */

export { default as Board } from "./Board.svelte";
export { steps } from "./steps.js";
export { sounds } from "./sounds.js";

/** The height of its desk. */
export const desk = { phone: 390, tablet: 330, desk: 180, wide: 194 } as const;
