/** Books: what a game's edition says in a language; and the makers of sentences from them. */

import { book as fetchBook, rules as fetchRules } from "./api.js";
import { Messages } from "./messages.js";
import type { Book, CardInfo, SectionInfo } from "./protocol.js";
import { Text } from "./text.js";

const fetched = new Map<string, Promise<Book>>();
const paths = new WeakMap<Book, string>();

/** The book at this address in a language. A book never changes under its address, so it is fetched once. */
export function loadBook(path: string, language: string): Promise<Book> {
  const key = `${path}/${language}`;
  let found = fetched.get(key);
  if (!found) {
    found = fetchBook(path, language).then((book) => {
      paths.set(book, path);
      return book;
    });
    fetched.set(key, found);
    found.catch(() => fetched.delete(key));
  }
  return found;
}

/** What makes sentences of a game's words, for a table with these players. */
export function textOf(book: Book, players: readonly string[]): Text {
  const names = new Map(Object.entries(book.cards).map(([id, card]) => [id, card.name]));
  return new Text(new Messages(book.messages, book.language), book.names, names, players);
}

export function cardOf(book: Book, id: string): CardInfo | undefined {
  return book.cards[id];
}

/** The rulebook of a book that was loaded. */
export async function loadRules(book: Book): Promise<SectionInfo[]> {
  const path = paths.get(book);
  return path ? (await fetchRules(path, book.language)).sections : [];
}
