/** The pictures of games that have no scene of their own, as blocks of 252 by 118: `k` is the ink of the block, `p` what is cut from it. */

import { lines, rays, short } from "./cuts.js";
import { scene } from "./scenes.js";

const GROUND = `<rect class="k" width="252" height="118"/>`;

const ink = (path: string) => `<path class="k" d="${path}"/>`;
const cut = (path: string) => `<path class="p" d="${path}"/>`;

/** The spaces of a ring around the middle: so many stones, so far out. */
function ring(radius: number, stones: number): string {
  const at = (angle: number, out: number) => `${short(126 + Math.cos(angle) * out)} ${short(59 + Math.sin(angle) * out)}`;
  return [...Array(stones).keys()]
    .map((stone) => {
      const [from, to] = [(2 * Math.PI * (stone + 0.08)) / stones, (2 * Math.PI * (stone + 0.92)) / stones];
      return `M${at(from, radius)}L${at(to, radius)}L${at(to, radius - 12)}L${at(from, radius - 12)}Z`;
    })
    .join("");
}

/** Three rings of spaces, and what lies in their middle. */
function rings(): string {
  const glory = rays({ x: 126, y: 59, inner: 62, outer: 190, count: 60, seed: 14, width: 6, jitter: 0.6 });
  return GROUND + cut(glory) + cut(ring(52, 24) + ring(36, 16) + ring(20, 7)) + `<circle class="p" cx="126" cy="59" r="5.5"/>`;
}

/** A castle over a lake, the moon behind it. */
function castle(): string {
  const light = rays({ x: 196, y: 30, inner: 20, outer: 300, count: 64, seed: 19, width: 15, jitter: 0.2 });
  const towers =
    "M40 118V84l8-16 8 16v-6h12V52l10-24 10 24v16h10V40l13-34 13 34v34h14V58l9-20 9 20v20h16V66l8-14 8 14v52Z";
  const windows = [76, 60, 109, 48, 109, 66, 143, 66, 46, 92, 176, 78, 88, 88, 128, 90, 156, 94];
  const lit = windows.map((x, at) => (at % 2 ? "" : `M${x} ${(windows[at + 1] ?? 0) + 3}q3-5 6 0v8h-6Z`)).join("");
  const near = lines({ left: 0, right: 252, top: 106, bottom: 118, step: 5, seed: 3, width: 2.4, shortest: 20, longest: 60, gap: 8 });
  const lake = lines({ left: 0, right: 252, top: 108, bottom: 117, step: 4.5, seed: 5, width: 2, shortest: 20, longest: 50, gap: 12 });
  const shore = "M0 104q60-10 126 0t126-4v18H0Z";
  return GROUND + cut(light) + `<circle class="p" cx="196" cy="30" r="15"/>` + ink(towers) + cut(lit + near) + ink(shore) + cut(lake);
}

export interface Lead {
  /** The inside of an SVG, and the part of it that is shown. */
  picture: string;
  box: string;
  /** The class of its ink; none for what is printed black in every edition. */
  ink: string;
}

const LEADS: Readonly<Record<string, () => Lead>> = {
  "death-eaters-rising": () => ({ picture: scene("hogsmeade"), box: "30 20 420 180", ink: "" }),
  talisman: () => ({ picture: rings(), box: "0 0 252 118", ink: "f-order" }),
  "year-at-hogwarts": () => ({ picture: castle(), box: "0 0 252 118", ink: "f-hogwarts" }),
};

/** The picture of a game; an empty block for one that has none. */
export function lead(game: string): Lead {
  return LEADS[game]?.() ?? { picture: GROUND, box: "0 0 252 118", ink: "f-army" };
}
