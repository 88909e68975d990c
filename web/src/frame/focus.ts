/** Where the focus goes: to what opens, and back to where it came from when that closes. */

import type { Attachment } from "svelte/attachments";

/** Takes the focus while the element is there; afterwards gives it back to what had it, if that is still there. */
export function borrowFocus(): Attachment<HTMLElement> {
  return (element) => {
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    return () => {
      const isOurs = document.activeElement === document.body || element.contains(document.activeElement);
      if (isOurs && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
