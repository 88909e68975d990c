/** The symbols of a card as slots: what dice and spell tokens cover, and what is still open. */

import { colourOf, sideOf, VOLDEMORT, type Die, type Symbols, type TableFacts } from "./facts.js";

export interface Slot {
  trait: string;
  /** What covers it: the colour of a die, `token`, or nothing yet. */
  by: string | null;
  /** A doubled side covers two at once. */
  wide: boolean;
}

/** The slots of each trait: first those of the dice, then those that tokens cover, then the open ones. */
export function slotsOf(cost: Symbols, open: Symbols, covered: Symbols, dice: readonly Die[]): Slot[][] {
  const traits = [...new Set([...Object.keys(cost), ...Object.keys(covered), ...Object.keys(open)])];
  const groups = traits.map((trait) => {
    const group: Slot[] = [];
    let left = covered[trait] ?? 0;
    for (const die of dice) {
      const side = sideOf(die.shows ?? "");
      if (side.trait !== trait || left === 0) continue;
      const wide = side.count === 2 && left >= 2;
      group.push({ trait, by: colourOf(die.id), wide });
      left -= wide ? 2 : 1;
    }
    for (; left > 0; left -= 1) group.push({ trait, by: "token", wide: false });
    for (let each = open[trait] ?? 0; each > 0; each -= 1) group.push({ trait, by: null, wide: false });
    return group;
  });
  return groups.filter((group) => group.length);
}

/** What of a cost is covered, where a view says only what is open. */
export function coveredOf(cost: Symbols, open: Symbols): Symbols {
  const rest = Object.entries(cost).map(([trait, count]) => [trait, Math.max(0, (count ?? 0) - (open[trait] ?? 0))]);
  return Object.fromEntries(rest) as Symbols;
}

/** How many slots are still open. */
export function openOf(groups: readonly Slot[][]): number {
  return groups.flat().filter(({ by }) => by === null).length;
}

/** How many open slots light up: those of this trait on the cards that are lit. */
export function litSlots(facts: TableFacts, lit: ReadonlySet<string>, trait: string | null): number {
  if (!trait) return 0;
  const characters = [...facts.locations.flatMap(({ beside }) => beside), ...(facts.seats[facts.active]?.team ?? [])];
  const cards = characters.flatMap((each) => (each ? [[each.id, each.open] as const] : []));
  const abilities = facts.headquarters.map((open, at) => [`headquarters-${at + 1}`, open] as const);
  return [...cards, ...abilities, [VOLDEMORT, facts.voldemort.open] as const]
    .filter(([id]) => lit.has(`card ${id}`))
    .reduce((sum, [, open]) => sum + (open[trait] ?? 0), 0);
}
