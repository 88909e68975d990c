/** The rulebooks that somebody wanted to read: fetched then, and shown when they have come. */

import { SvelteMap } from "svelte/reactivity";

import { loadRules } from "./book.js";
import type { Book, ClauseInfo, SectionInfo } from "./protocol.js";

const come = new SvelteMap<Book, readonly SectionInfo[]>();
const asked = new WeakSet<Book>();
const NONE: readonly SectionInfo[] = [];

/** The sections of a game's rulebook; none until they have come. */
export function rulesOf(book: Book): readonly SectionInfo[] {
  if (!asked.has(book)) {
    asked.add(book);
    loadRules(book).then(
      (sections) => come.set(book, sections),
      () => asked.delete(book),
    );
  }
  return come.get(book) ?? NONE;
}

/** A clause of the rulebook, as soon as it has come. */
export function clauseOf(book: Book, id: string): ClauseInfo | undefined {
  return rulesOf(book)
    .flatMap(({ clauses }) => clauses)
    .find((clause) => clause.id === id);
}
