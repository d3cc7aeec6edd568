/** The result as a picture to share: drawn as SVG, converted to PNG by the browser. All players have their names. */

import { FIRE_LIGHT, GOLD, GOLD_DARK, INK, PAPER, PAPER_SHADE, ROCK_DARK } from "../art/palette.js";
import { portrait } from "../art/portraits.js";
import { emblem, gameName } from "../boards/index.js";
import { download } from "../js/api.js";
import { fileAddress } from "../js/transport.js";
import { locale } from "../js/words.js";
import { html, nothing, render, svg } from "../vendor/lit.js";
import { shortened } from "./line-chart.js";
import { placeText, pointsText, victoryTitle } from "./victory.js";

/** @import { Result } from "../js/types.js" */

/** @typedef {{game: string, result: Result, names: string[], bots: boolean[], at: number}} Outcome */

const SIZE = 1080;
const EMBLEM = 220;
// The rows stand in the middle of the room that there is for them.
const ROOM_TOP = 530;
const ROOM = 440;
const TALLEST_ROW = 104;
const LONGEST_NAME = 20;
const LONGEST_TITLE = 34;
const TITLE = "Sansita, Georgia, serif";
const TEXT = "Asap, Calibri, 'DejaVu Sans', sans-serif";

/** Whether this device can hand pictures to other programs. @param {File} file */
function canShare(file) {
  return Boolean(navigator.canShare?.({ files: [file] }));
}

/** Whether the button says "share" or "save": decided by an empty picture. */
export function sharesPictures() {
  return canShare(new File([], "pioche.png", { type: "image/png" }));
}

/** Share the picture, or keep it as a file where nothing can be shared. @param {Outcome} outcome */
export async function sharePicture(outcome) {
  const name = `pioche-${outcome.game}.png`;
  const file = new File([await pictureOf(outcome)], name, { type: "image/png" });
  if (!canShare(file)) return download(file, name);
  try {
    await navigator.share({ files: [file], title: gameName(outcome.game) });
  } catch (error) {
    // Cancelling the share sheet is no error.
    if (!(error instanceof DOMException && error.name === "AbortError")) download(file, name);
  }
}

/** @param {Outcome} outcome @returns {Promise<Blob>} */
async function pictureOf(outcome) {
  const image = new Image(SIZE, SIZE);
  // Not an address of a blob: the content security policy allows pictures as data alone.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withLetters(svgText(outcome), await letters()))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
  return new Promise((go, fail) =>
    canvas.toBlob((blob) => (blob ? go(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Our fonts as rules of a style sheet; none where they cannot be fetched. A picture loads no files, so it holds them. */
function letters() {
  const families = [
    ["Asap", "400 800"],
    ["Sansita", "400 900"],
  ];
  const rules = families.map(async ([family, weight]) => {
    const answer = await fetch(fileAddress(`/web/fonts/${family.toLowerCase()}.woff2`));
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${text})}`;
  });
  return Promise.all(rules).then(
    (all) => all.join(""),
    () => "",
  );
}

/** @param {string} picture  in SVG @param {string} rules */
function withLetters(picture, rules) {
  return picture.replace(">", `><style>${rules}</style>`);
}

/** @param {Outcome} outcome */
function svgText(outcome) {
  const frame = document.createElement("div");
  render(drawing(outcome), frame);
  const place = { x: (SIZE - EMBLEM) / 2, y: 90, width: EMBLEM, height: EMBLEM };
  for (const [name, value] of Object.entries(place))
    frame.querySelector(".emblem")?.setAttribute(name, String(value));
  const drawn = /** @type {Element} */ (frame.firstElementChild);
  const text = new XMLSerializer().serializeToString(drawn);
  // A picture knows no custom properties: the colours of seats are those of the day.
  const root = getComputedStyle(document.documentElement);
  return text.replaceAll(
    /var\((--seat-\d)\)/g,
    (_, name) => /#[\da-f]+/i.exec(root.getPropertyValue(name))?.[0] ?? GOLD,
  );
}

/** @param {Outcome} outcome */
function drawing({ game, result, names, bots, at }) {
  const title = victoryTitle(result, names, null);
  const date = new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(at);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width=${SIZE} height=${SIZE}>
    <rect width=${SIZE} height=${SIZE} fill=${ROCK_DARK} />
    <rect x="36" y="36" width=${SIZE - 72} height=${SIZE - 72} rx="44" fill=${PAPER} stroke=${GOLD} stroke-width="10" />
    ${emblem(game)}
    ${line(gameName(game), 376, 50, { fill: INK, family: TITLE })}
    ${line(title, 478, title.length > LONGEST_TITLE ? 44 : 70, { fill: GOLD_DARK, family: TITLE, weight: 700 })}
    ${rows(result, names, bots)}
    ${line(`Pioche · ${date}`, SIZE - 70, 30, { fill: INK, family: TEXT })}
  </svg>`;
}

/**
 * A line of text in the middle, made narrower where it would be too wide.
 * @param {string} text
 * @param {number} y
 * @param {number} size
 * @param {{fill: string, family: string, weight?: number}} look
 */
function line(text, y, size, { fill, family, weight = 400 }) {
  const wide = [...text].length * size * 0.56 > SIZE - 140;
  return svg`<text x=${SIZE / 2} y=${y} font-size=${size} font-family=${family} font-weight=${weight} fill=${fill} text-anchor="middle"
    textLength=${wide ? SIZE - 140 : nothing} lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

/** @param {Result} result @param {string[]} names @param {boolean[]} bots */
function rows(result, names, bots) {
  const height = Math.min(TALLEST_ROW, ROOM / result.standings.length);
  const top = ROOM_TOP + (ROOM - height * result.standings.length) / 2;
  return result.standings.map(({ seat }, number) =>
    row({ result, name: names[seat], bot: bots[seat], seat, y: top + number * height, height }),
  );
}

/** @param {{result: Result, name: string, bot: boolean, seat: number, y: number, height: number}} row */
function row({ result, name, bot, seat, y, height }) {
  const won = result.winners.includes(seat);
  const size = Math.min(40, height * 0.5);
  const base = y + height * 0.66;
  const place = result.standings.length > 1 ? placeText(result, seat) : "";
  return svg`<g font-family=${TEXT} font-size=${size} fill=${INK} font-weight=${won ? 700 : 400}>
    <rect x="110" y=${y + 4} width=${SIZE - 220} height=${height - 8} rx="18" fill=${won ? FIRE_LIGHT : PAPER_SHADE} opacity=${won ? ".75" : ".6"} />
    <text x="140" y=${base} font-size=${size * 0.8}>${place}</text>
    <svg x="320" y=${y + height * 0.1} width=${height * 0.8} height=${height * 0.8} viewBox="0 0 64 64">${portrait(seat, bot)}</svg>
    <text x=${340 + height * 0.8} y=${base}>${shortened(name, LONGEST_NAME)}${won ? " ★" : ""}</text>
    <text x=${SIZE - 140} y=${base} text-anchor="end">${pointsText(result, seat)}</text>
  </g>`;
}
