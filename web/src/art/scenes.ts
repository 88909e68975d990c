/** Locations, as blocks of 480 by 200: `k` is the ink of the block, `p` what is cut from it. */

import { lines, rays, short, wedge } from "./cuts.js";

const ink = (path: string) => `<path class="k" d="${path}"/>`;
const cut = (path: string) => `<path class="p" d="${path}"/>`;
const inkLine = (path: string) => `<path class="kl" d="${path}"/>`;
const cutLine = (path: string) => `<path class="pl" d="${path}"/>`;
const GROUND = `<rect class="k" width="480" height="200"/>`;

function range(count: number): number[] {
  return [...Array(count).keys()];
}

/** A vaulted hall in one-point perspective; in its middle a pale group in a dark arch, water falling to either side. */
function ministry(): string {
  const vault = rays({ x: 240, y: 112, inner: 58, outer: 330, count: 74, seed: 11, width: 7, from: 180, to: 360, jitter: 0.5 });
  const water = lines({ left: 60, right: 420, top: 158, bottom: 198, step: 8, seed: 4, width: 2.6, shortest: 20, longest: 80, gap: 9 });
  const halo = rays({ x: 240, y: 86, inner: 50, outer: 66, count: 44, seed: 5, width: 3.4, from: 180, to: 360, jitter: 0.5 });
  const floor = cut("M0 200 170 146h140L480 200Z") + ink(water);
  return GROUND + cut(vault) + range(4).map(fireplaces).join("") + floor + fountain(halo);
}

/** The fireplaces of a row, left and right, nearer and larger with each row. */
function fireplaces(row: number): string {
  const [width, height, foot] = [26 + row * 30, 52 + row * 27, 150 + row * 10];
  const left = 170 - row * (34 + row * 9) - width;
  return [left, 480 - left - width].map((x) => fireplace(x, foot - height, width, height)).join("");
}

function fireplace(x: number, y: number, width: number, height: number): string {
  const arch = (inset: number, top: number, below: number) =>
    `M${short(x + inset)} ${short(y + height + below)}V${short(top)}` +
    `a${short(width / 2 - inset)} ${short(width / 2 - inset)} 0 0 1 ${short(width - 2 * inset)} 0V${short(y + height + below)}Z`;
  const flame =
    `M${short(x + width / 2)} ${short(y + height * 0.55)}` +
    `q${short(width * 0.22)} ${short(height * 0.16)} ${short(width * 0.12)} ${short(height * 0.34)}` +
    `q-${short(width * 0.12)} ${short(height * 0.1)}-${short(width * 0.24)} 0` +
    `q-${short(width * 0.1)}-${short(height * 0.18)} ${short(width * 0.12)}-${short(height * 0.34)}Z`;
  const hearth = arch(width * 0.2, y + width / 2 + 6, 0);
  return ink(arch(-5, y + width / 2 - 6, 4)) + cut(arch(0, y + width / 2, 0)) + ink(hearth) + cut(flame);
}

function fountain(halo: string): string {
  const arch = cut("M164 156V84a76 76 0 0 1 152 0v72Z") + ink("M171 158V84a69 69 0 0 1 138 0v74Z") + cut(halo);
  const wizard =
    cut("M240 30q3 14 13 27l7 3q-20 8-40 0l7-3q10-13 13-27Z") +
    cut("M232 64h16q1 8-3 13l7 7q8 28 12 58h-48q4-30 12-58l7-7q-4-5-3-13Z") +
    cut("M248 82q10-8 18-26l6 3q-6 22-18 36Z") +
    cutLine("M269 57 279 37") +
    cut("m281 26 2 6 6 2-6 2-2 6-2-6-6-2 6-2Z") +
    ink("M236 80q4 3 8 0l-2 14-2 6-2-6Z") +
    inkLine("M232 104l-5 36M240 106v34M248 104l5 36");
  const creatures =
    cut("M203 112l-7-5q4-2 7 1 5-4 10 0 3-3 7-1l-7 5q1 5-2 7l5 25h-20l6-25q-2-2 1-7Z") +
    cut("M277 112l-8-7q6-1 9 3 4-3 8 0 3-4 9-3l-8 7q0 5-2 7l5 25h-20l6-25q-1-2 1-7Z");
  const jets = cutLine("M281 44c16 14 21 56 20 100M199 144c-2-44 3-86 20-100") + inkLine("M206 146v4M274 146v4");
  const basin =
    ink("M160 142h160v12q-8 22-80 22t-80-22Z") +
    cut("M164 145h152v5q-76 8-152 0ZM170 156q70 10 140 0-10 16-70 16t-70-16Z");
  return arch + wizard + creatures + jets + basin;
}

