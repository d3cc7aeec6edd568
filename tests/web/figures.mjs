// A card sheet filled in as in the browser: standard input holds the words, the game and what is typed, standard output what comes of it.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import { useWords } from "../../src/pioche/web/js/words.js";
import { CardFigures } from "../../src/pioche/web/screens/sheet-field.js";

const { language, words, game, sheets } = JSON.parse(readFileSync(0, "utf-8"));
useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};
const option = game.options.find(({ kind }) => kind === "sheet");

function filled(typed) {
  const sheet = new CardFigures(game, option, "");
  const figureOf = (name) => option.figures.find((figure) => figure.name === name);
  for (const [name, text] of Object.entries(typed)) sheet.type(figureOf(name), text, text === "?");
  const { text, faulty, rows } = sheet;
  const faults = option.figures.map((figure) => sheet.fault(figure)).filter(Boolean);
  const totals = [null, ...rows.map(({ id }) => id)].flatMap((id) => sheet.totalFaults(id));
  const again = new CardFigures(game, option, text).text;
  const names = rows.map(({ name, figures }) => [
    name,
    figures.map((each) => sheet.figureName(each)),
  ]);
  return { text, faulty, faults: [...faults, ...totals], again, names };
}
process.stdout.write(JSON.stringify(sheets.map(filled)));
