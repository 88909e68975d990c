/** The table of Death Eaters Rising in words: the whole position, from what all see to what is in one's own hand. */

import { POOL, type Character, type Die, type Location, type Symbols, type TableFacts } from "../boards/death-eaters-rising/facts.js";
import type { Part, Words } from "../chronicle/chronicle.js";
import type { Facts } from "../protocol.js";

export function position(facts: Facts, words: Words): Part[] {
  const table = facts as TableFacts;
  const speaker = new Speaker(table, words);
  return [
    speaker.tally(),
    ...table.locations.map((location) => speaker.location(location)),
    speaker.dice(),
    ...table.seats.map((_, seat) => speaker.seat(seat)),
  ];
}

class Speaker {
  constructor(
    private readonly table: TableFacts,
    private readonly words: Words,
  ) {}

  /** Voldemort, and the counts by which the game is won or lost. */
  tally(): Part {
    const { voldemort, limits, mission } = this.table;
    const { say, text } = this.words;
    const count = (id: string, values: Record<string, number>) => say(`der-text-${id}`, values);
    return {
      heading: text.say("table-voldemort"),
      lines: [
        say("der-text-faces", { location: this.place(voldemort.faces) }),
        count("damage", { count: voldemort.damage, of: voldemort.goal, limit: voldemort.limit }),
        count("revealed", { revealed: voldemort.revealed ? 1 : 0 }),
        ...(voldemort.revealed ? [say("der-text-open", { symbols: this.symbols(voldemort.open) })] : []),
        count("places", { count: this.table["corrupted-places"].length, of: limits["corrupted-places"] }),
        count("hospital", { count: this.table["hospital-wing"].length, of: limits["hospital-wing"] }),
        count("azkaban", { count: this.table.azkaban.length }),
        mission ? say("der-text-mission", { location: this.place(mission), player: this.player(this.table.active) }) : "",
      ].filter(Boolean),
    };
  }

  /** A location: its place, its corruption, and who lies beside it. */
  location({ id, places, corruption, beside }: Location): Part {
    const { say, text } = this.words;
    const [current, beneath] = places.map((place) => text.thing("place", place));
    const named = current
      ? say("der-text-place", { place: current, beneath: beneath ?? "" }, beneath ? "beneath" : "")
      : text.say("table-no-place");
    const corrupted = say("der-text-corruption", { count: corruption, of: this.table.limits.corruption });
    return {
      heading: this.place(id),
      lines: [named, corrupted, ...beside.map((each) => (each ? this.character(each) : text.say("table-gap")))],
    };
  }

  dice(): Part {
    const { say, text } = this.words;
    const lines = this.table.dice.filter((die) => die.in === POOL || die.on).map((die) => this.die(die));
    return { heading: text.say("table-pool"), lines: lines.length ? lines : [say("der-text-no-dice")] };
  }

  seat(number: number): Part {
    const { text, say } = this.words;
    const { faction, team, tokens } = this.table.seats[number] ?? { faction: null, team: [], tokens: [] };
    const named = tokens.map((token) => text.thing("token", token).name);
    return {
      heading: faction ? `${this.player(number)}, ${text.thing("faction", faction).name}` : this.player(number),
      lines: [
        ...team.map((each) => this.character(each)),
        say("der-text-tokens", { count: tokens.length, tokens: named.length ? text.listed(named) : "" }),
      ],
    };
  }

  private character({ id, damage, track, open }: Character): string {
    const symbols = this.symbols(open);
    const values = { name: this.words.text.thing("character", id), damage, track, symbols };
    return this.words.say("der-text-character", values, symbols && "open");
  }

  private die({ id, shows, on }: Die): string {
    const { say, text } = this.words;
    const die = text.thing("die", id);
    if (!shows) return say("der-text-die", { die });
    const face = text.thing("face", shows);
    return on ? say("der-text-die", { die, face, target: text.thing("target", on) }, "on") : say("der-text-die", { die, face }, "shows");
  }

  private symbols(open: Symbols): string {
    const { text } = this.words;
    const each = Object.entries(open).map(([trait, count]) => `${count} ${text.thing("trait", trait).name}`);
    return each.length ? text.listed(each) : "";
  }

  private place(id: string): string {
    return this.words.text.thing("location", id).name;
  }

  private player(seat: number): string {
    return this.words.text.players[seat] ?? "";
  }
}
