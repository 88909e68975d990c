/** The own missions as rows: what they need, how far their space is. */

import type { Symbol } from "../../art/symbols.js";
import { say } from "../../words/words.svelte.js";
import { DECK_SIGNS, nameOf, numberOf, recordOf, wordsOf, type Pawn } from "./facts.js";
import { spaceName } from "./labels.js";
import type { BoardState } from "./state.svelte.js";

interface Need {
  key: string;
  card: string;
  sign: Symbol | null;
  held: boolean;
}

export interface MissionRow {
  id: string;
  number: number;
  name: string;
  place: string;
  needs: Need[];
  /** How far its nearest space is by steps; null when one cannot walk there. */
  steps: number | null;
  points: number;
  ready: boolean;
  lit: boolean;
  said: string;
}

export function missionRows(board: BoardState): MissionRow[] {
  const own = board.mine;
  return (own?.missions ?? []).filter((mission) => mission !== "?").map((mission) => row(board, own as Pawn, mission));
}

function row(board: BoardState, own: Pawn, mission: string): MissionRow {
  const { book } = board.props;
  const spaces = wordsOf(book, mission, "spaces");
  const needs = needsOf(board, own, mission);
  const place = spaceName(board, spaces[0] ?? null);
  const missing = needs.filter(({ held }) => !held);
  const far = distances(board, own.space ?? "");
  const steps = spaces.map((space) => far.get(space)).reduce<number | null>((best, each) => (each === undefined ? best : Math.min(best ?? each, each)), null);
  const points = numberOf(book, mission, "points");
  return {
    id: mission,
    number: numberOf(book, mission, "number"),
    name: nameOf(book, mission),
    place,
    needs,
    steps,
    points,
    ready: !missing.length,
    lit: board.isLit(`mission ${mission}`),
    said: [
      say("yah-mission", { name: nameOf(book, mission), place, points }),
      missing.length ? say("yah-mission-misses", { count: missing.length }) : say("yah-mission-ready"),
      steps === null ? "" : say("yah-mission-far", { count: steps }),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function needsOf(board: BoardState, own: Pawn, mission: string): Need[] {
  const { book } = board.props;
  const mates = board.facts.variant === "team" ? board.facts.pawns.filter(({ team }) => team === own.team) : [own];
  const objects = mates.flatMap((mate) => mate.objects);
  const tokens = wordsOf(book, mission, "objects").map((token) => ({
    key: token,
    card: recordOf(book, token),
    sign: null,
    held: objects.includes(token),
  }));
  if (board.facts.variant === "underage") return tokens;
  const hand = mates.flatMap((mate) => mate.cards.map(({ card }) => card));
  const asked = (book.cards[mission]?.about?.["needs"] ?? []) as { card?: string; kind?: string; count?: number }[];
  const cards = asked.flatMap(({ card = "", kind = "", count = 1 }, place) =>
    Array.from({ length: count }, (_, at) => ({
      key: `${card}${kind}${place} ${at}`,
      card: "",
      sign: DECK_SIGNS[String(book.cards[card]?.kind ?? "")] ?? ("spell" as Symbol),
      held: hand.filter((each) => (card ? recordOf(book, each) === card : book.cards[recordOf(book, each)]?.about?.["kind"] === kind)).length > at,
    })),
  );
  return [...tokens, ...cards];
}

/** The fewest steps from a space to each other one, by the joins of the map; no rule of moving is in this. */
function distances({ chart }: BoardState, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  const open = [from];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const far = found.get(here) ?? 0;
    for (const join of chart.joins) {
      const there = join.from === here ? join.to : join.to === here ? join.from : null;
      if (there === null || (found.get(there) ?? Infinity) <= far + join.steps) continue;
      found.set(there, far + join.steps);
      open.push(there);
    }
  }
  return found;
}
