/** What the parts of the board share: the view as facts, what is held, what lights up, and when ink is set down. */

import { createContext } from "svelte";

import { TableState } from "../state.svelte.js";
import { POOL, type Die, type Seat, type TableFacts } from "./facts.js";
import { aimedTrait, kept, lit, offersOf, pick, tokens, tried, type Offer, type Thing } from "./offers.js";
import { defeatedIn, moments, newcomers, rolledIn } from "./timeline.js";

export class BoardState extends TableState<TableFacts> {
  /** What was pointed at so far. */
  private picked: Thing[] = $state.raw([]);
  /** Whether the spell tokens are lit, to choose one. */
  casting = $state(false);
  /** Whether stopping was asked once, and is asked again. */
  sure = $state(false);

  // --- the view

  readonly mine: Seat | undefined = $derived(this.facts.seats[this.seat]);
  readonly pool: Die[] = $derived(this.facts.dice.filter((die) => die.in === POOL));
  /** The sides that lie on the table. */
  readonly shown: Map<string, string> = $derived(
    new Map(this.facts.dice.flatMap(({ id, shows }) => (shows ? [[id, shows] as const] : []))),
  );

  // --- what may be done

  readonly offers: Offer[] = $derived(offersOf(this.options));
  readonly hand: Thing[] = $derived(kept(this.offers, this.picked));
  readonly lit: Set<Thing> = $derived(lit(this.offers, this.hand, this.casting));
  readonly tokens: Set<Thing> = $derived(tokens(this.offers));
  readonly trait: string | null = $derived(aimedTrait(this.hand, this.shown));
  /** The kinds of choices that are offered. */
  readonly kinds: Set<string> = $derived(new Set(this.options.map((option) => option.split(" ")[0] ?? "")));

  isHeld(thing: Thing): boolean {
    return this.hand.includes(thing);
  }

  /** Whether a slot of this card could take what is held. */
  litTrait(card: string): string | null {
    return this.isLit(`card ${card}`) ? this.trait : null;
  }

  /** Somebody points at a thing: it is held, it completes a choice, or there is a reason why not; else it is shown. */
  point(thing: Thing, from: HTMLElement): void {
    const picked = pick(this.offers, this.hand, thing);
    if (picked?.choice) this.play(picked.choice);
    else if (picked) this.hold(picked.hand);
    else void this.refuse(thing, from);
  }

  /** Holds these, and nothing else. */
  hold(hand: Thing[]): void {
    this.picked = hand;
    this.casting = false;
    this.sure = false;
  }

  letGo(): void | false {
    if (!this.hand.length && !this.casting && !this.sure) return false;
    this.hold([]);
  }

  cast(): void {
    this.hold([]);
    this.casting = true;
  }

  play(choice: string): void {
    this.hold([]);
    this.props.play(choice);
  }

  private async refuse(thing: Thing, from: HTMLElement): Promise<void> {
    const choice = this.props.still || this.props.seat === null ? null : tried(this.isAsked ? this.ask : "", this.hand, thing);
    if (!choice) return this.look(thing, from);
    const cards = [...this.lit].flatMap((each) => (each.startsWith("card ") ? [this.cardOf(each.slice("card ".length))] : []));
    const fits = [...new Set(cards)];
    const [clause = ""] = await this.props.why(choice);
    if (clause) this.props.inspect({ choice, clause, fits }, from);
  }

  /** Opens the sheet of the card, location, die or token. */
  look(thing: Thing, from: HTMLElement): void {
    const [domain = "", word = ""] = thing.split(" ");
    const card = domain === "card" ? this.cardOf(word) : `${domain}-${domain === "die" ? word.replace(/-\d+$/, "") : word}`;
    if (card in this.props.book.cards) this.props.inspect({ card }, from);
  }

  private cardOf(word: string): string {
    return word.startsWith("headquarters-") ? (this.mine?.headquarters ?? word) : word;
  }

  // --- what happened

  readonly moments: Map<string, number> = $derived(
    this.props.news.fresh ? new Map() : moments(this.props.news.happened),
  );
  readonly defeated: Set<string> = $derived(this.props.news.fresh ? new Set() : defeatedIn(this.props.news.happened));
  readonly newcomers: Set<string> = $derived(newcomers(this.story));

  /** When the ink of a thing is set down. */
  moment(thing: string): number {
    return this.moments.get(thing) ?? 0;
  }

  /** The dice of the roll that was told last. */
  private readonly rolled: string[] = $derived(
    this.props.news.fresh ? [] : rolledIn(this.props.news.happened),
  );

  /** Which roll a die lies in, and its place there; -1 while it lies still. */
  rollOf(die: string): { roll: number; place: number } {
    const place = this.rolled.indexOf(die);
    return { roll: place < 0 ? -1 : this.props.news.number, place };
  }
}

export const [boardOf, setBoard] = createContext<BoardState>();
