/** Checks a finished game's dice in the page: the record is fetched, and everything in it is computed again. */

import { recordPath } from "../api.js";
import { promised } from "./promise.js";
import type { Record } from "./record.js";
import type { Verdict } from "./verify.js";

export type Standing = "unchecked" | "checking" | "verified" | "differs" | "unreadable";

export class Check {
  standing: Standing = $state("unchecked");
  verdict: Verdict | null = $state.raw(null);

  constructor(readonly table: string) {}

  async run(): Promise<void> {
    this.standing = "checking";
    try {
      const { verify } = await import("./verify.js");
      const record = (await (await fetch(recordPath(this.table))).json()) as Record;
      this.verdict = verify(record, promised(this.table));
      this.standing = this.verdict.faults.length ? "differs" : "verified";
    } catch {
      this.standing = "unreadable";
    }
  }
}
