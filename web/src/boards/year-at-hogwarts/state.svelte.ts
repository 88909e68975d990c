/** What the parts of the board share: the view as facts, what is held, what lights up, and where a move may end. */

import { createContext } from "svelte";

import { lit, pick, type Offer, type Thing } from "../pointing.js";
import { TableState } from "../state.svelte.js";
import { chartOf, lettersOf, type Chart } from "./chart.js";
import { pawnAt, pawnOf, recordOf, wayOf, type Pawn, type TableFacts, type Way } from "./facts.js";
import { offersOf } from "./offers.js";
import { keeperOf } from "./pitch.js";

export class BoardState extends TableState<TableFacts> {
  private picked: Thing | null = $state(null);
  /** The space that is aimed at: the way there is drawn. */
  aimed: string | null = $state(null);
  /** The space to which another way than the best is meant, and which. */
  private turned: { space: string; at: number } = $state.raw({ space: "", at: 0 });
  /** The figure whose sheet lies open. */
  sheet: string | null = $state(null);

  // --- the view

  /** The pawn whose desk is shown: of several the one that moves. */
  readonly mine: Pawn | null = $derived.by(() => {
    const moving = pawnOf(this.facts, this.facts.mover);
    return moving?.seat === this.seat ? moving : pawnAt(this.facts, this.seat);
  });
  readonly chart: Chart = $derived(chartOf(this.props.book));
  readonly letters: ReadonlyMap<string, string> = $derived(lettersOf(this.chart));

  // --- what may be done

  /** The piece at which a shot goes. */
  private readonly keeper: string | null = $derived(keeperOf(this.facts.match));
  readonly offers: Offer[] = $derived(offersOf(this.options, this.keeper));
  readonly held: Thing | null = $derived(this.offers.some(({ things }) => things[0] === this.picked) ? this.picked : null);
  readonly kinds: Set<string> = $derived(new Set(this.offers.map(({ kind }) => kind)));
  readonly ways: Way[] = $derived(this.options.length && this.kinds.has("go") ? this.facts.reach.map((end) => wayOf(end, end.space === this.turned.space ? this.turned.at : 0)) : []);
  readonly lit: Set<Thing> = $derived.by(() => {
    const found = lit(this.offers, this.held);
    if (!this.ways.length || this.held) return found;
    const others = [...found].filter((thing) => !thing.startsWith("space "));
    return new Set([...others, ...this.ways.map(({ space }) => `space ${space}`)]);
  });
  /** Spaces on which the next step may be set though no move ends there: by them the path is bent by hand. */
  readonly bends: Set<Thing> = $derived(this.ways.length ? new Set([...lit(this.offers, null)].filter((thing) => thing.startsWith("space ") && !this.lit.has(thing))) : new Set());
  /** Whether what is asked for is a space of the map: then nothing lies over it. */
  readonly onMap: boolean = $derived([...this.lit].some((thing) => thing.startsWith("space ")));
  /** The way that is drawn: to the space that is aimed at. */
  readonly drawn: Way | null = $derived(this.wayTo(this.aimed));

  isHeld(thing: Thing): boolean {
    return this.held === thing;
  }

  /** What of a card lights up: itself, or a sentence of it. */
  litOf(card: string, domain = "card"): Thing | null {
    if (this.lit.has(`${domain} ${card}`)) return `${domain} ${card}`;
    const record = card.replace(/-[0-9]+$/, "");
    return [...this.lit].find((thing) => thing.startsWith(`effect ${card}/`) || thing.startsWith(`effect ${record}/`)) ?? null;
  }

  wayTo(space: string | null): Way | null {
    return this.ways.find((way) => way.space === space) ?? null;
  }

  /** Somebody points at a thing: it completes a choice, is held, or there is a reason why not; else it is shown. */
  point(thing: Thing, from: HTMLElement): void {
    const [domain, word = ""] = thing.split(" ");
    const way = domain === "space" ? this.wayTo(word) : null;
    if (way && !this.held) return this.walk(way);
    const picked = pick(this.offers, this.held, thing);
    if (!picked) void this.refuse(thing, from);
    else if ("choice" in picked) this.play(picked.choice);
    else this.picked = picked.held;
  }

  /** The whole way, step by step; where steps are left over, whether the move ends there is said by a choice of its own. */
  walk({ line }: Way): void {
    this.play(...line);
  }

  /** The next of the ways to the space that is aimed at, round about. */
  otherWay(): void {
    const at = this.turned.space === this.aimed ? this.turned.at : 0;
    const ways = this.drawn?.ways ?? 1;
    this.turned = { space: this.aimed ?? "", at: (at + 1) % ways };
  }

  letGo(): void | false {
    if (!this.held && !this.drawn) return false;
    if (!this.held) this.aimed = null;
    this.picked = null;
  }

  play(...line: string[]): void {
    this.picked = null;
    this.aimed = null;
    this.turned = { space: "", at: 0 };
    this.props.play(...line);
  }

  private async refuse(thing: Thing, from: HTMLElement): Promise<void> {
    const choice = this.props.still || !this.isAsked ? null : this.tried(thing);
    if (!choice) return this.look(thing, from);
    const [clause = ""] = await this.props.why(choice);
    const fits = [...this.lit].flatMap((each) => (each.startsWith("space ") ? [each.slice("space ".length)] : []));
    if (clause) this.props.inspect({ choice, clause, fits }, from);
    else this.look(thing, from);
  }

  /** The choice that somebody tried who pointed at something without a light; null when nothing was meant. */
  private tried(thing: Thing): string | null {
    const [domain, word] = thing.split(" ");
    if (domain === "space" && this.ask === "walking") return `go ${word}`;
    if (domain === "card" && word !== "?" && !this.facts.match) return `play ${word}`;
    return null;
  }

  /** Opens the sheet of a space, card or token, or another's side of the table. */
  look(thing: Thing, from: HTMLElement): void {
    const [domain = "", word = ""] = thing.split(" ");
    if (domain === "figure") this.sheet = word;
    else {
      const card = recordOf(this.props.book, word);
      if (card in this.props.book.cards) this.props.inspect({ card }, from);
    }
  }
}

export const [boardOf, setBoard] = createContext<BoardState>();
