/** The keys that boards share. */

import type { Bindings } from "../keys.svelte.js";
import type { BoardProps } from "./board.js";

type Root = () => HTMLElement | undefined;

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

interface Board {
  props: BoardProps;
  /** Lets go of what is held; false where nothing is. */
  letGo(): void | false;
}

/** The keys of a board, with those that all have; while a sheet lies over it they are not its own. */
export function boardKeys(board: Board, own: Bindings): Bindings {
  const undone = () => undo(board.props);
  const all: Bindings = { ...own, u: undone, Backspace: undone, Enter: primary, Escape: () => board.letGo() };
  return Object.fromEntries(Object.entries(all).map(([key, deed]) => [key, (event) => (isCovered() ? false : deed(event))]));
}

function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

function undo({ view, still, undo }: BoardProps): void | false {
  if (!view.undo || still) return false;
  undo();
}

/** Enter does what there is to do, unless something has the focus that answers itself. */
function primary(): void | false {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.id !== "main") return false;
  return pressed(".bar .btn.pri");
}

/** Numbers, and N on and back, go to what lights up, in the order of the page; letters press the buttons of the bar. */
export function pointingKeys(root: Root, lit: string, commands: readonly string[]): Bindings {
  const found = () => [...(root()?.querySelectorAll<HTMLElement>(lit) ?? [])];
  return {
    ...Object.fromEntries(DIGITS.map((key, at) => [key, () => aim(found()[at])])),
    ...Object.fromEntries(commands.map((key) => [key, () => pressed(`.bar [aria-keyshortcuts="${key.toUpperCase()}"]`)])),
    n: () => next(found(), 1),
    "Shift+N": () => next(found(), -1),
    "Shift+n": () => next(found(), -1),
  };
}

/** Focuses the first element of the board with a selector. */
export function focusing(root: Root): (selector: string) => void {
  return (selector) => root()?.querySelector<HTMLElement>(selector)?.focus();
}

/** Presses a button, if it is there. */
export function pressed(selector: string): void | false {
  const button = document.querySelector<HTMLElement>(selector);
  if (!button) return false;
  button.click();
}

function aim(found: HTMLElement | undefined): void | false {
  if (!found) return false;
  found.focus();
}

/** On to the next of them, round about. */
function next(found: readonly HTMLElement[], way: 1 | -1): void | false {
  if (!found.length) return false;
  const now = found.findIndex((each) => each === document.activeElement);
  found[(now + way + found.length) % found.length]?.focus();
}
