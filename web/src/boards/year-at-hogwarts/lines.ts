/** Lines and areas of the map, as paths. */

import { short } from "../../art/cuts.js";
import type { Point } from "./chart.js";

/** An open line. */
export function open(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? "L" : "M"}${short(x)} ${short(y)}`).join("");
}

/** A closed outline. */
export function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}

/** A closed outline with soft corners. */
export function soft(points: readonly Point[]): string {
  const middles = points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  const [startX, startY] = middles[0] ?? [0, 0];
  const bends = points.map((_, at) => {
    const [cornerX, cornerY] = points[(at + 1) % points.length] ?? [0, 0];
    const [x, y] = middles[(at + 1) % points.length] ?? [0, 0];
    return `Q${short(cornerX)} ${short(cornerY)} ${short(x)} ${short(y)}`;
  });
  return `M${short(startX)} ${short(startY)}${bends.join("")}Z`;
}

/** The pieces between the points of a line. */
export function pieces(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((end, at) => [points[at] ?? end, end]);
}

/** The outline as pieces, the last back to the first. */
export function sides(points: readonly Point[]): [Point, Point][] {
  const [first] = points;
  return first ? pieces([...points, first]) : [];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** How far a point is from a piece of a line. */
export function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
  const at = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square));
  return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
}

/** Whether a point lies inside an outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of sides(outline)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Marks across a line, so far from both ends and from each other: treads, sleepers. */
export function across(points: readonly Point[], half: number, step: number, margin: number): string {
  return pieces(points)
    .map(([from, to]) => {
      const length = distance(from, to) || 1;
      const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      let marks = "";
      for (let at = margin; at < length - margin; at += step) {
        const [x, y] = [from[0] + dx * at, from[1] + dy * at];
        marks += `M${short(x - dy * half)} ${short(y + dx * half)}L${short(x + dy * half)} ${short(y - dx * half)}`;
      }
      return marks;
    })
    .join("");
}

/** Points along a line, so far apart, each with the direction in which the line goes there. */
export function along(points: readonly Point[], step: number, from: number, until: number): { x: number; y: number; dx: number; dy: number }[] {
  const found = [];
  let walked = 0;
  let next = from;
  const length = pieces(points).reduce((sum, [start, end]) => sum + distance(start, end), 0);
  for (const [start, end] of pieces(points)) {
    const size = distance(start, end);
    const [dx, dy] = [(end[0] - start[0]) / (size || 1), (end[1] - start[1]) / (size || 1)];
    for (; next <= walked + size && next < length - until; next += step) {
      found.push({ x: start[0] + dx * (next - walked), y: start[1] + dy * (next - walked), dx, dy });
    }
    walked += size;
  }
  return found;
}
