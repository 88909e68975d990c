/** Ways out of a table: each leads to the lobby. */

import { deleteTable } from "../api.js";
import { complain } from "../live.svelte.js";
import { go } from "../router.svelte.js";
import type { Table } from "./table.svelte.js";

export async function leave(table: Table): Promise<void> {
  await table.leave();
  go("/");
}

/** Deletes the table for all. */
export async function remove(table: Table): Promise<void> {
  try {
    await deleteTable(table.id);
    go("/");
  } catch (refusal) {
    complain(refusal);
  }
}
