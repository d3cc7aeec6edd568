// The picture of every card of each game, by itself: for sheets, galleries and questions.

import { pictureBy } from "../art/glyphs.js";
import { picture as diamant } from "./diamant/pictures.js";
import { LOOKS as DIG } from "./dig/pictures.js";
import { LOOKS as DIGGER } from "./digger/pictures.js";
import { LOOKS as DIGUP } from "./digup/pictures.js";
import { LOOKS as LETSDIG } from "./letsdig/pictures.js";

/** @type {Record<string, (face: string) => unknown>} */
const PICTURES = {
  diamant,
  letsdig: pictureBy(LETSDIG),
  digup: pictureBy(DIGUP),
  dig: pictureBy(DIG),
  digger: pictureBy(DIGGER),
};

const plain = pictureBy({});

/**
 * The picture of a card, as large as its box.
 * @param {string} game
 * @param {string} face
 */
export function cardPicture(game, face) {
  return (PICTURES[game] ?? plain)(face);
}
