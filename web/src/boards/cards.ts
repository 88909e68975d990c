/** The cards of a book. */

import type { Book } from "../protocol.js";

const NUMBERED = /-[0-9]+$/;

/** The record of a card: `accio-2` is one of several alike; of a sentence, `accio/1`, the card that it stands on. */
export function recordOf(book: Book, card: string): string {
  if (card in book.cards && !card.includes("/")) return card;
  const whole = card.replace(/\/.*$/, "");
  return whole in book.cards ? whole : whole.replace(NUMBERED, "");
}

export function nameOf(book: Book, card: string): string {
  return book.cards[recordOf(book, card)]?.name ?? card;
}

/** What a card does, as short as there is room for. */
export function briefOf(book: Book, card: string): string {
  const info = book.cards[recordOf(book, card)];
  return (info?.parts ?? []).map(({ brief }) => brief).join(" ") || (info?.text ?? "");
}
