/**
 * What the browser has of each game, found by fixed names in the folder `boards/GAME`: emblem.js is loaded with the page, pictures.js with the
 * first cards, index.js and index.css with the board. The server lists the folders in the page. A game without a folder uses `generic`.
 */

import { unknownEmblem } from "../art/emblems.js";
import { Refusal } from "../js/api.js";
import { hourglass, people } from "../js/icons.js";
import { cssVars, loadStyleSheet } from "../js/styles.js";
import { NO_ANSWER } from "../js/transport.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { GameInfo } from "../js/types.js" */
/** @import { Board } from "./scene.js" */

/** @type {Map<string, {emblem: () => unknown, cover: () => unknown, colour: string, ground: string}>} */
const emblems = new Map();

/** @type {Map<string, (face: string) => unknown>} */
const pictures = new Map();

/** @type {Map<string, (face: string) => unknown>} */
const tabled = new Map();

/** @param {string} game */
const folderOf = (game) => (emblems.has(game) ? game : "generic");

/** Load the emblems of all games with a folder. Other functions of this module rely on it. */
export async function loadEmblems() {
  const list = document.querySelector("meta[name=boards]")?.getAttribute("content") ?? "";
  const games = list.split(" ").filter(Boolean);
  const modules = await Promise.all(games.map((game) => import(`./${game}/emblem.js`)));
  for (const [place, game] of games.entries()) emblems.set(game, modules[place]);
}

/** The emblem of a game, as large as its box. @param {string} game */
export function emblem(game) {
  return (emblems.get(game)?.emblem ?? unknownEmblem)();
}

/** The cover of a game: a wide picture of its world. @param {string} game */
export function cover(game) {
  return emblems.get(game)?.cover() ?? nothing;
}

/** The colour of a game, for everything inside an element. @param {string} game */
export function gameColour(game) {
  return cssVars({ "--game-colour": emblems.get(game)?.colour ?? null });
}

/** What the cards of a game lie on, for a picture of them. @param {string} game */
export function gameGround(game) {
  return cssVars({ "--game-ground": emblems.get(game)?.ground ?? null });
}

/** Load what `cardPicture` needs for a game. @param {string} game */
export async function loadPictures(game) {
  if (pictures.has(game)) return;
  const { picture, onTable } = await import(`./${folderOf(game)}/pictures.js`);
  pictures.set(game, picture);
  if (onTable) tabled.set(game, onTable);
}

/** How something lies on the table, where that is no card: a die. Null: as a card with its name. @param {string} game @param {string} face */
export function tablePicture(game, face) {
  return tabled.get(game)?.(face) ?? null;
}

/** The picture of a card, as large as its box. @param {string} game @param {string} face */
export function cardPicture(game, face) {
  return pictures.get(game)?.(face) ?? nothing;
}

/** The board of a game, with its style sheets and pictures. @param {string} game @returns {Promise<Board>} */
export async function loadBoard(game) {
  const folder = folderOf(game);
  try {
    const sheet = loadStyleSheet(`/web/boards/${folder}/index.css`);
    const { board } = await import(`./${folder}/index.js`);
    // Mostly there with the board.
    await Promise.all([loadPictures(game), sheet]);
    return board;
  } catch (error) {
    console.error(error);
    throw new Refusal({ key: NO_ANSWER });
  }
}

/** @param {GameInfo} game */
export function gameSummary(game) {
  const [lowest, highest] = [game.seats[0], game.seats[game.seats.length - 1]];
  return html`
    <ul class="game-summary">
      <li>${people()}<span>${say("web-players", { lowest, highest })}</span></li>
      ${
        game.minutes
          ? html`<li>${hourglass()}<span>${say("web-minutes", { minutes: game.minutes })}</span></li>`
          : ""
      }
    </ul>
  `;
}

/** @param {string} game */
export function gameName(game) {
  return say(`${game}-name`);
}
