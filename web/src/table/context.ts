/** What the parts around a board share: `deskOf()` in any component below the frame of a table. */

import { getContext, setContext } from "svelte";

import type { Inspected } from "../boards/board.js";
import type { Book } from "../protocol.js";
import type { Text } from "../text.js";
import type { Table } from "./table.svelte.js";

/** What may stand open beside the board; one at a time. */
export type PanelName = "rules" | "log" | "chat" | "settings" | "menu" | "keys" | "text";

export interface Desk {
  readonly table: Table;
  readonly book: Book;
  readonly text: Text;
  readonly panel: PanelName | null;
  /** Opens a panel (the rules at a clause); closes it when it is open. */
  open(panel: PanelName | null, about?: string): void;
  inspect(what: Inspected, from: HTMLElement): void;
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function deskOf(): Desk {
  return getContext<Desk>(KEY);
}
