/** Dice that are rolled: six faces flipped as sorts, one die a little after the other. */

import type { Attachment } from "svelte/attachments";

import { isStill, pace } from "../../settings.svelte.js";

const FLIPS = 6;
const STAGGER = 40;

/** `turn` is which roll of the die is shown, and its place among those rolled; another roll is shown by motion. */
export function rolled(turn: () => { roll: number; place: number }): Attachment<HTMLElement> {
  let last = -1;
  return (node) => {
    const { roll, place } = turn();
    const isNew = roll !== last && roll >= 0;
    last = roll;
    const duration = pace(450);
    if (!isNew || !duration || isStill()) return;
    const flips = [...Array(FLIPS).keys()].flatMap(() => [{ transform: "scaleY(1)" }, { transform: "scaleY(0.06)" }]);
    node.animate([...flips, { transform: "scaleY(1)" }], { duration, delay: pace(STAGGER) * place, easing: "ease-out" });
  };
}
