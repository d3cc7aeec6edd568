// The client's sentences for the same questions as Python's: standard input holds the words and the calls, standard output the answers.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import { LineSpeller } from "../../src/pioche/web/js/lines.js";
import * as spell from "../../src/pioche/web/js/spell.js";
import { elide, say, useWords } from "../../src/pioche/web/js/words.js";

const { language, words, game, calls } = JSON.parse(readFileSync(0, "utf-8"));
useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};
const spellLine = (game, line, names, signs, now, reader) =>
  new LineSpeller(game, names, signs, now, reader).line(line);
const known = { say, elide, spellLine, ...spell };
// The game is sent once: it is large, and most calls are about it.
const spelled = calls.map(([name, ...given]) =>
  known[name](...given.map((argument) => (argument === "$game" ? game : argument))),
);
process.stdout.write(JSON.stringify(spelled));
