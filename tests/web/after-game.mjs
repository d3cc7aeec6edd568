// What is shown after a game: standard input holds the words and the calls, standard output the answers.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import * as statistics from "../../src/pioche/web/js/statistics.js";
import { useWords } from "../../src/pioche/web/js/words.js";
import { gridLines } from "../../src/pioche/web/parts/line-chart.js";
import { eyesIn, replayAddress, stepAt, turnAt } from "../../src/pioche/web/parts/replay-steps.js";
import {
  consolation,
  ownResultText,
  resultText,
  victoryTitle,
} from "../../src/pioche/web/parts/victory.js";

const { language, words, calls } = JSON.parse(readFileSync(0, "utf-8"));
useWords(language, words);
Date.now = () => 0;
const known = {
  ...statistics,
  eyesIn: (...given) => eyesIn(...given) ?? (given[0] === "0" ? "spectator" : null),
  replayAddress,
  stepAt,
  turnAt,
  gridLines,
  consolation,
  ownResultText,
  resultText,
  victoryTitle,
};
process.stdout.write(
  JSON.stringify(calls.map(([name, ...given]) => known[name](...given) ?? null)),
);
