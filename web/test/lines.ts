/** Answers line by line, so that one process serves many tests: JSON in, JSON out. */

import { createInterface } from "node:readline";

export async function answerLines(answer: (asked: never) => unknown): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line) as never))}\n`);
  }
}
