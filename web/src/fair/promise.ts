/** The commitments that this browser was told when it first saw each table: what a key must keep in the end. */

const KEY = "greathall-promises";
/** So many tables are remembered, the latest ones. */
const MOST = 200;

function known(): [table: string, commitment: string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Remembers a table's commitment, if it is the first that is told of it. */
export function keepPromise(table: string, commitment: string): void {
  if (!commitment || promised(table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known(), [table, commitment]].slice(-MOST)));
  } catch {
    // a browser that stores nothing checks without it
  }
}

/** The commitment that was told first, empty where none is remembered. */
export function promised(table: string): string {
  return known().find(([each]) => each === table)?.[1] ?? "";
}
