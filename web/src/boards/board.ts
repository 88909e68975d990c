/**
 * What a board is: the part of the page that draws one game. The frame (../table) has the header, panels and sheets; a board
 * fills what is below the header, its desk with the choice bar included. It knows no rule: it shows the view it is given, offers
 * `options`, and asks `why` about the rest.
 *
 * To add a game: a folder with an `index.ts` that exports a `BoardModule`, and a line in `BOARDS`.
 */

import type { Component } from "svelte";

import type { Layout } from "../layout.svelte.js";
import type { Book, Facts, SeatView, TableInfo } from "../protocol.js";
import type { Sound } from "../sound.js";
import type { News } from "../table/table.svelte.js";
import type { Text } from "../text.js";

/** What a person pointed at, and wants explained: a card, place, die or symbol of the book; a clause; a choice refused. */
export type Inspected =
  | { card: string }
  | { clause: string }
  | { choice: string; clause: string; fits?: string[] };

export interface BoardProps {
  /** The view of the seat that is looked from. */
  view: SeatView;
  table: TableInfo;
  /** The seat that is looked from; null for spectators, and in replays of spectators. */
  seat: number | null;
  book: Book;
  text: Text;
  /** What happened since the view before, to be shown by motion. */
  news: News;
  /** Whether nothing may be done here: a replay, a lost connection, a pause. Then there is no yellow, and no desk. */
  still: boolean;
  /** Does these choices, one after another. Interjections too: they are among the options. */
  play(...line: string[]): void;
  undo(): void;
  /** The clause against each of these choices, empty for those that are offered. */
  why(...choices: string[]): Promise<string[]>;
  /** Opens the card's sheet, the rulebook at the clause, or the bubble that says why not, beside `from`. */
  inspect(what: Inspected, from: HTMLElement): void;
}

/** A step of the turn, in the header. */
export interface Step {
  name: string;
  state: "past" | "now" | "next";
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The steps of the turn for the header. */
  steps(facts: Facts, text: Text): Step[];
  /** The sounds of what happens, by the words of events. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Its keys, each with the message that says what it does: `key-does-…`. */
  keys?: readonly (readonly [string, string])[];
  /** The height of its desk, where it is another than usual: what lies over the board leaves it free. */
  desk?: Readonly<Record<Layout, number>>;
}

/** The boards by game, each a chunk that is loaded when its table is opened. */
export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  "death-eaters-rising": () => import("./death-eaters-rising/index.js"),
  talisman: () => import("./talisman/index.js"),
  "year-at-hogwarts": () => import("./year-at-hogwarts/index.js"),
};
