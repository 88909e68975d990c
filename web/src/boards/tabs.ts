/** A tab of a phone: its name, or a sign with a count. */

import type { Symbol } from "../art/symbols.js";

export interface Tab {
  id: string;
  /** What its sheet is called. */
  title: string;
  /** What it is called where there is little room. */
  name?: string;
  icon?: Symbol;
  count?: number;
  lit?: boolean;
}
