/**
 * Options as things that one can point at: a space of the map, a card, a Spell, a sentence that is used, another seat; all else is a
 * button. Where a choice needs two of them (a Spell and whom it strikes), the first is held.
 */

import type { Offer, Thing } from "../pointing.js";

const VALUES: Readonly<Record<string, string>> = {
  step: "space",
  go: "space",
  lead: "space",
  "put-on": "space",
  attack: "seat",
  "choose-seat": "seat",
  "choose-enemy": "card",
  "give-up": "card",
  take: "card",
  "attack-ally": "card",
  put: "card",
  lay: "card",
  discard: "card",
  offer: "card",
  drop: "card",
  buy: "card",
  "discard-spell": "spell",
  "take-spell": "spell",
};
/** What waits until it is asked for: dropping, trading and a Spell at no particular moment are seldom wanted. */
export const LATER = ["drop", "offer", "cast"] as const;
export type Later = (typeof LATER)[number];

export function offersOf(options: readonly string[]): Offer[] {
  return options.map((choice) => {
    const [kind = "", value = "", seat = "-"] = choice.split(" ");
    return { choice, kind, things: thingsOf(kind, value, seat) };
  });
}

function thingsOf(kind: string, value: string, seat: string): Thing[] {
  if (kind === "cast" || kind === "use") {
    const first = `${kind === "cast" ? "spell" : "effect"} ${value}`;
    return seat === "-" ? [first] : [first, `seat ${seat}`];
  }
  const domain = VALUES[kind];
  return domain ? [`${domain} ${value}`] : [`do ${kind}${value ? ` ${value}` : ""}`];
}

/** What is among these offers while something is asked for that waits, or nothing is. In a window it is Spells that are asked for. */
export function atHand(offers: readonly Offer[], later: Later | null, isWindow: boolean): Offer[] {
  const waits = (kind: string) => LATER.some((each) => each === kind) && !(kind === "cast" && isWindow);
  const chosen = later ? offers.filter(({ kind }) => kind === later || (later === "offer" && kind === "trade")) : [];
  const only = offers.every(({ kind }) => waits(kind));
  return chosen.length ? chosen : offers.filter(({ kind }) => only || !waits(kind));
}
