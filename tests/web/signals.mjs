// The signals of a table: standard input holds a game and what happens, standard output what is heard of it.
import { readFileSync } from "node:fs";

const { game, words, steps, preferences } = JSON.parse(readFileSync(0, "utf-8"));
const shaken = [];
globalThis.localStorage = { getItem: () => JSON.stringify(preferences), setItem: () => {} };
globalThis.HTMLElement = class {};
globalThis.customElements = { define: () => {} };
globalThis.document = {
  querySelector: () => null,
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  hidden: false,
  addEventListener: () => {},
};
globalThis.location = { pathname: "/t/table", href: "http://pioche.test/t/table" };
Object.defineProperty(globalThis, "navigator", {
  value: { vibrate: (pattern) => shaken.push(pattern) },
});
const { useWords } = await import("../../src/pioche/web/js/words.js");
const { Signals, soundsOf } = await import("../../src/pioche/web/parts/signals.js");
useWords("fr", words);

/** Sounds, vibrations and what is at stake step by step: each step has its events, whether there is a question, how much is at stake in the view, whether the board is busy, and whether it is drawn before the next. */
function signalsOf() {
  const connection = { seat: 0, news: {}, events: [] };
  const board = { ambience: { bed: "cave", calls: [] } };
  const session = { game, board, connections: [connection], device: {}, over: false, info: {} };
  let scene = null;
  const signals = new Signals(session, () => scene);
  const felt = [];
  signals.surround = (_, stake) => felt.push(stake);
  const played = [];
  const shake = signals.play.bind(signals);
  signals.play = (names) => {
    played.push(names);
    // Here is nothing that could be heard.
    if (!preferences.sound) shake(names);
  };
  for (const step of steps) {
    const { events = [], asked = false, over = false, winners = [], held = false } = step;
    scene = { seat: 0, legal: asked ? ["go"] : [], view: { stake: step.stake } };
    connection.events = [...connection.events, ...events.map((event) => ({ event }))];
    session.device = { asked: asked ? connection : null };
    session.over = over;
    session.info = { result: over ? { winners } : null };
    signals.follow(() => held);
    clearTimeout(signals.timer);
    if (step.drawn ?? true) signals.signal(held);
  }
  return { played, shaken, felt };
}

const all = soundsOf(
  game,
  Object.keys(game.sounds).map((event) => ({ event })),
);
process.stdout.write(JSON.stringify({ ...signalsOf(), all }));
