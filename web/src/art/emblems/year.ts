/**
 * The emblems of what is carried, met and flown in a year at Hogwarts, on a grid of 64: `p` is cut away to paper, `k` is left standing,
 * `kl` is a line left standing; `pl` and `pl3` are lines cut.
 */

import { ofTalisman } from "./talisman.js";

const DRAWN = {
  diary: `<path class="p" d="M12 3h40v58H12Z"/><path class="kl" d="M20 3v58M28 18h16M28 25h16"/><path class="k" d="M48 30h8v10h-8Z"/><path class="p" d="M50 33h4v4h-4Z"/>`,
  ring: `<path class="p" d="m32 2 11 10-11 12-11-12Z"/><path class="p" fill-rule="evenodd" d="M32 20a21 21 0 1 0 0 42 21 21 0 0 0 0-42Zm0 8a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z"/><path class="kl" d="M21 12h22"/>`,
  cup: `<path class="p" d="M14 6h36v10q0 18-14 21v10h8v6h4v8H16v-8h4v-6h8V37Q14 34 14 16Z"/><path class="pl3" d="M14 12H6q0 14 11 17M50 12h8q0 14-11 17"/><path class="k" d="m32 12 3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L23 19l6-1Z"/>`,
  locket: `<path class="pl3" d="M14 2q4 16 18 18Q46 18 50 2"/><path class="p" d="M32 20q18 4 18 20T32 62Q14 56 14 40t18-20Z"/><path class="k" d="M40 34H27v7h11v9H25v-5h8v-1H22V30h18Z"/>`,
  diadem: `<path class="p" d="M4 46 2 20l14 12L24 8l8 18 8-18 8 24 14-12-2 26Q32 38 4 46Z"/><path class="p" d="M6 52q26-8 52 0v6q-26-8-52 0Z"/><circle class="k" cx="32" cy="37" r="4"/><circle class="k" cx="18" cy="40" r="2.500"/><circle class="k" cx="46" cy="40" r="2.500"/>`,
  serpent: `<path class="p" d="M14 12C14 6 20 2 27 2c15 0 23 6 23 15 0 16-28 13-28 23 0 4 5 6 12 6 8 0 14-3 19-7l5 10c-5 7-14 11-25 11-14 0-23-6-23-18 0-18 27-16 27-24 0-3-3-5-8-5l-3 6-5-5c-4 0-7-1-7-2Z"/><circle class="k" cx="24" cy="8" r="2"/>`,
  cauldron: `<path class="p" d="M4 24h56v7h-4q5 27-16 30H24Q3 58 8 31H4ZM14 58l-4 6h8ZM50 58l4 6h-8Z"/><circle class="p" cx="22" cy="14" r="5"/><circle class="p" cx="35" cy="8" r="4"/><circle class="p" cx="45" cy="16" r="4.500"/><path class="kl" d="M17 38q-2 10 6 16"/>`,
  hand: `<path class="p" d="M20 60V40L8 28q-3-5 2-7t8 3l6 6V10q0-5 4-5t4 5v14h2V7q0-5 4-5t4 5v18h2V11q0-5 4-5t4 5v18h2v-7q0-4 3.500-4t3.500 4v20q0 10-8 18Z"/><path class="kl" d="M22 52h26"/>`,
  "fang-of-a-basilisk": `<path class="p" d="M12 4q24-6 40 4-2 30-34 54Q30 36 12 4Z"/><path class="kl" d="M20 10q14-2 24 3"/><path class="k" d="M24 18q10 8 8 22-2-12-8-22Z"/>`,
  flute: `<path class="p" d="m6 52 42-42 8 8-42 42Z"/><circle class="k" cx="44" cy="22" r="2.400"/><circle class="k" cx="37" cy="29" r="2.400"/><circle class="k" cx="30" cy="36" r="2.400"/><circle class="k" cx="23" cy="43" r="2.400"/><path class="pl" d="M50 34q8 2 10 10M8 20q4-8 12-10"/>`,
  "winged-key": `<path class="p" fill-rule="evenodd" d="M32 20a11 11 0 0 0-4 21.200V62h8v-5h7v-7h-7v-9A11 11 0 0 0 32 20Zm0 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z"/><path class="p" d="M20 26Q6 24 2 6q14 0 22 14ZM44 26Q58 24 62 6 48 6 40 20Z"/><path class="kl" d="M8 11q8 3 12 10M56 11q-8 3-12 10"/>`,
  mandrake: `<path class="p" d="M30 16Q22 2 10 4q2 14 16 16ZM34 16Q42 2 54 4q-2 14-16 16Z"/><path class="p" d="M20 22h24q8 8 4 18l8 18-12-8-6 12-6-8-6 8-6-12-12 8 8-18q-4-10 4-18Z"/><circle class="k" cx="26" cy="32" r="2.500"/><circle class="k" cx="38" cy="32" r="2.500"/><path class="k" d="M27 40q5-4 10 0-1 6-5 6t-5-6Z"/>`,
  egg: `<path class="p" d="M32 2q20 10 20 36 0 24-20 24T12 38Q12 12 32 2Z"/><path class="kl" d="M13 34q9 6 19 0t19 0M16 46q8 5 16 0t16 0M19 22q6 4 13 0t13 0"/>`,
  trophy: `<path class="p" d="M16 2h32v14q0 16-12 20v8h6v6h8v12H14V50h8v-6h6v-8Q16 32 16 16Z"/><path class="pl3" d="M16 8H6q0 14 12 18M48 8h10q0 14-12 18"/><path class="kl" d="M20 56h24"/>`,
  gem: `<path class="p" d="M20 8h24l16 18-28 34L4 26Z"/><path class="kl" d="M4 26h56M20 8l4 18 8 34 8-34 4-18"/>`,
  cabinet: `<path class="p" d="M10 4h44v56H10Z"/><path class="kl" d="M32 6v52M15 10h12v20H15ZM37 10h12v20H37ZM15 36h12v18H15ZM37 36h12v18H37Z"/><circle class="k" cx="29.500" cy="33" r="1.800"/><circle class="k" cx="34.500" cy="33" r="1.800"/>`,
  hooded: `<path class="p" d="M32 2Q14 8 14 30L4 62h56L50 30Q50 8 32 2Z"/><path class="k" d="M32 12q-10 4-10 18t10 18q10-4 10-18T32 12Z"/><path class="kl" d="M20 44 12 60M44 44l8 16"/>`,
  spider: `<circle class="p" cx="32" cy="38" r="14"/><circle class="p" cx="32" cy="20" r="8"/><path class="pl3" d="M20 32 4 22M19 38H2M20 44 6 56M44 32l16-10M45 38h17M44 44l14 12M26 26 14 10M38 26l12-16"/><circle class="k" cx="29" cy="18" r="1.800"/><circle class="k" cx="35" cy="18" r="1.800"/>`,
  vines: `<path class="pl3" d="M8 62Q2 36 18 28T20 2M32 62q-10-20 2-30T34 2M56 62q6-24-8-32t0-28"/><path class="p" d="M18 28q10 0 12 8-10 2-12-8ZM34 32q10-2 12 6-10 4-12-6ZM48 30q-10 0-12 8 10 0 12-8ZM20 14q-8-2-12 4 8 4 12-4ZM46 14q8-2 12 4-8 4-12-4Z"/>`,
  king: `<path class="p" d="M29 2h6v6h6v6h-6v6q14 2 12 14l-6 14h6v8h4v8H13v-8h4v-8h6l-6-14q-2-12 12-14v-6h-6V8h6Z"/><path class="kl" d="M20 48h24M18 56h28"/>`,
  faces: `<path class="p" d="M32 4q22 0 22 24 0 20-10 26l-2 8H22l-2-8Q10 48 10 28 10 4 32 4Z"/><path class="kl" d="M32 4v58"/><path class="k" d="M18 24h8v5h-8ZM38 22l9 5-9 3ZM20 42q4 3 8 0v4q-4 3-8 0ZM37 44l9-3v4l-9 4Z"/>`,
  whistle: `<path class="p" d="M4 18h40v10a16 16 0 1 1-26 8H4Z"/><circle class="k" cx="32" cy="38" r="6"/><path class="pl3" d="M50 20l8-6M52 30h10M48 10l2-8"/>`,
  snitch: `<circle class="p" cx="32" cy="36" r="12"/><path class="p" d="M20 30Q10 10 2 10q0 18 16 26ZM44 30q10-20 18-20 0 18-16 26Z"/><path class="kl" d="M32 24v24M22 32q10 6 20 0"/>`,
  bludgers: `<circle class="p" cx="24" cy="40" r="18"/><path class="pl3" d="M42 26 60 8"/><path class="p" d="m46 4 14 14-6 6L40 10Z"/><circle class="k" cx="18" cy="36" r="3"/><circle class="k" cx="29" cy="44" r="3.500"/><circle class="k" cx="28" cy="32" r="2"/>`,
  spiral: `<path class="pl3" d="M32 34q4-4 8 0 4 6-4 12-12 4-18-8-2-18 14-24 22-2 26 18 0 24-22 28"/>`,
} as const;

