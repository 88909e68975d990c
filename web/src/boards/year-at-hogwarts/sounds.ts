/** The sounds of what happens in A Year at Hogwarts, by the words of its events. */

import type { Sound } from "../../sound.js";

export const sounds: Readonly<Record<string, Sound>> = {
  "dice-rolled": "roll",
  "attack-rolled": "roll",
  "actions-rolled": "roll",
  "seeker-rolled": "roll",
  "starts-rolled": "roll",
  clashed: "roll",
  went: "press",
  crossed: "turn",
  journeyed: "turn",
  "was-moved": "slide",
  "card-drawn": "slide",
  "token-taken": "token",
  "exam-sat": "stamp",
  struck: "stamp",
  "attack-hit": "stamp",
  "fight-won": "fall",
  defeated: "mark",
  "mission-done": "stamp",
  "mission-lost": "mark",
  goal: "stamp",
  "knocked-out": "fall",
  "snitch-caught": "token",
  won: "won",
};
