/** The names of card faces: family, number, picture, and how they break on a narrow card. */

/** @import { Look, Looks } from "../boards/scene.js" */

/** @type {Look} */
const PLAIN = ["box", "earth"];

/** The picture of a card; `ruby-3` looks like `ruby`. @param {Looks} looks @param {string} face */
export function pictureOf(looks, face) {
  return looks[face] ?? looks[familyOf(face)] ?? PLAIN;
}

/** @param {string} face */
export function familyOf(face) {
  return face.replace(/-\d+$/, "");
}

/** The number in a card's name, where it has one. @param {string} face */
export function numberOf(face) {
  return /-(\d+)$/.exec(face)?.[1] ?? null;
}

/** How many of each face there are, in the order in which they come. @param {readonly string[]} faces */
export function tally(faces) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

/** What stands after the last hyphen: `9` of `treasure-9`. @param {string} face */
export function suffixOf(face) {
  return face.slice(face.lastIndexOf("-") + 1);
}

const LONG_WORD = 8;
// Before a consonant, or two that are said as one, between two vowels, with three letters left on both sides: a word may be broken there.
const BREAK =
  /(?<=\p{L}{2}[aeiouyàâéèêëîïôûœ])(?=(?:[bcdfgpt][hlr]|[bcdfghjklmnpqrstvwxz])[aeiouyàâéèêëîïôûœ]\p{L})/giu;
const SOFT_HYPHEN = "\u00ad";

/** A name that breaks well on a narrow card. @param {string} name */
export function withSoftHyphens(name) {
  return name
    .split(" ")
    .map((word) => (word.length > LONG_WORD ? word.replace(BREAK, SOFT_HYPHEN) : word))
    .join(" ");
}
