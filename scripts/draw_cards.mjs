// The pictures of cards as files of their own: standard input names the cards of each game, standard output has their SVG.
import { readFileSync } from "node:fs";

// What lit looks for when it is loaded; nothing is drawn into a page here.
globalThis.HTMLElement = class {};
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}) };
globalThis.customElements = { define: () => {} };

const { cardPicture } = await import("../src/pioche/web/boards/pictures.js");

/** What a template says, with what stands in it. */
function text(value) {
  if (Array.isArray(value)) return value.map(text).join("");
  if (typeof value === "symbol" || value === null || value === undefined) return "";
  return value.strings ? template(value) : String(value);
}

function template({ strings, values }) {
  return strings.reduce((before, after, place) => {
    const said = text(values[place - 1]);
    return before + (before.endsWith("=") ? `"${said}"` : said) + after;
  });
}

/** A picture by itself: it needs no page, and no space that only the source needs. */
function picture(game, face) {
  const drawn = template(cardPicture(game, face)).replace(/\s+/g, " ").replaceAll("> <", "><");
  return `${drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"').trim()}\n`;
}

const games = JSON.parse(readFileSync(0, "utf-8"));
const drawn = Object.entries(games).map(([game, faces]) => [
  game,
  Object.fromEntries(faces.map((face) => [face, picture(game, face)])),
]);
process.stdout.write(JSON.stringify(Object.fromEntries(drawn)));
