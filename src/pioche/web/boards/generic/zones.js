// What a table is made of when it has no drawing of its own: zones with cards and counters. Plain data, from a view.

/**
 * @typedef {import("../scene.js").Scene} Scene
 *
 * @typedef {object} Mark  something that lies on a card
 * @property {string} picture
 * @property {string} tone
 * @property {string} text
 *
 * @typedef {object} Item  a card, or a pile of them
 * @property {string | null} face  null: face down and unknown
 * @property {boolean} [down]  lies face down; with a face: known to the one who looks
 * @property {string} label  the card in a sentence
 * @property {string} [name]  what stands on it; a card's own name unless told
 * @property {string} [corner]  a figure in its corner
 * @property {string | null} [move]  what a click plays
 * @property {Mark[]} [marks]
 * @property {boolean} [touched]  has just been moved or lit
 * @property {boolean} [pile]  stands for a whole pile
 *
 * @typedef {object} Counter
 * @property {string} picture
 * @property {string} tone
 * @property {string} text
 * @property {string} label
 *
 * @typedef {object} Zone
 * @property {string} id
 * @property {string} title
 * @property {string} [note]
 * @property {string} [alarm]  a note that nobody should miss
 * @property {Counter[]} [counters]
 * @property {Item[]} [items]
 * @property {string[]} [text]  what else there is, in sentences
 * @property {string} [empty]  what is said where there is no card
 * @property {number} [columns]  a grid of so many
 * @property {"large" | "small" | "chips"} [size]  chips: a line each, for what matters less
 * @property {string[]} [moves]  moves that concern the zone as a whole
 * @property {number} [seat]  whose it is
 * @property {boolean} [turn]  it is this one's turn
 * @property {boolean} [wide]  takes a whole row
 * @property {Zone[]} [zones]
 */

/** How a view says that a card is not known. */
export const UNKNOWN = "unknown";

/**
 * The first of these moves that may be made now.
 * @param {Scene} scene
 * @param {...string} moves
 */
function legalOne(scene, ...moves) {
  return moves.find((move) => scene.legal.includes(move)) ?? null;
}

/**
 * The move that names this card, by the first of these verbs that allows it.
 * @param {Scene} scene
 * @param {string} face
 * @param {string[]} verbs
 */
function moveFor(scene, face, verbs) {
  return legalOne(scene, ...verbs.map((verb) => `${verb} ${face}`));
}

/**
 * A card that lies open, or a back.
 * @param {Scene} scene
 * @param {string} face
 * @param {string[]} [verbs]  moves that name it
 * @returns {Item}
 */
function card(scene, face, verbs = []) {
  if (face === UNKNOWN) return { face: null, down: true, label: scene.say("web-board-face-down") };
  return { face, label: scene.spell.face(face), move: moveFor(scene, face, verbs) };
}

/**
 * Cards in their order.
 * @param {Scene} scene
 * @param {readonly string[]} faces
 * @param {string[]} [verbs]
 */
export function cards(scene, faces, verbs = []) {
  return faces.map((face) => card(scene, face, verbs));
}

/**
 * A zone and all zones within it.
 * @param {Zone} zone
 * @returns {Zone[]}
 */
export function flat(zone) {
  return [zone, ...(zone.zones ?? []).flatMap(flat)];
}

/**
 * The moves that a zone and those within it offer.
 * @param {Zone} zone
 * @returns {string[]}
 */
export function movesOf(zone) {
  return flat(zone).flatMap(({ moves = [], items = [] }) => [
    ...moves,
    ...items.flatMap((item) => (item.move ? [item.move] : [])),
  ]);
}
