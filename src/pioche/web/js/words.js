/** Every word a person reads, in the reader's language, from the same Fluent files as the rest of the house. */

import { FluentBundle, FluentResource } from "../vendor/fluent.js";

export const LANGUAGES = ["fr", "en"];

/** @type {FluentBundle | null} */
let bundle = null;

/** What was fetched apart from the words of every screen. @type {Set<string>} */
const parts = new Set();

/** @returns {string} the language in use; French until one is loaded */
export function language() {
  return bundle ? bundle.locales[0] : LANGUAGES[0];
}

/**
 * The first of the browser's languages that we speak; French where there is none.
 * @param {readonly string[]} wanted
 */
export function bestLanguage(wanted) {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0];
}

/**
 * Load a language and use it from now on.
 * @param {string} code
 */
export async function setLanguage(code) {
  const paths = [`/words/${code}.ftl`, ...[...parts].map((part) => partPath(code, part))];
  const texts = await Promise.all(paths.map(fetchText));
  useWords(code, texts.join("\n"));
  document.documentElement.lang = code;
}

/**
 * Load sentences that few screens need; from now on they follow the language.
 * @param {string} part
 */
export async function loadWords(part) {
  if (parts.has(part)) return;
  const text = await fetchText(partPath(language(), part));
  bundle?.addResource(new FluentResource(text));
  parts.add(part);
}

/**
 * @param {string} code
 * @param {string} part
 */
function partPath(code, part) {
  return `/words/${code}/${part}.ftl`;
}

/** @param {string} path */
async function fetchText(path) {
  const answer = await fetch(path);
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
  const fresh = new FluentBundle(code, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
}

/** @param {string} key */
export function has(key) {
  return bundle?.hasMessage(key) ?? false;
}

/**
 * The sentence of this key. A missing key or argument is a fault of ours: it is told on the console, and the key is shown.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(key, args = {}) {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return fault(key, "no such sentence");
  /** @type {Error[]} */
  const errors = [];
  const sentence = bundle.formatPattern(pattern, args, errors);
  return errors.length ? fault(key, String(errors[0])) : sentence;
}

/**
 * @param {string} key
 * @param {string} why
 */
function fault(key, why) {
  console.error(`${language()}: ${key}: ${why}`);
  return key;
}
