/** Where figures stand on the map: right in the picture of their space, side by side, closer where there are many. */

import { characterAt, standingOn, type TableFacts } from "./facts.js";
import { isTall, type Place } from "./geometry.js";

export const OWN = { w: 34, h: 36 };
export const OTHER = { w: 26, h: 27 };
const APART = 6;
/** From three on, so far from left edge to left edge, and so many side by side: the others stand behind the last. */
const CLOSE = 18;
const ABREAST = 3;
const EDGE = 7;

/** How high the picture of a space is. */
export function pictureHeight({ ring, box }: Place): number {
  if (ring === "inner") return 52;
  if (ring === "hall") return box.h;
  if (ring === "middle") return isTall(box) ? 60 : 44;
  return isTall(box) ? 58 : 46;
}

/** The top left corner of each seat's figure, by seats; the own one stands rightmost, before the others. */
export function figuresOf(facts: TableFacts, places: ReadonlyMap<string, Place>, own: number): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>();
  for (const { id } of facts.spaces) {
    const place = places.get(id);
    const seats = standingOn(facts, id);
    if (!place || !seats.length) continue;
    const { box } = place;
    const foot = box.y + pictureHeight(place) - (place.ring === "hall" ? 6 : 5);
    let left = box.x + box.w - EDGE;
    for (const [at, seat] of seats.toSorted((one, other) => Number(other === own) - Number(one === own)).entries()) {
      const size = seat === own ? OWN : OTHER;
      if (!at) left -= size.w;
      else if (seats.length <= 2) left -= size.w + APART;
      else if (at < ABREAST) left -= CLOSE;
      found.set(seat, [left, foot - size.h]);
    }
  }
  return found;
}

/** The spaces that each seat's figure came through in what happened, in their order; the first is where it stood before. */
export function walked(happened: readonly { events?: string[][] }[], before: TableFacts | null): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [, word, seat, space] of happened.flatMap(({ events = [] }) => events)) {
    if (!space || !["went", "walked-back", "teleported"].includes(word ?? "")) continue;
    const number = Number(seat);
    const from = before ? characterAt(before, number)?.space : undefined;
    const path = found.get(number) ?? (from ? [from] : []);
    path.push(space);
    found.set(number, path);
  }
  return found;
}
