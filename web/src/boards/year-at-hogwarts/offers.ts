/**
 * Options as things that one can point at: a space of the map, a token, a card, a mission, a figure, a square of the pitch or a piece on
 * it; all else is a button. Where a choice needs two of them (a token for another, a piece and its square), the first is held.
 */

import type { Offer } from "../pointing.js";

const VALUES: Readonly<Record<string, readonly string[]>> = {
  go: ["space"],
  put: ["space"],
  land: ["space"],
  post: ["space"],
  "flee-to": ["space"],
  take: ["token"],
  swap: ["token", "token"],
  offer: ["token", "token"],
  "give-token": ["token"],
  "take-token": ["token"],
  leave: ["token"],
  attempt: ["mission"],
  exchange: ["mission"],
  use: ["effect"],
  play: ["card"],
  "give-card": ["card"],
  "sit-exam": ["card"],
  "resolve-card": ["card"],
  "fetch-card": ["card"],
  "take-card": ["card"],
  "play-quidditch": ["card"],
  "choose-figure": ["figure"],
  call: ["figure"],
  "move-figure": ["figure"],
  "hand-over": ["token", "figure"],
  conjure: ["space"],
  hide: ["space"],
  "choose-board": ["board"],
  "choose-house": ["house"],
  "post-keeper": ["square"],
  fly: ["piece", "square"],
  "pass-quaffle": ["piece", "square"],
  "throw-bludger": ["piece", "direction"],
  "step-away": ["square"],
  "lay-quaffle": ["square"],
};
/** A direction is told by a button; a shot by one too, where no keeper stands at whom to point. */
const BY_BUTTON = new Set(["shoot", "throw-bludger"]);

/** Each choice with what is pointed at for it; `keeper` is the piece at which a shot goes. */
export function offersOf(options: readonly string[], keeper: string | null): Offer[] {
  return options.map((choice) => {
    const [kind = "", ...values] = choice.split(" ");
    if (kind === "shoot" && keeper) return { choice, kind, things: [`piece ${values[0] ?? ""}`, `piece ${keeper}`] };
    const domains = BY_BUTTON.has(kind) ? undefined : VALUES[kind];
    const things = domains ? domains.map((domain, at) => `${domain} ${values[at] ?? ""}`) : [`do ${choice}`];
    return { choice, kind, things };
  });
}
