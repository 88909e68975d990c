/** What is printed beneath the spaces: the lane and its marks, grass and firs, the castle's wall, London's skyline. */

import { chance, lines, short, wedge } from "../../art/cuts.js";
import { CASTLE, cellsOf, centre, FIELD, GUTTER, LAWN, type Box, type Place } from "./geometry.js";

/** A skyline along the foot of a block: houses with pointed roofs, some with a chimney, some windows lit. */
export function skyline(seed: number, width: number): { houses: string; windows: string } {
  const random = chance(seed * 31 + 7);
  const foot = 46;
  let houses = "";
  let windows = "";
  for (let x = -2; x < width + 4; ) {
    const [wide, high, roof] = [random(9, 17), random(7, 15), random(3, 6)];
    const top = foot - high;
    houses += `M${short(x)} ${foot}V${short(top)}L${short(x + wide / 2)} ${short(top - roof)}L${short(x + wide)} ${short(top)}V${foot}Z`;
    if (random(0, 1) < 0.6) houses += `M${short(x + wide * 0.68)} ${short(top - roof * 0.5)}v-4h2.5v5.5Z`;
    for (let each = 0; each < (wide > 12 ? 2 : 1); each += 1) {
      if (random(0, 1) < 0.75) windows += `M${short(x + wide * (0.28 + 0.36 * each))} ${short(top + 3)}h2.4v3h-2.4Z`;
    }
    x += wide + random(0.5, 3);
  }
  return { houses, windows };
}

/** Footpaths between the spaces of the grounds. */
export function footpaths(): string {
  return cellsOf("middle")
    .map(({ x, y, w, h }, at) => {
      if (at < 5) return `M${short(x + w)} ${short(y)}v${short(h)}`;
      if (at < 8) return `M${short(x)} ${short(y + h)}h${short(w)}`;
      return at < 13 ? `M${short(x)} ${short(y)}v${short(h)}` : `M${short(x)} ${short(y)}h${short(w)}`;
    })
    .join("");
}

/** Grass beneath the motifs of the grounds. */
export function grass(): string {
  const random = chance(4);
  let found = "";
  for (const { x, y, w, h } of cellsOf("middle")) {
    const level = y + (h < 95 ? 43 : 60);
    for (let each = 0; each < 7; each += 1) {
      const left = x + 8 + random(0, w - 36);
      found += wedge(left, level + random(-3, 1.5), left + random(10, 26), level + random(-2, 1.5), 1.6);
    }
  }
  return found;
}

/** A fir: three storeys of branches. */
function fir(x: number, y: number, height: number): string {
  const wide = height * 0.42;
  const storey = (from: number, to: number, size: number) =>
    `M${short(x)} ${short(y - height * from)}L${short(x + wide * size)} ${short(y - height * to)}H${short(x - wide * size)}Z`;
  return `${storey(1, 0.58, 0.6)}${storey(0.78, 0.32, 0.82)}${storey(0.52, 0.08, 1)}M${short(x - 1.2)} ${short(y - height * 0.1)}h2.4v${short(height * 0.1)}h-2.4Z`;
}

/** Firs where the wood is, at the free edges of some spaces. */
export function wood(): string {
  const cells = cellsOf("middle");
  const stands: [number, number, number, number][] = [
    [0, 87, 44, 22],
    [0, 97, 45, 16],
    [1, 91, 46, 18],
    [14, 11, 62, 22],
    [14, 89, 62, 18],
    [15, 92, 60, 24],
    [15, 10, 58, 17],
  ];
  return stands.map(([at, dx, dy, height]) => fir((cells[at]?.x ?? 0) + dx, (cells[at]?.y ?? 0) + dy, height)).join("");
}

/** The lake, beneath two spaces. */
export function lake(): string {
  const [left, right] = [cellsOf("middle")[10], cellsOf("middle")[9]];
  if (!left || !right) return "";
  return lines({
    left: left.x + 6,
    right: right.x + right.w - 12,
    top: left.y + 39,
    bottom: left.y + 50,
    step: 5,
    seed: 8,
    width: 2,
    shortest: 14,
    longest: 46,
    gap: 8,
  });
}

/** The marks across the lane between spaces that face each other: a line with a head at both ends. */
export function facings(places: ReadonlyMap<string, Place>, linked: ReadonlySet<string>): { shafts: string; heads: string } {
  let shafts = "";
  let heads = "";
  for (const place of places.values()) {
    const other = place.ring === "outer" && place.facing ? places.get(place.facing) : undefined;
    if (!other || linked.has(place.id)) continue;
    const [from, to] = across(place.box, other.box);
    shafts += `M${from.map(short).join(" ")}L${to.map(short).join(" ")}`;
    heads += head(from, to) + head(to, from);
  }
  return { shafts, heads };
}

