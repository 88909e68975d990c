/** The steps of a turn, for the header. */

import { say } from "../../words/words.svelte.js";
import type { Facts } from "../../protocol.js";
import type { Step } from "../board.js";
import type { TableFacts } from "./facts.js";

const STEPS = ["move", "voldemort", "encounter", "end"] as const;
const MOVING = new Set(["move", "accept-movement", "walk"]);
const BEFORE = new Set(["choose-character", "choose-side"]);

export function steps(facts: Facts): Step[] {
  const now = stepOf(facts as TableFacts);
  return STEPS.map((step, at) => ({
    name: say(`tal-step-${step}`),
    state: at < now ? "past" : at === now ? "now" : "next",
  }));
}

/** The step that goes on now, -1 before the game. */
function stepOf(facts: TableFacts): number {
  const [ask = ""] = facts.ask;
  if (BEFORE.has(ask)) return -1;
  if (MOVING.has(ask)) return 0;
  const isHis = ask === "lead-voldemort" || ask === "choose-victim" || ask === "choose-value" || facts.fight?.against === "voldemort";
  if (isHis) return 1;
  return ask === "end-turn" || facts.ask[1] === "turn-end" ? 3 : 2;
}
