/** Calls functions of the page, a line each. */

import * as chat from "../src/chat/chat.js";
import * as bubble from "../src/frame/bubble.js";
import * as tables from "../src/lobby/tables.js";
import * as draft from "../src/setup/draft.js";
import * as notes from "../src/table/notes.js";
import { answerLines } from "./lines.js";

interface Call {
  call: string;
  with: unknown[];
}

const FUNCTIONS = { ...chat, ...bubble, ...tables, ...draft, ...notes } as unknown as Record<
  string,
  ((...values: unknown[]) => unknown) | undefined
>;

await answerLines(({ call, with: values }: Call) => {
  const found = FUNCTIONS[call];
  if (!found) throw new Error(`there is no function '${call}'`);
  return found(...values) ?? null;
});
