/**
 * Whether nobody touched the dice: the key is the one whose hash was told before the game, it leads to every outcome, and
 * no entry was changed, moved or removed.
 */

import {
  contentHash,
  firstHash,
  keyHash,
  nextHash,
  type Chanced,
  type Committed,
  type Entry,
  type Nonced,
  type Record,
} from "./record.js";
import { Stream } from "./stream.js";

export type Check = "commitment" | "stream" | "chain" | "edition";

/** What does not match, and the entry where it shows first; -1 where it is none of the entries. */
export interface Fault {
  check: Check;
  entry: number;
}

/** What was looked at, and the first fault that each check found. */
export interface Verdict {
  entries: number;
  outcomes: number;
  faults: Fault[];
}

const KEY = /^[0-9a-f]{64}$/;

/** Check a finished game's record; `promise` is the commitment that this page was told, empty where it was told none. */
export function verify(record: Record, promise = ""): Verdict {
  const entries = record.entries.map((linked) => linked.entry);
  const faults = [checkCommitment(record.key, entries, promise), checkChain(record), checkEdition(record, entries)];
  if (!faults[0]) faults.push(checkStream(record.key, entries));
  return {
    entries: entries.length,
    outcomes: entries.filter(isChance).length,
    faults: faults.filter((fault) => fault !== null),
  };
}

/** The key is the one that was committed to in the first entry, which says what the page was told. */
function checkCommitment(key: string, entries: readonly Entry[], promise: string): Fault | null {
  const [first] = entries;
  const said = first && isCommitment(first) ? first.key_hash : "";
  const kept = KEY.test(key) && keyHash(key) === said && (!promise || promise === said);
  return kept ? null : { check: "commitment", entry: 0 };
}

/** Every outcome is the one that the key and the nonces lead to. */
function checkStream(key: string, entries: readonly Entry[]): Fault | null {
  const stream = new Stream(key, entries.filter(isNonce).map((entry) => entry.nonce));
  const led = (entry: Entry) =>
    !isChance(entry) || stream.roll(entry.purpose, entry.index, entry.bound) === entry.result;
  const at = entries.findIndex((entry) => !led(entry));
  return at < 0 ? null : { check: "stream", entry: at };
}

/** The hash of every entry follows from all that stand before it. */
function checkChain(record: Record): Fault | null {
  let before = firstHash(record.header);
  const at = record.entries.findIndex(({ entry, hash }) => {
    before = nextHash(before, entry);
    return before !== hash;
  });
  return at < 0 ? null : { check: "chain", entry: at };
}

/** The edition that travels with the record is the one that it names. */
function checkEdition(record: Record, entries: readonly Entry[]): Fault | null {
  const upgrade = entries.findLast((entry) => entry.entry === "upgrade");
  const named = upgrade?.edition ?? record.header.edition_hash;
  return record.content === null || contentHash(record.content) === named ? null : { check: "edition", entry: -1 };
}

function isCommitment(entry: Entry): entry is Committed {
  return entry.entry === "commitment";
}

function isNonce(entry: Entry): entry is Nonced {
  return entry.entry === "nonce";
}

function isChance(entry: Entry): entry is Chanced {
  return entry.entry === "chance";
}
