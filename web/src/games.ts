/** What the page itself says of games, before any of their books is there. */

import { BOARDS } from "./boards/board.js";
import type { GameInfo, OptionInfo } from "./protocol.js";
import { isSaid, say } from "./words/words.svelte.js";

/** The games of the house, in the order of its pages. Others that a server has follow them. */
const HOUSE = ["death-eaters-rising", "talisman", "year-at-hogwarts"];

export function gameName(game: string): string {
  return isSaid(`game-${game}`) ? say(`game-${game}`) : game;
}

/** What a game is about; in a few words where there is little room. */
export function gameAbout(game: string, part = "about"): string {
  return isSaid(`game-${game}`) ? say(`game-${game}`, {}, part) : "";
}

/** The games that can be played here: the server has their rules, and the page their board. */
export function playable(games: readonly GameInfo[]): GameInfo[] {
  return games.filter(({ id }) => id in BOARDS);
}

/** All games of the house and of the server, those of the house first; with what the server says of those that can be played. */
export function shelf(games: readonly GameInfo[]): { id: string; info: GameInfo | undefined }[] {
  const here = playable(games);
  const others = here.map(({ id }) => id).filter((id) => !HOUSE.includes(id));
  return [...HOUSE, ...others].map((id) => ({ id, info: here.find((game) => game.id === id) }));
}

/** `2–4 players`. */
export function playersOf({ seats }: GameInfo): string {
  return say("players", { least: Math.min(...seats), most: Math.max(...seats) });
}

export function editionName(edition: string): string {
  return isSaid(`edition-${edition}`) ? say(`edition-${edition}`) : edition;
}

export function levelName(level: string): string {
  return isSaid(`level-${level}`) ? say(`level-${level}`) : level;
}

export function optionName({ name }: OptionInfo): string {
  return isSaid(`option-${name}`) ? say(`option-${name}`) : name;
}

/** What a value of an option is called; empty where its number says enough. */
export function valueName({ name }: OptionInfo, value: number): string {
  const message = `option-${name}-${value}`;
  return isSaid(message) ? say(message) : "";
}
