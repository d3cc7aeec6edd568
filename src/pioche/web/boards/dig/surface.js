// The surface of the hill, with the tavern.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { legalMove } from "../scene.js";
import { LOOKS, picture } from "./pictures.js";
import { card, hillPile, moveButton, recruitFigure, still, tavernSign } from "./pieces.js";
import { pileMove, seatInMiddle, tavernMoves, turnedMove, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Happenings, TurnedCard } from "./view.js" */

/** @param {Scene} scene @param {boolean} open */
export function tavern(scene, open) {
  const view = viewOf(scene);
  return html`<div id="dig-tavern" class="dig-sheet dig-tavern ${open ? "is-open" : ""}" role="group" aria-label=${scene.say("web-board-tavern")}>
    <p class="dig-tavern-title" aria-hidden="true">${scene.say("web-board-tavern")}
      <small>${scene.say("web-board-to-come", { cards: view.to_come })}</small></p>
    ${hires(scene)}
    <div class="dig-companions" ${rovingGrid(scene)}>${repeat(
      view.tavern,
      (face) => face,
      (face) => companion(scene, face),
    )}</div>
  </div>`;
}

/** @param {Scene} scene */
function hires(scene) {
  const moves = tavernMoves(scene).filter((move) => move.startsWith("hire "));
  const { free, waiting, eaten } = viewOf(scene).players[seatInMiddle(scene)];
  const figure = recruitFigure(seatInMiddle(scene));
  const recruits = scene.say("dig-board-recruits-line", { free, waiting, eaten });
  const hire = (/** @type {string} */ move) =>
    moveButton(scene, move, "dig-hire", html`${figure}<b>+${move.slice("hire ".length)}</b>`, {
      data: "recruit",
    });
  return html`<div class="dig-hires" ${rovingGrid(scene)}>${
    moves.length
      ? moves.map(hire)
      : still("dig-hire is-idle", "recruit", recruits, html`${figure}<b>×${waiting}</b>`)
  }<p class="dig-hire-price" aria-hidden="true">${scene.described("dig-board-recruit-price")}</p></div>`;
}

/** @param {Scene} scene @param {string} face */
function companion(scene, face) {
  const cost = viewOf(scene).costs[face] ?? {};
  const name = scene.spell.face(face);
  const words = Object.entries(cost).map(([stone, cards]) =>
    scene.say(`dig-stone-${stone}`, { cards }),
  );
  const about = scene.say("dig-board-companion", { face: name, cost: words.join(", ") });
  const inside = html`${picture(face)}<span class="dig-companion-name">${name}</span><span class="dig-price">${price(cost)}</span>`;
  const move = legalMove(scene, `engage ${face}`);
  if (move) return moveButton(scene, move, "dig-companion", inside, { about, data: face });
  return still("dig-companion", face, about, inside);
}

/** A price as the stones themselves. @param {Record<string, number>} cost */
function price(cost) {
  return Object.entries(cost).flatMap(([stone, number]) => {
    const look = LOOKS[stone];
    return look ? Array.from({ length: number }, () => glyph(...look)) : [];
  });
}

/** @param {Scene} scene @param {Happenings} happenings @param {{open: boolean, toggle: () => void}} tavern */
export function surface(scene, happenings, tavern) {
  return html`<div class="dig-surface">
    ${pile(scene)} ${spotlight(scene, happenings)} ${tavernButton(scene, tavern)}
  </div>`;
}

/** @param {Scene} scene */
function pile(scene) {
  const { hill } = viewOf(scene);
  const about = scene.say("web-board-pile", { name: scene.say("web-board-hill"), cards: hill });
  const move = pileMove(scene);
  const inside = html`${hillPile()}<b class="dig-count">${hill}</b>
    ${move ? html`<span class="dig-words">${scene.spell.move(move)}</span>` : nothing}`;
  if (move) return moveButton(scene, move, "dig-pile", inside, { about });
  return html`<span class="dig-pile" role="img" aria-label=${about} title=${about}>${inside}</span>`;
}

