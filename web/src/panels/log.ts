/** The log: what happened at a table, sentence by sentence, as the reader's book tells it. */

import type { Happened } from "../protocol.js";
import type { Thing } from "../messages.js";
import type { Piece, Sentences } from "./sentences.js";

/** A sentence of the log. */
export interface Line {
  key: string;
  /** The entry of the story that it belongs to. */
  at: number;
  /** Who chose what led to it, -1 where nobody did. */
  by: number;
  /** The event's word, or what kind of entry it is: `back`, `upgraded`, `seat`. */
  word: string;
  /** The event's first value: of a turn, whose it is. */
  of: string;
  clause: string;
  pieces: Piece[];
  /** Whether it was taken back since. */
  undone: boolean;
}

/** The word with which games tell that a turn begins. */
const TURN = "turn-began";

/** The sentences of a story, made as it goes on: what was told before is not made again. */
export class Log {
  private lines: Line[] = [];
  private told = 0;
  private first: Happened | undefined;
  private readonly shows = new Map<string, Thing>();

  constructor(private readonly sentences: Sentences) {}

  /** All lines of the story, the oldest first. */
  follow(story: readonly Happened[]): readonly Line[] {
    if (story.length < this.told || story[0] !== this.first) this.forget(story[0]);
    for (const happened of story.slice(this.told)) this.add(happened);
    this.told = story.length;
    return [...this.lines];
  }

  /** The sides that dice show at the end of the story. */
  sides(story: readonly Happened[]): ReadonlyMap<string, Thing> {
    this.follow(story);
    return this.shows;
  }

  private forget(first: Happened | undefined): void {
    this.lines = [];
    this.told = 0;
    this.first = first;
    this.shows.clear();
  }

  private add({ at, by = -1, events = [], back = -1, note = "" }: Happened): void {
    if (back >= 0) this.takeBack(back, at);
    const word = back >= 0 ? "back" : note;
    if (word) this.lines.push({ key: `${at}`, at, by, word, of: "", clause: "", pieces: [], undone: false });
    for (const [number, event] of events.entries()) {
      const [clause = "", kind = "", of = ""] = event;
      if (!kind) continue;
      this.look(event);
      const pieces = this.sentences.event(event, this.shows);
      this.lines.push({ key: `${at}.${number}`, at, by, word: kind, of, clause, pieces, undone: false });
    }
  }

  /** The sides that dice show from here on. */
  private look(event: readonly string[]): void {
    for (const [die, face] of this.sentences.faces(event)) this.shows.set(die, face);
  }

  private takeBack(to: number, at: number): void {
    this.lines = this.lines.map((line) => (line.at > to && line.at < at ? { ...line, undone: true } : line));
  }
}

/** Lines of one turn, newest first; the heading is the line that began it. */
export interface Chapter {
  heading: Line | undefined;
  lines: Line[];
}

/** The lines by turns, newest first. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    if (line.word === TURN) found.push({ heading: line, lines: [] });
    else if (found.length) found.at(-1)?.lines.push(line);
    else found.push({ heading: undefined, lines: [line] });
  }
  for (const chapter of found) chapter.lines.reverse();
  return found.reverse();
}

/** The entries to which the game may be asked back: those after which no bot has chosen, as bots agree to no other. */
export function waysBack(story: readonly Happened[], isBot: (seat: number) => boolean): Set<number> {
  const since = story.findLastIndex(({ by = -1 }) => by >= 0 && isBot(by));
  return new Set(story.slice(Math.max(since, 0), -1).map(({ at }) => at));
}

/** What happened since the own turn before ended, until something is chosen in the one that has begun; of small things nothing. */
export function sinceOwnTurn(lines: readonly Line[], small: ReadonlySet<string>, isOwn: (turn: Line) => boolean, seat: number): Line[] {
  const turns = lines.filter(({ word, undone }) => word === TURN && !undone);
  const began = turns.at(-1)?.at ?? Infinity;
  const next = turns[turns.slice(0, -1).findLastIndex(isOwn) + 1];
  const hadOne = next !== undefined && next !== turns[0];
  if (!hadOne || lines.some(({ at, by, undone }) => at > began && by === seat && !undone)) return [];
  return lines.slice(lines.indexOf(next)).filter(({ word, undone }) => !undone && !small.has(word));
}
