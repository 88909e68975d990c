/** The steps of a turn, for the header. */

import type { Facts } from "../../protocol.js";
import { say } from "../../words/words.svelte.js";
import type { Step } from "../board.js";
import type { TableFacts } from "./facts.js";

const STEPS = ["roll", "move", "space", "end"] as const;
const BEFORE = new Set(["choosing-board", "posting-death-eaters"]);
const ROLLING = new Set(["turn-start", "movement-rolled"]);

export function steps(facts: Facts): Step[] {
  const now = stepOf(facts as TableFacts);
  return STEPS.map((step, at) => ({
    name: say(`yah-step-${step}`),
    state: at < now ? "past" : at === now ? "now" : "next",
  }));
}

/** The step that goes on now, -1 before the game. */
function stepOf(facts: TableFacts): number {
  const [ask = ""] = facts.ask;
  if (BEFORE.has(ask)) return -1;
  if (ROLLING.has(ask)) return 0;
  if (ask === "walking") return 1;
  return ask === "turn-end" ? 3 : 2;
}
