/** The way back from a sandbox, where an example or a what-if is played, to the page that one left for it. */

const KEY = "greathall-way-back";

function known(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remembers, as long as this tab is open, from which page of ours one goes to a table. */
export function leaveFor(table: string, path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...known(), [table]: path }));
  } catch {
    // a browser that stores nothing knows no way back
  }
}

/** The page that one left for a table, empty where there is none. */
export function wayBack(table: string): string {
  return known()[table] ?? "";
}
