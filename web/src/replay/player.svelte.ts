/** A replay without a picture: its story, the step that is looked at, and a table that shows it. */

import { replay as fetchReplay, replayView } from "../api.js";
import type { Replay, SeatView } from "../protocol.js";
import { Table } from "../table/table.svelte.js";
import { stepOfEntry, turnFrom, turnsOf, type Turn } from "./timeline.js";

/** Milliseconds from step to step while it plays by itself. */
const PACE = 1100;
const SPECTATOR = "-";

export class Player {
  replay: Replay | null = $state.raw(null);
  step: number = $state(0);
  plays: boolean = $state(false);
  speed: 1 | 2 | 4 = $state(1);
  readonly table: Table;
  private readonly views = new Map<number, Promise<SeatView>>();
  private shown = -1;

  constructor(readonly id: string) {
    this.table = new Table(id);
  }

  readonly steps = $derived(this.replay?.steps ?? []);
  readonly turns: Turn[] = $derived(turnsOf(this.steps));
  readonly seat: number | null = $derived(this.replay?.table.mine?.[0] ?? null);
  readonly last: number = $derived(this.steps.length - 1);

  /** Fetches the story, and looks at an entry of it, or at its beginning. */
  async load(at: number | null): Promise<void> {
    const found = await fetchReplay(this.id);
    this.replay = found;
    this.table.told({ is: "table", table: found.table });
    await this.look(at === null ? 0 : stepOfEntry(found.steps, at));
  }

  /** Looks at a step. The next one is shown by motion, any other as it stands. */
  async look(step: number): Promise<void> {
    const to = Math.max(0, Math.min(step, this.last));
    const entry = this.steps[to];
    if (!entry) return;
    this.step = to;
    const view = await this.viewAt(entry.at);
    if (this.step !== to) return;
    const fresh = to !== this.shown + 1;
    const story = this.steps.slice(fresh ? 0 : to, to + 1).map(({ happened }) => happened);
    this.shown = to;
    const views = { [this.seat ?? SPECTATOR]: view };
    this.table.told({ is: "update", number: entry.at, happened: story, views, fresh });
    const next = this.steps[to + 1];
    if (next) void this.viewAt(next.at);
  }

  /** A turn on or back. */
  turn(way: 1 | -1): Promise<void> {
    return this.look(turnFrom(this.turns, this.step, way));
  }

  /** Plays by itself while this is called in an effect; what stops it is returned. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.step >= this.last) this.plays = false;
      else void this.look(this.step + 1);
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }

  private viewAt(at: number): Promise<SeatView> {
    let found = this.views.get(at);
    if (!found) {
      found = replayView(this.id, at, this.seat);
      this.views.set(at, found);
      found.catch(() => this.views.delete(at));
    }
    return found;
  }
}
