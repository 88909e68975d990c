/** Plays lives of a connection, a line each, with sockets of paper and a clock that is turned by hand. */

import { mock } from "node:test";

import { Connection, type Socket, type Wish } from "../src/connection.js";
import type { Messages } from "../src/protocol.js";
import { answerLines } from "./lines.js";

/** What happens next: the newest socket opens, is told something or is lost; the page asks for something; time goes by. */
type Step =
  | { step: "open" }
  | { step: "tell"; message: Messages }
  | { step: "answer"; command: number }
  | { step: "lose" }
  | { step: "ask"; wish: Wish }
  | { step: "wait"; milliseconds: number }
  | { step: "hurry" }
  | { step: "close" };

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

class Paper implements Socket {
  readyState: Socket["readyState"] = CONNECTING;
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = CLOSED;
  }

  open(): void {
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  lose(): void {
    this.readyState = CLOSED;
    this.onclose?.({} as CloseEvent);
  }
}

async function live(steps: Step[]): Promise<object> {
  const sockets: Paper[] = [];
  const heard: Messages[] = [];
  const standings: string[] = [];
  const replies: unknown[] = [];
  const open = () => {
    const paper = new Paper();
    sockets.push(paper);
    return paper;
  };
  const connection = new Connection(open, {
    told: (message) => void heard.push(message),
    stands: (standing) => void standings.push(standing),
  });
  for (const step of steps) {
    const newest = sockets.at(-1);
    if (!newest) throw new Error("there is no socket");
    if (step.step === "ask") void connection.send(step.wish).then((reply) => replies.push(reply));
    else take(step, newest, connection);
    await Promise.resolve();
  }
  const told = { sent: sockets.map(({ sent }) => sent), heard, standings: [...standings], replies };
  connection.close();
  return told;
}

function take(step: Exclude<Step, { step: "ask" }>, newest: Paper, connection: Connection): void {
  switch (step.step) {
    case "answer":
      newest.tell({ is: "reply", key: newest.sent[step.command]?.["key"] });
      break;
    case "tell":
      newest.tell(step.message);
      break;
    case "wait":
      mock.timers.tick(step.milliseconds);
      break;
    case "hurry":
      connection.hurry();
      break;
    case "close":
      connection.close();
      break;
    default:
      newest[step.step]();
  }
}

mock.timers.enable({ apis: ["setTimeout"] });
await answerLines(live);
