/** Points at things on the board of Death Eaters Rising as a player would: `node board.js ASKED TOLD`. */

import { readFileSync, writeFileSync } from "node:fs";

import type { Facts } from "../src/protocol.js";
import type { Character, Symbols, TableFacts } from "../src/boards/death-eaters-rising/facts.js";
import { kept, lit, offersOf, pick, tokens, tried, type Offer, type Thing } from "../src/boards/death-eaters-rising/offers.js";
import { angleOf, turnedTo } from "../src/boards/death-eaters-rising/place.js";
import { openOf, slotsOf } from "../src/boards/death-eaters-rising/slots.js";
import { moments, newcomers, rolledIn } from "../src/boards/death-eaters-rising/timeline.js";
import type { Happened } from "../src/protocol.js";

interface Asked {
  views: { facts: Facts; costs: Record<string, Symbols> }[];
  tried: [ask: string, hand: Thing[], thing: Thing][];
  turns: [from: number, before: string, to: string][];
  story: Happened[];
}

/** What comes of pointing at the things of an offer one after another, whatever has no light left out. */
function pointed(offers: Offer[], offer: Offer, order: readonly Thing[]): string {
  let hand: Thing[] = [];
  let casting = false;
  for (const thing of order) {
    casting ||= thing.startsWith("token ");
    if (!lit(offers, hand, casting && hand.length === 0).has(thing)) return `${thing} has no light`;
    const picked = pick(offers, hand, thing);
    if (!picked) return `${thing} is not taken`;
    if (picked.choice) return picked.choice;
    hand = kept(offers, picked.hand);
  }
  return `nothing is complete with ${offer.things.join(", ")}`;
}

/** The slots of a character: how many are open, how many covered. */
function counted(facts: TableFacts, card: Character, costs: Record<string, Symbols>): [string, number, number] {
  const dice = facts.dice.filter((die) => die.on === card.id);
  const groups = slotsOf(costs[card.id] ?? {}, card.open, card.covered, dice);
  const covered = groups.flat().reduce((sum, { by, wide }) => sum + (by === null ? 0 : wide ? 2 : 1), 0);
  return [card.id, openOf(groups), covered];
}

function answer({ facts, costs }: Asked["views"][number]) {
  const offers = offersOf(facts.options);
  const table = facts as TableFacts;
  const beside = table.locations.flatMap((location) => location.beside.flatMap((card) => card ?? []));
  return {
    chosen: offers.map((offer) => pointed(offers, offer, offer.things)),
    lit: [...lit(offers, [])],
    tokens: [...tokens(offers)],
    slots: beside.map((card) => counted(table, card, costs)),
  };
}

const [asked = "", told = ""] = process.argv.slice(2);
const questions = JSON.parse(readFileSync(asked, "utf-8")) as Asked;
const answers = {
  views: questions.views.map(answer),
  tried: questions.tried.map((each) => tried(...each)),
  turns: questions.turns.map(([from, before, to]) => turnedTo(from, before, to, "ring")),
  angles: ["ministry-of-magic", "diagon-alley", "hogsmeade"].map((location) => angleOf(location, "ring")),
  moments: Object.fromEntries(moments(questions.story)),
  newcomers: [...newcomers(questions.story)],
  rolled: rolledIn(questions.story),
};
writeFileSync(told, JSON.stringify(answers));
