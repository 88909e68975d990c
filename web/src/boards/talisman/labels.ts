/** What is said of the things of the table, for who listens to it. */

import { say } from "../../words/words.svelte.js";
import { characterAt, nameOf, personOf, standingOn, type Space, type Source, type Valued } from "./facts.js";
import type { BoardState } from "./state.svelte.js";

/** A space, with what lies and stands there, and whether one may go there. */
export function spaceSaid(board: BoardState, space: Space): string {
  const { facts, props } = board;
  const { text } = props;
  const name = nameOf(props.book, space.id);
  const seats = standingOn(facts, space.id).map((seat) => text.players[seat] ?? "");
  const cards = space.cards.map((card) => nameOf(props.book, card));
  const way = board.wayTo(space.id);
  return [
    say("tal-space", { name, ring: text.thing("ring", space.ring) }),
    facts.voldemort === space.id ? say("tal-space-voldemort") : "",
    cards.length ? say("tal-space-cards", { cards: text.listed(cards) }) : "",
    space.draws ? say("tal-space-draws", { count: space.draws }) : "",
    space.galleons ? say("tal-space-galleons", { count: space.galleons }) : "",
    seats.length ? say("tal-space-seats", { seats: text.listed(seats) }) : "",
    way ? say("tal-space-way", { count: way.path.length, way: wayNames(board, way.path) }) : "",
    !way && board.isLit(`space ${space.id}`) ? say("board-lit") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function wayNames(board: BoardState, path: readonly string[]): string {
  return board.props.text.listed(path.map((space) => nameOf(board.props.book, space)));
}

/** How a walk goes, in a few words: through the passage or link on its way, else which way round. */
export function wayBy(board: BoardState, path: readonly string[], tries: boolean): string {
  if (tries) return say("tal-way-tries");
  const rings = [board.start, ...path].map((space) => board.places.get(space));
  const crossed = rings.findIndex((place, at) => at > 0 && place?.ring !== rings[at - 1]?.ring);
  const [from, to] = [rings.at(-2), rings.at(-1)];
  if (crossed > 0) return say("tal-way-by", { space: nameOf(board.props.book, rings[crossed - 1]?.id ?? "") });
  if (!from || !to || to.ring === "inner" || to.ring === "hall") return "";
  const count = to.ring === "outer" ? 24 : 16;
  return say((to.index - from.index + count) % count === 1 ? "tal-way-clockwise" : "tal-way-counter");
}

/** Magic or Strength, and what it is made of. */
export function valueSaid(board: BoardState, name: string, { marked, total, sources }: Valued): string {
  const rows = sources.map((source) => sourceSaid(board, source));
  return [say("tal-value", { name, total, marked }), rows.length ? `${board.props.text.listed(rows)}.` : ""].join(" ").trim();
}

/** `Wand +1`. */
export function sourceSaid(board: BoardState, { of, amount, sets }: Source): string {
  return `${nameOf(board.props.book, of)} ${sets ? `= ${amount}` : signed(amount)}`;
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** Another player's sheet in one sentence. */
export function seatSaid(board: BoardState, seat: number): string {
  const { facts, props } = board;
  const { text, book } = props;
  const name = text.players[seat] ?? "";
  const own = characterAt(facts, seat);
  if (!own) return name;
  return [
    say("tal-seat", {
      name,
      character: personOf(book, own),
      space: nameOf(book, own.space),
      magic: own.magic.total,
      strength: own.strength.total,
      life: own.life,
      fate: own.fate,
      objects: own.objects.length,
      allies: own.allies.length,
      spells: own.spells.length,
      galleons: own.galleons,
    }),
    ...tagsOf(board, seat).map((tag) => `${tag}.`),
    board.isLit(`seat ${seat}`) ? say("board-lit") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What holds a character, in a word each: as tags on its strip. */
export function tagsOf(board: BoardState, seat: number): string[] {
  const own = characterAt(board.facts, seat);
  if (!own) return [];
  return [
    own["in-hospital"] ? say("tal-tag-hospital") : "",
    own.ferret ? say("tal-tag-ferret", { count: own.ferret }) : "",
    own["lost-turns"] ? say("tal-tag-lost", { count: own["lost-turns"] }) : "",
    own["turned-back"] ? say("tal-tag-back") : "",
    own["may-cross"] ? say("tal-tag-cross") : "",
    own.task ? say("tal-tag-task") : "",
  ].filter(Boolean);
}
