/**
 * Words for people: what a game says, from the words of its events and choices.
 *
 * With messages.ts this is src/greathall/kernel/text.py for the page: each class and function has the name that it has
 * there, and gives the same words to the byte, as tests/web/test_text.py shows.
 */

import { capitalised, NOTHING, Thing, type Argument, type Arguments, type Messages } from "./messages.js";

const HIDDEN = "?";
/** How a value that is not there is written. */
const NO_ONE = "-";
const NUMBER = "number";
const DIGITS = /^[0-9]+$/;

/** The sides that dice show, by their words. */
export type Shows = ReadonlyMap<string, Thing>;

const NONE_SHOWN: Shows = new Map();

/** A word, and the domains of the values behind it: `rolled seat *die face`. A star repeats what follows. */
export class Signature {
  readonly word: string;
  readonly fixed: string[];
  readonly repeated: string[];

  constructor(text: string) {
    const [word = "", ...kinds] = text.split(" ");
    const starred = kinds.findIndex((kind) => kind.startsWith("*"));
    this.word = word;
    this.fixed = starred < 0 ? kinds : kinds.slice(0, starred);
    this.repeated = starred < 0 ? [] : kinds.slice(starred).map((kind) => kind.replace(/^\*/, ""));
  }
}

/** The signatures of a game, as it sends them. */
export interface Names {
  readonly events: readonly string[];
  readonly choices: readonly string[];
  readonly frames: readonly string[];
}

function byWord(texts: readonly string[]): Map<string, Signature> {
  return new Map(texts.map((text) => new Signature(text)).map((signature) => [signature.word, signature]));
}

/** Domains of those who are called by the name of their player: seats, and figures that are numbered like them. */
const PLAYED = new Set(["seat", "figure"]);

/** The words of one game at one table: its messages, the names of its edition, and those of the players. */
export class Text {
  private readonly known = new Map<string, Thing>();
  private readonly events: Map<string, Signature>;
  private readonly choices: Map<string, Signature>;
  private readonly frames: Map<string, Signature>;

  constructor(
    readonly messages: Messages,
    names: Names,
    readonly cards: ReadonlyMap<string, string>,
    readonly players: readonly string[],
  ) {
    this.events = byWord(names.events);
    this.choices = byWord(names.choices);
    this.frames = byWord(names.frames);
  }

  /** Any message of the game. */
  say(message: string, values: Arguments = {}): string {
    return this.messages.say(message, values);
  }

  // --- things

  /** The thing that a word means in its domain. */
  thing(domain: string, word: string): Thing {
    const player = PLAYED.has(domain) && DIGITS.test(word) ? this.players[Number(word)] : undefined;
    if (player !== undefined) return new Thing(word, player);
    const key = `${domain} ${word}`;
    let found = this.known.get(key);
    if (!found) {
      found = this.named(domain, word);
      this.known.set(key, found);
    }
    return found;
  }

  /** A thing with its name: from its own message, from the edition, or as one of several of a kind (`blue-1`). */
  private named(domain: string, word: string): Thing {
    if (word === NO_ONE || word === HIDDEN) {
      const message = word === NO_ONE ? "nothing" : "hidden";
      return new Thing(word === NO_ONE ? "none" : "hidden", this.messages.say(message), this.forms(message));
    }
    const own = `${domain}-${word}`;
    if (this.messages.hasText(own)) return new Thing(word, this.messages.say(own), this.forms(own));
    const card = this.cards.get(word);
    if (card !== undefined) return new Thing(word, card, this.forms(`name-${word}`));
    const dash = word.lastIndexOf("-");
    const number = word.slice(dash + 1);
    const stem = word.slice(0, Math.max(dash, 0));
    const kind = `${domain}-${stem}`;
    if (DIGITS.test(number) && this.messages.hasText(kind)) {
      const values = { number: Number(number) };
      return new Thing(word, this.messages.say(kind, values), this.forms(kind, values));
    }
    const several = this.cards.get(stem);
    if (DIGITS.test(number) && several !== undefined) return new Thing(word, several, this.forms(`name-${stem}`));
    return new Thing(word, word.replaceAll("-", " "));
  }

  /** The forms that stand beside a name. */
  private forms(message: string, values: Arguments = {}): Map<string, string> {
    const names = this.messages.attributes(message);
    return new Map(names.map((name) => [name, this.messages.say(message, values, name)]));
  }

  /** A phrase that another sentence takes in, with its forms. */
  phrase(message: string, values: Arguments): Thing {
    return new Thing(message, this.messages.say(message, values), this.forms(message, values));
  }

