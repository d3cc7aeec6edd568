// What the browser makes of a review, asked from Python: standard input holds the words, the review and the calls, standard output the answers.
import { readFileSync } from "node:fs";
import "./page-stub.mjs";
import { useWords } from "../../src/pioche/web/js/words.js";
import * as figures from "../../src/pioche/web/parts/review-figures.js";
import { ReviewLoader } from "../../src/pioche/web/parts/review-loader.js";

const { language, words, calls } = JSON.parse(readFileSync(0, "utf-8"));
useWords(language, words);

/** The server, as far as a review goes: it answers each question in turn. */
let answers = [];
let asked = [];
globalThis.fetch = (path, { method }) => {
  asked.push(`${method} ${path}`);
  const [status, body] = answers.shift();
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
};
// Timers run at once, unless they are cleared first.
let putOff = null;
globalThis.setTimeout = (act) => {
  putOff = act;
  queueMicrotask(() => putOff === act && answers.length && act());
};
globalThis.clearTimeout = () => {
  putOff = null;
};

async function load(given) {
  const phases = [];
  answers = given;
  asked = [];
  const loader = new ReviewLoader("table", null, () => {
    phases.push(loader.failure?.key ?? loader.status.phase);
    if (loader.status?.done === 2) void loader.stop();
  });
  await loader.begin();
  for (let turn = 0; turn < 200; turn += 1) await null;
  return { asked, phases, found: loader.found };
}

const spelled = (move) => ({ go: "b", leave: "a10", dig: "a9" })[move];
const known = { ...figures, load, offered: (decision) => figures.offered(decision, spelled) };
const results = [];
for (const [name, ...given] of calls) results.push(await known[name](...given));
process.stdout.write(JSON.stringify(results));
