// The parts of the table screen that need no page: standard input holds the words and the calls, standard output the answers.
import { readFileSync } from "node:fs";
import { say, useWords } from "../../src/pioche/web/js/words.js";
import { Asking } from "../../src/pioche/web/parts/asking.js";
import { groupsOf, numbersOf, readDigits } from "../../src/pioche/web/parts/choices.js";
import { Device } from "../../src/pioche/web/parts/device.js";
import { diamant } from "../../src/pioche/web/parts/odds/diamant.js";
import { dig } from "../../src/pioche/web/parts/odds/dig.js";
import { digger } from "../../src/pioche/web/parts/odds/digger.js";
import { digup } from "../../src/pioche/web/parts/odds/digup.js";
import { generic } from "../../src/pioche/web/parts/odds/generic.js";
import { letsdig } from "../../src/pioche/web/parts/odds/letsdig.js";
import { askedQuestion, ranking, victory } from "../../src/pioche/web/parts/phrases.js";
import { speller } from "../../src/pioche/web/parts/scene.js";
import { isHeadline, isTold } from "../../src/pioche/web/parts/telling.js";

const tellings = { dig, diamant, digger, digup, letsdig };
const { language, words, games, calls } = JSON.parse(readFileSync(0, "utf-8"));
if (words) useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};

function sceneOf(told) {
  const game = games[told.game];
  return { ...told, game, say, spell: speller(game, told.names) };
}

/** A device, and what it shows after each thing that happens. */
function device(seats, steps) {
  const lines = seats.map((seat) => ({ seat, news: null }));
  const one = new Device(lines);
  const tell = {
    news: (waiting, undo, phase = "playing") => {
      const table = { phase, waiting, seats: [0, 1, 2, 3] };
      for (const line of lines)
        line.news = { table, undo: undo.includes(line.seat) ? "free" : null };
    },
    sit: (seat) => one.sit(lines.find((line) => line.seat === seat)),
    aside: () => one.stepAside(),
  };
  return steps.map(([name, ...given]) => {
    tell[name](...given);
    one.settle();
    return {
      curtain: one.curtain,
      lingers: one.lingers,
      looks: one.looker?.seat ?? null,
      asked: one.asked?.seat ?? null,
    };
  });
}

/** Two lines of one device; each moment says whose question each has heard of, what they were told, and who looks. */
function asking(moments) {
  const one = new Asking();
  const lines = [{ seat: 0 }, { seat: 1 }];
  return moments.map(({ asked, told, looks }) => {
    for (const line of lines) {
      line.news = {
        table: {
          undo_asked: asked[line.seat] === null ? null : { seat: asked[line.seat], missing: [] },
        },
      };
      line.events = told[line.seat].map((event) => ({ event }));
    }
    return one.follow(lines[looks]);
  });
}

const known = {
  asking,
  question: (told) => askedQuestion(sceneOf(told)),
  chances: (told, odds) => tellings[told.game].chances(sceneOf(told), odds),
  counts: (told, odds) => tellings[told.game].counts(sceneOf(told), odds),
  generic: (told, odds) => [
    ...generic.counts(sceneOf(told), odds),
    ...generic.chances(sceneOf(told), odds),
  ],
  groups: (legal, labels) => groupsOf(legal, (move) => labels[move] ?? move, numbersOf(legal, [])),
  numbersOf,
  events: (game, kinds, seat) =>
    kinds.map((event) => [
      isTold(game, { event, seat }),
      isHeadline(game, { event, seat }, seat),
      isHeadline(game, { event, seat }, null),
    ]),
  readDigits,
  ranking,
  victory,
  device,
};
process.stdout.write(JSON.stringify(calls.map(([name, ...given]) => known[name](...given))));
