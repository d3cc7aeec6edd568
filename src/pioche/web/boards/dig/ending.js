// What has just been seen, in a line; and the final count.

import { laurel, seatColour } from "../../art/camp.js";
import { INK, LEAF, LEAF_LIGHT, ROCK_DARK } from "../../art/palette.js";
import { portrait } from "../../art/portraits.js";
import { listed } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { calledName, nameInSentence } from "../scene.js";
import { isGreat } from "./moment.js";
import { picture } from "./pictures.js";
import { GOAL } from "./track.js";
import { seatInMiddle, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Player } from "./view.js" */

/** The words of the present act, once it has landed: over the hills that it does not concern. @param {Scene} scene */
export function ribbon(scene) {
  const { act } = scene;
  if (!act?.landed || !act.data?.text || isGreat(scene)) return nothing;
  const own = act.data.seat === seatInMiddle(scene) ? "is-own" : "";
  return html`<p class="dig-ribbon is-${act.kind} ${own}" aria-hidden="true">${act.data.text}</p>`;
}

/** Whether the final count is shown. @param {Scene} scene */
export function counts({ act, over }) {
  return act ? act.kind === "count" : over;
}

/** Everybody's gems and runes, as far as they have been counted; at the end the King of the Hill, and why. @param {Scene} scene */
export function finalCount(scene) {
  const { players, winners, ranks, end } = viewOf(scene);
  const { counted = Number.POSITIVE_INFINITY, won = false } = scene.act?.data ?? { won: true };
  const done = won === true;
  const rank = (/** @type {Player} */ { seat }) => ranks?.[seat] ?? 1;
  const best = done ? players.toSorted((one, two) => rank(one) - rank(two)) : players;
  return html`<section class="dig-final ${done ? "is-done" : ""}" aria-label=${scene.say("web-board-dig-count")} ${cssVars({ "--players": players.length })}>
    ${hilltop(scene, done ? winners : [])}
    <h2 class="dig-final-title">${done && winners.length ? kingText(scene, winners) : scene.say("web-board-dig-count")}</h2>
    <ol class="dig-final-rows">${repeat(
      best,
      ({ seat }) => seat,
      (player) => row(scene, player, counted, done),
    )}</ol>
    <p class="dig-final-why ${done && end ? "is-shown" : ""}">${end ? scene.say(`web-board-dig-why-${end}`) : nothing}</p>
  </section>`;
}

/** Whether runes part a player from another with as many points: a crown would be seen. @param {Scene} scene @param {Player} player */
function isTieBroken(scene, { seat, points }) {
  const { players, ranks, crowned } = viewOf(scene);
  const equals = players.filter((other) => other.points === points && other.seat !== crowned);
  return seat !== crowned && equals.some((other) => ranks?.[other.seat] !== ranks?.[seat]);
}

/** @param {Scene} scene @param {number[]} winners */
function kingText(scene, winners) {
  const you = winners.length === 1 && winners[0] === scene.seat ? "yes" : "no";
  const name = listed(winners.map((seat) => nameInSentence(scene, seat)));
  return scene.say("web-board-dig-king", { winners: winners.length, you, name });
}

/** The top of the hill: empty while the count goes on, then the winners stand on it under their crowns. @param {Scene} scene @param {number[]} winners */
function hilltop(scene, winners) {
  return html`<div class="dig-hilltop" aria-hidden="true">${hillArt()}
    <span class="dig-kings">${winners.map((seat) => html`<span class="dig-king">${laurel()}${face(scene, seat)}</span>`)}</span>
  </div>`;
}

/** @param {Scene} scene @param {number} seat */
function face({ bots }, seat) {
  return portrait(seat, bots?.[seat] ?? false);
}

