/** What everyone at a table should know now, beside the game. */

import type { Symbol } from "../art/symbols.js";
import type { Standing } from "../connection.js";
import type { SeatInfo, TableInfo } from "../protocol.js";

export interface Note {
  id: "lost" | "paused" | "held" | "free" | "hand" | "raised" | "away" | "replaced";
  icon: Symbol;
  /** Whom it is about, -1 and empty for nobody. */
  seat: number;
  name: string;
  /** What the reader may do about it, as the message of its button. */
  act?: "go-on" | "sit" | "lower" | "replace" | "vote-past" | "give-back";
}

/** `held` is for how many seconds more a closing choice waits for others. */
export function notesOf(table: TableInfo, standing: Standing, held = 0): Note[] {
  const notes: Note[] = [];
  if (standing === "lost") notes.push({ id: "lost", icon: "swap", seat: -1, name: "" });
  if (table.stage === "paused") {
    notes.push({ id: "paused", icon: "pause", seat: -1, name: "", ...(table.host && { act: "go-on" as const }) });
  }
  if (table.stage !== "playing") return notes;
  if (held > 0) notes.push({ id: "held", icon: "hand", seat: -1, name: String(held) });
  return [...notes, ...table.seats.flatMap((seat, at) => notesAbout(table, seat, at))];
}

function notesAbout(table: TableInfo, seat: SeatInfo, at: number): Note[] {
  const { mine = [], waiting = [], votes = {}, host } = table;
  const isMine = mine.includes(at);
  const about = { seat: at, name: seat.name ?? "" };
  if (seat.kind === "open" && !mine.length) return [{ id: "free", icon: "hand", ...about, act: "sit" }];
  if (seat.hand && isMine) return [{ id: "hand", icon: "hand", ...about, act: "lower" }];
  if (seat.hand) return [{ id: "raised", icon: "hand", ...about }];
  if (seat.kind === "bot" && seat.name && host) return [{ id: "replaced", icon: "swap", ...about, act: "give-back" }];
  const isMissed = seat.kind === "person" && !seat.here && waiting.includes(at) && !isMine;
  if (!isMissed) return [];
  if (host) return [{ id: "away", icon: "pause", ...about, act: "replace" }];
  const mayVote = mine.length > 0 && !(`past:${at}` in votes);
  return [{ id: "away", icon: "pause", ...about, ...(mayVote && { act: "vote-past" as const }) }];
}
