/** The grounds: ink drawn on paper around the castle. The lake, the forest, paths with broken edges, the pitch, bridges, the pipe. */

import { chance, lines as cuts, short } from "../../art/cuts.js";
import { isHidden, lineOf, type Chart, type Drawn, type Point } from "./chart.js";
import { distance, isInside, open } from "./lines.js";

export const LAKE: readonly Point[] = [
  [500, 930], [540, 850], [640, 832], [760, 848], [836, 900], [850, 960], [790, 990], [560, 990],
];
const FOREST: readonly Point[] = [[20, 760], [84, 800], [120, 868], [230, 900], [380, 930], [440, 990], [20, 990]];
export const PITCH = { x: 1096, y: 262 };
/** Rooms outside the walls, by the space that stands in them. */
export const OUTBUILDINGS = {
  "chamber-of-secrets": { x: 580, y: 868, w: 92, h: 70 },
  "herbology-classroom": { x: 1070, y: 530, w: 76, h: 74 },
  "care-classroom": { x: 396, y: 826, w: 78, h: 58 },
  "hagrids-hut": { x: 206, y: 782, w: 68, h: 58 },
} as const;
export const BRIDGES: readonly { x: number; y: number; turn: number }[] = [
  { x: 962, y: 776, turn: 29 },
  { x: 118, y: 668, turn: -83 },
];
/** Where no tree grows: left, top, right, foot. */
const CLEARINGS = [
  [150, 836, 330, 935],
  [20, 738, 225, 830],
  [300, 878, 480, 960],
] as const;
const SINGLE: readonly (readonly [number, number, number])[] = [
  [1004, 688, 34], [1030, 700, 44], [1050, 742, 30], [1150, 964, 44], [1126, 976, 30], [1160, 420, 40], [1158, 470, 30],
  [44, 120, 50], [72, 150, 40], [40, 190, 44], [70, 520, 44], [44, 550, 34], [46, 330, 36], [1162, 100, 36],
  [1150, 130, 28], [38, 430, 30],
];

/** The waves of the lake. */
export function waves(): string {
  return cuts({ left: 480, right: 880, top: 846, bottom: 990, step: 11, seed: 3, width: 3.4, shortest: 24, longest: 80, gap: 12 });
}

/** A fir: four storeys of branches. */
function fir(x: number, foot: number, height: number): string {
  const wide = height * 0.42;
  let cut = "";
  for (let storey = 0; storey < 4; storey += 1) {
    const top = foot - height + height * 0.2 * storey;
    const half = (wide * (0.35 + (0.65 * (storey + 1)) / 4)) / 2;
    cut += `M${short(x)} ${short(top)}L${short(x + half)} ${short(top + height * 0.36)}H${short(x - half)}Z`;
  }
  return `${cut}M${short(x - 2)} ${short(foot - height * 0.1)}h4v${short(height * 0.12)}h-4Z`;
}

/** Every tree, those behind first. Each has a halo of paper, so that the wood stays light. */
export function trees(chart: Chart): { halo: string; cut: string }[] {
  const random = chance(8);
  const spots = [...chart.spots.values()].map(({ x, y }) => [x, y] as const);
  const grown: [number, number, number][] = [];
  for (let tries = 0; tries < 900; tries += 1) {
    const [x, y] = [random(24, 440), random(700, 985)];
    const isClear =
      isInside([x, y], FOREST) &&
      !CLEARINGS.some(([left, top, right, foot]) => x > left && x < right && y > top && y < foot) &&
      spots.every((spot) => distance([x, y - 20], spot) >= 44) &&
      grown.every(([otherX, otherY]) => distance([x, y], [otherX, otherY]) >= 21);
    if (isClear) grown.push([x, y, random(36, 58)]);
  }
  return [...SINGLE, ...grown.toSorted(([, one], [, other]) => one - other)].map(([x, y, height]) => ({
    halo: `M${short(x - height * 0.3)} ${short(y + 3)}L${short(x)} ${short(y - height - 5)}L${short(x + height * 0.3)} ${short(y + 3)}Z`,
    cut: fir(x, y, height),
  }));
}

/** All lines of a kind outside the walls. */
export function tracks(chart: Chart, ...kinds: Drawn[]): string {
  const found = chart.joins.filter((join) => {
    if (!kinds.includes(join.drawn) || isHidden(chart, join)) return false;
    return join.drawn !== "stairs" || lineOf(chart, join).some(([, y]) => y > 730);
  });
  return found.map((join) => open(lineOf(chart, join))).join("");
}

/** The planks of a bridge about its middle. */
export const PLANKS = Array.from({ length: 8 }, (_, at) => `M${-32 + at * 9}-17v34`).join("");
export const SPAN = "M-40-24Q0-14 40-24V24Q0 14-40 24Z";

/** The hoops at both ends of the pitch: posts and rings. */
export const HOOPS: readonly Point[] = [182, 342].flatMap((y) => [-16, 0, 16].map((dx) => [PITCH.x + dx, y] as const));
/** The back of the squid, above the water. */
export const SQUID = "M768 907Q771 862 786 874T801 907M813 907q3-27 15-21t9 21M849 907q1.500-13.500 12-15";
