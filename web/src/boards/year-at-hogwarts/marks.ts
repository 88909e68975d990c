/** Small marks of the map: the toothed seal of a rosette, footprints along a path. */

import { short } from "../../art/cuts.js";
import type { Point } from "./chart.js";
import { along } from "./lines.js";

const TEETH = 24;

/** The toothed outline of a rosette, about its middle. */
export function rosette(r: number): string {
  const points = Array.from({ length: TEETH }, (_, at) => {
    const far = r * (at % 2 ? 0.8 : 1);
    const angle = (Math.PI * 2 * at) / TEETH;
    return `${at ? "L" : "M"}${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}`;
  });
  return `${points.join("")}Z`;
}

export interface Print {
  x: number;
  y: number;
  turn: number;
}

/** Footprints left and right of a line; `unit` is how much of the map one pixel is. */
export function footprints(points: readonly Point[], unit: number): Print[] {
  return along(points, 8.2 * unit, 20 * unit, 12 * unit).map(({ x, y, dx, dy }, at) => {
    const side = 2.5 * unit * (at % 2 ? 1 : -1);
    return { x: x - dy * side, y: y + dx * side, turn: (Math.atan2(dy, dx) * 180) / Math.PI + 90 };
  });
}
