/** A table that is being set up: what it begins with, how it changes, and what is asked of the server for it. */

import type { GameInfo, House, Level, SeatWish, Setup } from "../protocol.js";

export interface Draft {
  game: string;
  edition: string;
  options: Record<string, number>;
  /** The seats after one's own. */
  others: SeatWish[];
  house: House;
  name: string;
}

/** Seconds for a whole game and for each decision more; one day a move for games over days. */
export const CLOCKS = {
  none: null,
  short: { seconds: 600, more: 20 },
  long: { seconds: 1800, more: 40 },
  day: { seconds: 86_400, more: 86_400 },
} as const;
export type ClockName = keyof typeof CLOCKS;
export const REACTIONS = [0, 4, 10, 20] as const;

const HOUSE: House = {
  listed: false,
  hints: "anyone",
  odds: true,
  spectators: true,
  clock: null,
  reaction: 4,
  pace: "brisk",
};
const SEATS = 3;

function includes<Value>(values: readonly Value[], value: Value | undefined): value is Value {
  return value !== undefined && values.includes(value);
}

/** A draft for a game, with as much of the last one as fits it. */
export function draftFor(game: GameInfo, name: string, last: Partial<Draft> = {}): Draft {
  const same = last.game === game.id ? last : {};
  const kept = same.options ?? {};
  const options = game.options.map((each) => [each.name, includes(each.values, kept[each.name]) ? kept[each.name] : each.default]);
  const draft: Draft = {
    game: game.id,
    edition: includes(game.editions, same.edition) ? same.edition : (game.editions[0] ?? "standard"),
    options: Object.fromEntries(options) as Record<string, number>,
    others: same.others ?? [],
    house: { ...HOUSE, ...last.house },
    name,
  };
  const seats = same.others ? same.others.length + 1 : 0;
  const possible = seatsFor(game, draft.options);
  return seated(draft, includes(possible, seats) ? seats : usual(possible));
}

function usual(seats: readonly number[]): number {
  return seats.includes(SEATS) ? SEATS : Math.max(...seats);
}

/** The numbers of seats with which a game can be played with these options. */
export function seatsFor(game: GameInfo, options: Draft["options"]): number[] {
  const limits = game.options.flatMap(({ name, values, seats = [] }) => {
    const found = seats[values.indexOf(options[name] ?? 0)];
    return found ? [found] : [];
  });
  return game.seats.filter((count) => limits.every((each) => each.includes(count)));
}

/** The draft with another value of an option; with another number of seats where it cannot be played with this one. */
export function setting(draft: Draft, game: GameInfo, name: string, value: number): Draft {
  const changed = { ...draft, options: { ...draft.options, [name]: value } };
  const possible = seatsFor(game, changed.options);
  return possible.includes(draft.others.length + 1) ? changed : seated(changed, usual(possible));
}

/** The draft with so many seats: new ones are bots. */
export function seated(draft: Draft, seats: number): Draft {
  const kept = draft.others.slice(0, seats - 1);
  const more = Array.from({ length: seats - 1 - kept.length }, (): SeatWish => ({ kind: "bot", level: "apprentice" }));
  return { ...draft, others: [...kept, ...more] };
}

/** The draft with another wish for one of the others. */
export function wishing(draft: Draft, other: number, wish: SeatWish): Draft {
  return { ...draft, others: draft.others.map((each, at) => (at === other ? wish : each)) };
}

export function levelOf({ level }: SeatWish): Level {
  return level ?? "apprentice";
}

export function clockName({ clock }: House): ClockName {
  const names = Object.keys(CLOCKS) as ClockName[];
  return names.find((name) => CLOCKS[name]?.seconds === clock?.seconds) ?? "none";
}

export function openSeats({ others }: Draft): number {
  return others.filter(({ kind }) => kind === "open").length;
}

/** What the server is asked for: the game begins at once when nobody is awaited. */
export function setupOf(draft: Draft, me: string, guest: (seat: number) => string): Setup {
  const others = draft.others.map((wish, at): SeatWish => {
    return wish.kind === "here" ? { kind: "here", name: wish.name?.trim() || guest(at + 2) } : wish;
  });
  return {
    game: draft.game,
    edition: draft.edition,
    options: draft.options,
    seats: [{ kind: "here", name: me }, ...others],
    house: draft.house,
    name: draft.name.trim(),
    begin: openSeats(draft) === 0,
  };
}
