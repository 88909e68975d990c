/** How Death Eaters Rising is told. */

import { isSymbol } from "../art/symbols.js";
import { costOf, inkOf, POOL, VOLDEMORT, type Character, type TableFacts } from "../boards/death-eaters-rising/facts.js";
import { coveredOf, slotsOf } from "../boards/death-eaters-rising/slots.js";
import type { Book, Facts } from "../protocol.js";
import { ending } from "../result/death-eaters-rising.js";
import type { Text } from "../text.js";
import { position } from "../textview/death-eaters-rising.js";
import type { Chronicle, Deed, Portrait, Words } from "./chronicle.js";

const ONE = () => 1;
const number = ([, amount]: readonly string[]) => Number(amount);

const DEEDS: readonly Deed[] = [
  { id: "dice", count: { assigned: ONE } },
  { id: "wizards", count: { recruited: ONE } },
  { id: "dealt", count: { attacked: ONE, "voldemort-hit": ONE, struck: number } },
  { id: "healed", count: { healed: number } },
  { id: "spells", count: { "token-used": ONE } },
];

export const CHRONICLE: Chronicle = {
  marks: {
    "wizard-defeated": "bed",
    "death-eater-defeated": "bars",
    "place-fell": "corruption",
    "location-fell": "corruption",
    revealed: "mask",
    "voldemort-hit": "damage",
    swapped: "swap",
  },
  small: new Set([
    "assigned",
    "discarded",
    "dice-returned",
    "die-added",
    "phase-ended",
    "pool-taken",
    "rerolled",
    "rolled",
    "stopped",
    "supply-mixed",
    "turn-ended",
    "voldemort-rolled",
  ]),
  deeds: DEEDS,
  deedsOf: "der-deeds-of",
  inkOf: (seat, facts) => (facts as TableFacts).seats[seat]?.faction ?? undefined,
  portrait,
  namesOf,
  rowOf,
  attempts,
  whereabouts,
  ending,
  scene: (facts) => (facts as TableFacts).voldemort.faces,
  position,
};

/** Every character in play. */
function charactersOf({ locations, seats }: TableFacts): Character[] {
  const beside = locations.flatMap((location) => location.beside.filter((each) => each !== null));
  return [...beside, ...seats.flatMap((seat) => seat.team)];
}

function portrait(card: string, facts: Facts, book: Book): Portrait {
  const table = facts as TableFacts;
  const ink = inkOf(book, card);
  const { damage, track, open, covered } = charactersOf(table).find(({ id }) => id === card) ?? asPrinted(card, table, book);
  const dice = table.dice.filter(({ on }) => on === card);
  return { ink, icon: isSymbol(ink) ? ink : null, damage, track, slots: slotsOf(costOf(book, card), open, covered, dice) };
}

/** A card that is not in play; of Voldemort's the view says more. */
function asPrinted(card: string, { voldemort }: TableFacts, book: Book): Pick<Character, "damage" | "track" | "open" | "covered"> {
  const cost = costOf(book, card);
  const track = Number(book.cards[card]?.about?.["track"] ?? 0);
  if (card !== VOLDEMORT) return { damage: 0, track, open: cost, covered: {} };
  const { damage, goal, open, revealed } = voldemort;
  return { damage, track: goal, open: revealed ? open : cost, covered: revealed ? coveredOf(cost, open) : {} };
}

function namesOf(card: string, facts: Facts): string[] {
  const { seats, active } = facts as TableFacts;
  if (seats[active]?.headquarters === card) return ["headquarters-1", "headquarters-2"];
  return [card.replace(/^location-/, "")];
}

function rowOf(card: string, facts: Facts): string[] {
  const { locations, seats } = facts as TableFacts;
  const rows = [...locations.map(({ beside }) => beside), ...seats.map(({ team }) => team)];
  const row = rows.find((each) => each.some((character) => character?.id === card)) ?? [];
  return row.flatMap((character) => character?.id ?? []);
}

/** Every die of the pool on the card; to a location one travels. */
function attempts(card: string, facts: Facts): string[] {
  const table = facts as TableFacts;
  if (card.startsWith("location-")) return [`travel ${card.replace("location-", "")}`];
  if (!charactersOf(table).some(({ id }) => id === card)) return [];
  return table.dice.filter((die) => die.in === POOL && die.shows).map((die) => `assign ${die.id} ${card}`);
}

function whereabouts(card: string, facts: Facts, { text, say }: Words): string[] {
  const found = charactersOf(facts as TableFacts).find(({ id }) => id === card);
  const damage = found ? say("where-damage", { damage: found.damage, track: found.track }) : "";
  return [placeOf(card, facts as TableFacts, text), damage].filter(Boolean);
}

function placeOf(card: string, table: TableFacts, text: Text): string {
  const location = table.locations.find(
    ({ places, beside }) => places.includes(card) || beside.some((each) => each?.id === card),
  );
  if (location) return text.thing("location", location.id).name;
  const owner = table.seats.findIndex((seat) => seat.team.some(({ id }) => id === card));
  if (owner >= 0) return text.players[owner] ?? "";
  if (table["hospital-wing"].includes(card)) return text.say("table-hospital");
  if (table.azkaban.includes(card)) return text.say("table-azkaban");
  return table["corrupted-places"].includes(card) ? text.say("table-corrupted") : "";
}
