// The sequencer without a page: standard input holds pieces of news and when each comes, standard output what was announced of them.
import { readFileSync } from "node:fs";
import { Sequencer } from "./sequencer-stub.mjs";

const pieces = JSON.parse(readFileSync(0, "utf-8"));

const notes = [];
const scene = (fresh, over = false) => ({ fresh, over, legal: [], waiting: [], act: null });
let sequencer = null;
sequencer = new Sequencer({
  // One act an event, each of them held for a while; the last event of a game is announced after two acts of its own.
  script: (before, after) => [
    ...after.fresh
      .filter(({ event }) => event !== "over")
      .map((_, place) => ({ seen: place + 1, hold: 60 })),
    ...(after.over && !before.over ? [{ hold: 60 }, { hold: 60 }] : []),
  ],
  box: () => null,
  redraw: () => {
    for (const note of notes) note.drawn ??= sequencer.acts;
  },
  announce: (announced, unseen) =>
    notes.push({
      announced: announced.map(({ event }) => event),
      unseen,
      acts: sequencer?.acts ?? 0,
    }),
});
sequencer.follow(scene([]), false);
for (const { at, events, skip } of pieces) {
  const news = scene(
    (events ?? []).map((event) => ({ event })),
    events?.includes("over"),
  );
  setTimeout(() => (skip ? sequencer.catchUp() : sequencer.follow(news, true)), at);
}
const last = Math.max(...pieces.map(({ at }) => at));
await new Promise((go) => setTimeout(go, last + 50));
while (sequencer.running) await new Promise((go) => setTimeout(go, 20));
process.stdout.write(JSON.stringify(notes));
