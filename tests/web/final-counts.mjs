// How each game is counted at its end: standard input holds the games and the last two scenes of each, standard output the acts of the count and their length in milliseconds.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import { script as diamant } from "../../src/pioche/web/boards/diamant/script.js";
import { script as dig } from "../../src/pioche/web/boards/dig/script.js";
import { script as digger } from "../../src/pioche/web/boards/digger/acts.js";
import { script as digup } from "../../src/pioche/web/boards/digup/script.js";
import { flightTime } from "../../src/pioche/web/boards/flights.js";
import { script as letsdig } from "../../src/pioche/web/boards/letsdig/script.js";
import { Sequencer } from "../../src/pioche/web/boards/sequencer.js";
import { say, useWords } from "../../src/pioche/web/js/words.js";
import { speller } from "../../src/pioche/web/parts/scene.js";

const SCRIPTS = { diamant, letsdig, digup, dig, digger };
const { words, games, ends } = JSON.parse(readFileSync(0, "utf-8"));
useWords("en", words);

function sceneOf(data) {
  const game = games[data.game];
  return { ...data, game, motion: true, say, spell: speller(game, data.names) };
}

/** How long an act is seen. */
function timeOf({ flights = [], stakes = 0, hold = 0 }) {
  return Math.max(0, ...flights.map((flight) => flightTime(flight, stakes))) + hold;
}

/** The count as the frame plays it to one who has skipped what led to it. */
function countOf([before, after]) {
  const script = SCRIPTS[before.game];
  const piece = { before: sceneOf(before), after: sceneOf(after) };
  const acts = script(piece.before, piece.after);
  const count = acts.slice(new Sequencer({ script }).endOf(acts, piece));
  return {
    acts: count.map(({ kind, data, scene }) => ({
      kind,
      at: data?.at ?? null,
      counted: data?.counted ?? null,
      points: scene.view.score_piles?.map(({ points }) => points) ?? null,
      up: (scene.view.mines ?? []).map(({ up }) => up),
    })),
    length: count.reduce((sum, act) => sum + timeOf(act), 0),
  };
}

process.stdout.write(JSON.stringify(ends.map(countOf)));
