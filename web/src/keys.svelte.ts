/**
 * Keys: one registry. A part of the page that is shown binds its keys with `keys({ r: roll })` in an effect; the part that bound
 * last is asked first. Letters do nothing while a field has the focus, or when the settings switch them off.
 *
 * A key's name is `event.key`, letters in lower case, with "Shift+" and "Control+" before it where they are held.
 */

import { settings } from "./settings.svelte.js";

/** What a key does; `false` lets the next binding of the key have it. */
export type Deed = (event: KeyboardEvent) => void | boolean;
export type Bindings = Readonly<Record<string, Deed>>;

const bound: Bindings[] = [];

/** Binds keys, and returns what unbinds them: `$effect(() => keys({ … }))`. */
export function keys(bindings: Bindings): () => void {
  bound.push(bindings);
  return () => void bound.splice(bound.indexOf(bindings), 1);
}

export function nameOf({ key, shiftKey, ctrlKey }: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey">): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const isLetter = name.toUpperCase() !== name.toLowerCase();
  const shift = shiftKey && (key.length > 1 || isLetter || /\d/.test(key)) ? "Shift+" : "";
  return `${ctrlKey ? "Control+" : ""}${shift}${name}`;
}

function isTyped(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select");
}

/** Follows the keyboard. Called once, by the page. */
export function keepListening(): void {
  $effect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.metaKey) return;
  const isLetter = event.key.length === 1;
  if (isLetter && (isTyped(event) || !settings.letters)) return;
  if (isTyped(event) && event.key !== "Escape") return;
  const name = nameOf(event);
  for (const bindings of bound.toReversed()) {
    const deed = bindings[name];
    if (!deed || deed(event) === false) continue;
    event.preventDefault();
    return;
  }
}
