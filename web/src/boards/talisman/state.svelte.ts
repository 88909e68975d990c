/** What the parts of the board share: the view as facts, what is held, what lights up, and where a walk may end. */

import { createContext } from "svelte";

import { lit, pick, type Offer, type Thing } from "../pointing.js";
import { TableState } from "../state.svelte.js";
import { characterAt, recordOf, type Character, type TableFacts, type Way } from "./facts.js";
import { placesOf, type Place } from "./geometry.js";
import { atHand, offersOf, type Later } from "./offers.js";

export class BoardState extends TableState<TableFacts> {
  private picked: Thing | null = $state(null);
  /** What is done of that which waits: dropping, or trading trophies. */
  private wanted: Later | null = $state(null);
  /** The space that is aimed at: the walk there is drawn. */
  aimed: string | null = $state(null);
  /** The seat whose sheet lies open, -1 for none. */
  sheet: number = $state(-1);

  // --- the view

  readonly mine: Character | null = $derived(characterAt(this.facts, this.seat));
  readonly places: ReadonlyMap<string, Place> = $derived(placesOf(this.props.book));

  // --- what may be done

  readonly all: Offer[] = $derived(offersOf(this.options));
  readonly later: Later | null = $derived(this.all.some(({ kind }) => kind === this.wanted) ? this.wanted : null);
  readonly offers: Offer[] = $derived(atHand(this.all, this.later, this.ask === "window"));
  readonly held: Thing | null = $derived(this.offers.some(({ things }) => things[0] === this.picked) ? this.picked : null);
  /** The kinds of choices that are offered, those that wait too. */
  readonly kinds: Set<string> = $derived(new Set(this.all.map(({ kind }) => kind)));
  /** The ends of the walk that is asked for, the shortest way to each space first. */
  readonly ways: Way[] = $derived(this.options.length ? this.facts.ways.toSorted((one, other) => one.path.length - other.path.length) : []);
  readonly lit: Set<Thing> = $derived.by(() => {
    if (!this.ways.length || this.later) return lit(this.offers, this.held);
    return new Set(this.ways.flatMap(({ path }) => (path.length ? [`space ${path.at(-1)}`] : [])));
  });
  /** The walk that is drawn: to the space that is aimed at. */
  readonly drawn: Way | null = $derived(this.wayTo(this.aimed));

  /** Where the walk that is asked for begins: where one stands, or Voldemort who is led. */
  readonly start: string = $derived(this.ask === "lead-voldemort" ? this.facts.voldemort : (this.mine?.space ?? ""));

  isHeld(thing: Thing): boolean {
    return this.held === thing;
  }

  /** What of a card lights up: itself, or a sentence of it. */
  litOf(card: string): Thing | null {
    if (this.lit.has(`card ${card}`)) return `card ${card}`;
    const record = recordOf(this.props.book, card);
    return [...this.lit].find((thing) => thing.startsWith(`effect ${record}/`)) ?? null;
  }

  /** The first way to a space: one that ends there before one that tries its passage. */
  wayTo(space: string | null): Way | null {
    const there = this.ways.filter(({ path }) => path.at(-1) === space);
    return there.find(({ tries }) => !tries) ?? there[0] ?? null;
  }

  /** Somebody points at a thing: it completes a choice, is held, or there is a reason why not; else it is shown. */
  point(thing: Thing, from: HTMLElement): void {
    const [domain, word = ""] = thing.split(" ");
    const way = domain === "space" ? this.wayTo(word) : null;
    if (way) return this.play(...way.line);
    const picked = pick(this.offers, this.held, thing);
    if (!picked) void this.refuse(thing, from);
    else if ("choice" in picked) this.play(picked.choice);
    else this.picked = picked.held;
  }

  /** Something was dropped on another thing: both are pointed at, where the first does not say it all. */
  drop(thing: Thing, on: Thing, from: HTMLElement): void {
    if (!this.isHeld(thing)) this.point(thing, from);
    if (this.isHeld(thing)) this.point(on, from);
  }

  /** Lets go of what is held, and of what was asked for. */
  letGo(): void | false {
    if (!this.held && !this.later) return false;
    this.picked = null;
    this.wanted = null;
  }

  want(later: Later): void {
    this.picked = null;
    this.wanted = later;
  }

  play(...line: string[]): void {
    this.picked = null;
    if (!line.every((choice) => choice.startsWith("drop ") || choice.startsWith("offer "))) this.wanted = null;
    this.aimed = null;
    this.props.play(...line);
  }

  private async refuse(thing: Thing, from: HTMLElement): Promise<void> {
    const choice = this.props.still || !this.isAsked ? null : this.tried(thing);
    if (!choice) return this.look(thing, from);
    const [clause = ""] = await this.props.why(choice);
    if (clause) this.props.inspect({ choice, clause }, from);
    else this.look(thing, from);
  }

  /** The choice that somebody tried who pointed at something without a light; null when nothing was meant. */
  private tried(thing: Thing): string | null {
    const [domain, word] = thing.split(" ");
    if (domain === "space" && this.ask === "walk") return `step ${word}`;
    if (domain === "space" && this.ask === "lead-voldemort") return `lead ${word}`;
    if (domain === "space" && this.ask === "go") return `go ${word}`;
    if (domain === "spell" && word !== "?") return `cast ${word} -`;
    if (domain === "seat" && this.ask === "choose-encounter" && word !== String(this.seat)) return `attack ${word}`;
    return null;
  }

  /** Opens the sheet of a space, card or Spell, or another's character. */
  look(thing: Thing, from: HTMLElement): void {
    const [domain, word = ""] = thing.split(" ");
    if (domain === "seat") this.sheet = Number(word);
    else {
      const card = recordOf(this.props.book, word);
      if (card in this.props.book.cards) this.props.inspect({ card }, from);
    }
  }
}

export const [boardOf, setBoard] = createContext<BoardState>();
