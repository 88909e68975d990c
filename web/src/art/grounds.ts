/** The rays behind emblems, in a few variants, so that no two neighbours look alike. */

import { rays } from "./cuts.js";

const VARIANTS = 6;

/** For blocks of 160 by 64, and for squares of 64. */
const WIDE = variants((seed) => rays({ x: 80, y: 32, inner: 37, outer: 104, count: 54, seed: seed * 7 + 3, width: 4.2, jitter: 0.8 }));
const SQUARE = variants((seed) => rays({ x: 32, y: 32, inner: 27, outer: 52, count: 36, seed: seed * 5 + 1, width: 3.2, jitter: 0.6 }));

function variants(made: (seed: number) => string): string[] {
  return [...Array(VARIANTS).keys()].map(made);
}

export interface Ground {
  box: string;
  path: string;
}

/** The ground of a card's block. */
export function ground(card: string, square = false): Ground {
  const number = [...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % VARIANTS;
  return square ? { box: "0 0 64 64", path: SQUARE[number] ?? "" } : { box: "0 0 160 64", path: WIDE[number] ?? "" };
}
