/** Records of finished games, and the hashes that chain their entries: src/greathall/kernel/records.py for the page. */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The commitment: the hash of the key, before anybody could know or choose what it leads to. */
export type Committed = { entry: "commitment"; key_hash: string };
/** What a seat added to the key. */
export type Nonced = { entry: "nonce"; seat: number; nonce: string };
/** An outcome of chance: the n-th for its purpose, at least 0 and less than its bound. */
export type Chanced = { entry: "chance"; purpose: string; index: number; bound: number; result: number };

export type Entry =
  | Committed
  | Nonced
  | Chanced
  | { entry: "choice"; seat: number; choice: string; question: number }
  | { entry: "take-back"; to: number; seats: number[] }
  | { entry: "seat"; seat: number; holder: string }
  | { entry: "upgrade"; rules: number; edition: string; state: Json };

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Header {
  game: string;
  rules: number;
  edition: string;
  edition_hash: string;
  seats: number;
  options: { [name: string]: number };
}

/** A record as it is stored and sent; `key` is empty while the game runs. */
export interface Record {
  format: string;
  header: Header;
  entries: { entry: Entry; hash: string }[];
  content: Json;
  key: string;
}

const HEADER = ["game", "rules", "edition", "edition_hash", "seats", "options"];
/** The fields of each entry, in the order in which they are hashed. */
const FIELDS: { readonly [entry in Entry["entry"]]: readonly string[] } = {
  commitment: ["entry", "key_hash"],
  nonce: ["entry", "seat", "nonce"],
  choice: ["entry", "seat", "choice", "question"],
  chance: ["entry", "purpose", "index", "bound", "result"],
  "take-back": ["entry", "to", "seats"],
  seat: ["entry", "seat", "holder"],
  upgrade: ["entry", "rules", "edition", "state"],
};
const HASH = { dkLen: 16 };
const KEY_HASH = { dkLen: 32, personalization: person("greathall-key") };

/** A personalisation of BLAKE2b: 16 bytes, filled up with zeros. */
export function person(text: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(text));
  return bytes;
}

/** A value as JSON that is written in one way only: the keys of objects are sorted. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return written(value, Object.keys(value).sort());
}

/** The fields of an object as JSON, in this order. */
function written(value: { readonly [key: string]: Json }, fields: readonly string[]): string {
  return `{${fields.map((field) => `${JSON.stringify(field)}:${canonical(value[field] ?? null)}`).join(",")}}`;
}

function hashed(text: string): string {
  return bytesToHex(blake2b(utf8ToBytes(text), HASH));
}

/** The hash that the first entry links to. */
export function firstHash(header: Header): string {
  return hashed(written({ ...header }, HEADER));
}

/** The hash of an entry behind the one with the given hash. */
export function nextHash(before: string, entry: Entry): string {
  return hashed(before + written(entry, FIELDS[entry.entry]));
}

/** The commitment to a key. */
export function keyHash(key: string): string {
  return bytesToHex(blake2b(hexToBytes(key), KEY_HASH));
}

/** The hash by which an edition is named in records. */
export function contentHash(content: Json): string {
  return hashed(canonical(content));
}
