/** French elision: `de` before a name is `d’` where the name begins with a vowel or a silent h. The same as words/elision.py, name for name. */

// Names that begin with a vowel's sound: an h is silent in these words only, for whoever is called Hasard, Hamza or Hibou keeps it; a y is a vowel
// before a consonant.
const ELIDED = new RegExp(
  "^(?:(?!onz|oui|uhlan)[aeiouœæ]|y(?![aeiouy])" +
    "|h(?:abi|adrien|alein|armon|ect|el[eio]|enri|erb|erit|erm|erv|eur|ilair|ippo|irond|ist|iver|om[em]" +
    "|onor|orlog|orten|ubert|ug[ou]|uil|uitr|um[abeio]|y))",
);

/**
 * A word that ends with a vowel, and a name after it: `de Bob`, `d’Ana`.
 * @param {string} word
 * @param {string} name
 */
export function elide(word, name) {
  const bare = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return ELIDED.test(bare) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
