/**
 * The castle: one cut block inside its walls, with everything that can be walked carved white out of it. Its walls, rooms and
 * courts are the picture of the standard edition; corridors, stairs and doors follow the joins of the chart.
 */

import { chance, short, wedge } from "../../art/cuts.js";
import { lineOf, type Chart, type Drawn, type Join, type Point } from "./chart.js";
import { across, closed, distance, distanceTo, isInside, open, pieces, sides } from "./lines.js";

export const WALL: readonly Point[] = [
  [160, 128], [322, 66], [480, 74], [600, 86], [716, 52], [874, 76], [990, 176], [1000, 330], [1006, 470], [984, 598],
  [896, 668], [836, 702], [700, 706], [566, 712], [430, 690], [302, 712], [176, 584], [138, 440], [142, 286],
];

export interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Rooms by the space that stands in them. */
export const ROOMS: Readonly<Record<string, Room>> = {
  "defence-classroom": { x: 216, y: 84, w: 78, h: 52 },
  "room-of-requirement": { x: 366, y: 72, w: 68, h: 46 },
  "charms-classroom": { x: 444, y: 200, w: 68, h: 56 },
  "dumbledores-office": { x: 764, y: 64, w: 72, h: 54 },
  "gryffindor-common-room": { x: 900, y: 98, w: 58, h: 52 },
  "ravenclaw-common-room": { x: 206, y: 232, w: 60, h: 50 },
  library: { x: 286, y: 206, w: 72, h: 64 },
  "restricted-section": { x: 364, y: 206, w: 62, h: 64 },
  "hospital-wing": { x: 846, y: 232, w: 54, h: 62 },
  "transfiguration-classroom": { x: 846, y: 344, w: 54, h: 58 },
  "snapes-office": { x: 360, y: 506, w: 66, h: 54 },
  "potions-classroom": { x: 212, y: 620, w: 70, h: 56 },
  "slytherin-common-room": { x: 330, y: 634, w: 70, h: 54 },
  kitchen: { x: 846, y: 574, w: 68, h: 52 },
  "hufflepuff-common-room": { x: 876, y: 500, w: 64, h: 54 },
};
export const HALL: Room = { x: 548, y: 514, w: 204, h: 142 };
export const CLOCK = { x: 330, y: 424, r: 44 };
export const CLOISTER: Room = { x: 700, y: 280, w: 96, h: 96 };
const STAIRCASE = { x: 548, y: 318, r: 66 };
/** Below this, stairs are in the grounds. */
const FOOT = 730;

/** The widths of what is carved. */
export const CARVED: readonly { drawn: Drawn; width: number }[] = [
  { drawn: "door", width: 18 },
  { drawn: "corridor", width: 31 },
  { drawn: "stairs", width: 27 },
];

/** The joins inside the walls. */
export function carved(chart: Chart): Join[] {
  return chart.joins.filter((join) => {
    if (!CARVED.some(({ drawn }) => drawn === join.drawn)) return false;
    return lineOf(chart, join).every(([, y]) => y <= FOOT);
  });
}

export function towers(chart: Chart): Point[] {
  return [...chart.spots.values()].flatMap(({ kind, x, y }) => (kind === "tower" ? [[x, y] as const] : []));
}

/** The wall, so much further out from the middle of the castle. */
function grown(by: number): Point[] {
  const middle: Point = [
    WALL.reduce((sum, [x]) => sum + x, 0) / WALL.length,
    WALL.reduce((sum, [, y]) => sum + y, 0) / WALL.length,
  ];
  return WALL.map((point) => {
    const far = distance(point, middle);
    return [point[0] + ((point[0] - middle[0]) / far) * by, point[1] + ((point[1] - middle[1]) / far) * by];
  });
}

/** The block with its merlons, and the drums of its towers. */
export function block(chart: Chart): string {
  const wall = grown(8);
  let cuts = closed(wall);
  for (const [from, to] of sides(wall)) {
    const length = distance(from, to);
    const count = Math.floor(length / 17);
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (let each = 0; each < count; each += 1) {
      const at = ((each + 0.5) / count) * length;
      cuts += box(from[0] + dx * at, from[1] + dy * at, dx, dy, 5, 7);
    }
  }
  for (const [x, y] of towers(chart)) {
    cuts += circle(x, y, 31);
    for (let each = 0; each < 10; each += 1) {
      const angle = (Math.PI * 2 * each) / 10;
      cuts += box(x + 33 * Math.cos(angle), y + 33 * Math.sin(angle), Math.cos(angle), Math.sin(angle), 5, 5);
    }
  }
  return cuts;
}

/** A turned box about a point: half as long along its direction, half as wide across. */
function box(x: number, y: number, dx: number, dy: number, long: number, wide: number): string {
  const corner = (a: number, b: number): Point => [x + dx * a - dy * b, y + dy * a + dx * b];
  return closed([corner(-long, -wide), corner(long, -wide), corner(long, wide), corner(-long, wide)]);
}

function circle(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** All carved lines of a kind. */
export function lines(chart: Chart, drawn: Drawn): string {
  return carved(chart)
    .filter((join) => join.drawn === drawn)
    .map((join) => open(lineOf(chart, join)))
    .join("");
}

/** The treads of all stairs, in the castle and in the grounds. */
export function treads(chart: Chart): string {
  const stairs = chart.joins.filter(({ drawn }) => drawn === "stairs");
  return stairs.map((join) => across(lineOf(chart, join), 13.5, 7.5, 20)).join("");
}

/** Gouge marks on the roofs, where nothing is carved. */
export function gouges(chart: Chart): string {
  const random = chance(8);
  const passages = carved(chart).flatMap((join) => pieces(lineOf(chart, join)));
  const rooms = [...Object.values(ROOMS), HALL, CLOISTER];
  const drums = towers(chart);
  const isFree = (point: Point, margin: number): boolean =>
    isInside(point, WALL) &&
    passages.every((piece) => distanceTo(point, piece) > 15 + margin) &&
    sides(WALL).every((piece) => distanceTo(point, piece) > 10 + margin) &&
    !rooms.some(({ x, y, w, h }) => {
      const [px, py] = point;
      return px > x - margin - 4 && px < x + w + margin + 4 && py > y - margin - 4 && py < y + h + margin + 4;
    }) &&
    distance(point, [CLOCK.x, CLOCK.y]) > CLOCK.r + 8 + margin &&
    distance(point, [STAIRCASE.x, STAIRCASE.y]) > STAIRCASE.r &&
    drums.every((drum) => distance(point, drum) > 38);
  let cuts = "";
  for (let column = 150; column < 1000; column += 30) {
    for (let row = 70; row < 700; row += 26) {
      const [x, y, long] = [column + random(-8, 8), row + random(-6, 6), random(14, 30)];
      if (isFree([x, y], 5) && isFree([x + long, y - long * 0.35], 5)) cuts += wedge(x, y, x + long, y - long * 0.35, 3.6);
    }
  }
  return cuts;
}
