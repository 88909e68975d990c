/** What is offered as a card to choose, or as a row of a list. */

import type { Symbol } from "../art/symbols.js";

export interface Laid {
  choice: string;
  /** The record whose emblem it shows; none where a sign stands for it. */
  card: string;
  icon: Symbol | null;
  ink: string;
  /** What stands above the name. */
  kind: string;
  /** Without a name the text says it all. */
  name: string;
  text: string;
  /** The values with which a character begins. */
  values: [Symbol, number][];
}

export interface Row {
  /** What is pointed at, or the choice that is made. */
  key: string;
  /** The space that is aimed at on the map. */
  space: string;
  /** Its picture: a motif, the emblem of a card, or a sign. */
  motif: string;
  card: string;
  sign: Symbol;
  ink: string;
  name: string;
  values: [Symbol, number][];
  more: string;
  act(from: HTMLElement): void;
}

export const ROW = { space: "", motif: "", card: "", sign: "hand", ink: "ink", values: [], more: "" } as const satisfies Partial<Row>;

/** What is laid out, as a row. */
export function laidRow({ choice, card, icon, ink, kind, name, text, values }: Laid, play: (choice: string) => void): Row {
  return {
    ...ROW,
    key: `choice ${choice}`,
    card,
    sign: icon ?? ROW.sign,
    ink,
    values,
    name: name || text,
    more: name ? [kind, text].filter(Boolean).join(". ") : "",
    act: () => play(choice),
  };
}
