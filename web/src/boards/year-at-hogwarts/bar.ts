/** What the choice bar says and offers: one headline, one sentence, and what is to do. */

import type { Symbol } from "../../art/symbols.js";
import type { Action } from "../../frame/action.js";
import { capitalised } from "../../messages.js";
import { say } from "../../words/words.svelte.js";
import { asked, type Said } from "../asked.js";
import type { Offer } from "../pointing.js";
import { nameOf, recordOf, type Way } from "./facts.js";
import { spaceName, wayLength } from "./labels.js";
import { laidOf } from "./laid.js";
import type { BoardState } from "./state.svelte.js";

export function saidOf(board: BoardState): Said {
  if (board.held) {
    const [domain = "", word = ""] = board.held.split(" ");
    const name = domain === "piece" ? board.props.text.thing("piece", word).name : nameOf(board.props.book, recordOf(board.props.book, word));
    return { headline: capitalised(name), sentence: say("yah-held") };
  }
  const way = board.drawn;
  if (way) {
    return {
      headline: capitalised(say("yah-aimed", { space: spaceName(board, way.space), count: wayLength(board, way.path) })),
      sentence: passing(board, way),
    };
  }
  const walks = board.isAsked && board.ask === "walking" && board.ways.length > 0;
  return { headline: walks ? say("yah-walk", { number: board.facts["turn-of"].steps }) : asked(board), sentence: sentence(board) };
}

/** What is taken on the way that is drawn, where that is to be chosen. */
function passing(board: BoardState, { takes, ways }: Way): string {
  const { book, text } = board.props;
  if (takes.length) return say("yah-way-takes", { tokens: text.listed(takes.map((token) => nameOf(book, token))) });
  return ways > 1 ? say("yah-way-takes-nothing") : say("yah-more-walk", { count: board.ways.length });
}

/** What stands beside the headline: what lights up, or the words of the card that asks. */
function sentence(board: BoardState): string {
  const { facts, props } = board;
  if (!board.isAsked) return "";
  if (board.ways.length) return say("yah-more-walk", { count: board.ways.length });
  const about = facts.ask.slice(1).find((word) => word.includes("/"));
  return about ? (props.book.cards[recordOf(props.book, about)]?.text ?? "") : "";
}

/** What there is to do, when it is a button: the later one stands first. */
const PRIMARY = ["roll", "stop", "attack", "accept", "shoot", "seek", "destroy"];
const ICONS: Readonly<Record<string, Symbol>> = {
  roll: "dice",
  attack: "dice",
  shoot: "quaffle",
  seek: "snitch",
  "throw-bludger": "bludger",
  "take-portkey": "portkey",
  "take-floo": "floo",
};
const KEYS: Readonly<Record<string, string>> = { roll: "R", "end-turn": "E", pass: "P", attack: "A", shoot: "S", stop: "H", seek: "R", wait: "W" };
/** Names of buttons of the bar, in their order; other choices lie on the table or the plate. */
const ORDER = ["pass", "wait", "take-portkey", "take-floo", "take-unseen", "throw-bludger", "end-turn", "accept", "stop", "destroy", "attack", "shoot", "seek", "roll"];

export function actionsOf(board: BoardState): Action[] {
  const actions: Action[] = [];
  if (board.props.view.undo && !board.props.still) {
    actions.push({ name: say("board-undo"), kind: "quiet", key: "U", act: () => board.props.undo() });
  }
  if (board.held) {
    actions.push({ name: say("yah-let-go"), kind: "quiet", key: "Escape", act: () => board.letGo() });
    return actions;
  }
  const way = board.drawn;
  if (way && way.ways > 1) actions.push({ name: say("yah-other-way"), kind: "quiet", key: "Y", act: () => board.otherWay() });
  if (way) actions.push({ name: say("yah-go"), kind: "primary", legal: true, act: () => board.walk(way) });
  return [...actions, ...commands(board, way !== null)];
}

/** The buttons of what is offered. */
function commands(board: BoardState, isWalking: boolean): Action[] {
  const shown = board.offers.filter(({ kind }) => ORDER.includes(kind));
  shown.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const only = board.offers.length === 1 ? shown[0] : undefined;
  const main = isWalking ? undefined : (shown.findLast(({ kind }) => PRIMARY.includes(kind)) ?? only);
  const laid = new Set(laidOf(board).map(({ choice }) => choice));
  return shown.filter(({ choice }) => !laid.has(choice)).map((offer) => command(board, offer, offer === main));
}

function command(board: BoardState, { choice, kind }: Offer, isMain: boolean): Action {
  const icon = ICONS[kind];
  const key = KEYS[kind];
  return {
    name: kind === "pass" ? say("yah-do-pass", { about: board.ask }) : board.props.text.choice(choice),
    kind: isMain ? "primary" : kind === "end-turn" ? "quiet" : "boxed",
    legal: isMain,
    ...(icon && { icon }),
    ...(key && { key }),
    act: () => board.play(choice),
  };
}
