/** What the choice bar says and offers: one headline, one sentence, and what is to do. */

import type { Action } from "../../frame/action.js";
import { capitalised } from "../../messages.js";
import { say } from "../../words/words.svelte.js";
import { isSymbol } from "../../art/symbols.js";
import { asked, type Said } from "../asked.js";
import { sideOf } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

/** The headline: what is held, else what is asked. `open` is the number of slots that could take it. */
export function saidOf(board: BoardState, open: number): Said {
  const [held = "", word = ""] = (board.hand[0] ?? "").split(" ");
  const { text } = board.props;
  if (board.sure) return { headline: say("der-stop-sure", { count: board.pool.length }), sentence: "" };
  if (held === "die" && board.kinds.has("assign")) {
    const face = text.thing("face", board.shown.get(word) ?? "");
    return { headline: say("der-held-die", { face }), sentence: say("der-held-die", { count: open }, "more") };
  }
  if (held === "do" && word === "discard") return { headline: say("der-discarding"), sentence: "" };
  if (held === "do") return { headline: say("der-following"), sentence: say("der-following", {}, "more") };
  if (held === "token") {
    const token = text.thing("token", word);
    return { headline: say("der-held-token", { token }), sentence: say("der-held-token", {}, "more") };
  }
  if (board.casting) return { headline: say("der-casting"), sentence: say("der-casting", {}, "more") };
  return { headline: asked(board, true), sentence: sentence(board) };
}

function sentence(board: BoardState): string {
  if (!board.isAsked) return say("der-more-wait", { tokens: board.tokens.size });
  if (board.ask === "assign") return say("der-more-assign", { count: fitting(board) });
  const more = `der-more-${board.ask}`;
  if (["travel", "roll", "end-turn"].includes(board.ask)) return say(more);
  const marked = [...board.lit].some((thing) => /^(card|location|die) /.test(thing));
  return marked ? say("der-more-marked") : "";
}

/** How many of the dice fit somewhere. */
function fitting(board: BoardState): number {
  const dice = board.options.flatMap((option) => (option.startsWith("assign ") ? [option.split(" ")[1]] : []));
  return new Set(dice).size;
}

/** Commands by the kinds of choices, in the order in which they stand; the last is done last. */
const COMMANDS = [
  "use",
  "agree",
  "take-token",
  "reroll",
  "decline",
  "discard",
  "move-to-voldemort",
  "roll",
  "end-turn",
  "stop",
] as const;
/** What there is to do, when it is offered. */
const PRIMARY = new Set(["use", "agree", "take-token", "reroll", "end-turn", "roll"]);
const KEYS: Readonly<Record<string, string>> = { discard: "X", roll: "R", "end-turn": "E", stop: "E" };

/** The actions of the bar. `asks` is whether stopping is asked again. */
export function actionsOf(board: BoardState, asks: boolean): Action[] {
  const actions: Action[] = [];
  if (board.props.view.undo && !board.props.still) {
    actions.push({ name: say("board-undo"), kind: "quiet", key: "U", act: () => board.props.undo() });
  }
  if (board.hand.length || board.casting || board.sure) {
    actions.push({ name: say("der-let-go"), kind: "quiet", key: "Escape", act: () => board.hold([]) });
  }
  actions.push(...pointed(board));
  if (board.tokens.size && !board.casting) {
    actions.push({ name: say("der-cast"), icon: "token", key: "S", act: () => board.cast() });
  }
  for (const kind of COMMANDS) {
    if (board.kinds.has(kind)) actions.push(command(board, kind, asks));
  }
  return actions;
}

/** Sides and colours have no place on the table: they are buttons. */
function pointed(board: BoardState): Action[] {
  return [...board.lit].flatMap((thing) => {
    const [domain = "", word = ""] = thing.split(" ");
    if (domain !== "face" && domain !== "colour") return [];
    const name = capitalised(board.props.text.thing(domain, word).toString());
    const { trait } = sideOf(word);
    return [{ name, ...(isSymbol(trait) && { icon: trait }), legal: true, act: () => board.hold(reach(board, thing)) }];
  });
}

/** Completes the choice with this thing, or holds it too. */
function reach(board: BoardState, thing: string): string[] {
  const done = board.offers.find(({ things }) => things.length === board.hand.length + 1 && [...board.hand, thing].every((each) => things.includes(each)));
  if (!done) return [...board.hand, thing];
  board.play(done.choice);
  return [];
}

function command(board: BoardState, kind: (typeof COMMANDS)[number], asks: boolean): Action {
  const thing = `do ${kind}`;
  const isAgain = kind === "roll" && board.facts.rolls > 0;
  const name = say(`der-do-${kind}`, {}, isAgain ? "again" : kind === "stop" && board.sure ? "sure" : "");
  const isPrimary = PRIMARY.has(kind) && !isAgain && !board.hand.length && !board.casting;
  const isDue = kind === "discard" && board.hand[0]?.startsWith("die ") === true && !board.kinds.has("assign");
  const act = () => {
    if (kind === "stop" && asks && !board.sure && board.pool.length) board.sure = true;
    else board.point(thing, document.body);
  };
  const quiet = kind === "stop" && !board.sure;
  const legal = isPrimary || isDue || (kind === "stop" && board.sure);
  return { name, kind: legal ? "primary" : quiet ? "quiet" : "boxed", ...(KEYS[kind] && { key: KEYS[kind] }), legal, act };
}
