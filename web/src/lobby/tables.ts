/** Tables of the lobby, as they are told apart. */

import type { Lobby, SeatInfo, TableInfo } from "../protocol.js";

/** One's own tables where one must decide. */
export function yourTurn({ mine }: Lobby): TableInfo[] {
  return mine.filter(isYourTurn);
}

export function isYourTurn({ stage, waiting = [], mine = [] }: TableInfo): boolean {
  return stage === "playing" && waiting.some((seat) => mine.includes(seat));
}

/** One's other tables that are not over, what is played first. */
export function others({ mine }: Lobby): TableInfo[] {
  const going = mine.filter((table) => table.stage !== "over" && !isYourTurn(table));
  return going.toSorted((one, other) => (other.moved ?? 0) - (one.moved ?? 0));
}

/** Tables of others that one may sit down at, and those that may only be watched. */
export function toJoin({ listed }: Lobby): TableInfo[] {
  return listed.filter((table) => isStranger(table) && table.stage === "forming" && table.seats.some(isOpen));
}

export function toWatch({ listed }: Lobby): TableInfo[] {
  return listed.filter((table) => isStranger(table) && table.stage === "playing" && table.house.spectators);
}

function isStranger({ mine = [] }: TableInfo): boolean {
  return mine.length === 0;
}

export function isOpen({ kind }: SeatInfo): boolean {
  return kind === "open";
}

/** Those one plays with, by name. */
export function companions({ seats, mine = [] }: TableInfo): string[] {
  return seats.flatMap(({ name }, seat) => (name && !mine.includes(seat) ? [name] : []));
}
