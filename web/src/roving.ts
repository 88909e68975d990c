/**
 * One tab stop for a group of things, arrows inside: `<div {@attach roving()}>` around elements with `data-rove`.
 * The stop is the element that had the focus last, else the first.
 */

import type { Attachment } from "svelte/attachments";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stopsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-rove]")].filter((each) => !each.hasAttribute("disabled"));
}

/** Makes one of the stops the group's only tab stop. */
function settle(group: Element, stop: HTMLElement | undefined): void {
  const stops = stopsOf(group);
  const chosen = stop && stops.includes(stop) ? stop : (stops.find((each) => each.tabIndex === 0) ?? stops[0]);
  for (const each of stops) each.tabIndex = each === chosen ? 0 : -1;
}

export function roving(): Attachment {
  return (group) => {
    if (!(group instanceof HTMLElement)) return;
    const focus = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.hasAttribute("data-rove")) settle(group, event.target);
    };
    const step = (event: KeyboardEvent) => {
      const stops = stopsOf(group);
      const at = stops.findIndex((each) => each === document.activeElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const by = STEPS[event.key] ?? 0;
      const to = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : at + by;
      if (to === at) return;
      event.preventDefault();
      stops[(to + stops.length) % stops.length]?.focus();
    };
    const watch = new MutationObserver(() => settle(group, undefined));
    settle(group, undefined);
    watch.observe(group, { childList: true, subtree: true, attributeFilter: ["data-rove", "disabled"] });
    group.addEventListener("focusin", focus);
    group.addEventListener("keydown", step);
    return () => {
      watch.disconnect();
      group.removeEventListener("focusin", focus);
      group.removeEventListener("keydown", step);
    };
  };
}
