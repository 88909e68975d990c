/** The pitch as the page draws it: its squares, what stands on them, and what may be done there. */

import { say } from "../../words/words.svelte.js";
import { wordsOf, type Match } from "./facts.js";
import { figureName } from "./labels.js";
import type { BoardState } from "./state.svelte.js";

export const PITCH = "pitch";
const SIDES = ["home", "away"] as const;
const SORTS = ["keeper", "beater-1", "beater-2", "chaser-1", "chaser-2", "chaser-3", "seeker"] as const;

export interface Piece {
  id: string;
  side: 0 | 1;
  sort: "keeper" | "beater" | "chaser" | "seeker";
  number: string;
  /** The word of its square, empty when it is out. */
  square: string;
  quaffle: boolean;
  bludger: boolean;
}

/** One side of a match. */
export interface MatchSide {
  side: 0 | 1;
  house: string;
  /** Who plays it. */
  name: string;
  /** The board of who plays it. */
  student: string | null;
  goals: number;
}

/** Both sides; the team of the house, until it is chosen, in an ink of its own. */
export function sidesOf(board: BoardState, match: Match): MatchSide[] {
  return ([0, 1] as const).map((side) => {
    const pawn = board.facts.pawns[match.sides[side] ?? -1];
    return {
      side,
      house: match.houses[side] ?? (side ? "slytherin" : "gryffindor"),
      name: pawn ? figureName(board, pawn.figure) : say("yah-app"),
      student: pawn?.board ?? null,
      goals: match.goals[side] ?? 0,
    };
  });
}

export interface Grid {
  lanes: string[];
  /** Rows with those of the goals, as the challenger counts them. */
  rows: number;
  goals: string[];
}

export function gridOf(board: BoardState): Grid {
  const about = board.props.book.cards[PITCH]?.about ?? {};
  const lanes = wordsOf(board.props.book, PITCH, "lanes");
  return {
    lanes: lanes.length ? lanes : ["A", "B", "C", "D", "E"],
    rows: Number(about["rows"] ?? 7) + 2,
    goals: wordsOf(board.props.book, PITCH, "goal-lanes"),
  };
}

/** The word of a square by its number. */
export function squareOf({ lanes }: Grid, square: number): string {
  return square < 0 ? "" : `${lanes[square % lanes.length] ?? ""}${Math.floor(square / lanes.length)}`;
}

export function isGoal({ lanes, rows, goals }: Grid, lane: number, row: number): boolean {
  return (row === 0 || row === rows - 1) && (goals.length ? goals : lanes.slice(1, -1)).some((each) => each === lanes[lane]);
}

/** Whether there is such a square at all. */
export function isSquare(grid: Grid, lane: number, row: number): boolean {
  return (row > 0 && row < grid.rows - 1) || isGoal(grid, lane, row);
}

/** The word of a piece by its number. */
export function pieceName(number: number): string {
  return `${SIDES[Math.floor(number / SORTS.length)] ?? ""}-${SORTS[number % SORTS.length] ?? ""}`;
}

/** The keeper at which a shot goes now; null where none can be, or nobody keeps. */
export function keeperOf(match: Match | null): string | null {
  const keeper = match?.shot?.keeper ?? null;
  return keeper === null ? null : pieceName(keeper);
}

export function piecesOf(board: BoardState, grid: Grid): Piece[] {
  const { match } = board.facts;
  if (!match) return [];
  return match.squares.map((square, at) => {
    const side = Math.floor(at / SORTS.length) as 0 | 1;
    const word = SORTS[at % SORTS.length] ?? "seeker";
    const [sort = "", number = ""] = word.split("-");
    return {
      id: pieceName(at),
      side,
      sort: sort as Piece["sort"],
      number,
      square: squareOf(grid, square),
      quaffle: match["quaffle-holder"] === at,
      bludger: match["bludger-holders"].includes(at),
    };
  });
}
