/** The words of the page in the reader's language, made by Fluent, with French elision as in words/language.py. */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { request } from "./transport.js";

// Names that begin with a vowel's sound: an h is silent in these words only (not in Hasard, Hamza, Hibou); a y is a vowel
// before a consonant.
const ELIDED = new RegExp(
  "^(?:(?!onz|oui|uhlan)[aeiouœæ]|y(?![aeiouy])" +
    "|h(?:abi|adrien|alein|armon|ect|el[eio]|enri|erb|erit|erm|erv|eur|ilair|ippo|irond|ist|iver|om[em]" +
    "|onor|orlog|orten|ubert|ug[ou]|uil|uitr|um[abeio]|y))",
);

/** A word that ends with a vowel, and a name after it: `de Bob`, `d’Ana`. @param {string} word @param {string} name */
export function elide(word, name) {
  const bare = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return ELIDED.test(bare) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** The items that are not empty, with a word before the last: `gold, ruby and black`. @param {string} last @param {readonly string[]} items */
function enumerate(last, items) {
  const named = items.filter(Boolean);
  const end = named.pop() ?? "";
  return named.length ? `${named.join(", ")} ${last} ${end}` : end;
}

export const LANGUAGES = ["fr", "en"];

// What sentences call: `{ ELIDE("de", $player) }`, `{ LOWER($move) }`, `{ LIST("et", $one, $two) }`, `{ CLIENT() -> … }`. The same as in words/language.py.
const FUNCTIONS = {
  /** @param {readonly unknown[]} values */
  ELIDE: ([word, name]) => elide(String(word), String(name)),
  /** @param {readonly unknown[]} values */
  LOWER: ([text]) => String(text).toLowerCase(),
  /** @param {readonly unknown[]} values */
  LIST: ([last, ...items]) => enumerate(String(last), items.map(String)),
  CLIENT: () => "browser",
};

// The part of a language that every page needs.
const PAGE = "page";

/** @type {FluentBundle | null} */
let bundle = null;
/** The parts in use, so that another language gets the same ones. */
let parts = [PAGE];

/** @returns {string} the language in use; French until one is loaded */
export function language() {
  return bundle ? bundle.locales[0] : LANGUAGES[0];
}

/** For dates: the browser's own kind of the language that is spoken, such as en-GB. */
export function locale() {
  const spoken = language();
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(spoken)) ?? spoken;
}

/** The first of the browser's languages that we speak; French where there is none. @param {readonly string[]} wanted */
export function bestLanguage(wanted) {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0];
}

/** Load a language and use it from now on. @param {string} code */
export async function setLanguage(code) {
  const wanted = parts;
  const texts = await Promise.all(wanted.map((part) => fetchPart(code, part)));
  if (wanted !== parts) return setLanguage(code); // a part has come meanwhile
  useWords(code, texts.join("\n"));
  document.documentElement.lang = code;
}

/** Load more words: those of a game, or any other file of words by its name. @param {string} part */
export async function loadWords(part) {
  if (parts.includes(part)) return;
  const code = language();
  const text = await fetchPart(code, part);
  if (code !== language()) return loadWords(part); // another language has come meanwhile
  if (parts.includes(part)) return;
  parts = [...parts, part];
  bundle?.addResource(new FluentResource(text));
}

/** @param {string} code @param {string} part */
async function fetchPart(code, part) {
  const path = `/words/${code}/${part}.ftl`;
  const answer = await request(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/**
 * Use these sentences.
 * @param {string} code
 * @param {string} text  in Fluent
 */
export function useWords(code, text) {
  // Isolation marks are for mixed scripts; the server's sentences have none either.
  const fresh = new FluentBundle(code, { functions: FUNCTIONS, useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
}

/** @param {string} key */
export function has(key) {
  return bundle?.hasMessage(key) ?? false;
}

/**
 * The sentence of this key. A missing key or argument is a programming error: it is logged, and the key is shown.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function say(key, args = {}) {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return fault(key, "no such sentence");
  /** @type {Error[]} */
  const errors = [];
  const sentence = bundle.formatPattern(pattern, args, errors);
  return errors.length ? fault(key, String(errors[0])) : sentence;
}

/** @param {string} key @param {string} why */
function fault(key, why) {
  console.error(`${language()}: ${key}: ${why}`);
  return key;
}
