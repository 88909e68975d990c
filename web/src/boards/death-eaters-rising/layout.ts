/** Measures of the board that follow from the room there is, and from the longest text on it. */

import type { Room } from "../../layout.svelte.js";

/** The heights of cards' blocks: as high as there is room, lower and lower where texts need every line. */
const CARD = [72, 56, 40] as const;
const MOST = 104;
const TEAM = [64, 46, 34] as const;
const TEAM_WIDE = [70, 52, 40] as const;
const DESK_HEIGHT = 800;

export interface Blocks {
  /** Of cards beside locations. */
  card: number;
  /** Of the cards in one's own team. */
  team: number;
}

/** How low blocks are, on the cards beside locations and in one's own team: 0 as usual, 1 low, 2 lowest. */
export interface Tight {
  cards: number;
  team: number;
}

export const LOWEST = CARD.length - 1;

export function blocksIn({ layout, height }: Room, tight: Tight): Blocks {
  const team = (layout === "wide" ? TEAM_WIDE : TEAM)[tight.team] ?? TEAM[0];
  if (layout === "tablet") return { card: 98, team: team - 12 };
  const spare = Math.floor((height - DESK_HEIGHT) / 4);
  const card = (CARD[tight.cards] ?? CARD[0]) + spare;
  return { card: Math.max(CARD.at(-1) ?? 0, Math.min(MOST, card)), team };
}

/** How many letters of a name a card of this width has room for, beside so many slots. */
export function lettersIn(width: number, slots: number): number {
  return Math.floor((width - 16 - (slots ? slots * 25 + 8 : 0)) / 7);
}
