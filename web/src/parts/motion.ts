/** How things on a table move: as long as the settings allow, and never in the way of what one does. */

import type { TransitionConfig } from "svelte/transition";

import { isStill, pace } from "../settings.svelte.js";

interface Delayed {
  delay?: number;
}

/** Ink set down: a mark, a blot, the "New" of a card. */
export function stamp(_: Element, { delay = 0 }: Delayed = {}): TransitionConfig {
  const css = isStill() ? fade : (t: number) => `opacity: ${t > 0 ? 1 : 0}; transform: scale(${1.25 - 0.25 * t})`;
  return { delay: pace(delay), duration: pace(160), css };
}

/** A sort pressed into its place. */
export function press(_: Element, { delay = 0 }: Delayed = {}): TransitionConfig {
  const css = isStill() ? fade : (t: number) => `transform: translateY(${-3 * (1 - t)}px)`;
  return { delay: pace(delay), duration: pace(90), css };
}

function fade(t: number): string {
  return `opacity: ${t}`;
}

/** The time that a slide takes, gentle at its end. */
const SLIDE = 220;
function eased(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Where cards were when they were taken away, so that they can be seen to come from there. */
const left = new Map<string, DOMRect>();

/** A card taken away: where it lay is remembered for the place that it goes to. One that is defeated is cut in two. */
export function leave(node: HTMLElement, { card, defeated = false }: { card: string; defeated?: boolean }): TransitionConfig {
  left.set(card, node.getBoundingClientRect());
  setTimeout(() => left.delete(card), 0);
  if (defeated) return defeat(node);
  return { duration: 0 };
}

const UPPER = "polygon(0 0, 100% 0, 100% 40%, 0 60%)";
const LOWER = "polygon(0 61%, 100% 41%, 100% 100%, 0 100%)";

/** A cut goes through the card, and its halves slide apart; the place where it lay is free at once. */
function defeat(node: HTMLElement): TransitionConfig {
  const duration = pace(320);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
  const [x, y, width, height] = [offsetLeft, offsetTop, offsetWidth, offsetHeight].map((each) => `${each}px`);
  Object.assign(node.style, { position: "absolute", left: x, top: y, width, height, zIndex: "5", pointerEvents: "none" });
  if (isStill() || !duration) return { duration, css: fade };
  const twin = node.cloneNode(true) as HTMLElement;
  twin.inert = true;
  node.after(twin);
  const frames = { clipPath: [UPPER, UPPER], transform: ["none", "translate(-14px, -10px)"], opacity: [1, 0] };
  twin.animate(frames, { duration, easing: "ease-in" }).onfinish = () => twin.remove();
  const css = (t: number, u: number) => `clip-path: ${LOWER}; transform: translate(${14 * u * u}px, ${10 * u * u}px); opacity: ${t}`;
  return { duration, css };
}

interface Arrival extends Delayed {
  card: string;
  /** From which side a card comes that lay nowhere before. */
  from?: "left" | "right" | "below";
}

const SIDES = { left: [-1, 0], right: [1, 0], below: [0, 1] } as const;

/** A card laid into a gap: from where it was taken away, else from its deck's side. */
export function arrive(node: Element, { card, from = "below", delay = 0 }: Arrival): () => TransitionConfig {
  return () => {
    if (!card) return { duration: 0 };
    const [dx, dy] = distance(node, left.get(card), from);
    const shift = (t: number) => `transform: translate(${dx * (1 - t)}px, ${dy * (1 - t)}px); opacity: ${Math.min(1, t * 3)}`;
    return { delay: pace(delay), duration: pace(SLIDE), easing: eased, css: isStill() ? fade : shift };
  };
}

/** A card dealt into its slot: it slides there from the right, and is turned over half way. */
export function deal(_: Element): TransitionConfig {
  const turned = (t: number) => (t < 0.5 ? "; background: var(--ink); color: var(--ink)" : "");
  const css = (t: number, u: number) => `transform: translateX(${60 * eased(u)}px) scaleX(${Math.abs(2 * t - 1)})${turned(t)}`;
  return { duration: pace(SLIDE), css: isStill() ? fade : css };
}

/** How far a node is from where it comes from, in its own pixels. */
function distance(node: Element, before: DOMRect | undefined, from: keyof typeof SIDES): [number, number] {
  const now = node.getBoundingClientRect();
  const unit = node instanceof HTMLElement && node.offsetWidth ? now.width / node.offsetWidth : 1;
  const [x, y] = SIDES[from];
  if (!before) return [x * 60, y * 40];
  return [(before.left - now.left) / unit, (before.top - now.top) / unit];
}

/** Ends all motion below a node at once: whoever does something does not wait for a picture. */
export function hurry(node: Element): void {
  for (const each of node.getAnimations({ subtree: true })) each.finish();
}
