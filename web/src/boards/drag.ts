/** Dragging: what is held follows the finger or the mouse, and is dropped on the thing beneath it. */

import type { Attachment } from "svelte/attachments";

interface Deeds {
  /** It is picked up. */
  hold?(): void;
  /** Let go above something that can be pointed at. */
  drop(thing: string, node: HTMLElement): void;
}

/** A hand that trembles does not drag. */
const LEAST = 6;
/** How far above a finger the thing is seen. */
const ABOVE = 40;

export function dragged(deeds: () => Deeds): Attachment<HTMLElement> {
  return (node) => {
    const press = (event: PointerEvent) => {
      if (event.button === 0) follow(node, event, deeds);
    };
    node.addEventListener("pointerdown", press);
    return () => node.removeEventListener("pointerdown", press);
  };
}

/** Follows one pointer from its press to its release. */
function follow(node: HTMLElement, start: PointerEvent, deeds: () => Deeds): void {
  const above = start.pointerType === "touch" ? ABOVE : 0;
  const whole = new AbortController();
  const unit = node.getBoundingClientRect().width / node.offsetWidth || 1;
  let moving = false;
  const move = (event: PointerEvent) => {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!moving && Math.hypot(dx, dy) < LEAST) return;
    if (!moving) deeds().hold?.();
    moving = true;
    node.style.transform = `translate(${dx / unit}px, ${(dy - above) / unit}px)`;
    node.style.pointerEvents = "none";
    node.style.zIndex = "40";
    node.style.position = "relative";
  };
  const release = (event: PointerEvent) => {
    whole.abort();
    if (!moving) return;
    const found = document.elementFromPoint(event.clientX, event.clientY - above)?.closest<HTMLElement>("[data-thing]");
    settle(node);
    const thing = found?.dataset["thing"];
    if (found && thing && found !== node) deeds().drop(thing, found);
  };
  addEventListener("pointermove", move, { signal: whole.signal });
  addEventListener("pointerup", release, { signal: whole.signal });
  const cancel = () => {
    whole.abort();
    settle(node);
  };
  addEventListener("pointercancel", cancel, { signal: whole.signal });
}

/** The thing is where it was: if it was dropped well, it is taken away from there. */
function settle(node: HTMLElement): void {
  for (const property of ["transform", "pointer-events", "z-index", "position"]) node.style.removeProperty(property);
}
