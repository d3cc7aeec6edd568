/** Long words that break well in a narrow place. */

const LONG_WORD = 8;
// Before a consonant, or two that are said as one, between two vowels, with three letters left on both sides: a word may be broken there.
const BREAK =
  /(?<=\p{L}{2}[aeiouyàâéèêëîïôûœ])(?=(?:[bcdfgpt][hlr]|[bcdfghjklmnpqrstvwxz])[aeiouyàâéèêëîïôûœ]\p{L})/giu;
const SOFT_HYPHEN = "\u00ad";

/**
 * A name that breaks well on a narrow card.
 * @param {string} name
 */
export function withSoftHyphens(name) {
  return name
    .split(" ")
    .map((word) => (word.length > LONG_WORD ? word.replace(BREAK, SOFT_HYPHEN) : word))
    .join(" ");
}
