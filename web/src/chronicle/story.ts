/** A story without what was taken back, and what each player did in it. */

import type { Happened } from "../protocol.js";
import type { Deed } from "./chronicle.js";

/** The entries that still hold: those between a take-back and where it returned to do not. */
export function standing(story: readonly Happened[]): Happened[] {
  const kept: Happened[] = [];
  for (const happened of story) {
    const { back = -1 } = happened;
    if (back < 0) kept.push(happened);
    else while ((kept.at(-1)?.at ?? -1) > back) kept.pop();
  }
  return kept;
}

/** How much of each deed each seat did. */
export function done(deeds: readonly Deed[], story: readonly Happened[], seats: number): number[][] {
  const events = standing(story).flatMap(({ events = [] }) => events);
  const of = (deed: Deed, seat: number) =>
    events.reduce((sum, [, word = "", who, ...values]) => {
      const count = deed.count[word];
      return count && Number(who) === seat ? sum + count(values) : sum;
    }, 0);
  return Array.from({ length: seats }, (_, seat) => deeds.map((deed) => of(deed, seat)));
}
