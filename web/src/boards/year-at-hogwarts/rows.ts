/** Everything that lights up as a list, for where the map has little room: missions first, then early stops and named places. */

import { hogwartsMotif } from "../../art/motifs/hogwarts.js";
import { isSymbol, type Symbol } from "../../art/symbols.js";
import { say } from "../../words/words.svelte.js";
import { laidRow, ROW, type Row } from "../laid.js";
import { boardOfFigure, inkOf, lyingOn, nameOf, numberOf, standingOn } from "./facts.js";
import { figureName, spaceName, wayLength } from "./labels.js";
import { laidOf } from "./laid.js";
import { missionsBySpace } from "./names.js";
import type { BoardState } from "./state.svelte.js";

export interface SpaceRow extends Row {
  /** At the right: the steps. */
  far: string;
  mission: number;
}

const EMPTY = { ...ROW, far: "", mission: 0 };

/** What is laid out, as rows. */
export function laidRows(board: BoardState): SpaceRow[] {
  return laidOf(board).map((each) => ({ ...EMPTY, ...laidRow(each, (choice) => board.play(choice)) }));
}

/** Everything as rows; while a fight lies over the map, its plate shows what is laid out. */
export function rowsOf(board: BoardState): SpaceRow[] {
  const laid = board.facts.fight && !board.onMap ? [] : laidRows(board);
  const spaces = [...board.lit].flatMap((thing) => (thing.startsWith("space ") ? [spaceRow(board, thing.slice(6))] : []));
  const figures = [...board.lit].flatMap((thing) => (thing.startsWith("figure ") ? [figureRow(board, thing.slice(7))] : []));
  const weight = ({ mission, name, space }: SpaceRow): number =>
    Number(mission > 0) * 4 + Number(standingOn(board.facts, space).length > 0) * 2 + Number(board.chart.spots.get(space)?.name === name);
  return [...laid, ...figures, ...spaces.toSorted((one, other) => weight(other) - weight(one))];
}

function spaceRow(board: BoardState, id: string): SpaceRow {
  const { book, text } = board.props;
  const mission = missionsBySpace(board).get(id);
  const way = board.wayTo(id);
  const spot = board.chart.spots.get(id);
  const figures = standingOn(board.facts, id).filter((figure) => figure !== board.mine?.figure);
  const tokens = lyingOn(board.facts, id).map((token) => nameOf(book, token));
  const kind = spot?.name && spot.kind !== "named" ? say(`yah-space-${spot.kind}`) : "";
  const more = [
    mission ? say("yah-row-mission", { name: nameOf(book, mission) }) : "",
    kind,
    figures.length ? say("yah-row-meets", { names: text.listed(figures.map((figure) => figureName(board, figure))) }) : "",
    tokens.length ? text.listed(tokens) : "",
  ];
  return {
    ...EMPTY,
    key: `space ${id}`,
    space: id,
    motif: hogwartsMotif(id) ?? "",
    sign: signOf(spot?.kind ?? ""),
    name: spaceName(board, id),
    more: more.filter(Boolean).join(", "),
    far: way ? say("yah-steps", { count: wayLength(board, way.path) }) : "",
    mission: mission ? numberOf(book, mission, "number") : 0,
    act: (from) => board.point(`space ${id}`, from),
  };
}

/** The sign of a kind of space. */
function signOf(kind: string): Symbol {
  if (kind === "tower") return "floo";
  return isSymbol(kind) ? kind : "foot";
}

function figureRow(board: BoardState, figure: string): SpaceRow {
  const card = boardOfFigure(board.facts, figure) ?? "";
  return {
    ...EMPTY,
    key: `figure ${figure}`,
    card,
    ink: inkOf(board.props.book, card),
    name: figureName(board, figure),
    more: nameOf(board.props.book, card),
    act: (from) => board.point(`figure ${figure}`, from),
  };
}
