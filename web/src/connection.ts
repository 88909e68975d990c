/**
 * The connection to a table. It stays until it is closed: when the socket is lost it comes back, resumes from the last entry
 * that it has, and sends again, under their keys, the commands that were not answered.
 */

import { VERSION, type Commands, type Messages, type Reply, type Update } from "./protocol.js";

/** A command as it is asked for: its key is the connection's affair. */
export type Wish = Commands extends infer Each ? (Each extends { key: string } ? Omit<Each, "key"> : never) : never;

export type Standing = "joining" | "online" | "lost" | "closed";

export interface Listener {
  told(message: Exclude<Messages, Reply>): void;
  stands(standing: Standing): void;
}

/** As much of a WebSocket as is needed. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
};

const OPEN = 1;
const SHORTEST = 250;
const LONGEST = 10_000;
/** A connection that has been silent for so long is looked after: a command that is not answered means that it is lost. */
const PATIENCE = 8_000;

interface Waiting {
  text: string;
  done(reply: Reply): void;
}

export class Connection {
  private socket: Socket | null = null;
  private standing: Standing = "joining";
  /** The number of the last entry that the page has. */
  private last = -1;
  private tries = 0;
  private commands = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private readonly session = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Sends a command, now or as soon as there is a connection again; the reply is sure to come, unless it is closed. */
  send(wish: Wish): Promise<Reply> {
    const key = this.nextKey();
    const text = JSON.stringify({ ...wish, key });
    return new Promise((done) => {
      this.waiting.set(key, { text, done });
      this.write(text);
    });
  }

  /** Tries again at once: the device is back online, or its page is looked at again. */
  hurry(): void {
    if (this.standing !== "lost") return;
    clearTimeout(this.retry);
    this.connect();
  }

  close(): void {
    this.stand("closed");
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    this.drop();
  }

  private nextKey(): string {
    this.commands += 1;
    return `${this.session}-${this.commands}`;
  }

  private connect(): void {
    this.drop();
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.resume();
    socket.onmessage = ({ data }) => this.read(JSON.parse(data) as Messages);
    socket.onclose = () => this.lose();
  }

  /** Asks for what happened since, then sends again what was not answered. */
  private resume(): void {
    this.tries = 0;
    this.stand("online");
    this.write(JSON.stringify({ do: "resume", key: this.nextKey(), after: this.last, version: VERSION }));
    for (const { text } of this.waiting.values()) this.write(text);
  }

  private write(text: string): void {
    if (this.socket?.readyState !== OPEN) return;
    this.socket.send(text);
    this.patience ??= setTimeout(() => this.lose(), PATIENCE);
  }

  private read(message: Messages): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    switch (message.is) {
      case "reply":
        this.answer(message);
        break;
      case "update":
        this.update(message);
        break;
      default:
        this.listener.told(message);
        if (message.is === "bye" && message.error !== "error-stopping") this.close();
    }
  }

  /** Passes on what is new: after a resumption the same may be told twice, and what is older than the page's last entry is past. */
  private update(update: Update): void {
    if (!update.fresh && update.number < this.last) return;
    const known = update.fresh ? -1 : this.last;
    this.last = update.number;
    this.listener.told({ ...update, happened: (update.happened ?? []).filter(({ at }) => at > known) });
  }

  private answer(reply: Reply): void {
    this.waiting.get(reply.key)?.done({ ok: true, ...reply }); // what is as usual is left out
    this.waiting.delete(reply.key);
  }

  /** The connection is gone: it is tried again, later each time, and not by all pages in the same moment. */
  private lose(): void {
    this.drop();
    if (this.standing === "closed") return;
    this.stand("lost");
    const pause = Math.min(LONGEST, SHORTEST * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private drop(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
    this.socket = null;
  }

  private stand(standing: Standing): void {
    if (standing === this.standing) return;
    this.standing = standing;
    this.listener.stands(standing);
  }
}

/** The socket of a table at the server of this page. */
export function socketOf(table: string): WebSocket {
  const protocol = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${protocol}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
}
