/** Everything that lights up as a list, for where the map has little room: missions first, then early stops and named places. */

import type { Symbol } from "../../art/symbols.js";
import { say } from "../../words/words.svelte.js";
import { boardOfFigure, inkOf, lyingOn, nameOf, numberOf, standingOn } from "./facts.js";
import { figureName, spaceName, wayLength } from "./labels.js";
import { laidOf } from "./laid.js";
import { missionsBySpace } from "./names.js";
import type { BoardState } from "./state.svelte.js";

export interface Row {
  key: string;
  /** The space that is aimed at on the map. */
  space: string;
  card: string;
  sign: Symbol | null;
  ink: string;
  name: string;
  more: string;
  /** At the right: the steps. */
  far: string;
  mission: number;
  act(from: HTMLElement): void;
}

const EMPTY = { space: "", card: "", sign: null, ink: "ink", more: "", far: "", mission: 0 };

/** What is laid out, as rows. */
export function laidRows(board: BoardState): Row[] {
  return laidOf(board).map(({ choice, card, icon, ink, name, text }) => ({
    ...EMPTY,
    key: `choice ${choice}`,
    card,
    sign: icon,
    ink,
    name: name || text,
    more: name ? text : "",
    act: () => board.play(choice),
  }));
}

/** Everything as rows; while a fight lies over the map, its plate shows what is laid out. */
export function rowsOf(board: BoardState): Row[] {
  const laid = board.facts.fight && !board.onMap ? [] : laidRows(board);
  const spaces = [...board.lit].flatMap((thing) => (thing.startsWith("space ") ? [spaceRow(board, thing.slice(6))] : []));
  const figures = [...board.lit].flatMap((thing) => (thing.startsWith("figure ") ? [figureRow(board, thing.slice(7))] : []));
  const weight = ({ mission, name, space }: Row): number =>
    Number(mission > 0) * 4 + Number(standingOn(board.facts, space).length > 0) * 2 + Number(board.chart.spots.get(space)?.name === name);
  return [...laid, ...figures, ...spaces.toSorted((one, other) => weight(other) - weight(one))];
}

function spaceRow(board: BoardState, id: string): Row {
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
    name: spaceName(board, id),
    more: more.filter(Boolean).join(", "),
    far: way ? say("yah-steps", { count: wayLength(board, way.path) }) : "",
    mission: mission ? numberOf(book, mission, "number") : 0,
    act: (from) => board.point(`space ${id}`, from),
  };
}

function figureRow(board: BoardState, figure: string): Row {
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
