// What of the boards needs no page: standard input holds the words and the calls, standard output the answers.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import {
  layoutPath,
  lyingRubies,
  stepPosition,
  trailPath,
} from "../../src/pioche/web/boards/diamant/path.js";
import { script } from "../../src/pioche/web/boards/diamant/script.js";
import { script as digScript, looksAfter } from "../../src/pioche/web/boards/dig/script.js";
import {
  caption as digCaption,
  targets as digTargets,
} from "../../src/pioche/web/boards/dig/view.js";
import { script as diggerScript } from "../../src/pioche/web/boards/digger/acts.js";
import { duskAt } from "../../src/pioche/web/boards/digger/clearing.js";
import { leapAt, tumbleFrames } from "../../src/pioche/web/boards/digger/dice.js";
import { markerAt } from "../../src/pioche/web/boards/digger/gesture.js";
import { script as digUpScript } from "../../src/pioche/web/boards/digup/script.js";
import { targets as digUpTargets } from "../../src/pioche/web/boards/digup/view.js";
import { targets as genericTargets, layout } from "../../src/pioche/web/boards/generic/index.js";
import { script as gardenScript } from "../../src/pioche/web/boards/letsdig/script.js";
import { targets } from "../../src/pioche/web/boards/letsdig/view.js";
import { say, useWords } from "../../src/pioche/web/js/words.js";
import { describedBy, speller } from "../../src/pioche/web/parts/scene.js";

const { language, words, games, calls } = JSON.parse(readFileSync(0, "utf-8"));
if (words) useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};

function sceneOf(data) {
  const game = games[data.game];
  const described = describedBy(data.description, game, data.names);
  return { ...data, game, say, described, spell: speller(game, data.names) };
}

/** The zones of a scene: their titles, the labels of their cards, the moves that they offer. */
function laidOut(data) {
  const scene = sceneOf(data);
  const zones = layout(scene);
  const items = zones.flatMap((zone) => zone.items);
  return {
    ids: zones.map((zone) => zone.id),
    titles: zones.map((zone) => zone.title),
    labels: items.map((item) => item.label),
    faces: items.map((item) => item.face),
    moves: genericTargets(scene),
  };
}

/** What Diamant plays of these events: each act's kind, what has been announced by then, the cave that is shown, and what flies where. */
function acts(before, after, events) {
  const names = ["A", "B", "C"];
  const played = script({ ...before, names }, { ...after, names, fresh: events });
  return played.map(({ kind, seen, scene, data, stakes, flights = [] }) => ({
    kind,
    seen,
    stakes,
    view: scene.view,
    brought: flights.reduce((shown, { brings }) => brings?.(shown) ?? shown, scene).view,
    left: data?.left ?? null,
    opened: data?.opened ?? null,
    lost: [...(data?.lost ?? [])],
    flights: flights.map(({ from, to }) => [from, to]),
  }));
}

function pathLayout(width, height, steps) {
  const laid = layoutPath(width, height, steps);
  const spots = Array.from({ length: steps }, (_, step) => stepPosition(laid, step));
  return { ...laid, spots, trail: trailPath(spots) };
}

/** The acts of a dig: what each shows, what flies in it, and how many events it has announced. */
function gardenActs(before, after, fresh) {
  const acts = gardenScript(sceneOf(before), { ...sceneOf(after), fresh });
  return acts.map(({ kind, seen, hold, stakes, flights = [], scene }) => ({
    kind,
    seen,
    hold,
    stakes,
    flights: flights.map(({ from, to }) => [from ?? null, to]),
    dug: scene.view.dug,
    piles: scene.view.piles.map(({ cards }) => cards),
  }));
}

/** What an act of Dig Up leads to: what lies where, and what flies. */
function digUpAct({ kind = "", data, seen, flights = [], scene }) {
  const { mines, hands, pile, discard, played, scores } = scene.view;
  const sorted = (places) => [...places].sort();
  const table = {
    mines: mines.map(({ cards, up }) => ({ cards, up: sorted(up) })),
    hands: hands.map((hand) => hand.length),
    pile,
    discard,
    played,
    scores,
  };
  const ways = flights.map(({ from = null, to, flip }) => ({ from, to, turns: Boolean(flip) }));
  const { at = null, counted = null } = data ?? {};
  return { kind, at, counted, seen, table, flights: ways };
}

const known = {
  garden: (data) => targets(sceneOf(data)),
  gardenActs,
  digUpScript: (before, after) => digUpScript(sceneOf(before), sceneOf(after)).map(digUpAct),
  digUpTargets: (data) => digUpTargets(sceneOf(data)),
  laidOut,
  acts,
  lyingRubies: (view, act) => lyingRubies({ view, act }),
  pathLayout,
  diggerActs: (before, after) =>
    diggerScript(before, after).map(({ kind, seen, live, flights, scene }) => ({
      kind,
      seen,
      live,
      over: scene?.over,
      flights: (flights ?? []).map(({ from, to }) => [from, to]),
    })),
  dusk: (times) => times.map(duskAt),
  tumble: (place, above) => tumbleFrames(place, 64, above),
  leaps: (ways) => ways.map(leapAt),
  marker: (times, period) => times.map((time) => markerAt(time, period)),
  digTargets: (data) => digTargets(sceneOf(data)),
  digCaption: (data, events) => digCaption(sceneOf(data), events),
  digLooks: (view, events) => events.reduce(looksAfter, view),
  digActs: (before, after) =>
    digScript(sceneOf(before), sceneOf(after)).map(({ kind, data, seen, hold, flights = [] }) => ({
      kind,
      data,
      seen,
      hold,
      flights: flights.map(({ from, to }) => [from, to]),
    })),
};
process.stdout.write(JSON.stringify(calls.map(([name, ...given]) => known[name](...given))));
