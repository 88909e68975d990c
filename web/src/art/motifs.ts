/** One picture for every space of the map, which also stands for it in lists. */

import { CASTLE } from "./motifs/castle.js";
import { GROUNDS } from "./motifs/grounds.js";
import { LONDON } from "./motifs/london.js";
import { UNKNOWN } from "./emblems/fallback.js";

const MOTIFS: Readonly<Record<string, string>> = { ...LONDON, ...GROUNDS, ...CASTLE };

/** The motif of a space of the house's own, if it is one. */
export function ownMotif(space: string): string | undefined {
  return MOTIFS[space];
}

/** The motif of a space, as the inside of an SVG of 40 by 40; a space that an owner added gets one by its name. */
export function motif(space: string): string {
  const found = MOTIFS[space];
  if (found) return found;
  const number = [...space].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `<g transform="scale(.625)">${UNKNOWN[number % UNKNOWN.length] ?? ""}</g>`;
}
