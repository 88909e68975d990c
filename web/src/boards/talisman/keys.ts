/** The keys of the board. */

import type { Bindings } from "../../keys.svelte.js";
import type { BoardState } from "./state.svelte.js";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
/** What lights up, in the order of the page. */
const LIT = "[data-thing]:is(.lit, .offer)";
const COMMANDS = ["r", "e", "p", "f", "t", "x", "d", "b", "k", "w"];

/** The keys of the board; while a sheet lies over it they are not its own. */
export function keysOf(board: BoardState, root: () => HTMLElement | undefined): Bindings {
  const bindings = Object.entries(uncovered(board, root));
  return Object.fromEntries(bindings.map(([key, deed]) => [key, (event) => (isCovered() ? false : deed(event))]));
}

function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function uncovered(board: BoardState, root: () => HTMLElement | undefined): Bindings {
  const focus = (selector: string) => root()?.querySelector<HTMLElement>(selector)?.focus();
  return {
    ...Object.fromEntries(DIGITS.map((key, at) => [key, () => aim(root(), at)])),
    ...Object.fromEntries(COMMANDS.map((key) => [key, () => command(key)])),
    n: () => next(root(), 1),
    "Shift+N": () => next(root(), -1),
    "Shift+n": () => next(root(), -1),
    m: () => focus(".map [data-thing]"),
    o: () => focus(".others [data-rove]"),
    q: () => focus(".numbers button, .cards [data-rove]"),
    s: () => focus(".spells [data-rove]"),
    u: () => undo(board),
    Backspace: () => undo(board),
    Enter: () => primary(),
    Escape: () => letGo(board),
  };
}

function litIn(root: HTMLElement | undefined): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(LIT) ?? [])];
}

/** A number goes to what lights up, in its order. */
function aim(root: HTMLElement | undefined, at: number): void | false {
  const found = litIn(root)[at];
  if (!found) return false;
  found.focus();
}

/** On to the next that lights up, round about. */
function next(root: HTMLElement | undefined, way: 1 | -1): void | false {
  const found = litIn(root);
  if (!found.length) return false;
  const now = found.findIndex((each) => each === document.activeElement);
  found[(now + way + found.length) % found.length]?.focus();
}

function command(key: string): void | false {
  const button = document.querySelector<HTMLElement>(`.bar [aria-keyshortcuts="${key.toUpperCase()}"]`);
  if (!button) return false;
  button.click();
}

function undo(board: BoardState): void | false {
  if (!board.props.view.undo || board.props.still) return false;
  board.props.undo();
}

/** Enter does what there is to do, unless something has the focus that answers itself. */
function primary(): void | false {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.id !== "main") return false;
  const button = document.querySelector<HTMLElement>(".bar .btn.pri");
  if (!button) return false;
  button.click();
}

function letGo(board: BoardState): void | false {
  if (!board.held && !board.later) return false;
  board.letGo();
}