/** The cards turned up or in question; else the latest moment. @param {Scene} scene @param {Happenings} happenings */
function spotlight(scene, happenings) {
  const shown = cardsShown(scene);
  if (!shown.length) return momentPart(scene, happenings);
  const taken = new Set();
  return html`<div class="dig-spotlight ${momentKind(happenings)}" role="group" aria-label=${scene.say("web-board-revealed")} ${rovingGrid(scene)}>
    ${struckCard(scene, happenings, "is-beside")}
    ${shown.map((turned) => {
      const move = turnedMove(scene, turned);
      const first = move !== null && !taken.has(move);
      taken.add(move);
      return turnedCard(scene, turned, first ? move : null);
    })}
  </div>`;
}

/** @param {Scene} scene @param {TurnedCard} turned @param {string | null} move */
function turnedCard(scene, turned, move) {
  const face = scene.spell.face(turned.face);
  const { about: asked, place } = viewOf(scene);
  const kind = turned.face === asked && turned.place === (place ?? 0) ? "is-asked" : "";
  const extra = turned.place ? html`<b class="dig-place">${turned.place}</b>` : nothing;
  const about = scene.say("dig-board-revealed-card", { face, place: turned.place });
  return card(scene, turned.face, move, { kind, extra, about });
}

/** @param {Scene} scene @returns {TurnedCard[]} */
function cardsShown(scene) {
  const { revealed, about, place } = viewOf(scene);
  if (!about || revealed.some((turned) => turned.face === about)) return revealed;
  return [{ face: about, place: place ?? 0 }, ...revealed];
}

/** @param {Scene} scene @param {Happenings} happenings */
function momentPart(scene, happenings) {
  const { moment } = happenings;
  if (!moment) return html`<div class="dig-spotlight">${alarm(scene)}</div>`;
  return html`<div class="dig-spotlight ${momentKind(happenings)}" ${rovingGrid(scene)}>
    ${struckCard(scene, happenings)}
    <p class="dig-news" aria-hidden="true">${scene.spell.event(moment)}</p>
  </div>`;
}

/** @param {Happenings} happenings */
function momentKind({ moment }) {
  return moment ? `is-moment is-${moment.event}` : "";
}

/** The card that has just done something. @param {Scene} scene @param {Happenings} happenings @param {string} [kind] */
function struckCard(scene, { face }, kind = "") {
  if (!face) return nothing;
  return still(`dig-card is-struck ${kind}`, face, scene.spell.face(face), picture(face));
}

/** A warning of the last round or of a stalled game; else the player's progress. @param {Scene} scene */
function alarm(scene) {
  const [said] = scene.described("dig-board-last-round", "dig-board-quiet");
  const { points = 0 } = viewOf(scene).players[seatInMiddle(scene)] ?? {};
  return html`<p class="dig-news" aria-hidden="true">${said ?? scene.say("dig-board-progress", { points })}</p>`;
}

/**
 * Opens the tavern where there is no room beside the board, and shows how many moves it has.
 * @param {Scene} scene
 * @param {{open: boolean, toggle: () => void}} tavern
 */
function tavernButton(scene, { open, toggle }) {
  const moves = tavernMoves(scene).length;
  const name = scene.say("web-board-tavern");
  const label = moves ? scene.say("web-board-dig-tavern-moves", { moves }) : name;
  return html`<button type="button" class="dig-tavern-button ${moves ? "has-moves" : ""}" aria-expanded=${open ? "true" : "false"} aria-controls="dig-tavern"
    data-opens="#dig-tavern" title=${label} @click=${toggle}><span class="quiet">${label}</span>
    <span class="dig-inside" aria-hidden="true">${tavernSign()}<span class="dig-words">${name}</span>
    ${moves ? html`<b class="dig-badge">${moves}</b>` : nothing}</span></button>`;
}
