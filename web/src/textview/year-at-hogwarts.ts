/** The table of A Year at Hogwarts in words: the whole position, from what all see to what is in one's own hand. */

import { countOf, DECKS, standingOn, type Pawn, type TableFacts } from "../boards/year-at-hogwarts/facts.js";
import type { Part, Words } from "../chronicle/chronicle.js";
import type { Facts } from "../protocol.js";

const HIDDEN = "?";

export function position(facts: Facts, words: Words): Part[] {
  const speaker = new Speaker(facts as TableFacts, words);
  const { pawns } = facts as TableFacts;
  return [speaker.tally(), ...speaker.reach(), ...speaker.fight(), ...speaker.match(), ...pawns.map((pawn) => speaker.pawn(pawn)), speaker.map()].filter(
    ({ lines }) => lines.length,
  );
}

class Speaker {
  constructor(
    private readonly table: TableFacts,
    private readonly words: Words,
  ) {}

  /** How far the game is. */
  tally(): Part {
    const { say } = this.words;
    const { round, length, variant, mover, return: returned } = this.table;
    return {
      heading: say("yah-text-table"),
      lines: [
        say("yah-text-round", { round }),
        returned ? say("yah-text-return", { count: returned.destroyed.length }) : say("yah-ends", { length, variant }),
        ...(mover ? [say("yah-text-mover", { figure: this.figure(mover) })] : []),
      ],
    };
  }

  /** Where one's move may end. */
  reach(): Part[] {
    const { say } = this.words;
    const { reach } = this.table;
    if (!reach.length) return [];
    return [{ heading: say("yah-text-reach"), lines: reach.map(({ path }) => `${path.map((space) => this.space(space)).join(", ")}.`) }];
  }

  fight(): Part[] {
    const { say, text } = this.words;
    const { fight } = this.table;
    if (!fight) return [];
    const rival = fight.opponent ? text.thing("opponent", fight.opponent).name : this.figure(fight.rival ?? "");
    return [
      {
        heading: say("yah-text-fight"),
        lines: [
          say("yah-text-fighters", { figure: this.figure(fight.fighter ?? ""), rival }),
          ...(fight.opponent ? [say("yah-text-opponent", { rival, hp: fight["opponent-hp"] })] : []),
          ...(fight.dice.length ? [say("yah-text-dice", { dice: fight.dice.join(", ") })] : []),
        ],
      },
    ];
  }

  match(): Part[] {
    const { say } = this.words;
    const { match } = this.table;
    if (!match) return [];
    const [one = 0, other = 0] = match.goals;
    const [first = 0, second = 0] = match.seekers;
    return [
      {
        heading: say("yah-match"),
        lines: [say("yah-goals", { one, other }), say("yah-text-seekers", { first, second }), say("yah-actions", { count: match.actions })],
      },
    ];
  }

  pawn(pawn: Pawn): Part {
    const { say, text } = this.words;
    const board = pawn.board ? `, ${text.thing("board", pawn.board).name}` : "";
    const things = (id: string, domain: string, words: readonly string[]) =>
      words.length ? [say(`yah-text-${id}`, { things: text.listed(words.map((word) => text.thing(domain, word).name)) })] : [];
    const known = pawn.cards.map(({ card }) => card).filter((card) => card !== HIDDEN);
    const missions = pawn.missions.filter((mission) => mission !== HIDDEN);
    const counts = DECKS.map((deck) => `${text.thing("deck", deck).name} ${countOf(pawn, deck)}`);
    return {
      heading: `${this.figure(pawn.figure)}${board}`,
      lines: [
        ...(pawn.space ? [say("yah-text-at", { space: this.space(pawn.space) })] : []),
        say("yah-text-stocks", { points: pawn.points, hp: pawn.hp, floo: pawn.floo, portkeys: pawn.portkeys }),
        ...things("objects", "token", pawn.objects),
        ...(known.length === pawn.cards.length ? things("cards", "card", known) : [`${text.listed(counts)}.`]),
        ...things("missions", "mission", missions),
        ...things("done", "mission", pawn.done),
      ],
    };
  }

  /** What lies and stands on the map. */
  map(): Part {
    const { say, text } = this.words;
    const eaters = this.table["death-eaters"].flatMap(({ figure, space }) => (space ? [say("yah-text-stands", { figure: this.figure(figure), space: this.space(space) })] : []));
    const spaces = [...new Set(Object.values(this.table.lying))];
    const lying = spaces.map((space) => {
      const tokens = Object.entries(this.table.lying).flatMap(([token, at]) => (at === space ? [text.thing("token", token).name] : []));
      const figures = standingOn(this.table, space).map((figure) => this.figure(figure));
      return `${this.space(space)}: ${text.listed([...tokens, ...figures])}.`;
    });
    return { heading: say("yah-map"), lines: [...eaters, ...lying] };
  }

  private figure(word: string): string {
    return word ? this.words.text.thing("figure", word).name : "";
  }

  private space(word: string): string {
    return this.words.text.thing("space", word).name;
  }
}
