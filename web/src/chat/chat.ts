/** What one hears of the chat, and which words of it name a card. */

import type { Said } from "../protocol.js";

export type Room = "players" | "spectators";

/** The messages of a room, without those of who is muted. */
export function heard(said: readonly Said[], room: Room, muted: readonly string[]): Said[] {
  return said.filter((each) => (each.room ?? "players") === room && !muted.includes(each.by));
}

/** How many messages came after the last one that was read. */
export function unread(said: readonly Said[], read: number, muted: readonly string[]): number {
  return said.filter(({ at, by }) => at > read && !muted.includes(by)).length;
}

/** Those who spoke, each once; without oneself. */
export function speakers(said: readonly Said[], own: readonly string[]): string[] {
  return [...new Set(said.map(({ by }) => by))].filter((name) => !own.includes(name));
}
