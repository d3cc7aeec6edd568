// The end of a game without a page: standard input says whether its viewer skips to it, standard output holds what each act announced and the points of the chips.
import { readFileSync } from "node:fs";
import { Sequencer } from "./sequencer-stub.mjs";

const { skips } = JSON.parse(readFileSync(0, "utf-8"));

const scene = (points, over, fresh) => ({
  view: { scores: [points] },
  over,
  fresh: fresh.map((event) => ({ event })),
  legal: [],
  waiting: [],
  act: null,
});
let announced = [];
const seen = [];
const sequencer = new Sequencer({
  script: (before, after) => [
    ...(after.fresh.length ? [{ kind: "last-move", scene: before, seen: 1 }] : []),
    { kind: "count", scene: after, hold: 10 },
    { kind: "count", scene: after, hold: 10 },
    { kind: "win", scene: after, hold: 10 },
  ],
  box: () => null,
  redraw: () => {
    const { shown } = sequencer;
    const { kind } = shown?.act ?? { kind: "end" };
    // What is drawn again with its announcement is the same act.
    if (seen.at(-1)?.act === sequencer.acts && kind !== "end") return;
    const [points] = (shown?.uncounted ?? shown ?? sequencer.latest)?.view.scores ?? [];
    seen.push({ kind, points, announced: [...announced], act: sequencer.acts });
  },
  announce: (events) => {
    announced = [...announced, ...events.map(({ event }) => event)];
  },
});
sequencer.follow(scene(3, false, []), false);
const end = scene(9, true, ["move", "final"]);
if (skips) sequencer.catchUp(end);
else sequencer.follow(end, true);
while (sequencer.running) await new Promise((go) => setTimeout(go, 5));
process.stdout.write(JSON.stringify({ seen, announced }));
