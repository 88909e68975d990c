/** How a year ended: who won the House Cup, or which side won when Voldemort returned. */

import type { Pawn, TableFacts } from "../boards/year-at-hogwarts/facts.js";
import type { Ending, Reason, Words } from "../chronicle/chronicle.js";
import type { Facts } from "../protocol.js";

export function ending(facts: Facts, { text, say }: Words): Ending {
  const table = facts as TableFacts;
  const names = text.listed(table.winners.map((seat) => text.players[seat] ?? ""));
  const won = table.seat === null ? table.winners.length > 0 : table.winners.includes(table.seat);
  const key = table.winners.length ? table.mode : "lost";
  return {
    won,
    headline: say(`yah-headline-${key}`, { player: names, count: table.winners.length }),
    caption: say("yah-caption", { round: table.round }),
    reasons: ranked(table).map((pawn) => reason(table, pawn, { text, say })),
    foot: table.winners.length ? say("yah-foot", { player: names, count: table.winners.length }) : say("yah-foot-lost"),
  };
}

/** The winners, then by points. */
function ranked(table: TableFacts): Pawn[] {
  const far = (pawn: Pawn) => (table.winners.includes(pawn.seat) ? 10_000 : 0) + pawn.points;
  return table.pawns.toSorted((one, other) => far(other) - far(one));
}

function reason(table: TableFacts, pawn: Pawn, { text, say }: Words): Reason {
  const isWinner = table.winners.includes(pawn.seat);
  return {
    clause: isWinner ? (table.over[0] ?? "") : "",
    icon: table.return ? "life" : "points",
    name: text.thing("figure", pawn.figure).name,
    remark: say("yah-remark", { count: pawn.done.length }),
    count: table.return ? pawn.hp : pawn.points,
  };
}
