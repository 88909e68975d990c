/** Where pawns and Death Eaters stand on the map: several on one space side by side. */

import { pawnOf } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

export interface Placed {
  figure: string;
  board: string | null;
  own: boolean;
  x: number;
  y: number;
  /** Beside the others on the space, in pixels. */
  shift: number;
}

const APART = 12;

export function pawnsOf(board: BoardState): Placed[] {
  const { facts, chart } = board;
  const found = new Map<string, string[]>();
  for (const { figure, space } of [...facts["death-eaters"], ...facts.pawns]) {
    if (space) found.set(space, [...(found.get(space) ?? []), figure]);
  }
  return [...found].flatMap(([space, figures]) => {
    const spot = chart.spots.get(space);
    if (!spot) return [];
    return figures.map((figure, at) => ({
      figure,
      board: pawnOf(facts, figure)?.board ?? null,
      own: figure === board.mine?.figure,
      x: spot.x,
      y: spot.y,
      shift: (at - (figures.length - 1) / 2) * APART,
    }));
  });
}
