/** The keys of the board. */

import type { Bindings } from "../../keys.svelte.js";
import { boardKeys, focusing, pointingKeys } from "../keys.js";
import type { BoardState } from "./state.svelte.js";

const LIT = "[data-thing]:is(.lit, .offer)";
const COMMANDS = ["r", "e", "p", "f", "t", "x", "d", "b", "k", "w"];

export function keysOf(board: BoardState, root: () => HTMLElement | undefined): Bindings {
  const focus = focusing(root);
  return boardKeys(board, {
    ...pointingKeys(root, LIT, COMMANDS),
    m: () => focus(".map [data-thing]"),
    o: () => focus(".others [data-rove]"),
    q: () => focus(".numbers button, .cards [data-rove]"),
    s: () => focus(".spells [data-rove]"),
  });
}
