/**
 * Options as things that one can point at. Each choice is a set of things: a die and a card, a spell token and a wizard, a
 * button alone. Who points at things one by one holds a *hand*; what lights up is whatever completes some choice with it. So
 * mouse, touch, drag and keys are one: `lit` says where there is light, `pick` what happens when something is pointed at.
 */

/** Something to point at: `die blue-1`, `card lucius-malfoy`, `location hogsmeade`, `token heal`, `do roll`, `face bravery`. */
export type Thing = string;

export interface Offer {
  choice: string;
  things: Thing[];
  /** What lights up first, while nothing is held; null where the offer waits until it is asked for. */
  first: Thing | null;
}

export interface Picked {
  hand: Thing[];
  /** The choice that is complete, if one is. */
  choice: string | null;
}

/** How the values of a kind of choice are pointed at; a kind not named here is a button, `do …`. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  "choose-faction": ["faction"],
  "start-with": ["card"],
  travel: ["location"],
  "take-die": ["colour"],
  assign: ["die", "card"],
  discard: ["do discard", "die"],
  "move-to-voldemort": ["do move-to-voldemort", "die"],
  "use-wizard": ["card"],
  heal: ["card"],
  cleanse: ["location"],
  strike: ["card"],
  suffer: ["card"],
  pick: ["die"],
  "turn-die": ["die", "face"],
  "token-cleanse": ["token cleanse", "location"],
  "token-heal": ["token heal", "card"],
  "token-heal-two": ["token heal-two", "card", "card"],
  "token-swap": ["token swap", "card", "card"],
};

/** What a choice is made of. */
export function thingsOf(choice: string): Thing[] {
  const [kind = "", ...values] = choice.split(" ");
  if (kind === "token-assign") return [`token assign-${values[0]}`, `card ${values[1]}`];
  if (kind === "token-gain") return [`token gain-${values[0]}`];
  const domains = VALUES[kind];
  if (!domains) return [`do ${kind}`];
  const said = domains.filter((domain) => domain.includes(" "));
  const pointed = domains.slice(said.length);
  return [...said, ...pointed.flatMap((domain, at) => (values[at] === "-" ? [] : [`${domain} ${values[at]}`]))];
}

/** All options as offers. A die that can be turned to one side only needs no word about the side. */
export function offersOf(options: readonly string[]): Offer[] {
  const offers = options.map((choice) => {
    const things = thingsOf(choice);
    const first = choice.startsWith("token-") ? null : (things[0] ?? null);
    return { choice, things, first };
  });
  return offers.map((offer) => {
    const [die, face] = offer.things;
    if (!face?.startsWith("face ")) return offer;
    const sides = offers.filter(({ things }) => things[0] === die && things[1]?.startsWith("face "));
    return sides.length > 1 ? offer : { ...offer, things: offer.things.slice(0, 1) };
  });
}

function holds(offer: Offer, hand: readonly Thing[]): boolean {
  return hand.every((thing) => offer.things.includes(thing));
}

/** Whether a thing may be the first to be held: what lights up, a die or a spell token. */
function opens(offer: Offer, thing: Thing): boolean {
  return offer.first === thing || (/^(die|token) /.test(thing) && offer.things.includes(thing));
}

/** What lights up. `casting` lights the spell tokens too, which are otherwise at hand without a light. */
export function lit(offers: readonly Offer[], hand: readonly Thing[], casting = false): Set<Thing> {
  if (hand.length) return new Set(offers.filter((offer) => holds(offer, hand)).flatMap(({ things }) => things.filter((thing) => !hand.includes(thing))));
  if (casting) return new Set(tokens(offers));
  return new Set(offers.flatMap(({ first }) => first ?? []));
}

/** The spell tokens that can be used now. */
export function tokens(offers: readonly Offer[]): Set<Thing> {
  return new Set(offers.flatMap(({ things }) => things.filter((thing) => thing.startsWith("token "))));
}

/** What pointing at a thing does; null when nothing that is offered has it. Pointing at what is held lets it go. */
export function pick(offers: readonly Offer[], hand: readonly Thing[], thing: Thing): Picked | null {
  if (hand.includes(thing)) return { hand: hand.filter((each) => each !== thing), choice: null };
  const wider = [...hand, thing];
  const fitting = hand.length
    ? offers.filter((offer) => holds(offer, wider))
    : offers.filter((offer) => opens(offer, thing));
  if (!fitting.length) return hand.length && canOpen(offers, thing) ? pick(offers, [], thing) : null;
  const done = fitting.find(({ things }) => things.length === wider.length);
  return done ? { hand: [], choice: done.choice } : { hand: wider, choice: null };
}

function canOpen(offers: readonly Offer[], thing: Thing): boolean {
  return offers.some((offer) => opens(offer, thing));
}

/** Of a hand, what is still offered: the rest is let go when the options change. */
export function kept(offers: readonly Offer[], hand: readonly Thing[]): Thing[] {
  return offers.some((offer) => holds(offer, hand)) ? [...hand] : [];
}

/** The trait of which a card's slots light up, with this hand: that of the die's side, or of the token. */
export function aimedTrait(hand: readonly Thing[], shown: ReadonlyMap<string, string>): string | null {
  for (const thing of hand) {
    const [kind, word = ""] = thing.split(" ");
    if (kind === "die") return (shown.get(word) ?? "").replace(/-2$/, "") || null;
    if (kind === "token" && word.startsWith("assign-")) return word.slice("assign-".length);
  }
  return null;
}

/** The kinds of choices that are a card alone, by what is asked. */
const ASKED: Readonly<Record<string, string>> = {
  heal: "heal",
  "may-heal": "heal",
  strike: "strike",
  suffer: "suffer",
};

/** The choice that somebody tried who pointed at a card or location that has no light; null when nothing was meant. */
export function tried(ask: string, hand: readonly Thing[], thing: Thing): string | null {
  const [domain, word] = thing.split(" ");
  const [kind, held = ""] = (hand[0] ?? "").split(" ");
  if (domain === "location") {
    if (held === "cleanse") return `token-cleanse ${word}`;
    return ask === "travel" || ask === "cleanse" ? `${ask} ${word}` : null;
  }
  if (domain !== "card") return null;
  if (kind === "die") return `assign ${held} ${word}`;
  if (kind === "token") return triedByToken(held, hand, word ?? "");
  const asked = ASKED[ask];
  return asked ? `${asked} ${word}` : null;
}

function triedByToken(token: string, hand: readonly Thing[], card: string): string | null {
  const other = hand[1]?.split(" ")[1];
  if (token.startsWith("assign-")) return `token-assign ${token.slice("assign-".length)} ${card}`;
  if (token === "heal") return `token-heal ${card}`;
  if (token === "heal-two") return other ? `token-heal-two ${other} ${card}` : `token-heal-two ${card} -`;
  return token === "swap" && other ? `token-swap ${other} ${card}` : null;
}
