/**
 * What may stand beside, over or instead of a board, each a chunk that is loaded when it is first opened. A panel draws itself in
 * `frame/Panel.svelte`, a card in `frame/Sheet.svelte`, a reason in `frame/Bubble.svelte`; all reach the table by `deskOf()`.
 */

import type { Component } from "svelte";

import type { Inspected } from "../boards/board.js";
import type { PanelName } from "./context.js";

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface PanelProps {
  /** What it was opened for: the clause of the rulebook, empty for none. */
  about: string;
  onclose(): void;
}

/** A card in detail, or why a choice is not offered; `from` is what was pointed at. */
export interface InspectProps<What extends Inspected> {
  what: What;
  from: HTMLElement;
  onclose(): void;
}

export interface Panels {
  panels: Partial<Record<PanelName, Loaded<PanelProps>>>;
  card?: Loaded<InspectProps<Extract<Inspected, { card: string }>>>;
  refusal?: Loaded<InspectProps<Extract<Inspected, { choice: string }>>>;
  /** What lies over the board while it has something to say: a curtain, a tutorial, votes. It draws nothing else. */
  over: readonly Loaded<Record<string, never>>[];
  /** Instead of the board while the table forms. */
  waiting?: Loaded<Record<string, never>>;
  /** Instead of the board when the game is over. */
  result?: Loaded<{ onboard: () => void }>;
  /** The page of a replay. */
  replay?: Loaded<{ id: string; at: number | null }>;
}

export const PANELS: Panels = {
  panels: {
    chat: () => import("../chat/ChatPanel.svelte"),
    keys: () => import("./KeysPanel.svelte"),
    log: () => import("../panels/LogPanel.svelte"),
    menu: () => import("./MenuPanel.svelte"),
    rules: () => import("../panels/RulebookPanel.svelte"),
    settings: () => import("../settings/SettingsPanel.svelte"),
    text: () => import("../textview/TextPanel.svelte"),
  },
  card: () => import("../panels/CardSheet.svelte"),
  refusal: () => import("../panels/WhyNot.svelte"),
  over: [() => import("../over/Curtain.svelte"), () => import("../over/Corner.svelte")],
  replay: () => import("../replay/ReplayPage.svelte"),
  result: () => import("../result/ResultPage.svelte"),
  waiting: () => import("../waiting/WaitingRoom.svelte"),
};
