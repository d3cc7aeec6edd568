// What is drawn where the question waits for some acts and not for others: standard input holds pieces of news, when each comes, and of each act whether it is live; standard output what was drawn, one after the other.
import { readFileSync } from "node:fs";
import { Sequencer } from "./sequencer-stub.mjs";

const pieces = JSON.parse(readFileSync(0, "utf-8"));

// Every event is worth a point, and every scene has a question.
const scene = (points, fresh) => ({ points, fresh, legal: ["move"], waiting: [0], act: null });
const drawn = [];
const draw = () => {
  if (!sequencer?.latest) return;
  const { points, legal } = sequencer.sceneOf(sequencer.latest);
  const sight = { points, asked: legal.length > 0 && !sequencer.holds };
  if (JSON.stringify(sight) !== JSON.stringify(drawn.at(-1))) drawn.push(sight);
};
let sequencer = null;
sequencer = new Sequencer({
  script: (before, { fresh }) =>
    fresh.map(({ live }, place) => ({
      live,
      scene: { ...before, points: before.points + place },
      seen: place + 1,
      hold: 200,
    })),
  box: () => null,
  redraw: draw,
});
let points = 0;
sequencer.follow(scene(points, []), false);
draw();
for (const { at, live } of pieces) {
  points += live.length;
  const news = scene(
    points,
    live.map((each) => ({ event: "point", live: each })),
  );
  const come = () => {
    sequencer.follow(news, true);
    // Whatever comes, the table is drawn again.
    draw();
  };
  setTimeout(come, at);
}
const last = Math.max(...pieces.map(({ at }) => at));
await new Promise((go) => setTimeout(go, last + 50));
while (sequencer.running) await new Promise((go) => setTimeout(go, 20));
process.stdout.write(JSON.stringify(drawn));
