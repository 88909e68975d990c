/** The table of Talisman in words: the whole position, from what all see to what is in one's own hand. */

import { characterAt, standingOn, VALUES, type Character, type Space, type TableFacts, type Valued } from "../boards/talisman/facts.js";
import type { Part, Words } from "../chronicle/chronicle.js";
import type { Facts } from "../protocol.js";

const RINGS = ["outer", "middle", "inner", "hall"] as const;
const HIDDEN = "?";

export function position(facts: Facts, words: Words): Part[] {
  const speaker = new Speaker(facts as TableFacts, words);
  const { seats } = facts as TableFacts;
  return [speaker.tally(), ...speaker.fight(), ...seats.map((_, seat) => speaker.seat(seat)), ...RINGS.map((ring) => speaker.ring(ring))].filter(
    ({ lines }) => lines.length,
  );
}

class Speaker {
  constructor(
    private readonly table: TableFacts,
    private readonly words: Words,
  ) {}

  /** Who leads, where Voldemort is, and where a walk may end. */
  tally(): Part {
    const { say } = this.words;
    const { advantage, voldemort, ways } = this.table;
    return {
      heading: say("tal-text-table"),
      lines: [
        `${say(`tal-advantage-${advantage}`)}. ${say(`tal-advantage-${advantage}`, {}, "more")}`,
        say("tal-text-voldemort", { space: this.space(voldemort) }),
        ...ways.map(({ path, tries }) => say(tries ? "tal-text-way-tries" : "tal-text-way", { way: this.listed(path, "space") })),
      ],
    };
  }

  /** A fight that is on: both scores, and what they are made of. */
  fight(): Part[] {
    const { fight } = this.table;
    const { say, text } = this.words;
    if (!fight?.by) return [];
    const rows = (ledger: typeof fight.ledger) =>
      text.listed(ledger.map(({ of, amount }) => `${this.source(of)} ${amount}`));
    const foe = fight.rival === null ? this.listed(fight.enemies, "card") : (text.players[fight.rival] ?? "");
    const line = (name: string, score: number | null, die: number, ledger: typeof fight.ledger) =>
      say("tal-text-score", { name, score: score ?? 0, rows: rows(ledger), die }, die ? "die" : "");
    return [
      {
        heading: say("tal-text-fight", { value: text.thing("value", fight.by) }),
        lines: [
          line(text.players[fight.fighter] ?? "", fight.score, fight.die, fight.ledger),
          line(foe || say("tal-text-foe"), fight["foe-score"], fight["foe-die"], fight["foe-ledger"]),
        ],
      },
    ];
  }

  seat(number: number): Part {
    const { text, say } = this.words;
    const own = characterAt(this.table, number);
    const heading = text.players[number] ?? "";
    if (!own) return { heading, lines: [] };
    const numbers = VALUES.map((value) => this.value(text.thing("value", value).name, own[value]));
    return {
      heading: `${heading}, ${text.thing("character", own.character).name}`,
      lines: [
        say("tal-text-at", { space: this.space(own.space) }),
        ...numbers,
        say("tal-text-stocks", { life: own.life, fate: own.fate, galleons: own.galleons }),
        ...this.held(own),
      ],
    };
  }

  private held(own: Character): string[] {
    const { say } = this.words;
    const known = own.spells.filter((spell) => spell !== HIDDEN);
    const hidden = own.spells.length - known.length;
    const holds = (id: string, cards: readonly string[]) => (cards.length ? [say(`tal-text-${id}`, { cards: this.listed(cards, "card") })] : []);
    return [
      ...holds("objects", own.objects),
      ...holds("allies", own.allies),
      ...(known.length ? [say("tal-text-spells", { cards: this.listed(known, "spell") })] : []),
      ...(hidden ? [say("tal-text-hidden", { count: hidden })] : []),
      ...holds("trophies", own.trophies),
      ...(own.task ? [say("tal-text-task", { task: this.words.text.thing("task", own.task) })] : []),
      ...(own["in-hospital"] ? [`${say("tal-tag-hospital")}.`] : []),
      ...(own.ferret ? [`${say("tal-tag-ferret", { count: own.ferret })}.`] : []),
      ...(own["lost-turns"] ? [`${say("tal-tag-lost", { count: own["lost-turns"] })}.`] : []),
      ...(own["turned-back"] ? [`${say("tal-tag-back")}.`] : []),
    ];
  }

  /** The spaces of a ring on which something lies or stands. */
  ring(ring: string): Part {
    const spaces = this.table.spaces.filter((space) => space.ring === ring);
    return { heading: this.words.text.thing("ring", ring).name, lines: spaces.flatMap((space) => this.lying(space)) };
  }

  private lying(space: Space): string[] {
    const { say, text } = this.words;
    const seats = standingOn(this.table, space.id).map((seat) => text.players[seat] ?? "");
    const there = [
      ...seats,
      ...space.cards.map((card) => text.thing("card", card).name),
      ...(space.galleons ? [say("tal-text-galleons", { count: space.galleons })] : []),
    ];
    return there.length ? [`${this.space(space.id)}: ${text.listed(there)}.`] : [];
  }

  private value(name: string, { marked, total, sources }: Valued): string {
    const rows = sources.map(({ of, amount }) => `${this.source(of)} ${amount}`);
    return this.words.say("tal-text-value", { name, total, marked, rows: this.words.text.listed(rows) }, rows.length ? "sources" : "");
  }

  private source(of: string): string {
    const { say, text } = this.words;
    return of === "marked" ? say("tal-row-marked") : of === "advantage" ? say("tal-row-advantage") : text.thing("card", of).name;
  }

  private listed(words: readonly string[], domain: string): string {
    return this.words.text.listed(words.map((word) => this.words.text.thing(domain, word).name));
  }

  private space(id: string): string {
    return this.words.text.thing("space", id).name;
  }
}