/** A crooked house of the alley; `lean` is how far its top hangs over. */
function house(x: number, width: number, top: number, roof: number, lean: number, windows: number): string {
  const foot = 200;
  const ridge = x + width / 2 + lean * 1.4;
  const walls = `M${x} ${foot}L${x + lean} ${top}L${ridge} ${top - roof}L${x + width + lean} ${top}L${x + width} ${foot}Z`;
  const chimney =
    `M${short(x + width * 0.68 + lean)} ${short(top - roof * 0.9)}h${short(width * 0.14)}` +
    `v${short(roof * 0.7)}h-${short(width * 0.14)}Z`;
  const tiles = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const [middle, half] = [x + width / 2 + lean * (1.4 - 0.4 * part), (width / 2) * part * 0.82];
    const y = top - roof * (1 - part);
    return wedge(middle - half, y, middle + half, y + 1, 2.6);
  });
  return ink(walls) + ink(chimney) + cut(tiles.join("")) + lights(x, width, top, lean, windows, foot);
}

function lights(x: number, width: number, top: number, lean: number, windows: number, foot: number): string {
  const rows = Math.floor((foot - top - 28) / 30);
  const wide = width / (windows * 2 + 1);
  const each = (row: number, column: number) => {
    const left = x + wide * (1 + 2 * column) + lean * (1 - row / Math.max(rows, 1));
    const y = top + 8 + row * 30;
    const pane = `M${short(left)} ${short(y + 4)}q${short(wide / 2)}-6 ${short(wide)} 0v16h-${short(wide)}Z`;
    return cut(pane) + inkLine(`M${short(left + wide / 2)} ${short(y)}v20M${short(left)} ${short(y + 10)}h${short(wide)}`);
  };
  return range(rows).flatMap((row) => range(windows).map((column) => each(row, column))).join("");
}

/** The bank at the end of the alley, crooked houses on both sides. */
function diagonAlley(): string {
  const sky = rays({ x: 246, y: 70, inner: 34, outer: 420, count: 88, seed: 8, width: 13, jitter: 0.3 });
  const left = house(-22, 92, 92, 50, 8, 2) + house(64, 58, 112, 40, -8, 1) + house(116, 60, 128, 34, 5, 1);
  const right = house(306, 58, 126, 36, -5, 1) + house(358, 60, 106, 44, 8, 1) + house(410, 96, 88, 52, -8, 2);
  const bank = ink("M172 200 184 84 246 44l64 38 12 118Z") + cut("M194 82l52-31 53 29Z") + ink("m246 58 7 12-7 6-7-6Z");
  const columns = range(5).map((at) => cut(`M${195 + at * 22} 91l13-.4 3 84-16 .4Z`)).join("");
  return GROUND + cut(sky) + left + right + bank + columns + cut("M184 179h126l4 7H180Zm-8 11h142l3 8H173Z");
}

function pine(x: number, foot: number, height: number): string {
  const layers = range(4).map((layer) => {
    const y = foot - height + height * 0.2 * layer;
    const half = (height * 0.42 * (0.35 + (0.65 * (layer + 1)) / 4)) / 2;
    return `M${short(x)} ${short(y)}L${short(x + half)} ${short(y + height * 0.36)}H${short(x - half)}Z`;
  });
  const trunk = `M${short(x - 2)} ${short(foot - height * 0.1)}h4v${short(height * 0.12)}h-4Z`;
  return ink(layers.join("") + trunk);
}

/** A cottage under snow. */
function cottage(x: number, width: number, top: number, roof: number): string {
  const middle = x + width / 2;
  const right = x + width;
  return (
    ink(`M${x} 182V${top}h${width}v50Z`) +
    cut(
      `M${x - 9} ${top + 4} ${middle} ${top - roof} ${right + 9} ${top + 4}l-6 3L${middle} ${top - roof + 11} ${x - 3} ${top + 7}Z`,
    ) +
    ink(`M${x - 1} ${top + 4} ${middle} ${top - roof + 12} ${right + 1} ${top + 4}Z`) +
    cut(
      `M${short(x + width * 0.16)} ${top + 14}h${short(width * 0.24)}v14h-${short(width * 0.24)}Z` +
        `M${short(x + width * 0.6)} ${top + 14}h${short(width * 0.24)}v14h-${short(width * 0.24)}Z` +
        `M${middle - 5} ${top - 8}h10v9h-10Z`,
    ) +
    inkLine(`M${short(x + width * 0.28)} ${top + 14}v14M${short(x + width * 0.72)} ${top + 14}v14`)
  );
}

