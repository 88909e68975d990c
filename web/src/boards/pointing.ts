/**
 * Choices that are made by pointing at things of the table. Where a choice needs two of them, the first is held until the second is
 * pointed at.
 */

/** A domain and a word: `space gringotts`, `card wand-1`, `effect wand/1`, `seat 2`, `do roll`. */
export type Thing = string;

export interface Offer {
  choice: string;
  kind: string;
  things: Thing[];
}

/** What lights up: with nothing in hand the first thing of each offer, else what completes one. */
export function lit(offers: readonly Offer[], held: Thing | null): Set<Thing> {
  if (!held) return new Set(offers.flatMap(({ things }) => things.slice(0, 1)));
  return new Set(offers.flatMap(({ things }) => (things[0] === held ? things.slice(1) : [])));
}

/** What pointing at a thing does: it completes a choice, or is held; null where no offer has it. */
export function pick(offers: readonly Offer[], held: Thing | null, thing: Thing): { choice: string } | { held: Thing | null } | null {
  if (held === thing) return { held: null };
  const wanted = held ? [held, thing] : [thing];
  const same = (things: readonly Thing[]) => things.length === wanted.length && wanted.every((each, at) => things[at] === each);
  const whole = offers.filter(({ things }) => same(things));
  const longer = offers.some(({ things }) => things[0] === thing && things.length > 1);
  if (whole[0] && !(longer && !held)) return { choice: whole[0].choice };
  if (longer) return { held: thing };
  return held ? pick(offers, null, thing) : null;
}
