/** Who sits at this device: the name and the faction that one likes, as the server remembers them. */

import { setPerson } from "./api.js";
import type { Person, SeatInfo } from "./protocol.js";
import { say } from "./words/words.svelte.js";

export const FACTIONS = ["hogwarts", "order", "army"] as const;
export type Faction = (typeof FACTIONS)[number];

let person: Person = $state.raw({ name: "", favourite: "" });

export function me(): Person {
  return person;
}

/** What the server says of one. */
export function known(as: Person): void {
  person = as;
}

/** One's name, or what somebody without a name is called. */
export function myName(): string {
  return person.name || say("nameless");
}

export async function rename(as: Person): Promise<void> {
  await setPerson(as);
  person = as;
}

/** What somebody at a table is called: a bot, or a seat that nobody has named, by its number. */
export function playerName({ kind, name }: SeatInfo, at: number): string {
  return name || say(kind === "bot" ? "player-bot" : "player-seat", { seat: at + 1 });
}

/** A faction for each seat, as the ink of its poster and words: the one its person likes, unless an earlier seat has it. */
export function factionsOf(seats: readonly SeatInfo[]): Faction[] {
  const taken = new Set<Faction>();
  return seats.map(({ kind, favourite }, at) => {
    const free = FACTIONS.filter((faction) => !taken.has(faction));
    const found = free.find((faction) => faction === favourite) ?? free[0] ?? FACTIONS[at % FACTIONS.length] ?? "hogwarts";
    if (kind !== "open") taken.add(found);
    return found;
  });
}
