/**
 * The pictures of rooms and places of the Marauder's Map, on a grid of 40: `p` is cut away, `k` is left standing; `mp` and `mk` are lines
 * of either kind. Spaces that another map has too keep its picture.
 */

import { CASTLE } from "./castle.js";
import { GROUNDS } from "./grounds.js";
import { LONDON } from "./london.js";

const ALL: Readonly<Record<string, string>> = { ...LONDON, ...GROUNDS, ...CASTLE };
/** Spaces whose picture is that of another's. */
const LIKE: Readonly<Record<string, string>> = {
  start: "gates-of-hogwarts",
  "potions-classroom": "potions-dungeon",
  "dumbledores-office": "astronomy-tower",
  "hogwarts-express": "hogsmeade-station",
  "borgin-burkes": "borgin-and-burkes",
  "charms-classroom": "ollivanders",
  "care-classroom": "pumpkin-patch",
};

const PILE = `<path class="p" d="M5 30h26v6H5q-2-3 0-6ZM8 23h25v5H8q-2-3 0-5ZM6 16h22v5H6q-2-3 0-5Z"/><path d="M9 32h20M9 34.500h20M12 25h20M10 18h17" class="mk" stroke-width="1.2"/><path class="p" d="M13 14Q18 3 35 2 33 12 20 13.500l-6 1.500Z"/>`;

const OWN: Readonly<Record<string, string>> = {
  // A pile of books with a quill.
  library: PILE,
  "flourish-blotts": PILE,
  // A diary with a clasp.
  "defence-classroom":
    `<path class="p" d="M9 3h22v34H9ZM6 8h3v3H6ZM6 16h3v3H6ZM6 24h3v3H6Z"/><path d="M13 3v34M17 12h10M17 16h10" class="mk" stroke-width="1.6"/><path class="k" d="M29 20h5v6h-5Z"/>`,
  // A cat with spectacles.
  "transfiguration-classroom":
    `<path class="p" d="M5 2q6 3 9 8 6-2 12 0 3-5 9-8 2 11 1 18-2 17-16 19Q6 37 4 20 3 13 5 2Z"/><path class="k" d="M8 15h10v8H8Zm14 0h10v8H22Z"/><path class="p" d="M10 17h6v4h-6Zm14 0h6v4h-6Z"/><path class="k" d="M12.500 16.500H14v5h-1.500Zm14 0H28v5h-1.500ZM17.500 27h5L20 30Z"/>`,
  // A tree under glass.
  "herbology-classroom":
    `<path class="p" d="M20 3q9 0 10 8 6 2 4 9-2 6-9 5-2 2-3.500 1.500L23 38h-6l1.500-11.500Q16 27 14 25q-7 1-9-5-1-7 5-9 1-8 10-8Z"/><path d="M20 12v16M20 19l6-5M20 23l-6-5" class="mk" stroke-width="1.6"/>`,
  // A round flask.
  "snapes-office":
    `<path class="p" d="M15 2h10v3h-2v10l11 18q2 6-4 6H10q-6 0-4-6l11-18V5h-2Z"/><path class="k" d="M13 26h14l4 8q0 2-2 2H11q-2 0-2-2Z"/><circle class="p" cx="17" cy="31" r="1.8"/><circle class="p" cx="23" cy="29" r="1.3"/>`,
  // A mug that foams.
  kitchen:
    `<path class="p" d="M5 12h20v26H5ZM3 12q-1-6 5-6 3-5 8-2 6-3 8 3 5 1 3 5Z"/><path d="M26 18h7v13h-7" class="mp" stroke-width="3"/><path d="M10 18v15M15 18v15M20 18v15" class="mk" stroke-width="1.6"/>`,
  // A bed.
  "hospital-wing": `<path class="p" d="M2 6h5v14h30q1 0 1 1v13h-5v-6H7v6H2ZM10 11h9a4 4 0 0 1 4 4v2H10Z"/>`,
  // A serpent.
  "chamber-of-secrets":
    `<path class="p" d="M8 7C8 4 12 2 16 2c9 0 14 4 14 9 0 10-17 8-17 14 0 2 3 4 7 4 5 0 9-2 12-5l3 6C31 35 26 38 20 38 11 38 6 34 6 27c0-11 16-10 16-14 0-2-2-3-5-3l-2 3-3-3C10 10 8 9 8 7Z"/>`,
  // A ball with mist.
  "hall-of-prophecy":
    `<circle class="p" cx="20" cy="17" r="14"/><path class="p" d="M10 34h20l3 6H7Z"/><path d="M14 20q3 6 10 3t-2-9-8-1" class="mk" stroke-width="2"/>`,
  // A house that grew.
  burrow:
    `<path class="p" d="M4 40V27H2l8-7V12H8l9-9 3 3V2h4v7l4 4v6l10 8h-2v13Z"/><path class="k" d="M14 14h5v5h-5ZM11 26h5v5h-5ZM24 26h5v5h-5ZM18 32h6v8h-6Z"/>`,
  // A bare tree beside a wall.
  "godrics-hollow":
    `<path class="p" d="M2 40V30l8-8 8 8v10ZM24 40V24h-4l10-14 10 14h-4v16Z"/><path class="k" d="M8 31h4v9H8ZM28 28h4v12h-4Z"/><path d="M30 10V3M27 5.500h6" class="mp" stroke-width="2"/>`,
  // A gravestone with a cross, and a scythe.
  graveyard:
    `<path class="p" d="M6 38V14q0-9 8-9t8 9v24ZM26 38V20h4v-6h4v6h4v4h-4v14ZM1 37h38v3H1Z"/><path class="k" d="M12 12h4v3h3v3h-3v9h-4v-9H9v-3h3Z"/>`,
};

/** The picture of a room or place of the map, if it has one. */
export function hogwartsMotif(space: string): string | undefined {
  return OWN[space] ?? ALL[LIKE[space] ?? space];
}
