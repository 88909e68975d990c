/**
 * The page's own words: `say("lobby-join")` in the language of the settings. They are in the files of the language's folder, one
 * for each part of the page, in two chunks: what the lobby says comes with the first page, the rest with the next one. What a game
 * says is in its book (../book.ts).
 */

import { capitalised, Messages, type Arguments } from "../messages.js";
import { settings, type Language } from "../settings.svelte.js";

type Sources = () => Promise<{ default: string[] }>;

const LOBBY: Record<Language, Sources> = {
  en: () => import("./en.js"),
  cs: () => import("./cs.js"),
  pl: () => import("./pl.js"),
};
const REST: Record<Language, Sources> = {
  en: () => import("./en.rest.js"),
  cs: () => import("./cs.rest.js"),
  pl: () => import("./pl.rest.js"),
};
const LOCALES: Record<Language, string> = { en: "en-GB", cs: "cs", pl: "pl" };

interface Spoken {
  messages: Messages;
  /** Whether more is known than the lobby needs. */
  whole: boolean;
}

let spoken: Spoken | undefined = $state.raw();

/** Loads a language; what is shown changes when it is there. */
export async function speak(language: Language, whole = true): Promise<void> {
  const parts = await Promise.all([LOBBY[language](), ...(whole ? [REST[language]()] : [])]);
  if (language !== settings.language || (spoken?.messages.language === language && spoken.whole && !whole)) return;
  spoken = { messages: new Messages(parts.flatMap((part) => part.default), language), whole };
}

/** Follows the language of the settings, as far as the page that is shown needs it. Called once, by the page. */
export function keepSpeaking(whole: () => boolean): void {
  $effect(() => void speak(settings.language, whole()));
}

/** Whether there are words yet. */
export function isSpeaking(whole: boolean): boolean {
  return spoken !== undefined && (spoken.whole || !whole);
}

/** A message of the page; `part` is one of its attributes. */
export function say(id: string, values: Arguments = {}, part = ""): string {
  return spoken?.messages.say(id, values, part) ?? "";
}

/** Whether the page has such a message. */
export function isSaid(id: string): boolean {
  return spoken?.messages.has(id) ?? false;
}

/** A date in the reader's language, as a line may begin with it. */
export function day(time: number | Date, style: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" }): string {
  return capitalised(new Intl.DateTimeFormat(LOCALES[settings.language], style).format(time));
}

/** The time of a day. */
export function clock(time: number | Date): string {
  return day(time, { hour: "numeric", minute: "2-digit" });
}