/** The hill at dusk: far ridges, the grass of its top, and the gems that everybody dug for; it runs on beyond the widest board. */
function hillArt() {
  const crystal = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    svg`<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-12l7 9-7 15-7-15z" fill="#a274c8" stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/><path d="M0-12l3 9-3 15z" fill="#e2ccf6" opacity=".7"/></g>`;
  const pine = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    svg`<path transform="translate(${x} ${y}) scale(${size})" d="M0-26l-8 12h4l-6 8h5l-6 8h22l-6-8h5l-6-8h4z" fill="#3f6238" stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`;
  return html`<svg class="dig-hill-art" viewBox="0 0 400 140" preserveAspectRatio="xMidYMax meet" focusable="false">
    <path d="M-1600 96H-400Q-240 50-120 84T60 76t150-6 170 4 180-14 240 30H2000v70H-1600z" fill="#6a4a6e" opacity=".75"/>
    <path d="M-1600 118H-400q160-28 330-10T110 100t190 2 180 2 320 4H2000v60H-1600z" fill="#4d5a48"/>
    ${pine(48, 106, 1)}${pine(66, 110, 0.8)}${pine(338, 104, 1)}${pine(356, 110, 0.75)}${pine(-60, 112, 1)}${pine(470, 112, 1.1)}
    <path d="M-1600 150v-26H-400q300 6 430-6Q92 108 132 60q22-30 68-30t68 30q40 48 102 58 130 12 430 6H2000v26z" fill=${LEAF} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M150 56q20-20 50-20M98 104q14-10 26-24" fill="none" stroke=${LEAF_LIGHT} stroke-width="5" stroke-linecap="round"/>
    <path class="dig-hill-earth" d="M-1600 160v-22H-400q300 6 440-4 60-10 98-56 22-28 62-28t62 28q38 46 98 56 140 10 440 4H2000v22z" stroke=${INK} stroke-width="2.500" stroke-linejoin="round"/>
    <path d="M128 112q16-34 44-44M232 66q32 10 44 46" fill="none" stroke=${ROCK_DARK} stroke-width="4" stroke-linecap="round" opacity=".5"/>
    ${crystal(158, 112, 1.1)}${crystal(178, 90, 0.8)}${crystal(200, 108, 1.4)}${crystal(222, 90, 0.8)}${crystal(244, 114, 1.1)}
  </svg>`;
}

/** How many sockets each row has: for ten points, or more where somebody has more. @param {readonly Player[]} players */
function socketsOf(players) {
  return Math.max(GOAL, ...players.map(({ gems, runes }) => gems + runes));
}

/** @param {string | undefined} piece  what lies in it */
function socket(piece) {
  return html`<i class=${piece ? "is-on" : ""}>${piece ? picture(piece) : nothing}</i>`;
}

/** @param {Scene} scene @param {Player} player @param {number} counted @param {boolean} done */
function row(scene, player, counted, done) {
  const { seat, gems, runes, points } = player;
  const wins = done && viewOf(scene).winners.includes(seat);
  const tie = done && isTieBroken(scene, player) ? scene.say("web-board-dig-tie") : "";
  const pieces = [
    ...Array.from({ length: gems }, () => "gem"),
    ...Array.from({ length: runes }, () => "rune"),
  ];
  const shown = pieces.slice(0, counted);
  const sockets = socketsOf(viewOf(scene).players);
  const own = seat === scene.seat ? "is-own" : "";
  return html`<li class="dig-final-row ${wins ? "is-winner" : ""} ${own}" ${cssVars({ "--seat": seatColour(seat) })}>
    <span class="dig-final-face">${face(scene, seat)}</span>
    <b class="dig-final-name">${wins ? laurel() : nothing}${calledName(scene, seat)}${tie ? html`<small>${tie}</small>` : nothing}</b>
    <span class="dig-final-pieces" aria-hidden="true" ${cssVars({ "--sockets": sockets })}>${Array.from({ length: sockets }, (_, place) => socket(shown[place]))}</span>
    <b class="dig-final-points">${Math.min(points, counted)}</b>
  </li>`;
}
