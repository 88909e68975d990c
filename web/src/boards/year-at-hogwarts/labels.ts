/** What is said of the things of the table, for who listens to it. */

import { say } from "../../words/words.svelte.js";
import type { Spot } from "./chart.js";
import { countOf, lyingOn, nameOf, pawnOf, standingOn, type Pawn } from "./facts.js";
import { missionsBySpace } from "./names.js";
import type { BoardState } from "./state.svelte.js";

/** What a figure is called: a player by name, a Death Eater by the board. */
export function figureName(board: BoardState, figure: string | null): string {
  if (figure === null) return "";
  const { text } = board.props;
  const pawn = pawnOf(board.facts, figure);
  if (pawn) return board.facts.return ? text.thing("figure", figure).name : (text.players[pawn.seat] ?? "");
  return text.thing("figure", figure).name;
}

/** What a space is called; one without a name by what it is. */
export function spaceName(board: BoardState, space: string | null): string {
  return space ? nameOf(board.props.book, space) : "";
}

/** A space, with what it gives, what lies and stands there, and whether one may go there. */
export function spaceSaid(board: BoardState, spot: Spot): string {
  const { facts, props } = board;
  const { text, book } = props;
  const figures = standingOn(facts, spot.id).map((figure) => figureName(board, figure));
  const tokens = lyingOn(facts, spot.id).map((token) => nameOf(book, token));
  const mission = missionsBySpace(board).get(spot.id);
  const way = board.wayTo(spot.id);
  const kind = spot.name ? say(`yah-space-${spot.kind}`) : "";
  return [
    `${spaceName(board, spot.id)}${kind && spot.kind !== "named" ? `, ${kind}` : ""}${spot.shown ? ` ${spot.shown}` : ""}.`,
    mission ? say("yah-space-mission", { mission: nameOf(book, mission) }) : "",
    tokens.length ? say("yah-space-tokens", { tokens: text.listed(tokens) }) : "",
    figures.length ? say("yah-space-figures", { figures: text.listed(figures) }) : "",
    way ? say("yah-space-way", { count: wayLength(board, way.path) }) : "",
    !way && board.isLit(`space ${spot.id}`) ? say("board-lit") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The steps of a way; free passages cost none. */
export function wayLength(board: BoardState, path: readonly string[]): number {
  const from = board.mine?.space ?? "";
  const whole = path[0] === from ? path : [from, ...path];
  return whole.slice(1).reduce((sum, to, at) => {
    const before = whole[at] ?? "";
    const join = board.chart.joins.find((each) => (each.from === before && each.to === to) || (each.to === before && each.from === to));
    return sum + (join?.steps ?? 1);
  }, 0);
}

/** Another player's side in one sentence. */
export function pawnSaid(board: BoardState, pawn: Pawn): string {
  const { book } = board.props;
  return [
    say("yah-pawn", {
      name: figureName(board, pawn.figure),
      board: pawn.board ? nameOf(book, pawn.board) : "",
      space: spaceName(board, pawn.space),
      points: pawn.points,
      missions: pawn.done.length,
      hp: pawn.hp,
      objects: pawn.objects.length,
      spells: countOf(pawn, "spell"),
      potions: countOf(pawn, "potion"),
      books: countOf(pawn, "book"),
    }),
    ...tagsOf(board, pawn).map((tag) => `${tag}.`),
    board.isLit(`figure ${pawn.figure}`) ? say("board-lit") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What holds a pawn, in a word each: as tags on its strip. */
export function tagsOf(board: BoardState, pawn: Pawn): string[] {
  return [
    pawn["turns-to-miss"] ? say("yah-tag-misses", { count: pawn["turns-to-miss"] }) : "",
    pawn.waits ? say("yah-tag-waits") : "",
    pawn.home ? say("yah-tag-journey") : "",
    board.facts.variant === "team" ? say("yah-tag-team", { number: pawn.team + 1 }) : "",
  ].filter(Boolean);
}
