/** The keys of the board. */

import type { Bindings } from "../../keys.svelte.js";
import { boardKeys, focusing, pointingKeys } from "../keys.js";
import type { BoardState } from "./state.svelte.js";

const LIT = "[data-thing].lit";
const COMMANDS = ["r", "e", "p", "a", "s", "h", "w", "y"];

export function keysOf(board: BoardState, root: () => HTMLElement | undefined): Bindings {
  const focus = focusing(root);
  return boardKeys(board, {
    ...pointingKeys(root, LIT, COMMANDS),
    ...arrows(board),
    m: () => focus(".window [data-thing].lit, .window [data-thing]"),
    o: () => focus(".others [data-rove]"),
    q: () => focus(".missions [data-rove]"),
  });
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