type Point = [number, number];

/** From the edge of a space of London to that of the space of the grounds that it faces. */
function across(outer: Box, middle: Box): [Point, Point] {
  const [cx, cy] = centre(outer);
  const isSide = outer.x === 0 || outer.x + outer.w > LAWN.x + LAWN.w;
  const isEnd = outer.y === 0 || outer.y + outer.h > LAWN.y + LAWN.h;
  const [nearX, farX] = outer.x === 0 ? [LAWN.x, FIELD.x] : [LAWN.x + LAWN.w, FIELD.x + FIELD.w];
  const [nearY, farY] = outer.y === 0 ? [LAWN.y, FIELD.y] : [LAWN.y + LAWN.h, FIELD.y + FIELD.h];
  if (isSide && isEnd) return [[nearX, nearY], [farX, farY]];
  const within = (at: number, from: number, size: number) => Math.max(from + 9, Math.min(from + size - 9, at));
  if (isEnd) {
    const x = within(cx, middle.x, middle.w);
    return [[x, nearY], [x, farY]];
  }
  const y = within(cy, middle.y, middle.h);
  return [[nearX, y], [farX, y]];
}

function head([x, y]: Point, [toX, toY]: Point): string {
  const length = Math.hypot(toX - x, toY - y);
  const [ux, uy] = [(toX - x) / length, (toY - y) / length];
  const at = (dx: number, dy: number) => `${short(x + dx)} ${short(y + dy)}`;
  return `M${at(-uy * 5, ux * 5)}L${at(uy * 5, -ux * 5)}L${at(ux * 6, uy * 6)}Z`;
}

/** The battlements of the castle in plan. */
export function merlons(): string {
  const { x, y, w, h } = CASTLE;
  const pitch = 14.05;
  let found = "";
  for (let at = x - 5; at < x + w; at += pitch) found += `M${short(at)} ${y - 10}h8v6h-8ZM${short(at)} ${y + h + 4}h8v6h-8Z`;
  for (let at = y - 5; at < y + h; at += pitch) found += `M${x - 10} ${short(at)}h6v8h-6ZM${x + w + 4} ${short(at)}h6v8h-6Z`;
  return found;
}

/** The towers at its corners. */
export function towers(): Point[] {
  const { x, y, w, h } = CASTLE;
  return [
    [x - 4, y - 4],
    [x + w + 4, y - 4],
    [x - 4, y + h + 4],
    [x + w + 4, y + h + 4],
  ];
}

/** The railway between two stations, across the lane: where, its rails and its sleepers. */
export function railway(outer: Box, middle: Box): { box: Box; rails: string; sleepers: string } {
  const y = (Math.max(outer.y, middle.y) + Math.min(outer.y + outer.h, middle.y + middle.h)) / 2;
  const x = FIELD.x + FIELD.w - 6;
  const sleepers = [...Array(5).keys()].map((each) => `M${x + 2 + each * 5} ${short(y - 12)}v24`).join("");
  return {
    box: { x, y: y - 15, w: GUTTER + 12, h: 30 },
    rails: `M${x} ${short(y - 7)}h${GUTTER + 12}M${x} ${short(y + 7)}h${GUTTER + 12}`,
    sleepers,
  };
}

/** A paved crossing between two spaces. */
export function crossing(outer: Box, middle: Box): { box: Box; stripes: string } {
  const x = (Math.max(outer.x, middle.x) + Math.min(outer.x + outer.w, middle.x + middle.w)) / 2;
  const y = FIELD.y + FIELD.h;
  const stripes = [...Array(4).keys()].map((each) => `M${short(x - 17 + each * 10)} ${y + 1}v${GUTTER - 1}`).join("");
  return { box: { x: x - 22, y: y - 1, w: 44, h: GUTTER + 2 }, stripes };
}

/** Stairs through the castle's wall. */
export function stairs(middle: Box): { box: Box; steps: string } {
  const y = (Math.max(middle.y, CASTLE.y) + middle.y + middle.h) / 2 - 2;
  const x = CASTLE.x - 11;
  const steps = [...Array(5).keys()].map((each) => `M${x} ${short(y - 14 + each * 7)}h12`).join("");
  return { box: { x, y: y - 17, w: 12, h: 34 }, steps: `${steps}M${x} ${short(y - 17)}v34` };
}
