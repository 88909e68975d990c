/** The outcomes that a key and the players' nonces lead to: `Stream` of src/greathall/kernel/chance.py for the page. */

import { blake2b, type _BLAKE2b } from "@noble/hashes/blake2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { person } from "./record.js";

/** Outcomes that one block of the stream serves: 64 bytes, four each. */
const WORDS = 16;
const WHOLE = 2 ** 32;
const PERSON = person("greathall-stream");

export class Stream {
  private readonly keyed: _BLAKE2b;
  private readonly blocks = new Map<string, number[]>();

  constructor(key: string, nonces: readonly string[]) {
    this.keyed = blake2b.create({ key: hexToBytes(key), dkLen: 64, personalization: PERSON });
    this.keyed.update(concatBytes(...nonces.map(hexToBytes)));
  }

  /** The outcome with this number: at least 0, less than the bound. */
  roll(purpose: string, index: number, bound: number): number {
    let word = this.block(purpose, Math.floor(index / WORDS))[index % WORDS] ?? 0;
    for (let attempt = 1; word >= WHOLE - (WHOLE % bound); attempt += 1) {
      word = this.hashed(purpose, index, attempt)[0] ?? 0;
    }
    return word % bound;
  }

  /** The 16 words of one block, hashed once. */
  private block(purpose: string, number: number): number[] {
    const name = `${purpose}/${number}`;
    const known = this.blocks.get(name) ?? this.hashed(purpose, number, 0);
    this.blocks.set(name, known);
    return known;
  }

  private hashed(purpose: string, number: number, attempt: number): number[] {
    const bytes = this.keyed.clone().update(utf8ToBytes(`${purpose}/${number}/${attempt}`)).digest();
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return Array.from({ length: WORDS }, (_, at) => view.getUint32(at * 4, true));
  }
}
