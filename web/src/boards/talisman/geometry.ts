/**
 * Where everything lies on the map, in its own units (pixels at 1280 × 800): 8 × 6 nested frames. 24 spaces of London around 16 of the
 * grounds around the castle, a row of six about the Great Hall.
 *
 *     0  1  2  3  4  5  6  7
 *     23 ┌ 0  1  2  3  4  5 ┐ 8
 *     22 │15  a [hall] f   6│ 9       castle: a b c d e f run down, along below, and up again
 *     21 │14  b  c  d  e   7│ 10
 *     20 └13 12 11 10  9  8 ┘ 11
 *     19 18 17 16 15 14 13 12
 */

import type { Book } from "../../protocol.js";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WIDTH = 880;
export const HEIGHT = 566;
export const GUTTER = 18;
export const WALL = 12;
const OUTER = { w: 112, h: 84 };
const MIDDLE = { w: 102, h: 80 };

/** The field inside London, and that inside the grounds. */
export const FIELD: Box = {
  x: OUTER.w + GUTTER,
  y: OUTER.h + GUTTER,
  w: WIDTH - 2 * (OUTER.w + GUTTER),
  h: HEIGHT - 2 * (OUTER.h + GUTTER),
};
export const LAWN: Box = { x: OUTER.w, y: OUTER.h, w: WIDTH - 2 * OUTER.w, h: HEIGHT - 2 * OUTER.h };
export const CASTLE: Box = {
  x: FIELD.x + MIDDLE.w + WALL,
  y: FIELD.y + MIDDLE.h + WALL,
  w: FIELD.w - 2 * (MIDDLE.w + WALL),
  h: FIELD.h - 2 * (MIDDLE.h + WALL),
};

/** A frame of cells around a box, clockwise from the top left: so many along its top and, between the corners, down its side. */
function frame(box: Box, corner: { w: number; h: number }, along: number, down: number): Box[] {
  const { x, y, w, h } = box;
  const wide = (w - 2 * corner.w) / along;
  const high = (h - 2 * corner.h) / down;
  const column = (at: number): [number, number] =>
    at === 0 ? [x, corner.w] : at > along ? [x + w - corner.w, corner.w] : [x + corner.w + wide * (at - 1), wide];
  const row = (at: number): [number, number] =>
    at === 0 ? [y, corner.h] : at > down ? [y + h - corner.h, corner.h] : [y + corner.h + high * (at - 1), high];
  const cell = (over: number, under: number): Box => {
    const [[cx, cw], [cy, ch]] = [column(over), row(under)];
    return { x: cx, y: cy, w: cw, h: ch };
  };
  const columns = [...Array(along + 2).keys()];
  const rows = [...Array(down).keys()].map((at) => at + 1);
  return [
    ...columns.map((at) => cell(at, 0)),
    ...rows.map((at) => cell(along + 1, at)),
    ...columns.toReversed().map((at) => cell(at, down + 1)),
    ...rows.toReversed().map((at) => cell(0, at)),
  ];
}

const OUTER_CELLS = frame({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, OUTER, 6, 4);
const MIDDLE_CELLS = frame(FIELD, MIDDLE, 4, 2);
const ROOM = { w: CASTLE.w / 4, h: CASTLE.h / 2 };
const INNER_CELLS = [
  [0, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [3, 0],
].map(([column = 0, row = 0]) => ({ x: CASTLE.x + column * ROOM.w, y: CASTLE.y + row * ROOM.h, ...ROOM }));
export const HALL_BOX: Box = { x: CASTLE.x + ROOM.w, y: CASTLE.y, w: 2 * ROOM.w, h: ROOM.h };

/** A space of the edition with its place on the map. */
export interface Place {
  id: string;
  ring: string;
  index: number;
  facing: string | null;
  box: Box;
}

export function cellsOf(ring: string): readonly Box[] {
  return ring === "outer" ? OUTER_CELLS : ring === "middle" ? MIDDLE_CELLS : ring === "inner" ? INNER_CELLS : [HALL_BOX];
}

/** All spaces by their ids. */
export function placesOf(book: Book): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const [id, { kind, about = {} }] of Object.entries(book.cards)) {
    if (kind !== "space") continue;
    const ring = String(about["ring"]);
    const index = Number(about["index"] ?? 0);
    const box = cellsOf(ring)[index];
    const facing = typeof about["facing"] === "string" ? about["facing"] : null;
    if (box) found.set(id, { id, ring, index, facing, box });
  }
  return found;
}

export function centre({ x, y, w, h }: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}

/** Whether a cell stands higher than wide: those at the sides of the rings. */
export function isTall({ h }: Box): boolean {
  return h > 95;
}

/** Where the lane passes a space: in the gutter before it; in the castle between picture and name. */
export function stone({ ring, box }: Place): [number, number] {
  const { x, y, h } = box;
  const [cx, cy] = centre(box);
  if (ring === "inner" || ring === "hall") return [cx, y + h * 0.62];
  const near = 5;
  const within = (at: number, low: number, high: number) => Math.max(low, Math.min(high, at));
  if (ring === "outer") {
    const [left, right] = [LAWN.x + near, LAWN.x + LAWN.w - near];
    const [top, bottom] = [LAWN.y + near, LAWN.y + LAWN.h - near];
    if (y === 0) return [within(cx, left, right), top];
    if (y + h >= HEIGHT - 1) return [within(cx, left, right), bottom];
    return [x === 0 ? left : right, cy];
  }
  const [left, right] = [FIELD.x - near, FIELD.x + FIELD.w + near];
  if (y === FIELD.y) return [within(cx, left, right), FIELD.y - near];
  if (y + h >= FIELD.y + FIELD.h - 1) return [within(cx, left, right), FIELD.y + FIELD.h + near];
  return [x === FIELD.x ? left : right, cy];
}

/** The way from a space along others, with its corners: along the gutter, never across it but where a link leads. */
export function route(places: readonly Place[]): [number, number][] {
  const found: [number, number][] = [];
  let before: Place | undefined;
  for (const place of places) {
    const [x, y] = stone(place);
    const [lastX, lastY] = found.at(-1) ?? [x, y];
    if (before?.ring === place.ring && place.ring !== "inner" && x !== lastX && y !== lastY) {
      // around a corner: the lane's own corner lies where the two sides meet
      const isLevel = lastY === LAWN.y + 5 || lastY === LAWN.y + LAWN.h - 5 || lastY === FIELD.y - 5 || lastY === FIELD.y + FIELD.h + 5;
      found.push(isLevel ? [x, lastY] : [lastX, y]);
    }
    found.push([x, y]);
    before = place;
  }
  return found;
}
