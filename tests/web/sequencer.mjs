// The sequencer without a page: standard input holds pieces of news and when each comes, standard output what was told of them.
import { readFileSync } from "node:fs";

const pieces = JSON.parse(readFileSync(0, "utf-8"));
const stored = JSON.stringify({ motion: "reduced", moment: 2500 });
globalThis.localStorage = { getItem: () => stored, setItem: () => {} };
globalThis.HTMLElement = class {};
globalThis.customElements = { define: () => {} };
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}), hidden: false };
globalThis.requestAnimationFrame = (act) => setTimeout(act, 1);
const { Sequencer } = await import("../../src/pioche/web/boards/sequencer.js");

const notes = [];
const scene = (fresh) => ({ fresh, legal: [], waiting: [], act: null });
const sequencer = new Sequencer({
  // One act an event, each of them held for a while.
  script: (_, after) => after.fresh.map((_, place) => ({ seen: place + 1, hold: 60 })),
  box: () => null,
  redraw: () => {},
  tell: (told, unseen) => notes.push({ told: told.map(({ event }) => event), unseen }),
});
sequencer.follow(scene([]), false);
for (const { at, events } of pieces)
  setTimeout(() => sequencer.follow(scene(events.map((event) => ({ event }))), true), at);
const last = Math.max(...pieces.map(({ at }) => at));
await new Promise((go) => setTimeout(go, last + 50));
while (sequencer.running) await new Promise((go) => setTimeout(go, 20));
process.stdout.write(JSON.stringify(notes));
