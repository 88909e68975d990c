/** What is said aloud to who listens to the page, and what is shown when something went wrong. */

import { untrack } from "svelte";

import { Refusal } from "./api.js";
import { say } from "./words/words.svelte.js";

/** Said in turn by the page's live region. */
export const aloud: { text: string } = $state({ text: "" });

export function announce(text: string): void {
  aloud.text = untrack(() => aloud.text) === text ? `${text}\u00a0` : text;
}

/** A short note above the foot of the page; it stays until it is closed, or another takes its place. */
export interface Toast {
  text: string;
  tone: "error" | "news";
}

export const toast: { shown: Toast | null } = $state({ shown: null });

export function show(text: string, tone: Toast["tone"] = "error"): void {
  toast.shown = { text, tone };
}

export function dismiss(): void {
  toast.shown = null;
}

/** Shows what the server refused. What is no refusal is a fault of the page, and is thrown on. */
export function complain(refusal: unknown): void {
  if (!(refusal instanceof Refusal)) throw refusal;
  show(say(refusal.error));
}
