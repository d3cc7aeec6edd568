// The surface of the hill: the pile, the cards turned up, the tavern's house; and the tavern itself.

import { seatColour } from "../../art/camp.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { legalMove, playOne } from "../scene.js";
import { recruitText, sheetTitle } from "./galleries.js";
import { picture } from "./pictures.js";
import {
  crystals,
  hillPile,
  moveButton,
  recruitFigure,
  still,
  tavernBar,
  tavernHouse,
  turnedCard,
} from "./pieces.js";
import { hillMove, restingPlace, seatInMiddle, tavernMoves, turnedMove, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { TurnedCard } from "./view.js" */

// So many cards take the place of the house.
const MANY_CARDS = 3;

/** @param {Scene} scene @param {{open: boolean, toggle: () => void}} tavern */
export function surface(scene, { open, toggle }) {
  // While the tavern is shut its companions come out of the house.
  const within = open ? [] : viewOf(scene).tavern.map((face) => `companion:${face}`);
  const many = cardsShown(scene).length >= MANY_CARDS ? "has-many" : "";
  const offers = viewOf(scene).revealed.some((turned) => turnedMove(scene, turned));
  return html`<div class="dig-surface ${many} ${offers ? "has-offer" : ""}">
    ${pile(scene)} ${stage(scene)} ${house(scene, within, toggle)}
  </div>`;
}

/** The tavern's house: a tap opens it; it is lit while somebody there can be engaged. @param {Scene} scene @param {string[]} within @param {() => void} toggle */
function house(scene, within, toggle) {
  const lit = tavernMoves(scene).length > 0;
  const words = lit ? html`<b class="dig-words">${scene.say("web-board-tavern")}</b>` : nothing;
  return html`<span class="dig-house ${lit ? "is-lit" : ""}" data-spot=${["tavern", ...within].join(" ")} data-tap="tavern" aria-hidden="true" @click=${toggle}>${tavernHouse()}${words}</span>`;
}

/** The pile; a tap on it does what the strip offers. @param {Scene} scene */
function pile(scene) {
  const { hill } = viewOf(scene);
  const about = scene.say("web-board-pile", { name: scene.say("web-board-hill"), cards: hill });
  const move = hillMove(scene);
  const tap = () => move && playOne(scene, move);
  const words = html`<b class="dig-words">${scene.say(move === "beside" ? "web-board-dig-beside" : "web-board-dig-dig")}</b>`;
  return html`<span class="dig-pile ${move ? "is-lit" : ""}" role="img" aria-label=${about} data-tap=${move ?? nothing} @click=${tap}>${hillPile()}<b class="dig-pile-count">${hill}</b>${move ? words : nothing}
    <i class="dig-pile-top" data-spot="hill"></i><i class="dig-pile-top is-discard" data-spot="discard"></i></span>`;
}

/** The cards turned up or in question; else how far the game is. @param {Scene} scene */
function stage(scene) {
  const shown = cardsShown(scene);
  const elsewhere = viewOf(scene).drawn || restingPlace(scene) !== null;
  if (!shown.length || elsewhere) return newsPart(scene);
  const taken = new Set();
  return html`<div class="dig-spotlight" role="group" aria-label=${scene.say("web-board-revealed")} ${rovingGrid(scene)}>
    ${shown.map((turned, index) => {
      const move = turnedMove(scene, turned);
      const twin = taken.has(move);
      taken.add(move);
      return turnedCard(scene, turned, move, index, twin);
    })}
  </div>`;
}

/** The cards just turned up: one's own large over the middle of the board, a rival's over the hill. @param {Scene} scene */
export function drawnCards(scene) {
  const { active, drawn, revealed } = viewOf(scene);
  if (!drawn || !revealed.length) return nothing;
  const whose = active === seatInMiddle(scene) ? "" : "is-rival";
  return html`<div class="dig-drawn ${whose}" ${cssVars({ "--cards": revealed.length, "--seat": seatColour(active) })}>
    ${revealed.map((turned, index) => turnedCard(scene, turned, null, index))}
  </div>`;
}

/** @param {Scene} scene @returns {TurnedCard[]} */
function cardsShown(scene) {
  const { revealed, about, place, stage } = viewOf(scene);
  // A stone that already lies in its gallery is lit there.
  if (scene.act || !about || stage === "wall" || revealed.some((turned) => turned.face === about))
    return revealed;
  return [...revealed, { face: about, place: place ?? 0 }];
}

/** What is to pay; else a warning of the last round or of a stalled game. @param {Scene} scene */
function newsPart(scene) {
  const [said] = scene.described("dig-board-last-round", "dig-board-quiet");
  const pays = viewOf(scene).stage === "pay";
  const words = pays ? payment(scene) : said;
  return html`<div class="dig-spotlight">${
    words
      ? html`<p class="dig-news ${pays ? "is-payment" : ""}" aria-hidden="true">${words}</p>`
      : nothing
  }</div>`;
}

/** What is still to pay, and what has been chosen for it. @param {Scene} scene */
function payment(scene) {
  const { amount, paid } = viewOf(scene);
  return html`<b>${scene.say("web-board-dig-to-pay", { amount })}</b>
    <span>${scene.say("web-board-dig-paid", { paid })}</span>`;
}

/** @param {Scene} scene @param {boolean} open @param {() => void} close */
export function tavern(scene, open, close) {
  const view = viewOf(scene);
  const title = html`${scene.say("web-board-tavern")} <small>${scene.say("web-board-to-come", { cards: view.to_come })}</small>`;
  return html`<div id="dig-tavern" class="dig-sheet dig-tavern ${open ? "is-open" : ""}" role="group" aria-label=${scene.say("web-board-tavern")}>
    ${sheetTitle(scene, title, close)} ${hires(scene)}
    <div class="dig-companions" ${rovingGrid(scene)}>${repeat(
      view.tavern,
      (face) => face,
      (face) => companion(scene, face),
    )}</div>
    ${tavernBar()}
  </div>`;
}

/** @param {Scene} scene */
function hires(scene) {
  const moves = tavernMoves(scene).filter((move) => move.startsWith("hire "));
  const player = viewOf(scene).players[seatInMiddle(scene)];
  const figure = recruitFigure(player.seat);
  const hire = (/** @type {string} */ move) =>
    moveButton(scene, move, "dig-hire", html`${figure}<b>+${move.slice("hire ".length)}</b>`, {
      data: "recruit",
    });
  return html`<div class="dig-hires" data-spot="waiting" ${rovingGrid(scene)}>${
    moves.length
      ? moves.map(hire)
      : still(
          "dig-hire is-idle",
          "recruit",
          recruitText(scene, player),
          html`${figure}<b>×${player.waiting}</b>`,
        )
  }<p class="dig-hire-price" aria-hidden="true">${scene.say("web-board-dig-recruit-does")} ${crystals(player.price)}</p></div>`;
}

/** @param {Scene} scene @param {string} face */
function companion(scene, face) {
  const view = viewOf(scene);
  if (!face) return html`<span class="dig-companion is-gone"></span>`;
  const cost = view.costs[face] ?? {};
  const name = scene.spell.face(face);
  const words = Object.entries(cost).map(([stone, cards]) =>
    scene.say(`dig-stone-${stone}`, { cards }),
  );
  const mine = view.players[seatInMiddle(scene)];
  const chest = mine.chest_for[face] ?? {};
  const about = byChest(
    scene,
    scene.say("dig-board-companion", { face: name, cost: words.join(", ") }),
    chest,
  );
  const inside = html`<span class="dig-portrait">${picture(face)}</span><span class="dig-about"><b class="dig-companion-name">${name}</b><span class="dig-price">${price(cost, chest)}</span><span class="dig-does">${scene.say(`web-board-dig-does-${face}`)}</span></span>`;
  const move = legalMove(scene, `engage ${face}`);
  const spot = `companion:${face}`;
  if (move) return moveButton(scene, move, "dig-companion", inside, { about, data: face, spot });
  const within = mine.affordable.includes(face);
  return still(`dig-companion ${within ? "" : "is-dear"}`, face, about, inside, spot);
}

/** A companion in words; with the stones that the chest stands for. @param {Scene} scene @param {string} card @param {Record<string, number>} chest */
function byChest(scene, card, chest) {
  const stones = Object.entries(chest).map(([stone, cards]) =>
    scene.say(`dig-stone-${stone}`, { cards }),
  );
  return stones.length
    ? scene.say("web-board-dig-by-chest", { card, stones: stones.join(", ") })
    : card;
}

/** A price as the stones themselves; the chest in place of those that it stands for. @param {Record<string, number>} cost @param {Record<string, number>} chest */
function price(cost, chest) {
  const stones = Object.entries(cost).flatMap(([stone, number]) =>
    Array.from({ length: number - (chest[stone] ?? 0) }, () => picture(stone)),
  );
  if (!Object.keys(chest).length) return stones;
  return html`${stones}<span class="dig-by-chest">${stones.length ? "+" : nothing}${picture("chest")}</span>`;
}
