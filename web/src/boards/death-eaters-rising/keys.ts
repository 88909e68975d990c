/** The keys of the board, as shell.md of the design has them. */

import type { Bindings } from "../../keys.svelte.js";
import { boardKeys, focusing, pressed } from "../keys.js";
import type { BoardState } from "./state.svelte.js";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-"];
const PLACES: Readonly<Record<string, string>> = { m: "ministry-of-magic", d: "diagon-alley", h: "hogsmeade" };

/** What is focused by a key: the first element, below the board, with this selector. */
type Focus = (selector: string) => void;

export function keysOf(board: BoardState, root: () => HTMLElement | undefined): Bindings {
  const focus = focusing(root);
  return boardKeys(board, {
    ...Object.fromEntries(DIGITS.map((key, at) => [key, () => number(board, at, focus)])),
    ...Object.fromEntries(DIGITS.map((key, at) => [`Shift+${key}`, () => aim(board, at, root)])),
    ...Object.fromEntries(Object.entries(PLACES).map(([key, place]) => [key, () => go(board, place, focus)])),
    q: () => focus(".headquarters [data-rove]"),
    t: () => focus(".team [data-rove]"),
    s: () => cast(board, focus),
    x: () => discard(board),
    r: () => command(board, "roll"),
    e: () => command(board, board.kinds.has("end-turn") ? "end-turn" : "stop"),
  });
}

/** A number takes a die; a token while spells are lit. */
function number(board: BoardState, at: number, focus: Focus): void {
  const token = board.mine?.tokens[at];
  const die = board.pool[at];
  const thing = board.casting ? token && `token ${token}` : die && `die ${die.id}`;
  if (!thing) return;
  board.point(thing, document.body);
  focus(`[data-thing="${thing}"]`);
}

/** Takes the die, and goes to the next card that it fits. */
function aim(board: BoardState, at: number, root: () => HTMLElement | undefined): void {
  const die = board.pool[at];
  if (!die) return;
  if (!board.isHeld(`die ${die.id}`)) board.point(`die ${die.id}`, document.body);
  const lit = [...(root()?.querySelectorAll<HTMLElement>("[data-thing]") ?? [])].filter(({ dataset }) => {
    const thing = dataset["thing"] ?? "";
    return thing.startsWith("card ") && board.isLit(thing);
  });
  const now = lit.findIndex((each) => each === document.activeElement);
  lit[(now + 1) % lit.length]?.focus();
}

/** Travels there where that is asked; else looks there. */
function go(board: BoardState, place: string, focus: Focus): void {
  const thing = `location ${place}`;
  if (board.isLit(thing)) board.point(thing, document.body);
  else focus(`[data-thing="${thing}"]`);
}

function cast(board: BoardState, focus: Focus): void {
  if (!board.tokens.size) return;
  board.cast();
  focus(".tokens [data-rove]");
}

/** Discards the die that is held, or asks which. */
function discard(board: BoardState): void | false {
  if (!board.kinds.has("discard")) return false;
  board.point("do discard", document.body);
}

function command(board: BoardState, kind: string): void | false {
  if (!board.kinds.has(kind)) return false;
  return pressed(`.bar [aria-keyshortcuts="${kind === "roll" ? "R" : "E"}"]`);
}
