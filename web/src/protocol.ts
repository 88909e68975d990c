// Made by tools/page_types.py from src/greathall/server/protocol.py: change that file, then `make types`.

export const VERSION = 1;

export type Level = "random" | "apprentice" | "adept";

export type Stage = "forming" | "playing" | "paused" | "over";

/** Everything that can go wrong, by the id of the page's message that says it. */
export type ErrorId =
  | "error-unreadable"
  | "error-too-large"
  | "error-too-fast"
  | "error-version"
  | "error-server"
  | "error-stopping"
  | "error-no-such-table"
  | "error-no-such-seat"
  | "error-not-your-seat"
  | "error-seat-taken"
  | "error-not-host"
  | "error-not-forming"
  | "error-not-playing"
  | "error-paused"
  | "error-over"
  | "error-not-over"
  | "error-bad-name"
  | "error-bad-options"
  | "error-no-spectators"
  | "error-no-such-choice"
  | "error-not-offered"
  | "error-question-closed"
  | "error-not-undoable"
  | "error-no-such-entry"
  | "error-no-such-vote"
  | "error-hints-off"
  | "error-replaced"
  | "error-removed"
  | "error-no-such-page"
  | "error-not-allowed"
  | "error-origin"
  | "error-no-such-game"
  | "error-no-such-edition"
  | "error-no-such-language"
  | "error-no-such-code"
  | "error-no-such-scenario"
  | "error-link-spent"
  | "error-too-many-tables"
  | "error-bad-record";

/** One seat: who has it, and whether they are there. */
export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name?: string;
  /** Of a bot; of a bot that sits in for a person, that one's name stays in `name`. */
  level?: string;
  /** The faction that its person likes best: the ink of the poster in the waiting room. */
  favourite?: string;
  here?: boolean;
  /** Since when a person is not there (seconds since 1970); 0 for who is. */
  away?: number;
  /** A raised hand holds the closing choices of others for a while. */
  hand?: boolean;
  ready?: boolean;
  /** Seconds left on the seat's clock, where the table has clocks. */
  left?: number;
  /** The standing pass for windows: `turn`, `concerns`, `fight` or none. Sent to its seat only. */
  passes?: string;
}

/** Time to think: so many seconds for the whole game, and so many more for each decision; then a bot sits in. */
export interface Clock {
  seconds: number;
  more: number;
}

/** What the host decides about a table beside the game's own options. */
export interface House {
  listed: boolean;
  hints: "anyone" | "nobody";
  odds: boolean;
  spectators: boolean;
  clock: Clock | null;
  /** Seconds for which a raised hand, or a bot's courtesy, holds a closing choice. */
  reaction: number;
  /** How long bots seem to think. */
  pace: "at-once" | "brisk" | "calm";
}

/** A table without its game: what a lobby, a waiting room and the frame around a board show. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  edition: string;
  /** The address of the edition's words and cards, without language: `/api/books/<hash>`. */
  book: string;
  options: Record<string, number>;
  house: House;
  stage: Stage;
  seats: SeatInfo[];
  /** Whether the reader is the host. */
  host?: boolean;
  /** The reader's seats. */
  mine?: number[];
  /** A short code, good while the table forms. */
  code?: string;
  waiting?: number[];
  active?: number;
  turn?: number;
  /** How many spectators there are. */
  watching?: number;
  /** Whether seats know things that others do not: then a curtain falls between the seats of one device. */
  secrets?: boolean;
  /** The hash of the key of chance, told before the first roll. */
  commitment?: string;
  /** The table that this one is a what-if of, and where. */
  forked?: string;
  /** The scripted table's own messages, where it has any. */
  tutorial?: string;
  /** The clauses that ended the game. */
  over?: string[];
  winners?: number[];
  /** Open votes, `past:2` or `back:17`, with the seats that agree. */
  votes?: Record<string, number[]>;
  /** When something last happened. */
  moved?: number;
}

/** Something a person wants. Each is answered by a `Reply` with its key. */
export interface Command {
  key: string;
}

/**
 * A line of choices of one seat, each checked by itself; the line ends at the first that is no longer offered.
 *
 * `question` is the question that the first of them answers. Out of turn the same command interjects.
 */
export interface Play extends Command {
  do: "play";
  seat: number;
  question: number;
  line: string[];
}

/** Take back the seat's last choice, as far as the rules of undo let it go alone. */
export interface Undo extends Command {
  do: "undo";
  seat: number;
}

/** Ask the others to let the game go back to what was after this entry. */
export interface AskBack extends Command {
  do: "ask-back";
  seat: number;
  to: number;
}

/** Agree to, or refuse, what is voted on: `past:2` moves an absent seat on, `back:17` takes back. */
export interface Vote extends Command {
  do: "vote";
  seat: number;
  about: string;
  agree: boolean;
}

/** Raise a hand, or lower it. */
export interface Hand extends Command {
  do: "hand";
  seat: number;
  up: boolean;
}

