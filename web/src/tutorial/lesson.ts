/** An example of the rulebook, or the tutorial, as it is played along: which of its choices comes next. */

import { standing } from "../chronicle/story.js";
import type { ExampleInfo, Happened } from "../protocol.js";

/** A choice that the example shows. */
export interface Move {
  seat: number;
  choice: string;
}

export interface Lesson {
  /** How many of the choices were made. */
  made: number;
  /** The next one; nothing when all were made, or one went another way. */
  next: Move | null;
  /** Whether somebody chose otherwise. */
  left: boolean;
}

export function movesOf({ steps }: ExampleInfo): Move[] {
  return steps.flat().map((line) => {
    const blank = line.indexOf(" ");
    return { seat: Number(line.slice(0, blank)), choice: line.slice(blank + 1) };
  });
}

/** How far a story has come along the choices of an example. */
export function lessonAt(moves: readonly Move[], story: readonly Happened[]): Lesson {
  const chosen = standing(story).filter(({ choice = "" }) => choice);
  const other = chosen.findIndex(({ by, choice }, at) => moves[at]?.choice !== choice || moves[at]?.seat !== by);
  const left = other >= 0 && other < moves.length;
  const made = other < 0 ? chosen.length : other;
  return { made, next: left ? null : (moves[made] ?? null), left };
}
