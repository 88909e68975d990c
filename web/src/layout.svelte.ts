/**
 * How much room there is. Boards are drawn for logical pixels: the frame of a table is zoomed by `unit`, so that `width` and
 * `height` of it fill the window.
 */

import { settings } from "./settings.svelte.js";

export type Layout = "phone" | "tablet" | "desk" | "wide";

/** The height of the desk at the foot of a board: panels and bubbles leave it free. */
export const DESK: Readonly<Record<Layout, number>> = { phone: 246, tablet: 274, desk: 224, wide: 240 };
const SMALLEST = 0.93;
const HEIGHT = 800;
const WIDE = { width: 1600, height: 900 };

export interface Room {
  layout: Layout;
  unit: number;
  width: number;
  height: number;
}

/** The room in a window of this size. Larger type has the layout of a narrower window. */
export function roomIn(width: number, height: number, type = 1): Room {
  const layout = layoutOf(width / type);
  const unit = unitOf(layout, width, height);
  return { layout, unit, width: Math.round(width / unit), height: Math.round(height / unit) };
}

function layoutOf(width: number): Layout {
  if (width < 700) return "phone";
  if (width < 1100) return "tablet";
  return width < WIDE.width ? "desk" : "wide";
}

function unitOf(layout: Layout, width: number, height: number): number {
  if (layout === "wide") return Math.max(SMALLEST, Math.min(width / WIDE.width, height / WIDE.height));
  if (layout === "desk") return Math.min(1, Math.max(SMALLEST, height / HEIGHT));
  return 1;
}

const size = $state({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => Object.assign(size, { width: innerWidth, height: innerHeight }));

/** The room that there is now. */
export function room(): Room {
  return roomIn(size.width, size.height, settings.type / 100);
}

/** Enlarges pages in large windows, as boards are. Called once, by the page. */
export function keepEnlarging(): void {
  $effect(() => document.documentElement.style.setProperty("--page-unit", String(Math.max(1, room().unit))));
}
