/** The rulebook as it is searched and read: clauses by words or number, and the clauses that a text names. */

import type { ClauseInfo, SectionInfo } from "../protocol.js";

/** A part of a clause's text; `clause` is one that is named there. */
export interface Part {
  text: string;
  clause?: string;
}

/** A chapter, with those of its clauses that were found. */
export interface Chapter {
  number: number;
  section: SectionInfo;
  clauses: ClauseInfo[];
}

const MARKS = /\p{M}/gu;
const NAMED = /([A-Z]{2,4}-\d+\.\d+[a-z]?)/;

/** A text as it is searched: without capitals, accents, and more than one blank. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(MARKS, "").toLowerCase().replace(/ł/g, "l").replace(/\s+/g, " ").trim();
}

/** The chapters with clauses that have every word of the query in their number, title or text; all without a query. */
export function search(sections: readonly SectionInfo[], query: string): Chapter[] {
  const words = plain(query).split(" ").filter(Boolean);
  const chapters = sections.map((section, at) => {
    const clauses = section.clauses.filter(({ id, text }) => {
      const where = plain(`${id} ${section.title} ${text}`);
      return words.every((word) => where.includes(word));
    });
    return { number: at + 1, section, clauses };
  });
  return chapters.filter(({ clauses }) => clauses.length > 0);
}

/** The number of the chapter that a clause stands in, 0 where there is none. */
export function chapterOf(sections: readonly SectionInfo[], clause: string): number {
  return sections.findIndex(({ clauses }) => clauses.some(({ id }) => id === clause)) + 1;
}

/** A text with the clauses that it names. */
export function parts(sections: readonly SectionInfo[], text: string): Part[] {
  const pieces = text.split(NAMED).filter(Boolean);
  return pieces.map((piece) => (chapterOf(sections, piece) ? { text: piece, clause: piece } : { text: piece }));
}
