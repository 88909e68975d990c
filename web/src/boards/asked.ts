/** What the choice bars of all boards say of a question. */

import { capitalised } from "../messages.js";
import type { Facts } from "../protocol.js";
import { say } from "../words/words.svelte.js";
import type { BoardProps } from "./board.js";

/** One headline, and one sentence beside it. */
export interface Said {
  headline: string;
  sentence: string;
}

interface Board {
  readonly facts: Facts;
  readonly props: BoardProps;
  readonly isAsked: boolean;
  readonly isActive: boolean;
  readonly deciding: number;
}

/** What is asked, without the name of who is asked where that is oneself; of another's question only who decides, unless `told`. */
export function asked({ facts, props, isAsked, deciding }: Board, told = false): string {
  if (facts.over.length) return say("board-over");
  if (!facts.ask.length) return "";
  const name = props.text.players[deciding] ?? "";
  if (!(isAsked || told) || !isWhole(facts, props)) return say("board-wait", { name });
  const whole = props.text.ask(facts.ask, deciding, isAsked ? facts.options : null);
  const address = `${name}: `;
  return isAsked && whole.startsWith(address) ? capitalised(whole.slice(address.length)) : whole;
}

/** Whether the question is told with all its values: only who is asked learns them. */
function isWhole(facts: Facts, { book }: BoardProps): boolean {
  const [kind, ...values] = facts.ask;
  const signature = book.names.frames.find((frame) => frame.split(" ")[0] === kind);
  return signature !== undefined && signature.split(" ").length === values.length + 1;
}

/** Whose turn the bar says that it is. */
export function whose({ isAsked, isActive, props, deciding }: Board): string {
  if (!isAsked) return props.text.players[deciding] ?? "";
  return say(isActive ? "board-your-turn" : "board-your-choice");
}
