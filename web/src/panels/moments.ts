import type { Symbol } from "../art/symbols.js";

/** The signs of the moments at which cards act; a moment without one is told by its words. */
const SIGNS: Readonly<Record<string, Symbol>> = { "voldemort-here": "here", "dark-mark": "mark" };

export function momentSign(moment: string): Symbol | undefined {
  return SIGNS[moment];
}