/** Why these choices are not offered: the reply's `clauses`, empty for those that are. */
export interface Why extends Command {
  do: "why";
  seat: number;
  choices: string[];
}

/** What an adept would do; everyone is told that it was asked for. */
export interface Hint extends Command {
  do: "hint";
  seat: number;
}

/** A standing pass for windows, or none: until one's turn, only when it concerns one, never in this fight. */
export interface Passes extends Command {
  do: "passes";
  seat: number;
  until: "" | "turn" | "concerns" | "fight";
}

/** Chat. Spectators have a room apart. */
export interface Say extends Command {
  do: "say";
  text: string;
}

/** Take an open seat, or one more on this device. */
export interface Sit extends Command {
  do: "sit";
  seat: number;
  name: string;
  nonce?: string;
}

/** Ready to begin, or not yet. */
export interface Ready extends Command {
  do: "ready";
  seat: number;
  ready: boolean;
  nonce?: string;
}

/** Leave a seat for good: while the table forms it is open again, later a bot has it. */
export interface Leave extends Command {
  do: "leave";
  seat: number;
}

/** The host begins; open seats are given to bots of this level. */
export interface Begin extends Command {
  do: "begin";
  level?: Level;
}

/** The host gives a seat to a bot, opens it, gives it back to its person, or hands it over to who asks with the link. */
export interface SetSeat extends Command {
  do: "set-seat";
  seat: number;
  to: "bot" | "open" | "person";
  level?: Level;
}

/** The host removes a seat's person for good: the seat is open again, or a bot's of this level once the game has begun. */
export interface Remove extends Command {
  do: "remove";
  seat: number;
  level?: Level;
}

/** The host changes what a host decides; while the table forms its name and the game's options too. */
export interface SetHouse extends Command {
  do: "set-house";
  house?: House;
  name?: string;
  options?: Record<string, number>;
}

/** The host stops the table, or lets it go on. */
export interface Pause extends Command {
  do: "pause";
  paused: boolean;
}

/** Everything after this number again; the first thing that a page sends on a new connection. */
export interface Resume extends Command {
  do: "resume";
  after?: number;
  version?: number;
}

export type Commands =
  | Play
  | Undo
  | AskBack
  | Vote
  | Hand
  | Why
  | Hint
  | Passes
  | Say
  | Sit
  | Ready
  | Leave
  | Begin
  | SetSeat
  | Remove
  | SetHouse
  | Pause
  | Resume;

/** Something the server tells. */
export interface Message {
}

/** What one entry of the story brought about, as the reader may know it. */
export interface Happened {
  /** The number of its last entry: with the outcomes of chance that belong to it. To it one may go back. */
  at: number;
  /** The seat that chose, -1 where nobody did. */
  by?: number;
  /** The choice in words, where the reader may know it. */
  choice?: string;
  /** Each begins with its clause: `["DER-4.3", "assigned", "0", …]`. */
  events?: string[][];
  /** Of a take-back: the entry after which the story goes on. */
  back?: number;
  /** Of other entries: `upgraded`, `seat`. */
  note?: string;
  time?: number;
}

/** What a view of any game says; each game adds its own table. The server sends it as the game makes it. */
export interface Facts {
  seat: number | null;
  active: number;
  turn: number;
  /** The clauses that ended the game. */
  over: string[];
  winners: number[];
  /** Who must decide now. */
  waiting: number[];
  /** Who could act out of turn now, by public knowledge. */
  interjecting: number[];
  question: number;
  /** What is asked: the words of a frame. */
  ask: string[];
  options: string[];
}

/** The game as one seat may know it. */
export interface SeatView {
  /** `View.facts()`: the table, the question, the options; as `Facts` says, and more. */
  facts: Facts;
  undo?: boolean;
  /** Those of the options that end the others' chance to interject. */
  closing?: string[];
  /** Until when the closing choice of somebody is held, 0 when none is. */
  held?: number;
  /** The standing passes that the seat may give now: where it is asked in a window. */
  passes?: string[];
}

/**
 * The game went on: what happened since, and how things stand now, for each of the reader's seats.
 *
 * `views` has the reader's seats by number, or `"-"`, what a spectator sees. `number` is the last entry's.
 */
export interface Update extends Message {
  is: "update";
  number: number;
  happened?: Happened[];
  views?: Record<string, SeatView>;
  /** Whether `happened` begins with the first entry: the page forgets what it has. */
  fresh?: boolean;
}

/** The table's people and settings, whole. */
export interface TableIs extends Message {
  is: "table";
  table: TableInfo;
}

/** The answer to a command. */
export interface Reply extends Message {
  is: "reply";
  key: string;
  ok?: boolean;
  error?: ErrorId | "";
  /** The clause against it, where a rule is. */
  clause?: string;
  /** What it is about: the choice that was refused, the field that was wrong. */
  about?: string;
  /** Of `why`: a clause for each choice. */
  clauses?: string[];
  /** Of `hint`: the choice, empty to wait. */
  choice?: string;
  /** Of `hint`: the message that says why. */
  reason?: string;
  /** The last entry that the command led to. */
  number?: number;
}

