/** The sounds of what happens in Talisman, by the words of its events. */

import type { Sound } from "../../sound.js";

export const sounds: Readonly<Record<string, Sound>> = {
  "movement-rolled": "roll",
  "voldemort-rolled": "roll",
  "attack-rolled": "roll",
  "foe-rolled": "roll",
  rolled: "roll",
  rerolled: "roll",
  went: "press",
  "voldemort-went": "turn",
  teleported: "slide",
  "card-drawn": "slide",
  "card-taken": "slide",
  bought: "token",
  "galleons-gained": "token",
  "spell-drawn": "token",
  "spell-cast": "token",
  "advantage-turned": "stamp",
  "life-lost": "stamp",
  "life-gained": "press",
  "trophy-taken": "fall",
  "voldemort-attacked": "mark",
  transmuted: "mark",
  died: "fall",
  won: "won",
};
