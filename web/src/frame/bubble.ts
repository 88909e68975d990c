/** Where a bubble stands: beside what it speaks of, and within the window. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** Where its pointer is, from its left edge. */
  pointer: number;
  above: boolean;
}

const EDGE = 10;
const GAP = 14;
const CORNER = 20;

export function placeBubble(target: Box, bubble: Size, window: Size): Place {
  const middle = (target.left + target.right) / 2;
  const left = clamp(middle - bubble.width / 3, EDGE, window.width - bubble.width - EDGE);
  const below = target.bottom + GAP;
  const fits = below + bubble.height + EDGE <= window.height;
  const top = fits ? below : Math.max(EDGE, target.top - GAP - bubble.height);
  return { left, top, pointer: clamp(middle - left, CORNER, bubble.width - CORNER), above: !fits };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
