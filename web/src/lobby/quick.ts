import { createTable } from "../api.js";
import { complain } from "../live.svelte.js";
import { myName } from "../people.svelte.js";
import type { GameInfo, SeatWish } from "../protocol.js";
import { go } from "../router.svelte.js";

const SEATS = 3;

/** Begins a game at once: one person, and bots on the other seats. */
export async function playWithBots({ id, seats }: GameInfo): Promise<void> {
  const others = Math.min(SEATS, Math.max(...seats)) - 1;
  const bots = Array.from({ length: others }, (): SeatWish => ({ kind: "bot", level: "apprentice" }));
  try {
    const table = await createTable({ game: id, seats: [{ kind: "here", name: myName() }, ...bots], begin: true });
    go(`/t/${table.id}`);
  } catch (refusal) {
    complain(refusal);
  }
}
