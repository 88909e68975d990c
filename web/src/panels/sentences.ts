/** Sentences in pieces: what they say, which cards they name, so that these can be looked at, and which symbols. */

import type { Thing } from "../messages.js";
import type { Book } from "../protocol.js";
import { Signature, type Shows, type Text } from "../text.js";

/** A part of a sentence. */
export interface Piece {
  text: string;
  /** The id of the card that it names. */
  card?: string;
  /** The sign that stands before it: the trait of a symbol or of a die's side. */
  symbol?: string;
}

/** What a sentence speaks of, and everything that it may be called there. */
export interface Called {
  names: readonly string[];
  card?: string;
  symbol?: string;
}

/** The domains whose words are drawn as symbols. */
const DRAWN = new Set(["trait", "face"]);
const NUMBERED = /-[0-9]+$/;

/** The sentence in pieces: each thing where it is named first, the longest name before a shorter one within it. */
export function pieces(sentence: string, called: readonly Called[]): Piece[] {
  const first = firstNamed(sentence, called);
  if (!first) return sentence ? [{ text: sentence }] : [];
  const { at, name, thing } = first;
  const { names: _, ...rest } = thing;
  const others = called.filter((each) => each !== thing);
  return [
    ...pieces(sentence.slice(0, at), others),
    { text: name, ...rest },
    ...pieces(sentence.slice(at + name.length), others),
  ];
}

function firstNamed(sentence: string, called: readonly Called[]): { at: number; name: string; thing: Called } | undefined {
  const found = called.flatMap((thing) => thing.names.map((name) => ({ at: position(sentence, name), name, thing })));
  const there = found.filter(({ at }) => at >= 0);
  return there.sort((one, other) => other.name.length - one.name.length || one.at - other.at)[0];
}

/** Where a name stands as a word of its own, -1 when it does not. */
function position(sentence: string, name: string): number {
  if (!name) return -1;
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return sentence.search(new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, "u"));
}

/** The card that a word of a domain stands for: itself, or that of its kind (`location-hogsmeade`, `die-blue`). */
export function cardOfWord(cards: Book["cards"], domain: string, word: string): string | undefined {
  const kind = word.replace(NUMBERED, "");
  return [word, `${domain}-${word}`, `${domain}-${kind}`].find((id) => id in cards);
}

/** What makes linked sentences of a game's events and choices. */
export class Sentences {
  private readonly events: Map<string, Signature>;
  private readonly choices: Map<string, Signature>;

  constructor(
    readonly book: Book,
    readonly text: Text,
  ) {
    this.events = byWord(book.names.events);
    this.choices = byWord(book.names.choices);
  }

  /** What happened, in pieces; `words` begin with the clause. */
  event(words: readonly string[], shows?: Shows): Piece[] {
    const [, word = "", ...values] = words;
    return pieces(this.text.event(words, shows), this.called(this.events.get(word), values));
  }

  /** A choice, in pieces. */
  choice(choice: string, shows?: Shows): Piece[] {
    const [word = "", ...values] = choice.split(" ");
    return pieces(this.text.choice(choice, shows), this.called(this.choices.get(word), values));
  }

  /** The sides of dice that an event tells. */
  faces(words: readonly string[]): [die: string, face: Thing][] {
    const [, word = "", ...values] = words;
    const signature = this.events.get(word);
    return values.flatMap((value, at): [string, Thing][] => {
      const isFace = signature !== undefined && domainOf(signature, at) === "face";
      return isFace ? [[values[at - 1] ?? "", this.text.thing("face", value)]] : [];
    });
  }

  /** The cards and symbols that the values of an event or choice name. */
  private called(signature: Signature | undefined, values: readonly string[]): Called[] {
    if (!signature) return [];
    return values.flatMap((value, at): Called[] => {
      const domain = domainOf(signature, at);
      const { name, forms } = this.text.thing(domain, value);
      const names = [name, ...[...forms].filter(([form]) => form !== "gender").map(([, text]) => text)];
      if (DRAWN.has(domain)) return [{ names, symbol: value.replace(NUMBERED, "") }];
      const card = cardOfWord(this.book.cards, domain, value);
      return card === undefined ? [] : [{ names, card }];
    });
  }
}

function byWord(texts: readonly string[]): Map<string, Signature> {
  return new Map(texts.map((text) => new Signature(text)).map((signature) => [signature.word, signature]));
}

/** The domain of the value at this position. */
function domainOf({ fixed, repeated }: Signature, at: number): string {
  return fixed[at] ?? repeated[(at - fixed.length) % repeated.length] ?? "";
}