/** Chat: who, and what. `room` is that of the players or that of the spectators; `sign` marks what the table says. */
export interface Said extends Message {
  is: "said";
  at: number;
  by: string;
  seat?: number;
  text: string;
  room?: "players" | "spectators";
  time?: number;
}

/** A hint was asked for: everyone is told. */
export interface Asked extends Message {
  is: "asked";
  seat: number;
}

/** The server closes this connection, and why: `error-replaced`, `error-stopping`, `error-removed`. */
export interface Bye extends Message {
  is: "bye";
  error: ErrorId;
}

export type Messages = Update | TableIs | Reply | Said | Asked | Bye;

/** How a seat begins: for a person who is still to come, a bot, or the one who sets up the table. */
export interface SeatWish {
  kind: "open" | "bot" | "here";
  level?: Level;
  name?: string;
}

/** A new table. */
export interface Setup {
  game: string;
  edition?: string;
  options?: Record<string, number>;
  seats: SeatWish[];
  house?: House;
  name?: string;
  /** Whether the game begins at once; open seats are bots then. */
  begin?: boolean;
}

/** Who a browser says it is. */
export interface Person {
  name: string;
  favourite: string;
}

/** A setting of a game. */
export interface OptionInfo {
  name: string;
  values: number[];
  default: number;
  clause: string;
  /** For each value the numbers of seats with which it can be played; none where that makes no difference. */
  seats: number[][];
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  editions: string[];
  levels: string[];
  tutorial: boolean;
}

/** What the first page shows: one's own tables (whose turn it is), those that are listed, and finished games. */
export interface Lobby {
  person: Person;
  games: GameInfo[];
  mine: TableInfo[];
  listed: TableInfo[];
  finished: TableInfo[];
}

/** A step of a replay: an entry that can be looked at, with what happened there. */
export interface Step {
  at: number;
  turn: number;
  active: number;
  happened: Happened;
}

/** A story to step through, as far as the reader's knowledge goes. The view of a step is fetched by its number. */
export interface Replay {
  table: TableInfo;
  steps: Step[];
  /** Of each purpose of chance, how often each outcome came. */
  statistics: Record<string, number[]>;
}

/** An example of the rulebook, or the tutorial: a table to play on, all of whose seats are the reader's. */
export interface ExampleInfo {
  name: string;
  title: string;
  clauses: string[];
  seats: string[];
  /** The choices of each step, the seat before each: `0 travel diagon-alley`. */
  steps: string[][];
}

/** The key with which a browser asks its push service for an address. */
export interface PushKey {
  key: string;
}

/** Where a browser takes notices while no page is open, and in which words. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The sentence to show, in the person's language: that it is the own turn. */
  words: string;
}

/** What the page's service worker gets as JSON, and shows: a click on it opens the path. */
export interface Notice {
  title: string;
  body: string;
  path: string;
}

/** What every refusal over HTTP looks like. */
export interface Problem {
  error: ErrorId;
  about?: string;
  clause?: string;
}

/** A sentence of a card: when it acts, by which clause, what it costs, its words; and as short as a small card has room. */
export interface CardPart {
  moment: string;
  clause: string;
  text: string;
  /** With symbols in brackets: `[mark] 1[corruption] here.` */
  brief: string;
  pay?: Record<string, number>;
}

/** A card, place or space as its edition says it; `about` are its numbers and symbols, as the edition names them. */
export interface CardInfo {
  kind: string;
  name: string;
  /** Rendered from its effects. */
  text?: string;
  /** The same sentence by sentence. */
  parts?: CardPart[];
  flavour?: string;
  source?: string;
  about?: Record<string, unknown>;
  /** The clauses that say how it is used. */
  clauses?: string[];
}

/** A clause of the rulebook. */
export interface ClauseInfo {
  id: string;
  text: string;
  ruling?: boolean;
  /** The scenario that shows it. */
  example?: string;
}

/** A section of the rulebook. */
export interface SectionInfo {
  title: string;
  clauses: ClauseInfo[];
}

/** The rulebook of a game in one language: a page asks for it when somebody wants to read a clause. */
export interface RulebookInfo {
  sections: SectionInfo[];
}

/** The signatures from which sentences are made: `assigned seat die target`. */
export interface NamesInfo {
  events: string[];
  choices: string[];
  frames: string[];
}

/** A game's edition in one language. The cards have what is no record of the edition too: `token-swap`, `die-blue`. */
export interface Book {
  game: string;
  edition: string;
  language: string;
  title: string;
  /** What the rulebook begins with. */
  about: string;
  /** Fluent sources. */
  messages: string[];
  names: NamesInfo;
  cards: Record<string, CardInfo>;
}
