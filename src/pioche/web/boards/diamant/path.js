// The path into the cave with its cards, and the dangers that have warned.

import { cardBack } from "../../art/camp.js";
import { rovingGrid } from "../../js/keyboard.js";
import { capital } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { cardFace, DANGERS, danger, familyOf, rubiesOf } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */

/** @typedef {{x: number, y: number, turn: number}} StepPosition  the middle of a card, and how it leans */
/** @typedef {{rows: number, columns: number, card: number, cardHeight: number, step: number, left: number, top: number, rowHeight: number}} PathLayout */

const RATIO = 1.36;
const GAP = 10;
const LARGEST_CARD = 220;
const MOST_ROWS = 4;
// So much of a card is seen at least, once the path is long: rather smaller cards than covered ones.
const LEAST_SEEN = 0.86;
// A name is read on a card that is hardly covered.
const NAME_SEEN = 0.97;
// The path has room for this many cards from the start, so the first ones do not jump.
const USUAL_STEPS = 6;
// Cards lean a little; the corners then need some room.
const ROOM_TO_LEAN = 6;
const LEAN = [-2, 1.5, -1, 2.5, -1.5, 1, -2.5, 2];

/**
 * The path in a given number of rows.
 * @param {number} width
 * @param {number} height
 * @param {number} steps
 * @param {number} rows
 * @returns {PathLayout}
 */
function layRows(width, height, steps, rows) {
  const rowHeight = height / rows;
  const columns = Math.ceil(steps / rows);
  const apart = steps > USUAL_STEPS ? LEAST_SEEN : 1;
  const broadest = (width - 2 * ROOM_TO_LEAN) / (1 + (columns - 1) * apart);
  const fitting = Math.min((rowHeight - ROOM_TO_LEAN) / RATIO, broadest);
  const card = Math.floor(Math.max(20, Math.min(LARGEST_CARD, fitting)));
  const across = width - 2 * ROOM_TO_LEAN - card;
  const step = Math.min(card + GAP, columns > 1 ? across / (columns - 1) : card + GAP);
  const left = ROOM_TO_LEAN + card / 2 + Math.max(0, (across - step * (columns - 1)) / 2);
  return {
    rows,
    columns,
    card,
    cardHeight: Math.round(card * RATIO),
    step,
    left,
    top: rowHeight / 2,
    rowHeight,
  };
}

/** How much of the cards is seen. @param {PathLayout} layout */
function seen({ card, step }) {
  return card * Math.sqrt(Math.min(1, step / card));
}

/**
 * How the path is laid in a box: in as many rows as show most of it.
 * @param {number} width
 * @param {number} height
 * @param {number} steps
 * @returns {PathLayout}
 */
export function layoutPath(width, height, steps) {
  const laid = Array.from({ length: MOST_ROWS }, (_, index) =>
    layRows(width, height, Math.max(USUAL_STEPS, steps), index + 1),
  );
  return laid.reduce((best, other) => (seen(other) > seen(best) ? other : best));
}

/** @param {PathLayout} layout @param {number} step @returns {StepPosition} */
export function stepPosition(layout, step) {
  const row = Math.floor(step / layout.columns);
  return {
    x: Math.round(layout.left + layout.step * (step % layout.columns)),
    y: Math.round(layout.top + layout.rowHeight * row),
    turn: LEAN[step % LEAN.length] ?? 0,
  };
}

/** The line on which the cards lie: along each row, and back to the left under it. @param {StepPosition[]} spots */
export function trailPath(spots) {
  const [first, ...others] = spots;
  if (!first) return "";
  let line = `M${first.x} ${first.y}`;
  let before = first;
  for (const spot of others) {
    const middle = (before.y + spot.y) / 2;
    line +=
      spot.y === before.y
        ? ` L${spot.x} ${spot.y}`
        : ` C${before.x} ${middle} ${spot.x} ${middle} ${spot.x} ${spot.y}`;
    before = spot;
  }
  return line;
}

/** @typedef {{width: number, height: number}} Size */

/** What a card of the path is, in a sentence. @param {Scene} scene @param {number} index */
function cardSentence(scene, index) {
  const { path } = viewOf(scene);
  const face = path[index] ?? "";
  const warned = familyOf(face) === "danger";
  return scene.say(warned ? "web-board-diamant-card-danger" : "web-board-diamant-card", {
    number: index + 1,
    face: scene.spell.face(face),
  });
}

/** Room on the ground, in the place of a step. @param {PathLayout} layout @param {number} step */
function placed(layout, step) {
  const spot = stepPosition(layout, step);
  return cssVars({
    "--x": `${spot.x - layout.card / 2}px`,
    "--y": `${spot.y - layout.cardHeight / 2}px`,
    "--lean": `${spot.turn}deg`,
    "--card": `${layout.card}px`,
  });
}

/** @param {Scene} scene @param {PathLayout} layout @param {number} index @param {number} rubies  that lie on it */
function step(scene, layout, index, rubies) {
  const { path } = viewOf(scene);
  const face = path[index] ?? "";
  const { kind, data } = scene.act ?? {};
  const trapped = (kind === "struck" || kind === "trap") && data.face === face;
  const last = index === path.length - 1;
  const kinds = [
    !last && layout.step < layout.card * NAME_SEEN ? "is-covered" : "",
    last ? "cave-step-last" : "",
    trapped ? "cave-step-trap" : "",
  ];
  return html`<li class="cave-step ${kinds.join(" ")}" ${placed(layout, index)}>
    <span class="cave-spot" data-rove data-spot="step-${index}" tabindex="-1" role="img" aria-label=${cardSentence(scene, index)}>${cardFace(scene, face, rubies)}</span>
    ${last && kind === "share" && scene.act?.landed && data.left > 0 ? html`<b class="cave-left">${scene.say("web-board-diamant-left", { rubies: data.left })}</b>` : nothing}
    ${familyOf(face) === "treasure" ? html`<i class="gem-spot" data-spot="gems-${index} ${rubies ? "path-gems" : ""}"></i>` : nothing}
  </li>`;
}

