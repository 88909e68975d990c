/** Verifies records, rolls, and weighs tallies, for the comparison with Python: `node fair.js ASKED TOLD`. */

import { readFileSync, writeFileSync } from "node:fs";

import type { Record } from "../src/fair/record.js";
import { strayFurther, upperGamma, type Tally } from "../src/fair/statistics.js";
import { Stream } from "../src/fair/stream.js";
import { verify } from "../src/fair/verify.js";

interface Asked {
  records: { record: Record; promise: string }[];
  stream: { key: string; nonces: string[]; rolls: [purpose: string, index: number, bound: number][] };
  shares: [shape: number, x: number][];
  tallies: Tally[][];
}

const [asked = "", told = ""] = process.argv.slice(2);
const { records, stream, shares, tallies } = JSON.parse(readFileSync(asked, "utf-8")) as Asked;
const chance = new Stream(stream.key, stream.nonces);
const answers = {
  verdicts: records.map(({ record, promise }) => verify(record, promise)),
  rolled: stream.rolls.map(([purpose, index, bound]) => chance.roll(purpose, index, bound)),
  shares: shares.map(([shape, x]) => upperGamma(shape, x)),
  strays: tallies.map((together) => strayFurther(together)),
};
writeFileSync(told, JSON.stringify(answers));
