/** What the view tells of the table of A Year at Hogwarts, as the board reads it. */

import type { Symbol } from "../../art/symbols.js";
import type { Book, Facts } from "../../protocol.js";
import { recordOf } from "../cards.js";

export { briefOf, nameOf, recordOf } from "../cards.js";

export const HOUSES = ["gryffindor", "ravenclaw", "hufflepuff", "slytherin"] as const;
export type House = (typeof HOUSES)[number];

/** A card of somebody's hand; one that may not be known is a `?`. */
export interface Held {
  deck: string;
  card: string;
}

/** A player's side of the table. */
export interface Pawn {
  figure: string;
  seat: number;
  team: number;
  board: string | null;
  house: string | null;
  space: string | null;
  /** Where a pawn on a journey returns to. */
  home: string | null;
  hp: number;
  points: number;
  "team-points": number;
  floo: number;
  portkeys: number;
  objects: string[];
  cards: Held[];
  missions: string[];
  done: string[];
  waits: boolean;
  "turns-to-miss": number;
  matches: number;
}

export interface DeathEater {
  figure: string;
  space: string | null;
  hp: number;
}

/** Where a move may end, with the best path, and the choices of each way there, the best first. */
export interface End {
  space: string;
  path: string[];
  lines: string[][];
}

/** A way to where a move may end: its choices, the spaces entered, and what is taken on it. */
export interface Way {
  space: string;
  line: string[];
  path: string[];
  takes: string[];
  /** How many ways lead there. */
  ways: number;
}

/** The one of the ways to an end of the move that is meant. */
export function wayOf({ space, lines }: End, turned: number): Way {
  const line = lines[turned % lines.length] ?? [];
  const words = (kind: string) => line.flatMap((choice) => (choice.startsWith(`${kind} `) ? [choice.slice(kind.length + 1)] : []));
  return { space, line, path: words("go"), takes: words("take"), ways: lines.length };
}

export interface TurnFacts {
  rolled: number[];
  steps: number;
  walking: string | null;
  visited: string[];
  "on-journey": boolean;
  "picked-up": number;
  attempted: boolean;
  "extra-turns": number;
  dice: number[];
  offered: string[];
}

export interface Fight {
  kind: string;
  fighter: string | null;
  rival: string | null;
  opponent: string | null;
  "opponent-hp": number;
  mission: string | null;
  members: number[];
  attacker: string | null;
  round: number;
  played: { figure: string; cards: number }[];
  "cards-played": string[];
  dice: number[];
}

export interface Match {
  round: number;
  sides: number[];
  houses: string[];
  "side-to-move": number;
  actions: number;
  squares: number[];
  quaffle: number;
  "quaffle-holder": number;
  bludgers: number[];
  "bludger-holders": number[];
  goals: number[];
  seekers: number[];
  dice: number[];
  shot: Shot | null;
}

/** What a shot would bring: in so many of 36 throws it scores, and is saved. */
export interface Shot {
  by: number;
  keeper: number | null;
  odds: number[];
  /** Whether a goal would win round 1. */
  wins: boolean;
}

export interface TableFacts extends Facts {
  mode: string;
  length: string;
  variant: string;
  round: number;
  "last-round": boolean;
  mover: string | null;
  pawns: Pawn[];
  "death-eaters": DeathEater[];
  /** Where object tokens lie, by token. */
  lying: Record<string, string>;
  "turn-of": TurnFacts;
  reach: End[];
  fight: Fight | null;
  match: Match | null;
  return: { returned: boolean; destroyed: string[] } | null;
  standing: { effect: string; of: string; on: string; for: string | null; begun: boolean }[];
  decks: Record<string, string[]>;
  table: string[];
}

export const OPPONENT = "opponent";

function about(book: Book, card: string, fact: string): unknown {
  return book.cards[recordOf(book, card)]?.about?.[fact];
}

export function numberOf(book: Book, card: string, fact: string): number {
  return Number(about(book, card, fact) ?? 0);
}

export function wordOf(book: Book, card: string, fact: string): string {
  const found = about(book, card, fact);
  return typeof found === "string" ? found : "";
}

/** Words of a list of the card: the tokens that a mission asks for. */
export function wordsOf(book: Book, card: string, fact: string): string[] {
  const found = about(book, card, fact);
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}

/** The house of a board; null of one that belongs to none. */
export function houseOf(book: Book, board: string | null): House | null {
  const house = board ? wordOf(book, board, "house") : "";
  return HOUSES.find((each) => each === house) ?? null;
}

/** The class of the ink of a board. */
export function inkOf(book: Book, board: string | null): string {
  return houseOf(book, board) ?? "ink";
}

export function pawnOf(facts: TableFacts, figure: string | null): Pawn | null {
  return facts.pawns.find((pawn) => pawn.figure === figure) ?? null;
}

/** The first pawn that a seat plays. */
export function pawnAt(facts: TableFacts, seat: number): Pawn | null {
  return facts.pawns.find((pawn) => pawn.seat === seat) ?? null;
}

/** The board of any figure: of Death Eaters the word of the figure itself. */
export function boardOfFigure(facts: TableFacts, figure: string | null): string | null {
  return pawnOf(facts, figure)?.board ?? (figure && figure !== OPPONENT ? figure : null);
}

/** Who stands on a space: pawns, then Death Eaters. */
export function standingOn(facts: TableFacts, space: string): string[] {
  return [...facts.pawns, ...facts["death-eaters"]].filter((each) => each.space === space).map(({ figure }) => figure);
}

export function lyingOn(facts: TableFacts, space: string): string[] {
  return Object.entries(facts.lying).flatMap(([token, at]) => (at === space ? [token] : []));
}

/** The points of the houses, each that of its pawns; in the order of the hourglasses. */
export function cup(book: Book, facts: TableFacts): { house: House; points: number; pawns: Pawn[] }[] {
  return HOUSES.map((house) => {
    const pawns = facts.pawns.filter(({ board }) => houseOf(book, board) === house);
    return { house, points: pawns.reduce((sum, { points }) => sum + points, 0), pawns };
  });
}

export const DECKS = ["spell", "potion", "book"] as const;
export const DECK_SIGNS: Readonly<Record<string, Symbol>> = {
  spell: "spell",
  potion: "potion",
  book: "book",
  behaviour: "behaviour",
  event: "event",
  duel: "duel",
  quidditch: "snitch",
};

/** How many cards of a deck somebody holds. */
export function countOf(pawn: Pawn, deck: string): number {
  return pawn.cards.filter((card) => card.deck === deck).length;
}
