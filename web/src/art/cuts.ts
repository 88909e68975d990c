/** Gouge marks, as a knife leaves them in a wood block: the one stroke from which skies, rays and shadows are made. */

/** Numbers between two bounds, the same ones for the same seed, so that a picture is printed alike every time. */
export function chance(seed: number): (from: number, to: number) => number {
  let state = seed | 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

/** A number as short as a path wants it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A lens tapered at both ends, thickest at six tenths of its length. */
export function wedge(x0: number, y0: number, x1: number, y1: number, width: number): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2];
  const [mx, my] = [x0 + dx * 0.6, y0 + dy * 0.6];
  const points = [x0, y0, mx + nx, my + ny, x1, y1, mx - nx, my - ny, x0, y0].map(short);
  const [ax, ay, bx, by, cx, cy, ex, ey, fx, fy] = points;
  return `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}Q${ex} ${ey} ${fx} ${fy}Z`;
}

export interface Rays {
  x: number;
  y: number;
  inner: number;
  outer: number;
  count: number;
  seed: number;
  width: number;
  from?: number;
  to?: number;
  jitter?: number;
}

/** Cuts that run outwards from a point, between two angles. */
export function rays({ x, y, inner, outer, count, seed, width, from = 0, to = 360, jitter = 0.35 }: Rays): string {
  const random = chance(seed);
  const depth = outer - inner;
  let cuts = "";
  for (let at = 0; at < count; at += 1) {
    const angle = ((from + ((to - from) * (at + random(-0.25, 0.25))) / count) * Math.PI) / 180;
    const start = inner + random(0, jitter) * depth * 0.6;
    const end = outer - random(0, jitter) * depth * 0.5;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    cuts += wedge(x + cos * start, y + sin * start, x + cos * end, y + sin * end, width * random(0.75, 1.3));
  }
  return cuts;
}

export interface Lines {
  left: number;
  right: number;
  top: number;
  bottom: number;
  step: number;
  seed: number;
  width: number;
  shortest: number;
  longest: number;
  gap: number;
}

/** Level cuts in rows: water, snow, a floor. */
export function lines({ left, right, top, bottom, step, seed, width, shortest, longest, gap }: Lines): string {
  const random = chance(seed);
  let cuts = "";
  for (let y = top; y < bottom; y += step) {
    for (let x = left - random(0, longest); x < right; ) {
      const length = random(shortest, longest);
      cuts += wedge(x, y + random(-0.4, 0.4), x + length, y + random(-0.4, 0.4), width * random(0.8, 1.5));
      x += length + random(gap * 0.5, gap * 2);
    }
  }
  return cuts;
}
