/** A fight as its plate shows it: two sides, what strikes, what was played. */

import { say } from "../../words/words.svelte.js";
import { boardOfFigure, inkOf, nameOf, numberOf, OPPONENT, pawnOf, recordOf, type Fight } from "./facts.js";
import { figureName } from "./labels.js";
import type { BoardState } from "./state.svelte.js";

export interface Side {
  figure: string;
  name: string;
  /** Who it is on the table: a person's name, or nothing. */
  person: string;
  card: string;
  ink: string;
  hp: number;
  /** The health at the beginning, as its card has it. */
  most: number;
  dice: number;
  resistance: number;
  attacks: boolean;
}

/** The fighter, or the member of the team whose attack it is; and whom they fight. */
export function sidesOf(board: BoardState, fight: Fight): [Side, Side] {
  const first = fight.attacker && fight.attacker !== fight.rival && fight.attacker !== OPPONENT ? fight.attacker : fight.fighter;
  return [sideOf(board, fight, first), sideOf(board, fight, fight.rival)];
}

function sideOf(board: BoardState, fight: Fight, figure: string | null): Side {
  const { facts, props } = board;
  const { book } = props;
  const attacks = figure !== null && fight.attacker === figure;
  if (figure === OPPONENT || figure === null) {
    const card = recordOf(book, fight.opponent ?? "");
    return {
      figure: OPPONENT,
      name: nameOf(book, card),
      person: "",
      card,
      ink: "ink",
      hp: fight["opponent-hp"],
      most: Math.max(fight["opponent-hp"], numberOf(book, card, "hp")),
      dice: 0,
      resistance: numberOf(book, card, "resistance"),
      attacks,
    };
  }
  const card = boardOfFigure(facts, figure) ?? "";
  const pawn = pawnOf(facts, figure);
  const hp = pawn?.hp ?? facts["death-eaters"].find((each) => each.figure === figure)?.hp ?? 0;
  return {
    figure,
    name: nameOf(book, card),
    person: pawn ? figureName(board, figure) : "",
    card,
    ink: inkOf(book, card),
    hp,
    most: Math.max(hp, numberOf(book, card, "hp")),
    dice: numberOf(book, card, "attack-dice"),
    resistance: numberOf(book, card, "resistance"),
    attacks,
  };
}

/** What the fight is about, and where. */
export function titleOf(board: BoardState, fight: Fight): string {
  const { book } = board.props;
  if (fight.mission) return say("yah-fight-mission", { number: numberOf(book, fight.mission, "number"), name: nameOf(book, fight.mission) });
  return say(`yah-fight-${fight.kind}`);
}

/** How many cards of a side count, and how many were played. */
export function playedOf(fight: Fight, figure: string): number {
  return fight.played.find((each) => each.figure === figure)?.cards ?? 0;
}
