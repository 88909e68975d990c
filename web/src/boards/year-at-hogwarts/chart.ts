/**
 * The map as data: where the spaces of the three boards lie, and how they are joined. It comes with the book, from the edition;
 * the page only draws it. Where a move may end is told by the view.
 */

import type { Book } from "../../protocol.js";

export type Point = readonly [number, number];

export const WIDTH = 1600;
export const HEIGHT = 1000;
/** Where the boards lie: left, top, right, foot. */
export const BOARDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  main: [20, 20, 1180, 980],
  places: [1196, 20, 1584, 540],
  diagon: [1196, 560, 1584, 984],
};

export type Drawn = "corridor" | "door" | "stairs" | "path" | "rail" | "pipe" | "passage";

/** A space of the map. */
export interface Spot {
  id: string;
  /** Empty where it has none of its own. */
  name: string;
  board: string;
  kind: string;
  subject: string | null;
  house: string | null;
  /** The number on a space of health. */
  shown: number;
  rosettes: number;
  x: number;
  y: number;
}

/** Two spaces that are joined; `via` bends the line between them. */
export interface Join {
  from: string;
  to: string;
  steps: number;
  drawn: Drawn;
  via: readonly Point[];
}

export interface Chart {
  spots: ReadonlyMap<string, Spot>;
  joins: readonly Join[];
}

/** The card of the book that holds the joins. */
export const MAP = "map";

export function chartOf(book: Book): Chart {
  const spots = new Map<string, Spot>();
  for (const [id, { kind, name, about }] of Object.entries(book.cards)) {
    if (kind === "space") spots.set(id, { subject: null, house: null, shown: 0, rosettes: 0, ...about, id, name: about?.["named"] ? name : "" } as Spot);
  }
  const joins = (book.cards[MAP]?.about?.["edge"] ?? []) as readonly Partial<Join>[];
  return { spots, joins: joins.map((join) => ({ steps: 1, drawn: "corridor", via: [], ...join }) as Join) };
}

/** The points of the line between two joined spaces. */
export function lineOf({ spots }: Chart, { from, to, via }: Join): Point[] {
  const [start, end] = [spots.get(from), spots.get(to)];
  return start && end ? [[start.x, start.y], ...via, [end.x, end.y]] : [];
}

/** The points of a walk along joined spaces; a passage is a straight leap. */
export function walkOf(chart: Chart, path: readonly string[]): Point[] {
  const found: Point[] = [];
  path.slice(1).forEach((to, at) => {
    const from = path[at] ?? "";
    const join = chart.joins.find((each) => (each.from === from && each.to === to) || (each.to === from && each.from === to));
    const spots = [chart.spots.get(from), chart.spots.get(to)].flatMap((spot) => (spot ? [[spot.x, spot.y] as const] : []));
    const line = join ? lineOf(chart, join) : spots;
    const onward = join && join.from !== from ? line.toReversed() : line;
    found.push(...(found.length ? onward.slice(1) : onward));
  });
  return found;
}

/** A passage that leaves its board is not drawn: both ends bear the same letter. */
export function isHidden({ spots }: Chart, { from, to, drawn }: Join): boolean {
  return drawn === "passage" && spots.get(from)?.board !== spots.get(to)?.board;
}

/** The letters of the hidden passages, by space. */
export function lettersOf(chart: Chart): Map<string, string> {
  const letters = new Map<string, string>();
  let next = "A".charCodeAt(0);
  for (const join of chart.joins) {
    const { from, to } = join;
    if (!isHidden(chart, join) || (letters.has(from) && letters.has(to))) continue;
    const letter = String.fromCharCode(next);
    letters.set(from, letter).set(to, letter);
    next += 1;
  }
  return letters;
}
