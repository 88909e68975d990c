/** Everything that lights up as a list, for where the map has little room. */

import { motif } from "../../art/motifs.js";
import { say } from "../../words/words.svelte.js";
import { laidRow, ROW, type Row } from "../laid.js";
import { characterAt, briefOf, inkOf, inkOfSide, nameOf, personOf, recordOf, spaceOf, standingOn } from "./facts.js";
import { wayBy } from "./labels.js";
import { laidOf } from "./laid.js";
import type { BoardState } from "./state.svelte.js";

export interface SpaceRow extends Row {
  /** The cards that wait there, and how many more are drawn. */
  waits: string[];
  draws: number;
}

const EMPTY = { ...ROW, waits: [], draws: 0 };

export function rowsOf(board: BoardState): SpaceRow[] {
  const ways = board.ways.map((way) => ({
    ...spaceRow(board, way.path.at(-1) ?? board.start, wayBy(board, way.path, way.tries), () => board.play(...way.line)),
    key: `space ${way.path.at(-1) ?? ""} ${way.line.join(" ")}`,
  }));
  const laid = laidOf(board).map((each) => ({ ...EMPTY, ...laidRow(each, (choice) => board.play(choice)) }));
  const things = board.ways.length ? [] : [...board.lit].flatMap((thing) => thingRow(board, thing));
  return [...ways, ...laid, ...things];
}

function thingRow(board: BoardState, thing: string): SpaceRow[] {
  const { book, text } = board.props;
  const [domain, word = ""] = thing.split(" ");
  const act = (from: HTMLElement) => board.point(thing, from);
  switch (domain) {
    case "space":
      return [spaceRow(board, word, "", act)];
    case "seat": {
      const own = characterAt(board.facts, Number(word));
      const name = text.players[Number(word)] ?? "";
      const more = own ? `${personOf(book, own)}, ${nameOf(book, own.space)}` : "";
      return [{ ...EMPTY, key: thing, card: own?.character ?? "", ink: inkOfSide(own?.faction), name, more, act }];
    }
    case "spell":
    case "effect":
      return [{ ...EMPTY, key: thing, card: recordOf(book, word), ink: "ink", name: nameOf(book, word), more: briefOf(book, word), act }];
    case "card":
      if (laidOf(board).some(({ choice }) => choice.endsWith(` ${word}`))) return [];
      return [{ ...EMPTY, key: thing, card: recordOf(book, word), ink: inkOf(book, word), name: nameOf(book, word), more: briefOf(book, word), act }];
    default:
      return [];
  }
}

function spaceRow(board: BoardState, id: string, how: string, act: (from: HTMLElement) => void): SpaceRow {
  const space = spaceOf(board.facts, id);
  const cards = space?.cards ?? [];
  const there = standingOn(board.facts, id)
    .filter((seat) => seat !== board.seat)
    .map((seat) => board.props.text.players[seat] ?? "");
  const more = [how, there.length ? say("tal-row-there", { seats: board.props.text.listed(there) }) : ""].filter(Boolean).join(", ");
  return {
    ...EMPTY,
    key: `space ${id} ${how}`,
    space: id,
    motif: motif(id),
    name: nameOf(board.props.book, id),
    more,
    waits: cards.slice(0, 2),
    draws: Math.max(0, (space?.draws ?? 0) - cards.length),
    act,
  };
}
