/** The panel from which one came to the rulebook: its way back. */

import type { PanelName } from "../table/context.js";

type Known = "log" | "text";

let from: Known | null = null;

/** Remembers the panel that makes place for the rulebook, if it is one to return to. */
export function leaveTrail(panel: PanelName | null): void {
  from = panel === "log" || panel === "text" ? panel : null;
}

/** The panel to return to; it is told once. */
export function takeTrail(): Known | null {
  const found = from;
  from = null;
  return found;
}
