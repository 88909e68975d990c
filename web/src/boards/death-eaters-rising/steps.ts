/** The steps of a turn, for the header. */

import { say } from "../../words/words.svelte.js";
import type { Facts } from "../../protocol.js";
import type { Step } from "../board.js";
import { POOL, type TableFacts } from "./facts.js";

const STEPS = ["travel", "voldemort", "assign", "end"] as const;

export function steps(facts: Facts): Step[] {
  const now = stepOf(facts as TableFacts);
  return STEPS.map((step, at) => ({
    name: say(`der-step-${step}`),
    state: at < now ? "past" : at === now ? "now" : "next",
  }));
}

/** The step that goes on now, -1 before the game. */
function stepOf(facts: TableFacts): number {
  const [ask] = facts.ask;
  if (ask === "choose-faction" || ask === "choose-starter") return -1;
  if (ask === "end-turn") return 3;
  if (facts.mission === null) return 0;
  const isTaken = facts.rolls > 0 || facts.dice.some((die) => die.in === POOL);
  return isTaken ? 2 : 1;
}
