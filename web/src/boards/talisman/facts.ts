/** The table of Talisman as its view tells it (`view.py`, `outlook.py`), and what the edition's cards say about themselves. */

import type { Symbol } from "../../art/symbols.js";
import type { Book, Facts } from "../../protocol.js";
import { nameOf, recordOf } from "../cards.js";

export { briefOf, nameOf, recordOf } from "../cards.js";

export const VALUES = ["magic", "strength"] as const;
export type Value = (typeof VALUES)[number];
export type Ring = "outer" | "middle" | "inner" | "hall";

/** A card and what it adds to a number; one that `sets` it says to what. */
export interface Source {
  of: string;
  amount: number;
  sets: boolean;
}

/** Magic or Strength: what is marked, the total, and what makes the difference. */
export interface Valued {
  marked: number;
  total: number;
  sources: Source[];
}

export interface Space {
  id: string;
  ring: Ring;
  draws: number;
  cards: string[];
  galleons: number;
}

/** A player's side of the table, once a character is chosen. */
export interface Character {
  person: string;
  character: string;
  faction: string;
  space: string;
  magic: Valued;
  strength: Valued;
  life: number;
  "life-at-start": number;
  fate: number;
  galleons: number;
  objects: string[];
  "object-limit": number;
  allies: string[];
  "ally-limit": number;
  /** A Spell that one may not know is a `?`. */
  spells: string[];
  "spell-limit": number;
  "seen-of-deck": string[];
  trophies: string[];
  task: string | null;
  "lost-turns": number;
  "extra-turns": number;
  ferret: number;
  "turned-back": boolean;
  "may-cross": boolean;
  "in-hospital": boolean;
  "has-cast": boolean;
}

export type Seat = Character | { person: string | null; character: null };

/** An end of a walk: the choices that lead there, the spaces on the way; with a try of the passage there, or without. */
export interface Way {
  line: string[];
  path: string[];
  tries: boolean;
}

export interface Fight {
  against: "enemies" | "characters" | "voldemort" | "in-text";
  fighter: number;
  rival: number | null;
  by: Value | null;
  enemies: string[];
  text: string | null;
  "ally-of": number | null;
  /** The scores without dice. */
  score: number | null;
  "foe-score": number | null;
  die: number;
  "foe-die": number;
  outcome: Outcome;
  "is-voldemort": boolean;
  ledger: Source[];
  "foe-ledger": Source[];
  /** Of either die, how the fight would end for the fighter with each face. */
  faces: { own: Outcome[]; foe: Outcome[] };
  /** Of 36 throws of both dice, how many would be won, drawn and lost. */
  odds: number[];
}

export type Outcome = "undecided" | "won" | "lost" | "drawn";

/** A table or contest for which dice were rolled. */
export interface Rolling {
  effect: string;
  seat: number;
  added: number;
  against: number | null;
}

export interface TurnFacts {
  rolled: number;
  steps: number;
  direction: string;
  trying: string | null;
  visited: string[];
  resolved: string[];
  dropped: string[];
  offered: string[];
  dice: number[];
  "other-die": number;
  "fate-spent": number[];
}

interface Deck {
  cards: string[];
  discards: string[];
}

export interface TableFacts extends Facts {
  advantage: string;
  voldemort: string;
  spaces: Space[];
  seats: Seat[];
  "turn-of": TurnFacts;
  ways: Way[];
  rolling: Rolling | null;
  fight: Fight | null;
  standing: { effect: string; of: number; on: number | null; for: string }[];
  decks: { outer: Deck; middle: Deck; spells: { cards: number; discards: string[] } };
  equipment: string[];
  insignia: string[];
  "fate-left": number;
  "galleons-left": number;
}

export const HALL = "great-hall";
const SIGNS: Readonly<Record<string, Symbol>> = {
  enemy: "mark",
  event: "chat",
  observer: "eye",
  place: "house",
  object: "object",
  equipment: "object",
  insignia: "hallow",
  spell: "token",
  dual: "ally",
};

export function characterAt(facts: TableFacts, seat: number): Character | null {
  const found = facts.seats[seat];
  return found && found.character !== null ? (found as Character) : null;
}

/** The name of a character, without that of its side. */
export function personOf(book: Book, { person }: Character): string {
  return nameOf(book, person);
}

/** The ink of a card: that of its side; black for Enemies that belong to nobody, and for Voldemort. */
export function inkOf(book: Book, card: string): string {
  const { kind, about } = book.cards[recordOf(book, card)] ?? {};
  const side = about?.["side"];
  if (typeof side === "string") return inkOfSide(side);
  return kind === "enemy" || kind === "voldemort" || kind === "space" ? "eater" : "none";
}

/** The ink of a side. */
export function inkOfSide(side: string | null | undefined): string {
  return side === "order" ? "order" : side === "death-eaters" ? "eater" : "ink";
}

/** What a card is: to a character of another side, somebody with a side is an Enemy. */
export function signOf(book: Book, card: string, faction?: string): Symbol {
  const { kind = "", about } = book.cards[recordOf(book, card)] ?? {};
  const side = about?.["side"];
  if (kind === "dual" && typeof side === "string" && faction && side !== faction) return "mark";
  return SIGNS[kind] ?? "object";
}

/** The value by which a card fights, if it does. */
export function foughtBy(book: Book, card: string): { value: Value; amount: number } | null {
  const about = book.cards[recordOf(book, card)]?.about ?? {};
  const value = VALUES.find((each) => Number(about[each] ?? 0) > 0);
  return value ? { value, amount: Number(about[value]) } : null;
}

/** The points of trophies by value. */
export function pointsOf(book: Book, trophies: readonly string[]): Record<Value, number> {
  const points = { magic: 0, strength: 0 };
  for (const trophy of trophies) {
    const fought = foughtBy(book, trophy);
    if (fought) points[fought.value] += fought.amount;
  }
  return points;
}

export function spaceOf(facts: TableFacts, id: string): Space | undefined {
  return facts.spaces.find((space) => space.id === id);
}

/** The seats whose figures stand on a space. */
export function standingOn(facts: TableFacts, space: string): number[] {
  return facts.seats.flatMap((_, seat) => (characterAt(facts, seat)?.space === space ? [seat] : []));
}
