/** Names in too little room: set smaller, as little as it takes. */

import type { Attachment } from "svelte/attachments";

const SMALLEST = 0.72;
const STEP = 0.04;

/** Makes the type of a node smaller until it fits the room of its parent, in width and height. */
export const fitted: Attachment<HTMLElement> = (node) => {
  const room = node.parentElement;
  if (!room) return undefined;
  const set = () => {
    node.style.removeProperty("font-size");
    node.style.removeProperty("line-height");
    const style = getComputedStyle(node);
    const [size, line] = [Number.parseFloat(style.fontSize), Number.parseFloat(style.lineHeight)];
    const inside = getComputedStyle(room);
    const sides = Number.parseFloat(inside.paddingLeft) + Number.parseFloat(inside.paddingRight);
    const ends = Number.parseFloat(inside.paddingTop) + Number.parseFloat(inside.paddingBottom);
    const fits = () => node.scrollWidth <= room.clientWidth - sides + 0.5 && node.offsetHeight <= room.clientHeight - ends + 1;
    for (let scale = 1 - STEP; scale >= SMALLEST && !fits(); scale -= STEP) {
      node.style.fontSize = `${size * scale}px`;
      node.style.lineHeight = `${line * scale}px`;
    }
  };
  const text = new MutationObserver(set);
  const size = new ResizeObserver(set);
  text.observe(node, { childList: true, characterData: true, subtree: true });
  size.observe(room);
  document.fonts.addEventListener("loadingdone", set);
  set();
  return () => {
    text.disconnect();
    size.disconnect();
    document.fonts.removeEventListener("loadingdone", set);
  };
};
