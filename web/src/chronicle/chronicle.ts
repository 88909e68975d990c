/**
 * What log, replay, result, card sheet and text view know of one game, beside what its book says: which events matter, how an ending
 * is told, how the table is told in words. No rule is here: everything is read off views and events.
 *
 * To add a game: its `Chronicle`, and a line in `CHRONICLES`.
 */

import type { Symbol } from "../art/symbols.js";
import type { Arguments } from "../messages.js";
import type { Book, Facts } from "../protocol.js";
import type { Text } from "../text.js";

/** What makes words: the game's own, and those of the page. */
export interface Words {
  text: Text;
  /** A message of the page; `part` is one of its attributes. */
  say(id: string, values?: Arguments, part?: string): string;
}

/** One of the reasons by which a game may end, and how near it was. */
export interface Reason {
  /** The clause; where it is among those that ended the game, this reason is decisive. */
  clause: string;
  icon: Symbol;
  name: string;
  remark: string;
  count: number;
  /** How many it takes; nothing where that is no number to reach. */
  of?: number;
}

/** How a game ended. */
export interface Ending {
  won: boolean;
  headline: string;
  caption: string;
  reasons: Reason[];
  /** What stands at the foot of the page; without it whether all won or lost together. */
  foot?: string;
}

/** Something that players did, counted for each; the column's heading is `deed-<id>`. */
export interface Deed {
  id: string;
  /** How much an event counts, for the seat that its first value names. */
  count: Readonly<Record<string, (values: readonly string[]) => number>>;
}

/** A symbol of a card: what covers it, the colour of a die or `token`; null while it is open. */
export interface Slot {
  trait: string;
  by: string | null;
  wide: boolean;
}

/** How a card looks and stands now, as far as that is shown in its picture. */
export interface Portrait {
  /** The ink of its block: `hogwarts`, `eater`. */
  ink: string;
  icon: Symbol | null;
  damage: number;
  track: number;
  slots: readonly (readonly Slot[])[];
}

/** A part of the table in words: a heading, and lines. */
export interface Part {
  heading: string;
  lines: string[];
}

export interface Chronicle {
  /** The events that are signed above the line of a replay. */
  marks: Readonly<Record<string, Symbol>>;
  /** Events that are left out where a turn is summed up. */
  small: ReadonlySet<string>;
  /** Events whose numbers are those of plain dice. */
  numbers?: ReadonlySet<string>;
  /** Whose turn it is by what its event names, where that is no seat. */
  seatOf?(turn: string, facts: Facts): number;
  /** The ink of a seat: that of its faction. */
  inkOf(seat: number, facts: Facts): string | undefined;
  portrait(card: string, facts: Facts, book: Book): Portrait;
  /** The words by which choices name a card: its own, or those of the abilities of a headquarters. */
  namesOf(card: string, facts: Facts): string[];
  /** The cards that lie in a row with a card, itself among them. */
  rowOf(card: string, facts: Facts): string[];
  /** Choices that one may want to try with a card: why they are not offered is asked for its sheet. */
  attempts(card: string, facts: Facts): string[];
  /** Where a card is, and how it fares there. */
  whereabouts(card: string, facts: Facts, words: Words): string[];
  /** The cards that lie on a card, as on a space. */
  lyingOn?(card: string, facts: Facts): string[];
  ending(facts: Facts, words: Words): Ending;
  deeds: readonly Deed[];
  /** The message that says for whom deeds count, where that is a question. */
  deedsOf?: string;
  /** The picture of an ending. */
  scene(facts: Facts): string;
  /** The whole position in words. */
  position(facts: Facts, words: Words): Part[];
}

export const CHRONICLES: Readonly<Record<string, () => Promise<Chronicle>>> = {
  "death-eaters-rising": async () => (await import("./death-eaters-rising.js")).CHRONICLE,
  talisman: async () => (await import("./talisman.js")).CHRONICLE,
  "year-at-hogwarts": async () => (await import("./year-at-hogwarts.js")).CHRONICLE,
};
