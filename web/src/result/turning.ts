/** The turn on which a game turned: the one in which most of what matters happened. */

import { standing } from "../chronicle/story.js";
import type { Happened } from "../protocol.js";

export interface TurningPoint {
  turn: number;
  /** The entry at which the first of it happened. */
  at: number;
  events: string[][];
}

const TURN = "turn-began";

/** Of two turns with as much the later one; nothing where nothing that matters happened before the last turn. */
export function turningPoint(story: readonly Happened[], words: ReadonlySet<string>): TurningPoint | null {
  const turns: TurningPoint[] = [];
  let turn = 0;
  for (const { at, events = [] } of standing(story)) {
    for (const event of events) {
      const [, word = "", , number] = event;
      if (word === TURN) turn = Number(number);
      if (!words.has(word)) continue;
      const last = turns.at(-1);
      if (last?.turn === turn) last.events.push(event);
      else turns.push({ turn, at, events: [event] });
    }
  }
  return turns.filter((each) => each.turn < turn).reduce<TurningPoint | null>(better, null);
}

function better(best: TurningPoint | null, each: TurningPoint): TurningPoint {
  return best && best.events.length > each.events.length ? best : each;
}
