/** Texts in too little room: as many whole lines as there are, or nothing at all; never half a line. */

import type { Attachment } from "svelte/attachments";

/** Ends a text after its last whole line (with `-webkit-line-clamp`); `data-cut` says that it is not all. */
export const lines: Attachment<HTMLElement> = (node) => {
  const set = () => {
    const height = Number.parseFloat(getComputedStyle(node).lineHeight);
    node.style.setProperty("--lines", String(Math.max(1, Math.floor((node.parentElement?.clientHeight ?? 0) / height + 0.05))));
    node.toggleAttribute("data-cut", node.scrollHeight > node.clientHeight + 1);
  };
  return watched(node, set);
};

/** Hides a remark that has not room enough. */
export const remark: Attachment<HTMLElement> = (node) => {
  const set = () => (node.style.visibility = node.scrollWidth > node.clientWidth + 1 ? "hidden" : "");
  return watched(node, set);
};

/** Hides those sentences of a list that would be cut at its foot. */
export const sentences: Attachment<HTMLElement> = (list) => {
  const set = () => {
    const foot = list.getBoundingClientRect().bottom + 1;
    for (const each of list.children) {
      if (each instanceof HTMLElement) each.style.visibility = each.getBoundingClientRect().bottom > foot ? "hidden" : "";
    }
  };
  return watched(list, set);
};

/** Does it now, and whenever the room, the text or its type is another. */
function watched(node: HTMLElement, set: () => void): () => void {
  const room = new ResizeObserver(set);
  const text = new MutationObserver(set);
  document.fonts.addEventListener("loadingdone", set);
  room.observe(node.parentElement ?? node);
  text.observe(node, { childList: true, subtree: true, characterData: true });
  set();
  return () => {
    document.fonts.removeEventListener("loadingdone", set);
    room.disconnect();
    text.disconnect();
  };
}
