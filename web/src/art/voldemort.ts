/** Voldemort's plate, 240 by 240: his mask in a ring of ink, and the serpent around it whose head turns to where he looks. */

import { rays, short, wedge } from "./cuts.js";

const CENTRE = 120;
/** The radius of the serpent's ring, and how far round it lies, in degrees. */
const RING = 109;
const LENGTH = 312;
const PIECES = 80;

const COLLAR = [
  [66, 146, 28, 206],
  [76, 152, 52, 216],
  [88, 164, 76, 218],
  [174, 146, 212, 206],
  [164, 152, 188, 216],
  [152, 164, 164, 218],
  [101, 170, 99, 220],
  [139, 170, 141, 220],
  [120, 180, 120, 226],
] as const;

/** Rays behind him. */
export const GLORY = rays({ x: 120, y: 100, inner: 62, outer: 160, count: 60, seed: 5, width: 7.5, jitter: 0.35 });

/** A gaunt bald head in a hood: brow over dark sockets, slit pupils, flattened nose, lipless mouth. */
export const FIGURE = [
  `<path class="k" d="M120 14C78 14 60 56 60 96c0 18 2 30-6 40-24 12-44 34-52 84h236c-8-50-28-72-52-84-8-10-6-22-6-40 0-40-18-82-60-82Z"/>`,
  `<path class="p" d="M120 20C84 20 67 58 67 96c0 22 6 42 22 58-10-18-14-38-14-58 0-34 16-64 45-64s45 30 45 64c0 20-4 40-14 58 16-16 22-36 22-58 0-38-17-76-53-76Z"/>`,
  `<path class="p" d="M120 40C95 40 80 60 80 87c0 12 1.5 20 4 28 1.5 13 5 25 12 36 5 9 9 15 14 18 3 2 6 3 10 3s7-1 10-3c5-3 9-9 14-18 7-11 10.5-23 12-36 2.5-8 4-16 4-28 0-27-15-47-40-47Z"/>`,
  `<path class="k" d="M83 88q10-5 20-2 9 3 15 11l-2 9q-8 4-17 1-10-4-16-19Zm74 0q-10-5-20-2-9 3-15 11l2 9q8 4 17 1 10-4 16-19Z"/>`,
  `<path class="p" d="M93 97.5q10-5 20 5.5-11 3-20-5.5Zm54 0q-10-5-20 5.5 11 3 20-5.5Z"/>`,
  `<path class="k" d="M104 94.5q2.6 4 .6 9.5-3.2-5-.6-9.5Zm32 0q-2.6 4-.6 9.5 3.2-5 .6-9.5Z"/>`,
  `<path class="k" d="M115.5 118q2.6 5 1.8 11-5.3-3-5.3-7 1-3 3.5-4Zm9 0q-2.6 5-1.8 11 5.3-3 5.3-7-1-3-3.5-4ZM102 143.5q9-3.5 18-2 9-1.5 18 2-9 2.6-18 2.4-9 .2-18-2.4Z"/>`,
  `<path class="k" d="M88 112q3 18 14 29-4-12-7-27-3 1-7-2Zm64 0q-3 18-14 29 4-12 7-27 3 1 7-2ZM96 142q2 8 8 14-2-7-8-14Zm48 0q-2 8-8 14 2-7 8-14Z"/>`,
  `<path class="kl" d="M113 154q7 2.5 14 0M117 78l1.5 9M123 78l-1.5 9M101 66q19-9 38 0M108 57q12-5 24 0M96 76q8-4 15-1M144 76q-8-4-15-1M88 74l4 3M87 81l4 2M152 74l-4 3M153 81l-4 2"/>`,
  `<path class="p" d="${COLLAR.map(([x0, y0, x1, y1]) => wedge(x0, y0, x1, y1, 6)).join("")}"/>`,
].join("");

/** A point of the ring: so far along the serpent, from head (0) to tail (1), so far out. */
function at(along: number, out: number, back = 0): [number, number] {
  const angle = ((4 - LENGTH * along - back) * Math.PI) / 180;
  return [CENTRE + Math.cos(angle) * (RING + out), CENTRE + Math.sin(angle) * (RING + out)];
}

/** Half the serpent's width there. */
function half(along: number): number {
  return 8.5 * (1 - along ** 2.2) * Math.min(1, 0.6 + along * 9) + 0.3;
}

function body(): string {
  const steps = [...Array(PIECES + 1).keys()].map((piece) => piece / PIECES);
  const outer = steps.map((along) => at(along, half(along)));
  const inner = steps.map((along) => at(along, -half(along))).reverse();
  return `M${[...outer, ...inner].map((point) => point.map(short).join(" ")).join("L")}Z`;
}

function scales(): string {
  const places = [...Array(33).keys()].map((each) => (4 + 2 * each) / PIECES);
  const width = (along: number) => 6.2 * (1 - along ** 2.2);
  return places
    .map((along) => wedge(...at(along, -width(along)), ...at(along, width(along), 2.2), 2.8))
    .join("");
}

/** The serpent with its head at three o'clock: its body, and the cuts of its scales. */
export const SERPENT = { body: body(), scales: scales() };

export const HEAD = {
  skull: "M206 104c8-4 16 0 22 6l11 7.5q1.5 2.5 0 5L228 130c-6 6-14 10-22 6-5-4-6-10-6-16s1-12 6-16Z",
  eyes: "M212 110.5q6 0 9 4.5-6 1.5-9-4.5ZM212 129.5q6 0 9-4.5-6-1.5-9 4.5Z",
};

/** The fan of cuts between his plate and the location that he faces. */
export const BEAM = rays({ x: 145, y: 122, inner: 118, outer: 168, count: 15, seed: 3, width: 10, from: -30, to: 30, jitter: 0.22 });
