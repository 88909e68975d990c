/** What a table was set up with, in words. */

import { editionName } from "../games.js";
import { clockName } from "../setup/draft.js";
import type { TableInfo } from "../protocol.js";
import { isSaid, say } from "../words/words.svelte.js";

/** Edition (where it is not the usual one), options and house. */
export function optionsInWords({ edition, options, house }: TableInfo): string {
  const which = edition === "standard" ? "" : `${editionName(edition)}.`;
  const own = Object.entries(options).map(([name, value]) => optionInWords(name, value));
  const ours = [
    house.reaction ? say("said-reaction", { seconds: house.reaction }) : say("said-no-reaction"),
    say(`said-clock-${clockName(house)}`),
  ];
  return [which, ...own, ...ours].filter(Boolean).join(" ");
}

/** An option as a sentence: for one of its values, or for any. */
function optionInWords(name: string, value: number): string {
  const own = `said-option-${name}-${value}`;
  if (isSaid(own)) return say(own);
  const any = `said-option-${name}`;
  return isSaid(any) ? say(any, { value }) : "";
}
