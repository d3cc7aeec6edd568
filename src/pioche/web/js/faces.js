/** Cards by their faces: counted, and the number at the end of a face's name. */

/**
 * How many of each face there are, in the order in which they come.
 * @param {readonly string[]} faces
 */
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
