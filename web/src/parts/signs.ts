/** Texts with signs in brackets: `Remove 1[damage] from any one wizard.` */

import { isSymbol, type Symbol } from "../art/symbols.js";

/** A piece of plain text, or a sign with what must not be torn from it: the number before, the stop after. */
export type Piece = { text: string } | { sign: Symbol; before: string; after: string };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const found of text.matchAll(/(\d*)\[([a-z-]+)\]([.,;:!?)]*)/g)) {
    const [whole, before = "", name = "", after = ""] = found;
    if (!isSymbol(name)) continue;
    if (found.index > last) pieces.push({ text: text.slice(last, found.index) });
    pieces.push({ sign: name, before, after });
    last = found.index + whole.length;
  }
  if (last < text.length) pieces.push({ text: text.slice(last) });
  return pieces;
}
