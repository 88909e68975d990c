/** Says what a file asks, for the comparison with Python: `node say.js QUESTIONS ANSWERS`. */

import { readFileSync, writeFileSync } from "node:fs";

import { Messages, Thing, type Argument } from "../src/messages.js";
import { Text, type Names } from "../src/text.js";

/** An argument: a number, a text, or a thing by its domain and word (without a domain one that has no name). */
type Written = number | string | { domain: string; word: string };

/** One text to make: what to call, and with what. */
type Question =
  | { ask: "event"; words: string[]; shows: Record<string, string> }
  | { ask: "choice"; choice: string; shows: Record<string, string>; attribute: string }
  | { ask: "ask"; words: string[]; seat: number; options: string[] }
  | { ask: "clause"; clause: string }
  | { ask: "list"; texts: string[]; how: string }
  | { ask: "say"; message: string; arguments: Record<string, Written>; attribute: string };

/** A table in one language, and all that is asked there. */
interface Table {
  language: string;
  sources: string[];
  names: Names;
  cards: Record<string, string>;
  players: string[];
  questions: Question[];
}

function argument(text: Text, written: Written): Argument {
  if (typeof written !== "object") return written;
  return written.domain ? text.thing(written.domain, written.word) : new Thing(written.word, "");
}

function answer(text: Text, question: Question): string {
  const shows = (faces: Record<string, string>) =>
    new Map(Object.entries(faces).map(([die, face]) => [die, text.thing("face", face)]));
  switch (question.ask) {
    case "event":
      return text.event(question.words, shows(question.shows));
    case "choice":
      return text.choice(question.choice, shows(question.shows), question.attribute);
    case "ask":
      return text.ask(question.words, question.seat, question.options);
    case "clause":
      return text.clause(question.clause);
    case "list":
      return text.listed(question.texts, question.how);
    case "say": {
      const values: Record<string, Argument> = {};
      for (const [name, each] of Object.entries(question.arguments)) values[name] = argument(text, each);
      return text.messages.say(question.message, values, question.attribute);
    }
  }
}

function answerOrFault(text: Text, question: Question): string {
  try {
    return answer(text, question);
  } catch (fault) {
    return `fault: ${String(fault)}`;
  }
}

function answers(table: Table): string[] {
  const messages = new Messages(table.sources, table.language);
  const text = new Text(messages, table.names, new Map(Object.entries(table.cards)), table.players);
  return table.questions.map((question) => answerOrFault(text, question));
}

const [questions = "", told = ""] = process.argv.slice(2);
const tables = JSON.parse(readFileSync(questions, "utf-8")) as Table[];
writeFileSync(told, JSON.stringify(tables.map(answers)));
