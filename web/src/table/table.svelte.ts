/** A table as the page knows it, without a picture: what it was told, what follows from that, and what one may ask of it. */

import { playerName } from "../people.svelte.js";
import { Connection, socketOf, type Listener, type Socket, type Standing, type Wish } from "../connection.js";
import type { Bye, Facts, Happened, Reply, Said, SeatView, TableInfo, TableIs, Update, Asked } from "../protocol.js";

/** What happened last: boards show it by motion, the log by words. `fresh` says that all of it is already known. */
export interface News {
  number: number;
  happened: Happened[];
  fresh: boolean;
}

export const NO_NEWS: News = { number: -1, happened: [], fresh: true };
const SPECTATOR = "-";
const NONCE = 16;

/** What a page adds to the key of chance, so that nobody chose the dice alone. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(NONCE))].map((each) => each.toString(16).padStart(2, "0")).join("");
}

export class Table implements Listener {
  info: TableInfo | null = $state.raw(null);
  views: Record<string, SeatView> = $state.raw({});
  happened: Happened[] = $state.raw([]);
  news: News = $state.raw(NO_NEWS);
  said: Said[] = $state.raw([]);
  /** The last message of the chat that was read. */
  read: number = $state(-1);
  /** The seat that asked for a hint last, -1 while nobody did since the last move. */
  hinted: number = $state(-1);
  standing: Standing = $state("joining");
  /** Why the server closed this table, where it did. */
  bye: Bye["error"] | "" = $state("");
  /** The last reply that refused something. */
  refused: Reply | null = $state.raw(null);
  /** The seat that this device looks from, where it has several. */
  private chosen: number | null = $state(null);
  private connection: Connection | null = null;

  constructor(readonly id: string) {}

  // --- what follows

  readonly mine: number[] = $derived(this.info?.mine ?? []);
  /** The seat that is looked from: the one chosen, else the first of one's own that must decide, else the first. */
  readonly seat: number | null = $derived.by(() => {
    if (this.chosen !== null && this.mine.includes(this.chosen)) return this.chosen;
    return this.mine.find((seat) => this.waiting.includes(seat)) ?? this.mine[0] ?? null;
  });
  readonly view: SeatView | null = $derived(this.views[String(this.seat ?? SPECTATOR)] ?? null);
  readonly facts: Facts | null = $derived(this.view?.facts ?? null);
  /** Who must decide: all views say the same, and say it sooner than the table does. */
  readonly waiting: number[] = $derived(Object.values(this.views)[0]?.facts.waiting ?? this.info?.waiting ?? []);
  readonly options: string[] = $derived(this.facts?.options ?? []);
  /** Whether the seat that is looked from must decide now. */
  readonly isAsked: boolean = $derived(this.seat !== null && (this.facts?.waiting.includes(this.seat) ?? false));
  readonly players: string[] = $derived((this.info?.seats ?? []).map(playerName));

  // --- what it is told

  open(socket: () => Socket = () => socketOf(this.id)): void {
    this.connection = new Connection(socket, this);
  }

  close(): void {
    this.connection?.close();
  }

  hurry(): void {
    this.connection?.hurry();
  }

  stands(standing: Standing): void {
    this.standing = standing;
  }

  told(message: TableIs | Update | Said | Asked | Bye): void {
    switch (message.is) {
      case "table":
        this.info = message.table;
        break;
      case "update":
        this.update(message);
        break;
      case "said":
        if (!this.said.some(({ at }) => at === message.at)) this.said = [...this.said, message];
        break;
      case "asked":
        this.hinted = message.seat;
        break;
      case "bye":
        this.bye = message.error;
    }
  }

  private update({ number, happened = [], views, fresh = false }: Update): void {
    this.happened = fresh ? happened : [...this.happened, ...happened];
    if (views) this.views = views;
    if (happened.length) this.hinted = -1;
    this.news = { number, happened, fresh };
  }

  // --- what one may ask

  /** Sends a command; a refusal is shown to the person, and told to the caller. */
  async ask(wish: Wish): Promise<Reply> {
    if (!this.connection) throw new Error("this table is not open");
    const reply = await this.connection.send(wish);
    this.refused = reply.ok ? null : reply;
    return reply;
  }

  /** A line of choices of the seat that is looked from. */
  play(...line: string[]): Promise<Reply> {
    return this.ask({ do: "play", seat: this.own(), question: this.facts?.question ?? 0, line });
  }

  /** Takes a seat, with something of the page's own for the key of chance. */
  sit(seat: number, name: string): Promise<Reply> {
    return this.ask({ do: "sit", seat, name, nonce: newNonce() });
  }

  /** All own seats are ready to begin, or not yet. */
  async ready(ready: boolean): Promise<void> {
    for (const seat of this.mine) await this.ask({ do: "ready", seat, ready, nonce: newNonce() });
  }

  async leave(): Promise<void> {
    for (const seat of this.mine) await this.ask({ do: "leave", seat });
  }

  undo(): Promise<Reply> {
    return this.ask({ do: "undo", seat: this.own() });
  }

  /** Why these choices are not offered: a clause for each, empty for those that are. */
  async why(...choices: string[]): Promise<string[]> {
    return (await this.ask({ do: "why", seat: this.own(), choices })).clauses ?? [];
  }

  hint(): Promise<Reply> {
    return this.ask({ do: "hint", seat: this.own() });
  }

  raiseHand(up: boolean): Promise<Reply> {
    return this.ask({ do: "hand", seat: this.own(), up });
  }

  vote(about: string, agree: boolean): Promise<Reply> {
    return this.ask({ do: "vote", seat: this.own(), about, agree });
  }

  /** Looks from another of one's own seats. */
  lookFrom(seat: number | null): void {
    this.chosen = seat;
  }

  private own(): number {
    if (this.seat === null) throw new Error("a spectator has no seat");
    return this.seat;
  }
}
