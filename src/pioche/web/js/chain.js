/** The chain of a record: after the deal and every step a head that fixes all that came before. As src/pioche/table/chain.py makes it; docs/fairness.md explains it. */

import { fromHex, hmac, toHex } from "./sha256.js";

const PURPOSE = "pioche chain";

const encoder = new TextEncoder();

/**
 * The heads of a record's lines (without the chain itself), each with the number of the line where its link begins.
 * @param {any[]} lines
 * @returns {{head: string, line: number}[]}
 */
export function chainOf(lines) {
  const key = hmac(fromHex(lines[0].seeds.server), encoder.encode(PURPOSE));
  /** @type {Uint8Array} */
  let head = new Uint8Array();
  return linksOf(lines).map(({ texts, line }) => {
    head = hmac(key, joined(head, encoder.encode(texts.join("\n"))));
    return { head: toHex(head), line };
  });
}

/** A step with the outcomes that follow it is one link. @param {any[]} lines */
function linksOf([header, ...rest]) {
  const links = [{ texts: [canonical({ ...header, seeds: null })], line: 1 }];
  for (const [place, entry] of rest.entries()) {
    if ("shuffle" in entry || "die" in entry) links[links.length - 1].texts.push(canonical(entry));
    else links.push({ texts: [canonical(entry)], line: place + 2 });
  }
  return links;
}

/**
 * JSON in its one form: keys in order, no spaces.
 * @param {unknown} value
 * @returns {string}
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = /** @type {Record<string, unknown>} */ (value);
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(",")}}`;
}

/**
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
