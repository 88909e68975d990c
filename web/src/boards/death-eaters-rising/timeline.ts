/** What happened at once is shown one thing after another: when each thing's ink is set down, in milliseconds. */

import type { Happened } from "../../protocol.js";

const TURN = 700;
const DARK_MARK = 180;
const STAMP = 120;
const PENALTY = 250;
/** Nobody waits longer than this for the last of it. */
const LONGEST = 2600;

/** The moments by thing: `damage luna-lovegood`, `corruption hogsmeade`, `card luna-lovegood`, `turn`, `dark-mark`. */
export function moments(happened: readonly Happened[]): Map<string, number> {
  const found = new Map<string, number>();
  let now = 0;
  let step = STAMP;
  const set = (thing: string, takes: number) => {
    found.set(thing, Math.min(now, LONGEST));
    now += takes;
  };
  for (const [, word, ...values] of happened.flatMap(({ events = [] }) => events)) {
    const about = values[0] ?? "";
    if (word === "voldemort-rolled" && about === "dark-mark") {
      set("dark-mark", DARK_MARK);
      step = PENALTY;
    } else if (word === "turned") set("turn", TURN);
    else if (word === "damaged") set(`damage ${about}`, step);
    else if (word === "struck") set(`damage ${values[1]}`, step);
    else if (word === "corrupted") set(`corruption ${about}`, step);
    else if (word === "filled" || word === "laid-out") set(`card ${about}`, STAMP);
  }
  return found;
}

/** The cards that came to a location in this turn of somebody. */
export function newcomers(story: readonly Happened[]): Set<string> {
  let found = new Set<string>();
  for (const [, word, about = ""] of story.flatMap(({ events = [] }) => events)) {
    if (word === "phase-ended") found = new Set();
    else if (word === "filled") found.add(about);
  }
  return found;
}

/** The dice that were rolled, in their order. */
export function rolledIn(happened: readonly Happened[]): string[] {
  const rolls = happened.flatMap(({ events = [] }) => events.filter(([, word]) => word === "rolled" || word === "rerolled"));
  return rolls.flatMap(([, , , ...values]) => values.filter((_, at) => at % 2 === 0));
}

/** The cards that were defeated. */
export function defeatedIn(happened: readonly Happened[]): Set<string> {
  const events = happened.flatMap(({ events: told = [] }) => told);
  return new Set(events.flatMap(([, word, card = ""]) => (/^(wizard|death-eater)-defeated$/.test(word ?? "") ? [card] : [])));
}
