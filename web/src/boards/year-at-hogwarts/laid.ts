/** What is offered as cards to choose from: those that lie in no place of one's own on the table. */

import type { Symbol } from "../../art/symbols.js";
import type { Laid } from "../laid.js";
import type { Offer } from "../pointing.js";
import { briefOf, inkOf, nameOf, recordOf } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

/** Kinds of choices that are always pointed at where they lie, or are buttons. */
const ELSEWHERE = new Set([
  "go", "put", "land", "post", "flee-to", "roll", "wait", "stop", "pass", "accept", "attack", "end-turn", "seek", "destroy", "shoot",
  "throw-bludger", "fly", "pass-quaffle", "step-away", "lay-quaffle", "post-keeper", "conjure", "hide", "take-portkey", "take-floo",
  "take-unseen", "choose-figure", "call", "move-figure",
]);
const ICONS: Readonly<Record<string, Symbol>> = { "take-token": "object", "give-token": "object", take: "object", leave: "object" };

/** Every choice that is laid out now. */
export function laidOf(board: BoardState): Laid[] {
  return board.offers.filter((offer) => !ELSEWHERE.has(offer.kind) && !isAtHand(board, offer)).map((offer) => laid(board, offer));
}

/** What lies on the own desk is pointed at there; in a fight its plate shows all that may be played. */
function isAtHand(board: BoardState, { things, kind }: Offer): boolean {
  const own = board.mine;
  if (!own || board.small) return false;
  if (board.facts.fight) return false;
  const [thing = ""] = things;
  const [domain, word = ""] = thing.split(" ");
  if (domain === "token") return own.objects.includes(word);
  if (domain === "mission") return own.missions.includes(word);
  if (domain === "card") return own.cards.some(({ card }) => card === word);
  const owner = word.replace(/\/.*$/, "");
  const isOwn = own.objects.includes(owner) || own.cards.some(({ card }) => card === owner || card.replace(/-[0-9]+$/, "") === owner);
  return domain === "effect" && kind === "use" && isOwn;
}

function laid(board: BoardState, { choice, things }: Offer): Laid {
  const { book, text } = board.props;
  const [thing = ""] = things;
  const [domain = "", word = ""] = thing.split(" ");
  const cell = text.choice(choice, undefined, "cell") || text.choice(choice);
  const found: Laid = { choice, card: "", icon: null, ink: "ink", kind: "", name: "", text: cell, values: [] };
  if (domain === "house") return { ...found, icon: word as Symbol, ink: word, name: text.thing("house", word).name, text: "" };
  if (domain === "board") return { ...found, card: word, ink: inkOf(book, word), name: nameOf(book, word), text: briefOf(book, word) };
  if (domain === "do") return found;
  if (domain === "effect") return { ...found, card: recordOf(book, word), name: nameOf(book, recordOf(book, word)) };
  const card = recordOf(book, word);
  if (!(card in book.cards)) return { ...found, icon: ICONS[choice.split(" ")[0] ?? ""] ?? null };
  if (things.length > 1) return { ...found, card, name: nameOf(book, card) };
  return { ...found, card, name: nameOf(book, card), text: briefOf(book, card) };
}
