// The pictures of cards as files of their own: standard input names the cards of each game, standard output has their SVG.
import { readFileSync } from "node:fs";

// What lit looks for when it is loaded; nothing is drawn into a page here.
globalThis.HTMLElement = class {};
globalThis.document = { createTreeWalker: () => ({}), createComment: () => ({}) };
globalThis.customElements = { define: () => {} };

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
function pictureFile(picture, face) {
  const drawn = template(picture(face)).replace(/\s+/g, " ").replaceAll("> <", "><");
  return `${drawn.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"').trim()}\n`;
}

const games = JSON.parse(readFileSync(0, "utf-8"));
const drawn = {};
for (const [game, faces] of Object.entries(games)) {
  const { picture } = await import(`../src/pioche/web/boards/${game}/pictures.js`);
  drawn[game] = Object.fromEntries(faces.map((face) => [face, pictureFile(picture, face)]));
}
process.stdout.write(JSON.stringify(drawn));
