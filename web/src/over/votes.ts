/** The open votes of a table, as one of its seats sees them. */

import type { TableInfo } from "../protocol.js";

export interface Vote {
  about: string;
  kind: "past" | "back";
  /** The seat that is voted past, or the entry that the story would return to. */
  number: number;
  agreed: number[];
  /** Whether one of the reader's seats has not agreed yet, and is not the one voted past. */
  mayVote: boolean;
}

export function votesOf({ votes = {}, mine = [] }: Pick<TableInfo, "votes" | "mine">): Vote[] {
  return Object.entries(votes).map(([about, agreed]) => {
    const [kind, number] = about.split(":");
    const past = kind === "past" ? Number(number) : -1;
    const mayVote = mine.some((seat) => seat !== past && !agreed.includes(seat));
    return { about, kind: kind === "past" ? "past" : "back", number: Number(number), agreed, mayVote };
  });
}
