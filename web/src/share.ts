/** Passing a link on. */

/** Copies a text, also where the page is not served by https; false where the browser lets nobody. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const parent = document.querySelector("dialog[open]") ?? document.body;
  parent.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Hands a link to the device's own way of sharing, where it has one. */
export const share: ((title: string, url: string) => Promise<void>) | undefined =
  "share" in navigator ? shareByDevice : undefined;

async function shareByDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (fault) {
    const isGivenUp = fault instanceof DOMException && fault.name === "AbortError";
    if (!isGivenUp) throw fault;
  }
}

/** Whether the page's address works on this computer only. */
export function isLoopback(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
