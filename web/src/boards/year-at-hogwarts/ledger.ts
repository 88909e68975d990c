/** The rounds of a fight as a ledger: what was done, and what it cost or gave both sides. */

import { say } from "../../words/words.svelte.js";
import { nameOf, recordOf } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

export interface LedgerRow {
  text: string;
  /** Health lost or won on either side; null where nothing changed. */
  own: number | null;
  other: number | null;
}

const BEGINNINGS = new Set(["mission-fight-began", "duel-began", "players-fought", "death-eater-fought"]);
const CARDS = new Set(["card-played", "fight-card-played"]);

/** The rows of the fight that goes on, as far as this page has seen it. */
export function ledgerOf(board: BoardState, rival: string): LedgerRow[] {
  const events = board.story.flatMap((each) => each.events ?? []).map(([, ...words]) => words);
  const begun = events.findLastIndex(([kind = ""]) => BEGINNINGS.has(kind));
  const rows: LedgerRow[] = [];
  for (const words of events.slice(begun + 1)) note(board, rows, words, rival);
  return rows.filter(({ text, own, other }) => text || own !== null || other !== null);
}

/** What an event adds: a row of its own, or a number to the row before. */
function note(board: BoardState, rows: LedgerRow[], [kind = "", ...values]: readonly string[], rival: string): void {
  const text = said(board, kind, values);
  if (kind === "attack-rolled-again" && rows.length) rows.pop();
  if (text) rows.push({ text, own: null, other: null });
  const row = rows.at(-1);
  const [figure = "", value = "", amount = "0"] = values;
  if (!row || value !== "hp" || (kind !== "lost" && kind !== "gained")) return;
  const change = Number(amount) * (kind === "lost" ? -1 : 1);
  if (figure === rival) row.other = (row.other ?? 0) + change;
  else row.own = (row.own ?? 0) + change;
}

function said(board: BoardState, kind: string, values: readonly string[]): string {
  const { book } = board.props;
  if (kind === "opponent-revealed") return say("yah-ledger-revealed");
  if (kind.startsWith("attack-rolled")) return say("yah-ledger-roll", { dice: values.slice(1).join(" ") });
  if (CARDS.has(kind)) return nameOf(book, recordOf(book, values[1] ?? ""));
  return kind === "struck" ? say("yah-ledger-strike") : "";
}
