/** What can be pressed and looked at: a click or Enter does something, Space, I or the second button explains. */

import type { Attachment } from "svelte/attachments";

interface Deeds {
  act(from: HTMLElement): void;
  look?: ((from: HTMLElement) => void) | undefined;
}

export function pressable(deeds: () => Deeds): Attachment<HTMLElement> {
  return (node) => {
    const click = () => deeds().act(node);
    const menu = (event: Event) => {
      const { look } = deeds();
      if (!look) return;
      event.preventDefault();
      look(node);
    };
    const key = (event: KeyboardEvent) => {
      if (event.target !== node || event.altKey || event.ctrlKey || event.metaKey) return;
      const { act, look } = deeds();
      const deed = event.key === "Enter" ? act : event.key === " " || event.key === "i" ? (look ?? act) : null;
      if (!deed) return;
      event.preventDefault();
      deed(node);
    };
    node.addEventListener("click", click);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("keydown", key);
    return () => {
      node.removeEventListener("click", click);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("keydown", key);
    };
  };
}