  /** A number, or a thing. */
  value(domain: string, word: string): Argument {
    return domain === NUMBER && DIGITS.test(word) ? Number(word) : this.thing(domain, word);
  }

  /** The values by the names of their domains; `$shows` is the side that the first thing with one shows now. */
  private arguments(domains: readonly string[], words: readonly string[], shows: Shows): Record<string, Argument> {
    const showing = words.find((word) => shows.has(word)) ?? "";
    const found: Record<string, Argument> = { shows: shows.get(showing) ?? NOTHING };
    const times = new Map<string, number>();
    domains.slice(0, words.length).forEach((domain, at) => {
      const time = (times.get(domain) ?? 0) + 1;
      times.set(domain, time);
      found[time > 1 ? `${domain}-${time}` : domain] = this.value(domain, words[at] ?? NO_ONE);
    });
    return found;
  }

  /** Several as one: `a, b, c` or `a, b and c`. */
  listed(texts: readonly string[], how = "comma"): string {
    const [first = this.messages.say("nothing"), ...others] = texts;
    const last = others.pop();
    if (last === undefined) return first;
    const joined = others.reduce((before, each) => this.say("list-comma", { first: before, second: each }), first);
    return this.say(`list-${how}`, { first: joined, second: last });
  }

  // --- what the game says

  /** What happened, as a sentence; empty for who may not know of it. `words` begin with the clause. */
  event(words: readonly string[], shows: Shows = NONE_SHOWN): string {
    const [clause, word, ...values] = words;
    if (clause === undefined) return "";
    const signature = wanted(this.events, word);
    const size = signature.fixed.length;
    const found = this.arguments(signature.fixed, values, shows);
    found["clause"] = new Thing(clauseMessage(clause), clause);
    if (signature.repeated.length) Object.assign(found, this.repeated(signature, values.slice(size)));
    return capitalised(this.messages.say(`event-${signature.word}`, found));
  }

  /** `$list` and `$count` of what an event names any number of: each, or what is alike `.together`. */
  private repeated(signature: Signature, words: readonly string[]): Arguments {
    const message = `event-${signature.word}`;
    const size = signature.repeated.length;
    const groups: Arguments[] = [];
    for (let at = 0; at < words.length; at += size) {
      groups.push(this.arguments(signature.repeated, words.slice(at, at + size), NONE_SHOWN));
    }
    const count = groups.length;
    if (!this.messages.attributes(message).includes("together")) {
      return { list: this.listed(groups.map((each) => this.messages.say(message, each, "each"))), count };
    }
    const together = (each: Arguments, of: number) => this.messages.say(message, { ...each, count: of }, "together");
    const alike = new Map<string, { each: Arguments; of: number }>();
    for (const each of groups) {
      const alone = together(each, 1);
      const same = alike.get(alone);
      if (same) same.of += 1;
      else alike.set(alone, { each, of: 1 });
    }
    return { list: this.listed([...alike.values()].map(({ each, of }) => together(each, of)), "and"), count };
  }

  /** A choice as an instruction; or how it stands in a list: its `group`, `row` and `cell`, where it has these. */
  choice(choice: string, shows: Shows = NONE_SHOWN, attribute = ""): string {
    const [word, ...values] = choice.split(" ");
    const message = `choice-${word}`;
    if (attribute && !this.messages.attributes(message).includes(attribute)) return "";
    const signature = wanted(this.choices, word);
    return this.messages.say(message, this.arguments(signature.fixed, values, shows), attribute);
  }

  /** What a seat is asked. `$may-roll` is the number of the options that are rolls, and so on for each kind. */
  ask(words: readonly string[], seat: number, options: readonly string[] | null = []): string {
    const signature = wanted(this.frames, words[0]);
    const found = this.arguments(signature.fixed, words.slice(1), NONE_SHOWN);
    found["seat"] = this.thing("seat", String(seat));
    for (const kind of this.choices.keys()) found[`may-${kind}`] = options ? 0 : 1;
    for (const option of options ?? []) {
      const kind = `may-${option.split(" ")[0]}`;
      found[kind] = Number(found[kind] ?? 0) + 1;
    }
    return this.messages.say(`ask-${signature.word}`, found);
  }

  /** The text of a clause, such as `DER-3.4`. */
  clause(clause: string): string {
    return this.messages.say(clauseMessage(clause));
  }
}

function wanted(signatures: ReadonlyMap<string, Signature>, word: string | undefined): Signature {
  const found = signatures.get(word ?? "");
  if (!found) throw new Error(`'${word}' is no word of this game`);
  return found;
}

/** The message of a clause: `DER-3.4` is `der-3-4`. */
export function clauseMessage(clause: string): string {
  return clause.toLowerCase().replaceAll(".", "-");
}
