// What the browser tells of cards: standard input holds the words, the game and the calls, standard output the answers.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import { boxFacts, cardFacts } from "../../src/pioche/web/js/cards.js";
import { useWords } from "../../src/pioche/web/js/words.js";

const { language, words, game, faces, options } = JSON.parse(readFileSync(0, "utf-8"));
useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};
const answer = {
  cards: faces.map((face) => cardFacts(game, face, options)),
  box: boxFacts(game, options),
};
process.stdout.write(JSON.stringify(answer));
