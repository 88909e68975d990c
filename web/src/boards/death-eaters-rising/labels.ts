/** What is said of the things of the table, for who listens to it. */

import { say } from "../../words/words.svelte.js";
import type { Book } from "../../protocol.js";
import type { Text } from "../../text.js";
import { inkOf, type Character, type Symbols } from "./facts.js";

/** `2 knowledge, 1 loyalty`. */
export function symbolsSaid(text: Text, symbols: Symbols): string {
  const each = Object.entries(symbols).map(([trait, count]) =>
    say("der-symbols", { trait: text.thing("trait", trait), count: count ?? 0 }),
  );
  return text.listed(each);
}

export function openSaid(text: Text, open: Symbols): string {
  return Object.keys(open).length ? say("der-open", { list: symbolsSaid(text, open) }) : say("der-nothing-open");
}

/** What a card is: a wizard of a faction, a Death Eater. */
export function kindSaid(book: Book, text: Text, card: string): string {
  const ink = inkOf(book, card);
  if (ink === "eater") return text.say("table-death-eater");
  return ink === "none" ? say("der-wizard") : text.thing("faction", ink).form("wizard");
}

/** The states of a card, in words. */
export interface States {
  lit?: boolean;
  held?: boolean;
  far?: boolean;
  full?: boolean;
  fresh?: boolean;
  used?: boolean;
}

export function statesSaid({ lit, held, far, full, fresh, used }: States): string {
  const said: [boolean | undefined, string][] = [
    [held, "der-card-held"],
    [lit, "der-card-lit"],
    [far, "der-card-far"],
    [full, "der-card-full"],
    [fresh, "der-card-new"],
    [used, "der-card-used"],
  ];
  return said.flatMap(([holds, message]) => (holds ? [say(message)] : [])).join(" ");
}

/** A character's card, whole. */
export function characterSaid(book: Book, text: Text, card: Character, states: States): string {
  const { id, damage, track, open } = card;
  const info = book.cards[id];
  const whole = say("der-card", {
    name: info?.name ?? id,
    kind: kindSaid(book, text, id),
    damage,
    track,
    text: info?.text ?? "",
  });
  return [whole, openSaid(text, open), statesSaid(states)].join(" ");
}
