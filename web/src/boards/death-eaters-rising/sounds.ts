/** The sounds of what happens in Death Eaters Rising, by the words of its events. */

import type { Sound } from "../../sound.js";

export const sounds: Readonly<Record<string, Sound>> = {
  assigned: "press",
  rolled: "roll",
  rerolled: "roll",
  "die-turned": "press",
  turned: "turn",
  damaged: "stamp",
  corrupted: "stamp",
  struck: "stamp",
  "penalty-struck": "mark",
  filled: "slide",
  travelled: "slide",
  recruited: "slide",
  "token-taken": "token",
  "token-used": "token",
  "place-fell": "fall",
  "wizard-defeated": "fall",
  "death-eater-defeated": "fall",
  "voldemort-hit": "fall",
  won: "won",
  lost: "lost",
};
