/** The same table once more. */

import type { Level, SeatInfo, SeatWish, Setup, TableInfo } from "../protocol.js";

/** One's own seats stay on this device, bots stay bots, and the seats of others are open for them. */
export function rematch({ game, edition, options, house, name, seats, mine = [] }: TableInfo): Setup {
  return { game, edition, options, house, name, seats: seats.map((seat, at) => wishOf(seat, mine.includes(at))) };
}

function wishOf({ kind, name = "", level = "" }: SeatInfo, isMine: boolean): SeatWish {
  if (isMine) return { kind: "here", name };
  return kind === "bot" ? { kind: "bot", level: (level || "apprentice") as Level } : { kind: "open" };
}
