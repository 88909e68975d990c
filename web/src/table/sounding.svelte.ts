/** Sounds of what happens at a table: the board's own, and a bell when it is one's turn. */

import { play, type Sound } from "../sound.js";
import { settings } from "../settings.svelte.js";
import type { Table } from "./table.svelte.js";

/** So many milliseconds between the sounds of what happened at once, and so many sounds at most. */
const STEP = 120;
const MOST = 12;

/** Follows a table while its board is shown. */
export function keepSounding(table: Table, sounds: () => Promise<Readonly<Record<string, Sound>>>): void {
  let wasAsked = false;
  $effect(() => {
    const { news } = table;
    if (settings.sound !== "off" && !news.fresh) void sounds().then((known) => ring(soundsOf(news.happened, known)));
  });
  $effect(() => {
    const isAsked = table.isAsked && table.facts?.active === table.seat;
    if (isAsked && !wasAsked) play("bell", 300);
    wasAsked = isAsked;
  });
}

function ring(sounds: readonly Sound[]): void {
  sounds.slice(0, MOST).forEach((sound, at) => play(sound, at * STEP));
}

/** The sounds of what happened, the same one in a row only once. */
function soundsOf(happened: Table["happened"], known: Readonly<Record<string, Sound>>): Sound[] {
  const words = happened.flatMap(({ events = [] }) => events.map(([, word = ""]) => word));
  const found = words.flatMap((word) => known[word] ?? []);
  return found.filter((sound, at) => sound !== found[at - 1]);
}
