/** The dice of a story: what they showed, beside what dice with these sides are expected to show. */

import type { Tally } from "../fair/statistics.js";
import type { Book, Happened } from "../protocol.js";
import { Signature } from "../text.js";

/** How often each symbol was rolled (a doubled side counts two), and each side of the dice of a kind. */
export interface Rolled {
  symbols: { symbol: string; count: number; expected: number }[];
  sides: Tally[];
}

/** Dice of one kind: the faces that came up, and the sides that each of them has. */
interface Dice {
  faces: string[];
  sides: string[];
}

const NUMBERED = /-[0-9]+$/;
/** Events that tell rolls: of a seat, each die with the side that came up. */
const ROLLS = /^\S+ seat \*die face$/;

/** The sides of a plain die. */
const PLAIN = ["1", "2", "3", "4", "5", "6"];

/** What was rolled in these entries; `numbers` are the events that tell the numbers of plain dice. */
export function rolled(book: Book, story: readonly Happened[], numbers: ReadonlySet<string> = new Set()): Rolled {
  if (numbers.size) return plain(story, numbers);
  const kinds = new Map<string, string[]>();
  for (const [die, face] of rolls(book, story)) {
    const kind = die.replace(NUMBERED, "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), face]);
  }
  const dice = [...kinds].map(([kind, faces]) => ({ faces, sides: sidesOf(book, kind) }));
  return { symbols: symbolsOf(dice), sides: dice.map(tallyOf) };
}

/** The numbers of plain dice, each side by itself. */
function plain(story: readonly Happened[], words: ReadonlySet<string>): Rolled {
  const events = story.flatMap(({ events = [] }) => events).filter(([, word = ""]) => words.has(word));
  const faces = events.flatMap(([, , , ...values]) => values).filter((value) => PLAIN.includes(value));
  const expected = faces.length / PLAIN.length;
  const counts = PLAIN.map((side) => faces.filter((face) => face === side).length);
  return {
    symbols: PLAIN.map((symbol, at) => ({ symbol, count: counts[at] ?? 0, expected })),
    sides: [{ counts, expected: PLAIN.map(() => expected) }],
  };
}

function tallyOf({ faces, sides }: Dice): Tally {
  const each = [...new Set(sides)];
  const share = (side: string, of: readonly string[]) => of.filter((other) => other === side).length;
  return {
    counts: each.map((side) => share(side, faces)),
    expected: each.map((side) => (faces.length * share(side, sides)) / sides.length),
  };
}

function symbolsOf(dice: readonly Dice[]): Rolled["symbols"] {
  const names = [...new Set(dice.flatMap(({ sides }) => sides.map((side) => shownBy(side).symbol)))];
  const sum = (symbol: string, sides: readonly string[]) =>
    sides.reduce((total, side) => total + (shownBy(side).symbol === symbol ? shownBy(side).times : 0), 0);
  return names.sort().map((symbol) => ({
    symbol,
    count: dice.reduce((total, { faces }) => total + sum(symbol, faces), 0),
    expected: dice.reduce((total, { faces, sides }) => total + (faces.length * sum(symbol, sides)) / sides.length, 0),
  }));
}

/** What a side shows: `knowledge-2` is knowledge, two times. */
function shownBy(side: string): { symbol: string; times: number } {
  const [number = ""] = NUMBERED.exec(side) ?? [];
  return { symbol: side.slice(0, side.length - number.length), times: Number(number.slice(1) || 1) };
}

/** The kind of dice that shows a symbol most, whose ink is that of the symbol; empty where the dice have no such kind. */
export function inkOf(book: Book, symbol: string): string {
  const dice = Object.entries(book.cards).filter(([, { kind }]) => kind === "die");
  const often = (id: string) => sidesOf(book, id.replace(/^die-/, "")).filter((side) => shownBy(side).symbol === symbol).length;
  const [most] = dice.map(([id]) => id).sort((one, other) => often(other) - often(one));
  return most?.replace(/^die-/, "") ?? "";
}

/** Each die that was rolled, and the side that came up. */
function rolls(book: Book, story: readonly Happened[]): [die: string, face: string][] {
  const words = new Set(book.names.events.filter((each) => ROLLS.test(each)).map((each) => new Signature(each).word));
  const events = story.flatMap((each) => each.events ?? []).filter((event) => words.has(event[1] ?? ""));
  return events.flatMap((event) => pairs(event.slice(3)));
}

function pairs(words: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (let at = 0; at + 1 < words.length; at += 2) found.push([words[at] ?? "", words[at + 1] ?? ""]);
  return found;
}

/** The sides of a kind of dice, as its book says them. */
function sidesOf(book: Book, kind: string): string[] {
  const sides = book.cards[`die-${kind}`]?.about?.["sides"];
  return Array.isArray(sides) ? sides.map(String) : [];
}
