/** How a game of Death Eaters Rising ended: the headline, and the reasons by which it might have ended. */

import type { TableFacts } from "../boards/death-eaters-rising/facts.js";
import type { Ending, Reason, Words } from "../chronicle/chronicle.js";
import { Thing } from "../messages.js";
import type { Facts } from "../protocol.js";
import { clauseMessage } from "../text.js";

const WON = "DER-8.1";
const LAST_WIZARD = "DER-8.3";
const LOCATION = "DER-8.5";
/** So many reasons have room; all that hold are named, whatever room there is. */
const ROOM = 4;

export function ending(facts: Facts, words: Words): Ending {
  const table = facts as TableFacts;
  const all = reasons(table, words);
  const decisive = all.filter(({ clause }) => table.over.includes(clause));
  const others = all.filter((reason) => !decisive.includes(reason) && reason.clause !== LOCATION);
  return {
    won: table.over.includes(WON),
    headline: headline(table, words),
    caption: words.say("der-caption", { location: words.text.thing("location", table.voldemort.faces), turn: table.turn }),
    reasons: [...decisive, ...others].slice(0, Math.max(ROOM, decisive.length)),
  };
}

/** Made of the first of the reasons, and of where it happened or whom it struck. */
function headline(table: TableFacts, { text, say }: Words): string {
  const [clause = ""] = table.over;
  const place = clause === LOCATION ? fallen(table)?.id : table.voldemort.faces;
  const lonely = table.seats.findIndex(({ team }) => !team.length);
  return say("der-headline", {
    clause: new Thing(clauseMessage(clause), clause),
    location: text.thing("location", place ?? table.voldemort.faces),
    player: lonely < 0 ? "" : text.thing("seat", String(lonely)),
  });
}

function fallen({ locations, limits }: TableFacts): TableFacts["locations"][number] | undefined {
  return locations.find(({ places, corruption }) => !places.length && corruption >= limits.corruption);
}

/** Damage to Voldemort, corrupted places, the Hospital Wing, the smallest team, and a lost location. */
function reasons(table: TableFacts, { text, say }: Words): Reason[] {
  const { voldemort, limits, seats } = table;
  const smallest = Math.min(...seats.map(({ team }) => team.length));
  const whose = seats.findIndex(({ team }) => team.length === smallest);
  const lost = fallen(table);
  const reason = (id: string, clause: string, icon: Reason["icon"], count: number, of?: number): Reason => {
    const values = { of: of ?? 0, count, player: text.thing("seat", String(whose)), reached: table.over.includes(clause) ? 1 : 0 };
    const said = { clause, icon, name: say(`der-reason-${id}`), remark: say(`der-remark-${id}`, values), count };
    return of === undefined ? said : { ...said, of };
  };
  return [
    reason("damage", WON, "damage", voldemort.damage, voldemort.goal),
    reason("places", "DER-8.4", "corruption", table["corrupted-places"].length, limits["corrupted-places"]),
    reason("hospital", "DER-8.2", "bed", table["hospital-wing"].length, limits["hospital-wing"]),
    reason("team", LAST_WIZARD, "team", smallest),
    ...(lost ? [reason("location", LOCATION, "corruption", lost.corruption, limits.corruption)] : []),
  ];
}