/**
 * How the rubies of the path are drawn on its treasures: what could not be shared lies on its card, the newest first, and any others
 * where there is room; a card that is being turned up still has all.
 * @param {Scene} scene
 */
export function lyingRubies(scene) {
  const { path, path_rubies, explorers } = viewOf(scene);
  const sharers = explorers.filter(({ inside }) => inside).length || 1;
  const turned = scene.act?.kind === "turn" ? scene.act.data.step : path.length;
  const values = path.map((face) => (familyOf(face) === "treasure" ? rubiesOf(face) : 0));
  const lying = values.map((value, index) => (index < turned ? 0 : value));
  let rest = path_rubies;
  const lay = (/** @type {(value: number) => number} */ most) => {
    for (let index = turned - 1; index >= 0; index -= 1) {
      const more = Math.min(rest, most(values[index]) - lying[index]);
      lying[index] += more;
      rest -= more;
    }
  };
  lay((value) => value % sharers);
  lay((value) => value);
  return lying;
}

/** Where words stand over the path, from the top: the card on which it ends stays in sight. @param {PathLayout} layout @param {Size} size @param {number} count @param {number} end  where that card lies */
function wordsPlace({ rows }, { height }, count, end) {
  if (count === 0) return "50%";
  if (rows === 1) return "100%";
  return end < height * 0.45 ? "82%" : "0%";
}

/**
 * The path: the cards in their order, the dark ahead.
 * @param {Scene} scene
 * @param {Size} size  of the ground on which it is laid
 * @param {unknown} ribbon  what is said over it
 */
export function pathPart(scene, size, ribbon) {
  const view = viewOf(scene);
  const count = view.path.length;
  const layout = layoutPath(size.width, size.height, count + 1);
  const lying = lyingRubies(scene);
  const steps = Math.max(USUAL_STEPS, count + 1);
  const spots = Array.from({ length: steps }, (_, index) => stepPosition(layout, index));
  const light = spots[Math.max(0, count - 1)] ?? { x: 0, y: 0 };
  return html`<div class="cave-ground" ${cssVars({ "--words-y": wordsPlace(layout, size, count, light.y), "--light-x": `${light.x}px`, "--light-y": `${light.y}px`, "--card": `${layout.card}px` })}>
    ${trail(size, spots, count)}
    <div class="cave-light" aria-hidden="true"></div>
    ${spots.slice(count + 1).map((_, index) => html`<span class="cave-step cave-ahead" aria-hidden="true" ${placed(layout, count + 1 + index)}></span>`)}
    <span class="cave-step cave-deck" role="img" aria-label=${scene.say("diamant-board-deck", { cards: view.deck })} ${placed(layout, count)}>
      <span class="cave-deck-top" data-spot="deck">${view.deck ? cardBack() : nothing}</span><span class="cave-deck-count" aria-hidden="true">${view.deck}</span>
    </span>
    <ol class="cave-path" data-stacked aria-label=${scene.say("web-board-diamant-path")} ${rovingGrid(count)}>
      ${repeat(
        view.path,
        (face, index) => `${view.expedition}/${index}/${face}`,
        (_, index) => step(scene, layout, index, lying[index] ?? 0),
      )}
    </ol>
    ${ribbon}
  </div>`;
}

/** The trail; what lies ahead is hardly seen. @param {Size} size @param {StepPosition[]} spots @param {number} count */
function trail(size, spots, count) {
  const [walked, ahead] = [spots.slice(0, count + 1), spots.slice(count)].map(trailPath);
  return html`<svg class="cave-trail" width=${size.width} height=${size.height} aria-hidden="true">
    <g class="trail-ahead">${svg`<path class="trail-edge" d=${ahead}/><path class="trail-ground" d=${ahead}/><path class="trail-steps" d=${ahead}/>`}</g>
    ${svg`<path class="trail-edge" d=${walked}/><path class="trail-ground" d=${walked}/><path class="trail-steps" d=${walked}/>`}
  </svg>`;
}

/** @param {Scene} scene @param {string} face */
function medallion(scene, face) {
  const { dangers, danger_cards } = viewOf(scene);
  const seen = dangers.includes(face);
  const name = scene.spell.face(face);
  const cards = danger_cards[face] ?? 0;
  const key = seen ? "web-board-diamant-danger-seen" : "web-board-diamant-danger-left";
  return html`<li>
    <span class="danger-coin ${seen ? "is-seen" : ""}" data-face=${face} data-rove tabindex="-1" role="img" data-note=${scene.say("web-board-diamant-cards-left", { cards })} aria-label=${scene.say(key, { face: name, cards })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">${danger(face)}</svg>
      ${seen ? html`<span class="danger-alarm" aria-hidden="true">!</span>` : nothing}
      <span class="danger-left" aria-hidden="true">${Array.from({ length: cards }, () => html`<i></i>`)}</span>
      <span class="danger-name" aria-hidden="true"><span class="danger-long">${capital(name)}</span><span class="danger-short">${capital(scene.say(`web-board-diamant-short-${face}`))}</span></span>
    </span>
  </li>`;
}

/** Which dangers have warned in this expedition. @param {Scene} scene */
export function dangersPart(scene) {
  return html`<section class="dangers" aria-label=${scene.say("diamant-board-dangers")}>
    <ul class="danger-coins" ${rovingGrid(scene)}>${DANGERS.map((face) => medallion(scene, face))}</ul>
  </section>`;
}
