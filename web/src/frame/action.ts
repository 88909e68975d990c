import type { Symbol } from "../art/symbols.js";

/** Something that may be done, or why it may not be. */
export interface Action {
  name: string;
  kind?: "primary" | "boxed" | "quiet";
  icon?: Symbol;
  /** The key that does it, for who listens to the page. */
  key?: string;
  /** Why it may not be done; then it is shown dashed, and still answers when asked. */
  reason?: string;
  /** Whether the rules allow it now, and it is what there is to do: it stands on the yellow plate. */
  legal?: boolean;
  act?: () => void;
}
