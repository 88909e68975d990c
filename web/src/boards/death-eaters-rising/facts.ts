/** The table of Death Eaters Rising as its view tells it (`view.py`), and what the edition's cards say about themselves. */

import type { Book, CardPart, Facts } from "../../protocol.js";

export const TRAITS = ["knowledge", "bravery", "loyalty", "friendship"] as const;
export type Trait = (typeof TRAITS)[number];
export const LOCATIONS = ["ministry-of-magic", "diagon-alley", "hogsmeade"] as const;

/** Numbers of symbols by trait; traits without any are not named. */
export type Symbols = Readonly<Partial<Record<string, number>>>;

export interface Character {
  id: string;
  damage: number;
  track: number;
  open: Symbols;
  covered: Symbols;
  spent: boolean;
}

export interface Location {
  id: string;
  /** The current place first. */
  places: string[];
  corruption: number;
  beside: (Character | null)[];
}

export interface Seat {
  faction: string | null;
  headquarters: string | null;
  team: Character[];
  healed: string | null;
  "declined-by": number[];
  tokens: string[];
}

export interface Die {
  id: string;
  in: string;
  shows: string | null;
  on: string | null;
}

export interface TableFacts extends Facts {
  voldemort: { faces: string; revealed: boolean; damage: number; goal: number; limit: number; open: Symbols };
  mission: string | null;
  locations: Location[];
  seats: Seat[];
  /** The open symbols of the two abilities of the active seat's headquarters. */
  headquarters: Symbols[];
  dice: Die[];
  rolls: number;
  penalties: Record<string, boolean | Symbols>;
  "hospital-wing": string[];
  azkaban: string[];
  "corrupted-places": string[];
  limits: { "hospital-wing": number; "corrupted-places": number; corruption: number };
}

export const VOLDEMORT = "lord-voldemort";
export const POOL = "pool";
export const ASSIGNED = "assigned-dice";

/** The colour of a die by its name, `blue-1`. */
export function colourOf(die: string): string {
  return die.replace(/-\d+$/, "");
}

/** What a side shows: its trait, and how many symbols of it. */
export function sideOf(face: string): { trait: string; count: number } {
  const isDouble = face.endsWith("-2");
  return { trait: isDouble ? face.slice(0, -2) : face, count: isDouble ? 2 : 1 };
}

/** The ink of a card: that of its faction, black for the enemy. */
export function inkOf(book: Book, card: string): string {
  const found = book.cards[card];
  const faction = found?.about?.["faction"];
  if (typeof faction === "string") return faction;
  return found?.kind === "wizard" ? "none" : "eater";
}

/** The symbols that a card asks for, in the order in which its edition names them. */
export function costOf(book: Book, card: string): Symbols {
  const about = book.cards[card]?.about ?? {};
  return (about["recruit"] ?? about["cost"] ?? {}) as Symbols;
}

/** What the ability of a wizard costs. */
export function payOf(book: Book, card: string): Symbols {
  return (book.cards[card]?.about?.["pay"] ?? {}) as Symbols;
}

export function partsOf(book: Book, card: string): CardPart[] {
  return book.cards[card]?.parts ?? [];
}

/** The text of a card as short as a small card has room, with signs in brackets. */
export function briefOf(book: Book, card: string): string {
  return partsOf(book, card)
    .map(({ brief }) => brief)
    .join(" ");
}

/** A name as it fits a card so narrow: whole, else what people say: teachers by their surname, all others by the first. */
export function nameFor(name: string, ink: string, letters: number): string {
  if (name.length <= letters) return name;
  const words = name.split(" ");
  return (ink === "hogwarts" ? words.at(-1) : words[0]) ?? name;
}

/** The trait to which each colour of dice leans. */
export const COLOURS: Readonly<Record<string, Trait>> = {
  blue: "knowledge",
  purple: "bravery",
  red: "loyalty",
  orange: "friendship",
};
