/** How Talisman is told. */

import { characterAt, inkOf, inkOfSide, signOf, spaceOf, standingOn, type TableFacts } from "../boards/talisman/facts.js";
import { isSymbol } from "../art/symbols.js";
import type { Book, Facts } from "../protocol.js";
import { ending } from "../result/talisman.js";
import { position } from "../textview/talisman.js";
import type { Chronicle, Deed, Portrait, Words } from "./chronicle.js";

const ONE = () => 1;
const number = ([amount]: readonly string[]) => Number(amount);

const DEEDS: readonly Deed[] = [
  { id: "fights", count: { "fight-won": ONE } },
  { id: "trophies", count: { "trophy-taken": ONE } },
  { id: "cast", count: { "spell-cast": ONE } },
  { id: "galleons", count: { "galleons-gained": number } },
  { id: "lives", count: { "life-lost": number } },
];

export const CHRONICLE: Chronicle = {
  marks: {
    died: "bed",
    "voldemort-attacked": "mask",
    "passage-opened": "right",
    "task-done": "hallow",
    "entered-hall": "house",
    transmuted: "ferret",
  },
  small: new Set([
    "advantage-counted",
    "already-encountered",
    "attack-rolled",
    "card-left",
    "card-met",
    "compared",
    "contested",
    "crept",
    "decks-laid",
    "effect-declined",
    "encountered",
    "fate-spent",
    "fight-began",
    "foe-rolled",
    "moved-on",
    "movement-rolled",
    "next-seat",
    "no-advantage",
    "no-cards",
    "no-roll",
    "passage-tried",
    "penalty-counted",
    "ran-out",
    "rerolled",
    "rolled",
    "space-acted",
    "spell-acted",
    "spell-drawn",
    "stacks-laid",
    "stands",
    "stands-by-voldemort",
    "stocks-laid",
    "turn-began",
    "turn-ended",
    "turn-over",
    "value-chosen",
    "value-counted",
    "voldemort-rolled",
    "voldemort-went",
    "went",
  ]),
  numbers: new Set(["movement-rolled", "voldemort-rolled", "attack-rolled", "foe-rolled", "rolled", "rerolled"]),
  deeds: DEEDS,
  inkOf: (seat, facts) => inkOfSide(characterAt(facts as TableFacts, seat)?.faction),
  portrait,
  namesOf,
  rowOf,
  attempts,
  whereabouts,
  lyingOn: (card, facts) => spaceOf(facts as TableFacts, card)?.cards ?? [],
  ending,
  scene: () => "great-hall",
  position,
};

function portrait(card: string, _: Facts, book: Book): Portrait {
  const ink = inkOf(book, card);
  const icon = book.cards[card]?.kind === "space" ? null : isSymbol(ink) ? ink : signOf(book, card);
  return { ink, icon, damage: 0, track: 0, slots: [] };
}

/** Whether a word of a choice means this card: itself, one of several alike, a sentence of it. */
function means(card: string, word: string): boolean {
  return word === card || word.startsWith(`${card}/`) || (word.startsWith(`${card}-`) && /^-[0-9]+$/.test(word.slice(card.length)));
}

function namesOf(card: string, facts: Facts): string[] {
  const words = facts.options.flatMap((option) => option.split(" ").slice(1));
  return [...new Set(words)].filter((word) => means(card, word));
}

/** The spaces of its ring; the Objects, Allies or Spells of who holds it; what lies on its space. */
function rowOf(card: string, facts: Facts): string[] {
  const table = facts as TableFacts;
  const ring = spaceOf(table, card)?.ring;
  if (ring) return table.spaces.filter((space) => space.ring === ring).map(({ id }) => id);
  const rows = [
    ...table.seats.flatMap((_, seat) => {
      const own = characterAt(table, seat);
      return own ? [[...own.objects, ...own.allies], own.spells] : [];
    }),
    ...table.spaces.map(({ cards }) => cards),
  ];
  const row = rows.find((each) => each.some((word) => means(card, word))) ?? [];
  return [...new Set(row.map((word) => word.replace(/-[0-9]+$/, "")))].filter((word) => word !== "?");
}

/** To a space one steps, a Spell is cast. */
function attempts(card: string, facts: Facts): string[] {
  const table = facts as TableFacts;
  if (spaceOf(table, card)) return facts.ask[0] === "walk" ? [`step ${card}`] : [];
  const held = facts.seat === null ? [] : (characterAt(table, facts.seat)?.spells ?? []);
  return held.filter((spell) => means(card, spell)).slice(0, 1).map((spell) => `cast ${spell} -`);
}

function whereabouts(card: string, facts: Facts, { text, say }: Words): string[] {
  const table = facts as TableFacts;
  const space = spaceOf(table, card);
  const called = (words: readonly string[]) => text.listed(words.map((word) => text.thing("card", word).name));
  if (space) {
    const seats = standingOn(table, card).map((seat) => text.players[seat] ?? "");
    return [
      table.voldemort === card ? say("tal-where-voldemort") : "",
      space.cards.length ? say("tal-where-cards", { cards: called(space.cards) }) : "",
      space.galleons ? say("tal-where-galleons", { count: space.galleons }) : "",
      seats.length ? say("tal-where-seats", { seats: text.listed(seats) }) : "",
    ].filter(Boolean);
  }
  const lying = table.spaces.find(({ cards }) => cards.some((word) => means(card, word)));
  if (lying) return [text.thing("space", lying.id).name];
  const holders = table.seats.flatMap((_, seat) => {
    const own = characterAt(table, seat);
    const things = own ? [...own.objects, ...own.allies, ...own.spells, ...own.trophies, own.character] : [];
    return things.some((word) => means(card, word)) ? [text.players[seat] ?? ""] : [];
  });
  return holders.length ? [text.listed(holders)] : [];
}