/** What is shown like something else, of this game or another. */
const LIKE: Readonly<Record<string, string>> = {
  "invisibility-cloak": "cloak-of-invisibility",
  "tom-riddles-diary": "diary",
  "marvolo-gaunts-ring": "ring",
  "helga-hufflepuffs-cup": "cup",
  "salazar-slytherins-locket": "locket",
  "rowena-ravenclaws-diadem": "diadem",
  "fathers-bone": "skele-gro",
  "wormtails-hand": "hand",
  "basilisk-fang": "fang-of-a-basilisk",
  "hagrids-flute": "flute",
  "philosophers-stone": "gem",
  "golden-egg": "egg",
  "triwizard-cup": "trophy",
  prophecy: "remembrall",
  "old-potions-textbook": "flourish-and-blotts",
  "vial-of-memories": "felix-felicis",
  "cedric-diggory": "trophy",
  "augustus-rookwood": "corban-yaxley",
  fluffy: "fang",
  "white-king": "king",
  "quirrell-and-the-other-face": "faces",
  "tom-riddle": "diary",
  aragog: "spider",
  dementors: "hooded",
  grindylows: "grindylow",
  sphinx: "faces",
  "voldemort-reborn": "skull",
  "inquisitorial-squad": "protego",
  "horace-slughorn": "polyjuice-potion",
  "half-blood-prince": "flourish-and-blotts",
  "curse-of-the-ring": "ring",
  "voice-in-the-locket": "locket",
  "ukrainian-ironbelly": "hungarian-horntail",
  fiendfyre: "stupefy",
  death: "hooded",
  "nimbus-2000": "broomstick",
  firebolt: "broomstick",
  "cleansweep-eleven": "broomstick",
  "starfish-and-stick": "broomstick",
  "wronski-feint": "spiral",
  "bludger-backbeat": "bludgers",
  "hoochs-whistle": "whistle",
  "glint-of-gold": "snitch",
  "lunas-commentary": "remembrall",
};

/** The emblem of something of A Year at Hogwarts; `duel-` and `opponent-` tell apart who is on several cards. */
export function ofYear(card: string): string | undefined {
  const like = LIKE[card] ?? card;
  const drawn: Readonly<Record<string, string>> = DRAWN;
  return drawn[like] ?? (like === card ? undefined : ofTalisman(like));
}

/** What a card is called without the kind that tells it apart from others of that name. */
export function withoutKind(card: string): string {
  return card.replace(/^(duel|opponent|token)-/, "");
}
