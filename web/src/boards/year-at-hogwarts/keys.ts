/** The keys of the board. */

import type { Bindings } from "../../keys.svelte.js";
import type { BoardState } from "./state.svelte.js";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];
/** What lights up, in the order of the page. */
const LIT = "[data-thing].lit";
const COMMANDS = ["r", "e", "p", "a", "s", "h", "w"];

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
    ...arrows(board),
    m: () => focus(".window [data-thing].lit, .window [data-thing]"),
    o: () => focus(".others [data-rove]"),
    q: () => focus(".missions [data-rove]"),
    u: () => undo(board),
    Backspace: () => undo(board),
    Enter: () => primary(),
    Escape: () => letGo(board),
  };
}

/** On the map the arrows go from a space to the next one in that direction, along corridors. */
function arrows(board: BoardState): Bindings {
  const turn = (dx: number, dy: number) => (): void | false => {
    const focused = document.activeElement;
    const space = focused?.getAttribute("data-thing")?.match(/^space (.*)$/)?.[1];
    const from = board.chart.spots.get(space ?? "");
    if (!from) return false;
    const joined = board.chart.joins.flatMap((join) => (join.from === from.id ? [join.to] : join.to === from.id ? [join.from] : []));
    const ahead = joined.flatMap((id) => {
      const spot = board.chart.spots.get(id);
      if (!spot) return [];
      const [x, y] = [spot.x - from.x, spot.y - from.y];
      const towards = (x * dx + y * dy) / (Math.hypot(x, y) || 1);
      return towards > 0.3 ? [{ id, towards }] : [];
    });
    const [best] = ahead.toSorted((one, other) => other.towards - one.towards);
    if (best) document.querySelector<SVGElement>(`.window [data-thing="space ${best.id}"]`)?.focus();
  };
  return { ArrowLeft: turn(-1, 0), ArrowRight: turn(1, 0), ArrowUp: turn(0, -1), ArrowDown: turn(0, 1) };
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
  if (!board.held) return false;
  board.letGo();
}
