/** A fight as it is shown: both sides, which step it is at, and what is at stake for who looks. */

import { capitalised } from "../../messages.js";
import { say } from "../../words/words.svelte.js";
import { characterAt, foughtBy, inkOf, inkOfSide, nameOf, personOf, recordOf, type Fight, type Outcome, type Source } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

export interface Side {
  card: string;
  ink: string;
  name: string;
  remark: string;
  rows: Source[];
  score: number;
  die: number;
  seat: number | null;
  told: string;
}

const VOLDEMORT = "lord-voldemort";

/** Both sides: the fighter left, whoever is fought right. */
export function sidesOf(board: BoardState, fight: Fight): [Side, Side] {
  const fighter = sideOfSeat(board, fight.fighter, fight.ledger, fight.score ?? 0, fight.die);
  if (fight.rival !== null) {
    return [fighter, sideOfSeat(board, fight.rival, fight["foe-ledger"], fight["foe-score"] ?? 0, fight["foe-die"])];
  }
  return [fighter, foe(board, fight)];
}

function sideOfSeat(board: BoardState, seat: number, rows: Source[], score: number, die: number): Side {
  const own = characterAt(board.facts, seat);
  const player = board.props.text.players[seat] ?? "";
  return {
    card: own?.character ?? "",
    ink: inkOfSide(own?.faction),
    name: own ? personOf(board.props.book, own) : "",
    remark: seat === board.props.seat ? say("tal-fight-you") : player,
    rows,
    score,
    die,
    seat,
    told: "",
  };
}

/** Enemies, Voldemort, or somebody who is only in a text. */
function foe(board: BoardState, fight: Fight): Side {
  const { book, text } = board.props;
  const record = fight["is-voldemort"] ? VOLDEMORT : recordOf(book, fight.enemies[0] ?? fight.text ?? "");
  const { about } = book.cards[record] ?? {};
  const side = about?.["side"];
  const names = fight.enemies.map((enemy) => nameOf(book, enemy));
  const worth = fight.enemies.reduce((sum, enemy) => sum + (foughtBy(book, enemy)?.amount ?? 0), 0);
  return {
    card: record,
    ink: inkOf(book, record) === "none" ? "eater" : inkOf(book, record),
    name: names.length ? text.listed(names) : nameOf(book, record),
    remark: typeof side === "string" ? capitalised(text.thing("side", side).name) : "",
    rows: fight["foe-ledger"],
    score: fight["foe-score"] ?? 0,
    die: fight["foe-die"],
    seat: fight["ally-of"],
    told: worth && fight.by ? say("tal-fight-worth", { worth, value: text.thing("value", fight.by) }) : "",
  };
}

export const STEPS = ["evade", "spells", "rolls", "fate", "spoils"] as const;

/** The step that a fight is at, by what is asked. */
export function stepOf(ask: readonly string[], fight: Fight): number {
  if (ask[0] === "spoils") return 4;
  if (ask[0] === "window" && ask[1] === "evading") return 0;
  if (ask[0] === "window" && ask[1] === "before-attack-roll") return 1;
  if (!fight.die) return 1;
  return 3;
}

/** The outcome for who looks: for the rival it is the other way round. */
export function turned(outcome: Outcome, isRival: boolean): Outcome {
  if (!isRival) return outcome;
  return outcome === "won" ? "lost" : outcome === "lost" ? "won" : outcome;
}

/** How the fight stands: a headline, and what follows from it. */
export function standOf(fight: Fight, isRival: boolean, isMine: boolean): { headline: string; more: string } {
  const ahead = ((fight.score ?? 0) + fight.die - (fight["foe-score"] ?? 0) - fight["foe-die"]) * (isRival ? -1 : 1);
  const how = ahead > 0 ? "ahead" : ahead < 0 ? "behind" : "level";
  const stake = fight["is-voldemort"]
    ? fight.against === "in-text"
      ? "hall"
      : "voldemort"
    : fight.rival !== null
      ? "characters"
      : "enemies";
  const id = isMine ? `tal-stand-${how}` : `tal-stand-${how}-other`;
  return { headline: say(id, { count: Math.abs(ahead) }), more: say(`tal-stake-${stake}`) };
}
