// What of the boards needs no page: standard input holds the words and the calls, standard output the answers.
import { readFileSync } from "node:fs";
import { groundFor, spotOf, trailThrough } from "../../src/pioche/web/boards/diamant/ground.js";
import { cardsTurned, storyOf } from "../../src/pioche/web/boards/diamant/reveal.js";
import { describe as diamant } from "../../src/pioche/web/boards/diamant/told.js";
import {
  clearance,
  freeBand,
  markerAt,
  pileX,
  plausible,
  radius,
} from "../../src/pioche/web/boards/digger/crate.js";
import { describe as digger } from "../../src/pioche/web/boards/digger/told.js";
import { zonesOf } from "../../src/pioche/web/boards/generic/layouts.js";
import { flat, movesOf } from "../../src/pioche/web/boards/generic/zones.js";
import { say, useWords } from "../../src/pioche/web/js/words.js";
import { speller } from "../../src/pioche/web/parts/scene.js";

const { language, words, games, calls } = JSON.parse(readFileSync(0, "utf-8"));
if (words) useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};

function sceneOf(told) {
  const game = games[told.game];
  return { ...told, game, say, spell: speller(game, told.names) };
}

/** The zones of a scene: their titles, the labels of their cards, the moves that they offer. */
function laidOut(told) {
  const zones = zonesOf(sceneOf(told));
  const all = zones.flatMap(flat);
  return {
    ids: zones.map((zone) => zone.id),
    titles: all.map((zone) => zone.title),
    labels: all.flatMap((zone) => (zone.items ?? []).map((item) => item.label)),
    faces: all.flatMap((zone) => (zone.items ?? []).map((item) => item.face)),
    moves: zones.flatMap(movesOf),
  };
}

function story(events) {
  const told = storyOf(events);
  return (
    told && { ...told, banked: [...told.banked], lost: [...told.lost], turned: cardsTurned(events) }
  );
}

function ground(width, steps) {
  const laid = groundFor(width, steps);
  const spots = Array.from({ length: steps }, (_, step) => spotOf(laid, step));
  return { ...laid, spots, trail: trailThrough(spots) };
}

const known = {
  laidOut,
  story,
  ground,
  diamant: (told) => diamant(sceneOf(told)),
  digger: (told) => digger(sceneOf(told)),
  crate: (crate, gem) => ({
    x: pileX(gem),
    left: clearance(crate, gem, -1),
    right: clearance(crate, gem, 1),
    radius: radius(crate[gem]),
    band: freeBand(crate, gem),
  }),
  marker: (times) => times.map(markerAt),
  plausible,
};
process.stdout.write(JSON.stringify(calls.map(([name, ...given]) => known[name](...given))));
