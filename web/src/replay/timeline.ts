/** The line of a replay: its turns as blocks, what is marked above them, and how one steps along. */

import type { Step } from "../protocol.js";

/** A turn: whose it is, and its first and last step (positions in the list of steps). */
export interface Turn {
  turn: number;
  seat: number;
  from: number;
  to: number;
}

/** Something worth a sign above the line: the event's word, and the step at which it happened. */
export interface Mark {
  word: string;
  step: number;
}

/** The turns of a story, in order; what precedes the first turn is turn 0. */
export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  steps.forEach(({ turn, active }, at) => {
    const last = turns.at(-1);
    if (last?.turn === turn && last.seat === active) last.to = at;
    else turns.push({ turn, seat: active, from: at, to: at });
  });
  return turns;
}

/** The events of these words; of those that come together in one step the first of each word is marked. */
export function marksOf(steps: readonly Step[], words: ReadonlySet<string>): Mark[] {
  return steps.flatMap(({ happened }, step) => {
    const found = new Set((happened.events ?? []).map((event) => event[1] ?? "").filter((word) => words.has(word)));
    return [...found].map((word) => ({ word, step }));
  });
}

/** The step to which one goes from here: a turn on or back, within the story. */
export function turnFrom(turns: readonly Turn[], step: number, way: 1 | -1): number {
  const here = turns.findIndex(({ from, to }) => from <= step && step <= to);
  const turn = turns[here];
  if (!turn) return step;
  if (way < 0 && step > turn.from) return turn.from;
  const next = turns[here + way];
  if (next) return next.from;
  return way < 0 ? turn.from : turn.to;
}

/** The position of the step that an entry of the story belongs to: the last one up to it. */
export function stepOfEntry(steps: readonly Step[], at: number): number {
  return Math.max(steps.findLastIndex((step) => step.at <= at), 0);
}
