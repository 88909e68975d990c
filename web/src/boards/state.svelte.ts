/** What the states of all boards share: the view as facts, who is asked, and what happened. */

import { room, type Layout } from "../layout.svelte.js";
import type { Facts, Happened } from "../protocol.js";
import { settings } from "../settings.svelte.js";
import type { BoardProps } from "./board.js";
import type { Thing } from "./pointing.js";

const KEPT = 200;

/** What the frame hands to the board. */
class Shown {
  constructor(readonly props: BoardProps) {}
}

export abstract class TableState<F extends Facts = Facts> extends Shown {
  story: Happened[] = $state.raw([]);

  readonly facts: F = $derived(this.props.view.facts as F);
  readonly layout: Layout = $derived(room().layout);
  readonly small: boolean = $derived(this.layout === "phone" || this.layout === "tablet");
  /** Larger type is a larger board. */
  readonly zoom: number = $derived(settings.type / 100);
  /** The seat whose desk is shown: one's own, a spectator sees that of the active one. */
  readonly seat: number = $derived(this.props.seat ?? this.facts.active);
  readonly isActive: boolean = $derived(this.facts.active === this.seat);
  readonly ask: string = $derived(this.facts.ask[0] ?? "");
  readonly isAsked: boolean = $derived(this.props.seat !== null && this.facts.waiting.includes(this.props.seat));
  /** The seat that decides now. */
  readonly deciding: number = $derived(this.isAsked ? this.seat : (this.facts.waiting[0] ?? this.facts.active));
  readonly options: string[] = $derived(this.props.still ? [] : this.facts.options);

  /** What may be pointed at. */
  abstract readonly lit: Set<Thing>;

  isLit(thing: Thing): boolean {
    return this.lit.has(thing);
  }

  /** Takes the news into the story. */
  hear(): void {
    const { happened, fresh } = this.props.news;
    this.story = (fresh ? [...happened] : [...this.story, ...happened]).slice(-KEPT);
  }
}
