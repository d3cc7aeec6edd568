/** The modules of a bundle (server/http/bundle.py), each a function that runs when it is first used. Only bundles need this: it stands at the head of the first. */

/** @typedef {Record<string, unknown>} Exports */

/** @type {Map<string, () => Exports>} */
const written = new Map();
/** @type {Map<string, Exports>} */
const loaded = new Map();

/** A module that has come already stays the one in use. @param {string} path @param {() => Exports} body */
export function define(path, body) {
  if (!written.has(path)) written.set(path, body);
}

/** @param {string} path @returns {Exports} */
export function use(path) {
  const known = loaded.get(path);
  if (known) return known;
  const body = written.get(path);
  if (!body) throw new Error(`${path} is in no bundle`);
  const exports = body();
  loaded.set(path, exports);
  return exports;
}

/** What `import()` gives, from a bundle of its own unless it has come already. @param {string} path */
export async function fetchModule(path) {
  if (!written.has(path)) await import(`../${path}`);
  return use(path);
}
