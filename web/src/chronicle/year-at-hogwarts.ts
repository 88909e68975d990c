/** How A Year at Hogwarts is told. */

import type { Symbol } from "../art/symbols.js";
import { DECK_SIGNS, inkOf, lyingOn, pawnAt, standingOn, type TableFacts } from "../boards/year-at-hogwarts/facts.js";
import type { Book, Facts } from "../protocol.js";
import { ending } from "../result/year-at-hogwarts.js";
import { position } from "../textview/year-at-hogwarts.js";
import type { Chronicle, Deed, Portrait, Words } from "./chronicle.js";

const ONE = () => 1;

const DEEDS: readonly Deed[] = [
  { id: "missions", count: { "mission-done": ONE } },
  { id: "exams", count: { "exam-sat": ONE } },
  { id: "fights", count: { "fight-won": ONE } },
  { id: "objects", count: { "token-taken": ONE } },
  { id: "goals", count: { goal: ONE } },
];
const ICONS: Readonly<Record<string, Symbol>> = { ...DECK_SIGNS, mission: "trophy", object: "object", fight: "mark", space: "foot" };

export const CHRONICLE: Chronicle = {
  marks: {
    "mission-done": "trophy",
    "mission-lost": "bed",
    "snitch-caught": "snitch",
    "voldemort-returned": "mask",
    "horcrux-destroyed": "hallow",
    "end-met": "points",
  },
  small: new Set([
    "actions-lapsed",
    "agreed",
    "at-least-one",
    "attack-hit",
    "attack-missed",
    "attack-rolled",
    "bludger-held",
    "bludger-stopped",
    "card-limit",
    "card-offered",
    "card-returned",
    "crossed",
    "deck-laid",
    "deck-shuffled",
    "effect-declined",
    "first-by-ability",
    "flew",
    "lacking",
    "movement-rolled",
    "no-effect",
    "no-harm",
    "not-below-zero",
    "passed",
    "quaffle-held",
    "ran-out",
    "rerolled",
    "round-began",
    "seeker-rolled",
    "space-acted",
    "stands",
    "steps-counted",
    "stopped",
    "table-rolled",
    "token-laid",
    "turn-began",
    "turn-ended",
    "went",
  ]),
  numbers: new Set(["movement-rolled", "attack-rolled", "attack-rolled-again", "seeker-rolled", "rerolled"]),
  deeds: DEEDS,
  seatOf: (figure, facts) => (facts as TableFacts).pawns.find((pawn) => pawn.figure === figure)?.seat ?? -1,
  inkOf: (seat, facts) => pawnAt(facts as TableFacts, seat)?.house ?? undefined,
  portrait,
  namesOf,
  rowOf,
  attempts,
  whereabouts,
  ending,
  scene: () => "great-hall",
  position,
};

function portrait(card: string, _: Facts, book: Book): Portrait {
  const kind = book.cards[card]?.kind ?? "";
  const ink = kind === "board" ? inkOf(book, card) : "ink";
  return { ink, icon: ICONS[kind] ?? null, damage: 0, track: 0, slots: [] };
}

/** Whether a word of a choice means this card: itself, one of several alike, a sentence of it. */
function means(card: string, word: string): boolean {
  return word === card || word.startsWith(`${card}/`) || (word.startsWith(`${card}-`) && /^-[0-9]+$/.test(word.slice(card.length)));
}

function namesOf(card: string, facts: Facts): string[] {
  const words = facts.options.flatMap((option) => option.split(" ").slice(1));
  return [...new Set(words)].filter((word) => means(card, word));
}

/** The objects, missions or cards of who holds it; what lies on its space. */
function rowOf(card: string, facts: Facts): string[] {
  const { pawns } = facts as TableFacts;
  const rows = pawns.flatMap((pawn) => [pawn.objects, pawn.missions, pawn.done, pawn.cards.map((held) => held.card)]);
  const row = rows.find((each) => each.some((word) => means(card, word))) ?? [];
  return [...new Set(row.map((word) => (means(card, word) ? card : word)))].filter((word) => word !== "?");
}

/** To a space one walks, a card is played. */
function attempts(card: string, facts: Facts): string[] {
  const table = facts as TableFacts;
  if (table.ask[0] === "walking" && table.reach.length && !held(card, table)) return [`go ${card}`];
  const word = held(card, table);
  return word ? [`play ${word}`] : [];
}

function held(card: string, table: TableFacts): string | undefined {
  const own = table.seat === null ? null : pawnAt(table, table.seat);
  return own?.cards.map((each) => each.card).find((word) => means(card, word));
}

function whereabouts(card: string, facts: Facts, { text, say }: Words): string[] {
  const table = facts as TableFacts;
  const lying = table.lying[card];
  if (lying) return [text.thing("space", lying).name];
  const figures = standingOn(table, card).map((figure) => text.thing("figure", figure).name);
  const tokens = lyingOn(table, card).map((token) => text.thing("token", token).name);
  if (figures.length || tokens.length) {
    return [
      figures.length ? say("yah-where-figures", { figures: text.listed(figures) }) : "",
      tokens.length ? say("yah-where-tokens", { tokens: text.listed(tokens) }) : "",
    ].filter(Boolean);
  }
  const holders = table.pawns.filter((pawn) => {
    const things = [...pawn.objects, ...pawn.missions, ...pawn.done, ...pawn.cards.map((each) => each.card), pawn.board ?? ""];
    return things.some((word) => means(card, word));
  });
  return holders.length ? [text.listed(holders.map(({ figure }) => text.thing("figure", figure).name))] : [];
}

