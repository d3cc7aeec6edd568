// The picture of a card by its game's looks.

/** @typedef {import("../boards/scene.js").Look} Look */
/** @typedef {import("../boards/scene.js").Looks} Looks */

/** @type {Look} */
const PLAIN = ["box", "earth"];

/**
 * The picture of a card; `ruby-3` looks like `ruby`.
 * @param {Looks} looks
 * @param {string} face
 * @returns {Look}
 */
export function pictureOf(looks, face) {
  return looks[face] ?? looks[familyOf(face)] ?? PLAIN;
}

/** @param {string} face */
export function familyOf(face) {
  return face.replace(/-\d+$/, "");
}

/**
 * The number in a card's name, where it has one.
 * @param {string} face
 */
export function numberOf(face) {
  return /-(\d+)$/.exec(face)?.[1] ?? null;
}
