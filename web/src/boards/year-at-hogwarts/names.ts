/** Which names are printed on the map, and where: few on the whole map, all of them near. */

import type { BoardState } from "./state.svelte.js";
import type { MapWindow } from "./view.svelte.js";
import { nameOf, numberOf, wordsOf } from "./facts.js";

export interface Slip {
  space: string;
  name: string;
  /** The number of an own mission that is done there. */
  mission: number;
  lit: boolean;
  aimed: boolean;
  /** From the middle of the map's window. */
  left: number;
  top: number;
}

/** So many names of reachable spaces fit on the whole map. */
const MOST = 5;
/** Rooms outside the castle, and all of the leaves, are named at any zoom. */
const ALWAYS = new Set(["start", "hagrids-hut", "care-classroom", "herbology-classroom", "quidditch-pitch", "whomping-willow", "chamber-of-secrets"]);

/** The own missions by the spaces where they are done. */
export function missionsBySpace(board: BoardState): Map<string, string> {
  const { book } = board.props;
  const found = new Map<string, string>();
  for (const mission of board.mine?.missions ?? []) {
    for (const space of wordsOf(book, mission, "spaces")) found.set(space, mission);
  }
  return found;
}

export function slipsOf(board: BoardState, view: MapWindow): Slip[] {
  const missions = missionsBySpace(board);
  const { book } = board.props;
  let room = MOST;
  const found: Slip[] = [];
  for (const spot of board.chart.spots.values()) {
    if (!spot.name) continue;
    const lit = board.isLit(`space ${spot.id}`);
    const aimed = board.aimed === spot.id;
    const mission = missions.get(spot.id);
    const isNamed = spot.kind === "named" || spot.kind === "classroom" || spot.kind === "tower";
    const fits = view.near || aimed || mission !== undefined || ALWAYS.has(spot.id) || spot.board !== "main";
    if (!fits && !(lit && isNamed && room-- > 0)) continue;
    const [left, top] = [spot.x * view.scale + view.left, spot.y * view.scale + view.top];
    if (left < 30 || left > view.width - 30 || top < 16 || top > view.height - 34) continue;
    const slip = {
      space: spot.id,
      name: nameOf(book, spot.id),
      mission: mission ? numberOf(book, mission, "number") : 0,
      lit,
      aimed,
      left,
      top: top + (view.near ? 30 : 17),
    };
    const half = width(slip) / 2 + 3;
    found.push({ ...slip, left: Math.max(half, Math.min(view.width - half, left)) });
  }
  return apart(found);
}

/** About how wide a slip is printed. */
function width({ name, mission }: Slip): number {
  return name.length * 6.6 + (mission ? 26 : 0) + 14;
}

/** Names that would lie on each other are left out: first those that say least. */
function apart(slips: Slip[]): Slip[] {
  const weight = ({ aimed, mission, lit }: Slip): number => Number(aimed) * 4 + Number(mission > 0) * 2 + Number(lit);
  const kept: Slip[] = [];
  for (const slip of slips.toSorted((one, other) => weight(other) - weight(one))) {
    const isFree = kept.every(
      (other) => Math.abs(other.top - slip.top) > 20 || Math.abs(other.left - slip.left) > (width(other) + width(slip)) / 2,
    );
    if (isFree) kept.push(slip);
  }
  return kept;
}