/** A village under mountains and the moon. */
function hogsmeade(): string {
  const light = rays({ x: 96, y: 44, inner: 30, outer: 470, count: 84, seed: 21, width: 8, from: 0, to: 200, jitter: 0.45 });
  const slopes = [
    [240, 96, 214, 140, 5],
    [262, 104, 280, 140, 5],
    [316, 88, 298, 138, 6],
    [334, 88, 366, 140, 6],
    [325, 96, 330, 140, 4],
  ] as const;
  const mountains =
    ink("M150 150 236 52l34 40 40-58 92 112Z") +
    cut("m236 52-26 30 14-4 10 10 8-12 14 6ZM310 34l-26 40 16-6 12 14 10-16 20 10Z") +
    cut(slopes.map(([x0, y0, x1, y1, width]) => wedge(x0, y0, x1, y1, width)).join(""));
  const pines = pine(18, 170, 88) + pine(52, 160, 60) + pine(440, 172, 96) + pine(470, 166, 70) + pine(404, 158, 50);
  const cottages = cottage(96, 66, 132, 44) + cottage(170, 56, 140, 40) + cottage(236, 74, 128, 50) + cottage(322, 60, 140, 42);
  const tracks = lines({ left: 0, right: 480, top: 188, bottom: 199, step: 6, seed: 31, width: 2.4, shortest: 16, longest: 60, gap: 22 });
  const snow = cut("M0 158Q80 132 170 150t170-4 140 6V200H0Z");
  return GROUND + cut(light) + `<circle class="p" cx="96" cy="44" r="20"/>` + mountains + snow + pines + cottages + ink(tracks);
}

/** A great hall: high windows to both sides, candles in the air, a floor that runs to a dais. */
function greatHall(): string {
  const light = rays({ x: 240, y: 70, inner: 70, outer: 330, count: 66, seed: 17, width: 7, from: 180, to: 360, jitter: 0.5 });
  const windows = range(3).flatMap((at) => {
    const [width, height, foot] = [22 + at * 13, 66 + at * 22, 146 + at * 8];
    const left = 150 - at * (44 + at * 5) - width;
    return [left, 480 - left - width].map((x) => window(x, foot - height, width, height));
  });
  const random = [
    [40, 30], [84, 56], [128, 24], [164, 60], [196, 20], [284, 22], [316, 58], [352, 26], [398, 54], [440, 32], [224, 46], [256, 44],
  ] as const;
  const candles = random.map(([x, y]) => `M${x - 2} ${y}h4v13h-4ZM${x} ${y - 11}q4 5 0 9-4-4 0-9Z`).join("");
  const boards = lines({ left: 60, right: 420, top: 164, bottom: 198, step: 8, seed: 6, width: 2.4, shortest: 24, longest: 90, gap: 8 });
  return GROUND + cut(light) + windows.join("") + cut("M0 200 160 152h160L480 200Z") + ink(boards) + cut(candles);
}

/** A pointed window with its tracery. */
function window(x: number, y: number, width: number, height: number): string {
  const [middle, top] = [x + width / 2, y + width * 0.7];
  const frame = `M${short(x)} ${short(y + height)}V${short(top)}Q${short(x)} ${short(y + width * 0.2)} ${short(middle)} ${short(y)}Q${short(x + width)} ${short(y + width * 0.2)} ${short(x + width)} ${short(top)}V${short(y + height)}Z`;
  return cut(frame) + inkLine(`M${short(middle)} ${short(y + 3)}V${short(y + height)}M${short(x)} ${short(top + 8)}h${short(width)}M${short(x)} ${short(top + height * 0.36)}h${short(width)}`);
}

const MAKERS: Readonly<Record<string, () => string>> = {
  "ministry-of-magic": ministry,
  "diagon-alley": diagonAlley,
  hogsmeade,
  "great-hall": greatHall,
};
const made = new Map<string, string>();

/** The scene of a location, as the inside of an SVG of 480 by 200. */
export function scene(location: string): string {
  let found = made.get(location);
  if (found === undefined) {
    found = MAKERS[location]?.() ?? GROUND;
    made.set(location, found);
  }
  return found;
}
