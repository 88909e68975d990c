/**
 * The page's own words: `say("lobby-join")` in the language of the settings. They are in the files of the language's folder, one
 * for each part of the page, in chunks: what the lobby says comes with the first page, the rest with the next one, and what the page says
 * at the tables of a game when one is opened. What the game itself says is in its book (../book.ts).
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
const GAMES = import.meta.glob<string>("./*/game-*.ftl", { query: "?raw", import: "default" });
const LOCALES: Record<Language, string> = { en: "en-GB", cs: "cs", pl: "pl" };

interface Spoken {
  messages: Messages;
  /** Whether more is known than the lobby needs. */
  whole: boolean;
  /** The game whose tables it can speak of. */
  game: string;
}

let spoken: Spoken | undefined = $state.raw();
let wanted = $state("");
let asked = 0;

/** Loads a language; what is shown changes when it is there. */
export async function speak(language: Language, whole = true, game = ""): Promise<void> {
  const number = ++asked;
  const [parts, own] = await Promise.all([
    Promise.all([LOBBY[language](), ...(whole ? [REST[language]()] : [])]),
    GAMES[`./${language}/game-${game}.ftl`]?.(),
  ]);
  if (number !== asked || (!whole && spoken?.whole && spoken.messages.language === language)) return;
  const sources = [...parts.flatMap((part) => part.default), ...(own ? [own] : [])];
  spoken = { messages: new Messages(sources, language), whole, game };
}

/** Follows the language of the settings, as far as the page that is shown needs it. Called once, by the page. */
export function keepSpeaking(whole: () => boolean): void {
  $effect(() => void speak(settings.language, whole(), wanted));
}

/** The tables of a game are to be spoken of. */
export function speakOf(game: string): void {
  wanted = game;
}

/** Whether there are words yet. */
export function isSpeaking(whole: boolean, game = ""): boolean {
  return spoken !== undefined && (spoken.whole || !whole) && (!game || spoken.game === game);
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
