/** What the choice bar says and offers: one headline, one sentence, and what is to do. */

import type { Action } from "../../frame/action.js";
import type { Symbol } from "../../art/symbols.js";
import { say } from "../../words/words.svelte.js";
import { asked, type Said } from "../asked.js";
import type { Offer } from "../pointing.js";
import { nameOf, recordOf } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

export function saidOf(board: BoardState): Said {
  if (board.held) {
    const [, word = ""] = board.held.split(" ");
    return { headline: nameOf(board.props.book, word), sentence: say("tal-held") };
  }
  if (board.later) return { headline: say(`tal-later-${board.later}`), sentence: say(`tal-later-${board.later}`, {}, "more") };
  const walks = board.isAsked && board.ask === "walk";
  return { headline: walks ? say("tal-walk", { number: board.facts["turn-of"].steps }) : asked(board), sentence: sentence(board) };
}

/** What stands beside the headline: what lights up, or the words of the card that asks. */
function sentence(board: BoardState): string {
  const { facts, props } = board;
  if (!board.isAsked) return "";
  if (board.ways.length) return say("tal-more-walk", { count: board.lit.size });
  if (board.ask === "accept-movement") return say("tal-more-rolled", { number: facts["turn-of"].rolled });
  const about = facts.ask.slice(1).find((word) => word.includes("/"));
  if (about && ["may", "choose", "buy"].includes(board.ask)) return props.book.cards[recordOf(props.book, about)]?.text ?? "";
  if (board.offers.some(({ kind }) => kind === "cast")) return say("tal-more-cast");
  return "";
}

/** What there is to do, when it is a button: the later one stands first. */
const PRIMARY = ["roll", "obey", "walk-back", "creep", "accept", "explore", "end-turn"];
const ICONS: Readonly<Record<string, Symbol>> = {
  "spend-fate": "fate",
  roll: "dice",
  "take-galleon": "galleon",
  "drop-galleon": "galleon",
  "take-life": "life",
  "turn-back": "left",
};
const KEYS: Readonly<Record<string, string>> = {
  roll: "R",
  "end-turn": "E",
  pass: "P",
  "spend-fate": "F",
  try: "T",
  "turn-back": "B",
  accept: "K",
  explore: "K",
  obey: "K",
  "walk-back": "K",
  creep: "K",
};
/** Buttons of the bar by the kinds of choices, in their order; other kinds lie on the table. */
const ORDER = [
  "turn-back",
  "drop-galleon",
  "use",
  "try",
  "spend-fate",
  "choose-die",
  "pass",
  "roll",
  "obey",
  "walk-back",
  "creep",
  "accept",
  "explore",
  "end-turn",
];
/** So many uses of cards have room in the bar; of more only their cards light up. */
const USES = 2;

export function actionsOf(board: BoardState): Action[] {
  const actions: Action[] = [];
  if (board.props.view.undo && !board.props.still) {
    actions.push({ name: say("board-undo"), kind: "quiet", key: "U", act: () => board.props.undo() });
  }
  if (board.held || board.later) {
    actions.push({ name: say("tal-let-go"), kind: "quiet", key: "Escape", act: () => board.letGo() });
  }
  if (board.held) return actions;
  if (!board.later && board.kinds.has("cast") && !board.offers.some(({ kind }) => kind === "cast")) {
    actions.push({ name: say("tal-do-cast"), icon: "token", kind: "quiet", key: "W", act: () => board.want("cast") });
  }
  if (!board.later && board.kinds.has("end-turn")) {
    if (board.kinds.has("drop")) actions.push({ name: say("tal-do-drop"), kind: "quiet", key: "D", act: () => board.want("drop") });
    if (board.kinds.has("offer")) actions.push({ name: say("tal-do-offer"), icon: "trophy", key: "X", act: () => board.want("offer") });
  }
  return [...actions, ...commands(board), ...there(board)];
}

/** On a phone the space that is aimed at is gone to by a button too. */
function there(board: BoardState): Action[] {
  const { small, drawn, props } = board;
  const space = drawn?.path.at(-1);
  if (!small || !drawn || !space) return [];
  return [{ name: say("tal-do-go", { space: nameOf(props.book, space) }), kind: "primary", legal: true, act: () => board.play(...drawn.line) }];
}

/** The buttons of what is offered. */
function commands(board: BoardState): Action[] {
  const offered = board.offers.filter(({ kind, things }) => ORDER.includes(kind) && things.length === 1);
  const uses = offered.filter(({ kind }) => kind === "use");
  const shown = offered.filter(({ kind }) => kind !== "use" || uses.length <= USES);
  shown.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const main = shown.findLast(({ kind }) => PRIMARY.includes(kind)) ?? (board.offers.length === 1 ? shown[0] : undefined);
  const actions = shown.filter(({ kind }) => !board.ways.length || kind !== "try").map((offer) => command(board, offer, offer === main));
  return unlike([...actions, ...tries(board)]);
}

/** Those that are called alike do the same, on one of two dice with the same number: once is enough. */
function unlike(actions: readonly Action[]): Action[] {
  return actions.filter(({ name }, at) => actions.findIndex((each) => each.name === name) === at);
}

/** A try of the passage that a walk comes by. */
function tries(board: BoardState): Action[] {
  return board.ways
    .filter(({ tries }) => tries)
    .map(({ line, path }) => {
      const space = nameOf(board.props.book, path.at(-1) ?? board.mine?.space ?? "");
      return { name: say("tal-do-try", { space }), key: "T", legal: true, act: () => board.play(...line) };
    });
}

function command(board: BoardState, { choice, kind }: Offer, isMain: boolean): Action {
  const icon = ICONS[kind];
  const key = KEYS[kind];
  const quiet = kind === "drop-galleon" || kind === "turn-back";
  return {
    name: nameOfChoice(board, choice, kind),
    kind: isMain ? "primary" : quiet ? "quiet" : "boxed",
    legal: isMain,
    ...(icon && { icon }),
    ...(key && { key }),
    act: () => board.play(choice),
  };
}

/** A choice as the name of its button. */
export function nameOfChoice(board: BoardState, choice: string, kind: string): string {
  const { facts, props } = board;
  const [, value = ""] = choice.split(" ");
  if (kind === "pass") return say("tal-do-pass", { about: board.ask === "window" ? (facts.ask[1] ?? "") : board.ask });
  if (kind === "accept" && board.ask === "accept-movement") return say("tal-do-accept", { number: facts["turn-of"].rolled });
  if (kind === "spend-fate") return fate(board, Number(value));
  if (kind === "choose-die") return String(facts["turn-of"].dice[Number(value)] ?? value);
  return props.text.choice(choice);
}

/** Fate spent, on which die where there are several. */
function fate(board: BoardState, at: number): string {
  const { dice } = board.facts["turn-of"];
  const several = board.all.filter(({ kind }) => kind === "spend-fate").length > 1;
  return several ? say("tal-do-fate", { die: dice[at] ?? 0 }, "which") : say("tal-do-fate");
}
