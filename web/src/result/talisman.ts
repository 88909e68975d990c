/** How a game of Talisman ended: who beat Voldemort, and how far the others came. */

import { characterAt, type TableFacts } from "../boards/talisman/facts.js";
import type { Ending, Reason, Words } from "../chronicle/chronicle.js";
import type { Facts } from "../protocol.js";

const RINGS = ["outer", "middle", "inner", "hall"];

export function ending(facts: Facts, { text, say }: Words): Ending {
  const table = facts as TableFacts;
  const [winner = -1] = table.winners;
  const name = text.players[winner] ?? "";
  const won = table.seat === null || table.winners.includes(table.seat);
  return {
    won,
    headline: say("tal-headline", { player: name }),
    caption: say("tal-caption", { player: name, turn: table.turn }),
    reasons: ranked(table).map((seat) => reason(table, seat, { text, say })),
    foot: say("tal-foot", { player: name }),
  };
}

/** The winner, then who came farthest. */
function ranked(table: TableFacts): number[] {
  const far = (seat: number) => {
    const own = characterAt(table, seat);
    const ring = RINGS.indexOf(table.spaces.find(({ id }) => id === own?.space)?.ring ?? "outer");
    return (table.winners.includes(seat) ? 10_000 : 0) + ring * 100 + (own?.magic.total ?? 0);
  };
  return table.seats.map((_, seat) => seat).sort((one, other) => far(other) - far(one));
}

/** A player with the place reached and the Magic there; the winner's is what decided. */
function reason(table: TableFacts, seat: number, { text, say }: Words): Reason {
  const own = characterAt(table, seat);
  const isWinner = table.winners.includes(seat);
  const space = own ? text.thing("space", own.space).name : "";
  return {
    clause: isWinner ? (table.over[0] ?? "") : "",
    icon: "magic",
    name: text.players[seat] ?? "",
    remark: isWinner ? say("tal-remark-won") : say("tal-remark", { space }),
    count: own?.magic.total ?? 0,
  };
}
