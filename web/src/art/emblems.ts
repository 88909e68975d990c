/** One picture for every card: an object cut from the ink of its faction, never a face. */

import { ARMY } from "./emblems/army.js";
import { DEATH_EATERS } from "./emblems/death-eaters.js";
import { UNKNOWN } from "./emblems/fallback.js";
import { HEADQUARTERS } from "./emblems/houses.js";
import { HOGWARTS } from "./emblems/hogwarts.js";
import { ORDER } from "./emblems/order.js";
import { PLACES } from "./emblems/places.js";
import { ofTalisman } from "./emblems/talisman.js";
import { ofYear, withoutKind } from "./emblems/year.js";

const EMBLEMS = { ...HOGWARTS, ...ORDER, ...ARMY, ...DEATH_EATERS, ...HEADQUARTERS, ...PLACES };

/** The emblem of a card, as the inside of an SVG of 64 by 64; a card that an owner added gets one by its name. */
export function emblem(card: string): string {
  const word = withoutKind(card);
  const found = EMBLEMS[word] ?? ofYear(word) ?? ofTalisman(word);
  if (found) return found;
  const number = [...card].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return UNKNOWN[number % UNKNOWN.length] ?? "";
}
