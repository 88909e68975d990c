/** The requests that a page makes, and what they answer (docs/protocol.md). A refusal is thrown as a `Refusal`. */

import type {
  Book,
  ErrorId,
  ExampleInfo,
  Lobby,
  Person,
  Problem,
  Replay,
  RulebookInfo,
  SeatView,
  Setup,
  TableInfo,
} from "./protocol.js";

/** What the server refused, or that it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly error: ErrorId | "error-unreachable",
    readonly about = "",
    readonly clause = "",
  ) {
    super(error);
  }
}

/** Any request of ours. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (method !== "GET") {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, request);
  } catch {
    throw new Refusal("error-unreachable");
  }
  if (!response.ok) throw await refusalOf(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const problem = (await response.json()) as Problem;
    return new Refusal(problem.error, problem.about, problem.clause);
  } catch {
    return new Refusal("error-unreachable");
  }
}

const part = encodeURIComponent;

export const lobby = () => ask<Lobby>("GET", "/lobby");
export const setPerson = (person: Person) => ask<void>("PUT", "/person", person);
export const deletePerson = () => ask<void>("DELETE", "/person");
export const createTable = (setup: Setup) => ask<TableInfo>("POST", "/tables", setup);
export const tableInfo = (id: string) => ask<TableInfo>("GET", `/tables/${part(id)}`);
export const deleteTable = (id: string) => ask<void>("DELETE", `/tables/${part(id)}`);
export const findCode = (code: string) => ask<{ id: string }>("POST", `/codes/${part(code)}`);
export const personalLink = (id: string) => ask<{ path: string }>("POST", `/tables/${part(id)}/link`);
export const takeLink = (token: string) => ask<{ id: string }>("POST", `/links/${part(token)}`);
export const replay = (id: string) => ask<Replay>("GET", `/tables/${part(id)}/replay`);
export const replayView = (id: string, at: number, seat: number | null) =>
  ask<SeatView>("GET", `/tables/${part(id)}/replay/${at}${seat === null ? "" : `?seat=${seat}`}`);
export const openRecord = (record: unknown) => ask<TableInfo>("POST", "/records", record);
export const whatIf = (id: string, at: number) => ask<TableInfo>("POST", `/tables/${part(id)}/what-if/${at}`);
export const examples = (game: string) => ask<ExampleInfo[]>("GET", `/games/${part(game)}/scenarios`);
export const playScenario = (game: string, name: string) =>
  ask<TableInfo>("POST", `/games/${part(game)}/scenarios/${part(name)}`);
/** `path` is the book of a table: `/api/books/<hash>`. */
export const book = (path: string, language: string) => ask<Book>("GET", `${path.replace(/^\/api/, "")}/${language}`);
export const rules = (path: string, language: string) => ask<RulebookInfo>("GET", `${path.replace(/^\/api/, "")}/${language}/rules`);

/** Where a record, or a moment as a scenario, is saved from. */
export const recordPath = (id: string) => `/api/tables/${part(id)}/record`;
export const scenarioPath = (id: string, seat: number) => `/api/tables/${part(id)}/scenario?seat=${seat}`;
