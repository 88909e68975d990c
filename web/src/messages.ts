/**
 * Messages in one language, with things as their arguments: the first half of src/greathall/kernel/text.py, which says
 * how messages are written. Classes and functions have the names that they have there.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

const NOMINATIVE = "nominative";
/** What one space stands for. A no-break space is none of them. */
const BLANKS = /[ \t\r\n]+/g;

/** What a message speaks of: its word in records, its name in the reader's language, and the forms of the name. */
export class Thing extends FluentType<string> {
  constructor(
    readonly word: string,
    readonly name: string,
    readonly forms: ReadonlyMap<string, string> = new Map(),
  ) {
    super(word);
  }

  /** The name as it stands in a sentence that asks for no other form. */
  override toString(): string {
    return this.name;
  }

  /** Another form of the name; the name itself where the language has none. */
  form(form: string): string {
    return this.forms.get(form) ?? this.name;
  }

  /** The gender of the name; `none` where the language gives none. */
  gender(): string {
    return this.forms.get("gender") ?? "none";
  }
}

export type Argument = Thing | string | number;
export type Arguments = Readonly<Record<string, Argument>>;
/** The sides that dice show, by their words. */
export type Shows = ReadonlyMap<string, Thing>;

export const NOTHING = new Thing("none", "");

/** A number whose thousands stand apart in every language, as in Python; Intl leaves four Polish digits together. */
class Count extends FluentNumber {
  constructor(
    value: number,
    private readonly separator: string,
  ) {
    super(value);
  }

  override toString(): string {
    return String(this.value).replace(/\B(?=(\d{3})+$)/g, this.separator);
  }
}

function thingOf(value: FluentValue | undefined): Thing {
  if (value instanceof Thing) return value;
  throw new TypeError(`${String(value)} is no thing`);
}

/** ID($thing): the word, to choose a variant by; `none` when there is nothing. */
function wordOf([thing]: FluentValue[]): string {
  return thingOf(thing).word;
}

/** GENDER($thing): the gender of its name, to choose a variant by. */
function genderOf([thing]: FluentValue[]): string {
  return thingOf(thing).gender();
}

/** With a capital at its beginning. */
export function capitalised(sentence: string): string {
  const [first = ""] = sentence;
  return first.toUpperCase() + sentence.slice(first.length);
}

/** All messages of one language. */
export class Messages {
  private readonly bundle: FluentBundle;
  private readonly plurals: Intl.PluralRules;
  private readonly separator: string;

  constructor(
    sources: Iterable<string>,
    readonly language: string,
  ) {
    this.plurals = new Intl.PluralRules(language);
    const parts = new Intl.NumberFormat(language).formatToParts(12345);
    this.separator = parts.find(({ type }) => type === "group")?.value ?? "";
    const functions = { ID: wordOf, FORM: this.formOf.bind(this), GENDER: genderOf };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const source of sources) this.read(source);
  }

  /** Add the messages of a file. */
  read(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  /** FORM($thing, $count, case: "…"): the form of the name for a case, and for a count or its category. */
  formOf([thing, second]: FluentValue[], named: Readonly<Record<string, FluentValue>>): string {
    const count = second ?? named["count"] ?? "one";
    const form = String(named["case"] ?? NOMINATIVE);
    let category = count instanceof FluentNumber ? this.plurals.select(count.value) : count;
    if (typeof category !== "string") category = "one"; // the count is not known
    return thingOf(thing).form(category === "one" ? form : `${form}-${category}`);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The names of a message's attributes. */
  attributes(message: string): string[] {
    return Object.keys(this.bundle.getMessage(message)?.attributes ?? {});
  }

  /** Whether there is such a message, with more than attributes. */
  hasText(message: string): boolean {
    return (this.bundle.getMessage(message)?.value ?? null) !== null;
  }

  /** The message, or one of its attributes, on one line. */
  say(message: string, values: Arguments = {}, attribute = ""): string {
    const entry = this.bundle.getMessage(message);
    if (!entry) throw new Error(`there is no message '${message}' in '${this.language}'`);
    const pattern = attribute ? entry.attributes[attribute] : entry.value;
    if (pattern == null) throw new Error(`message '${message}' has no text in '${this.language}'`);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.taken(values), faults);
    if (faults.length) throw new Error(`message '${message}' in '${this.language}': ${faults.join("; ")}`);
    return text.replace(BLANKS, " ").replace(/^ | $/g, "");
  }

  /** The arguments as Fluent takes them. */
  private taken(values: Arguments): Record<string, FluentVariable> {
    const taken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      taken[name] = typeof value === "number" ? new Count(value, this.separator) : value;
    }
    return taken;
  }
}

