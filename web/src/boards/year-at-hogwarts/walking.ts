/** A pawn that walked is seen to walk, space by space. */

import { untrack } from "svelte";

import { isStill, pace } from "../../settings.svelte.js";
import type { BoardState } from "./state.svelte.js";

const STEP = 110;
/** Nobody waits longer for a walk than this. */
const LONGEST = 1600;

/** Shows the walks of the news. */
export function walking(board: BoardState, layer: () => HTMLElement | undefined): void {
  const { news } = board.props;
  if (news.fresh) return;
  const walks = new Map<string, string[]>();
  for (const [, kind, figure = "", space = ""] of news.happened.flatMap(({ events = [] }) => events)) {
    if (kind === "went" || kind === "crossed") walks.set(figure, [...(walks.get(figure) ?? []), space]);
  }
  for (const [figure, path] of walks) untrack(() => walk(board, layer()?.querySelector(`[data-figure="${figure}"]`), path));
}

function walk(board: BoardState, node: Element | null | undefined, path: readonly string[]): void {
  if (!(node instanceof HTMLElement) || path.length < 2) return;
  const svg = node.parentElement?.parentElement?.querySelector("svg > g");
  const scale = svg instanceof SVGGraphicsElement ? (svg.transform.baseVal.consolidate()?.matrix.a ?? 1) : 1;
  const spots = path.map((space) => board.chart.spots.get(space));
  const end = spots.at(-1);
  const stops = spots.flatMap((spot) => (spot && end ? [{ translate: `${(spot.x - end.x) * scale}px ${(spot.y - end.y) * scale}px` }] : []));
  const duration = Math.min(pace(STEP) * stops.length, LONGEST);
  if (!duration) return;
  if (isStill()) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  else node.animate(stops, { duration, easing: "linear" });
}
