/** What is offered as cards to choose from: those that lie in no place of one's own on the table. */

import type { Symbol } from "../../art/symbols.js";
import { say } from "../../words/words.svelte.js";
import type { Laid } from "../laid.js";
import type { Offer } from "../pointing.js";
import { briefOf, inkOf, inkOfSide, nameOf, recordOf } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

/** The kinds of choices that are laid out. */
export const LAID = new Set([
  "choose-character",
  "choose-side",
  "choose-enemy",
  "choose",
  "fight-by",
  "buy",
  "take",
  "take-spell",
  "take-galleon",
  "take-life",
  "attack-ally",
  "put",
  "lay",
  "discard",
  "turn-to",
  "offer",
  "trade",
  "give-up",
]);

/** Every choice that is laid out now. */
export function laidOf(board: BoardState): Laid[] {
  return board.offers.filter(({ kind, choice }) => LAID.has(kind) && !isAtHand(board, kind, choice)).map((offer) => laid(board, offer));
}

/** Objects and Allies of one's own are pointed at where they lie. */
function isAtHand(board: BoardState, kind: string, choice: string): boolean {
  const [, card = ""] = choice.split(" ");
  const own = board.mine;
  return kind === "give-up" && !board.small && own !== null && [...own.objects, ...own.allies].includes(card);
}

function laid(board: BoardState, { choice, kind }: Offer): Laid {
  const { book, text } = board.props;
  const [, value = ""] = choice.split(" ");
  const cell = text.choice(choice, undefined, "cell") || text.choice(choice);
  const found: Laid = { choice, card: "", icon: null, ink: "eater", kind: "", name: cell, text: "", values: [] };
  switch (kind) {
    case "take-life":
      return { ...found, icon: "life", kind: say("tal-laid-life"), name: say("tal-laid-life", {}, "more") };
    case "take-galleon":
      return { ...found, icon: "galleon", ink: "none", kind: say("tal-laid-galleon"), name: say("tal-laid-galleon", {}, "more") };
    case "fight-by":
    case "trade":
      return { ...found, icon: value === "strength" ? "strength" : "magic", ink: "ink", name: cell };
    case "turn-to":
      return { ...found, icon: value === "order" ? "order" : "eater", ink: inkOfSide(value), name: cell };
    case "choose":
      return { ...found, card: recordOf(book, value), ink: "ink", name: "", text: cell };
    case "choose-side":
      return { ...found, ...sideLaid(board, value) };
    case "choose-character":
      return { ...found, card: `${value}-`, ink: "ink" };
    default:
      return { ...found, ...cardLaid(board, value), kind: kindOf(board, choice) };
  }
}

/** A card of the edition. */
function cardLaid(board: BoardState, value: string): Pick<Laid, "card" | "ink" | "name" | "text"> {
  const { book } = board.props;
  return { card: recordOf(book, value), ink: inkOf(book, value), name: nameOf(book, value), text: briefOf(book, value) };
}

/** A side of a character card: its title, what it begins with, and where. */
function sideLaid(board: BoardState, value: string): Omit<Laid, "choice" | "icon"> {
  const { book } = board.props;
  const { about = {}, flavour = "", text = "", name = "" } = book.cards[value] ?? {};
  const values = (["magic", "strength", "life", "fate"] as const).map((each): [Symbol, number] => [each, Number(about[each] ?? 0)]);
  const spells: [Symbol, number][] = about["spells"] ? [["token", Number(about["spells"])]] : [];
  return {
    card: value,
    ink: inkOf(book, value),
    kind: nameOf(book, String(about["start"] ?? "")),
    name: flavour || name,
    text,
    values: [...values, ...spells],
  };
}

/** What stands above the name: what it costs, or what is done with it. */
function kindOf(board: BoardState, choice: string): string {
  const { book } = board.props;
  const [kind = "", value = "", price = ""] = choice.split(" ");
  const record = recordOf(book, value);
  if (kind === "buy") return say("tal-laid-price", { price: Number(price) });
  if (kind === "attack-ally") return say("tal-laid-attack");
  const sort = book.cards[record]?.kind ?? "";
  return ["object", "equipment", "insignia", "spell"].includes(sort) ? say(`tal-sort-${sort}`) : "";
}
