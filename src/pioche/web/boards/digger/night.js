// What is seen over the whole clearing: the night, and the words of what has just happened.

import { html, nothing, svg } from "../../vendor/lit.js";
import { picture } from "./pictures.js";

/** @import { Scene } from "../scene.js" */

// Stars, in hundredths of the board, and their size in pixels.
const STARS = [
  [6, 12, 2],
  [14, 30, 3],
  [22, 8, 2],
  [31, 20, 2],
  [38, 5, 3],
  [46, 27, 2],
  [53, 11, 2],
  [9, 46, 2],
  [90, 40, 3],
  [95, 10, 2],
  [84, 52, 2],
  [62, 34, 2],
];

/** Night over everything: the moon rises, eyes open between the trees; or it ends. @param {boolean} ends */
function night(ends) {
  return html`<div class="night ${ends ? "is-dawn" : ""}" aria-hidden="true">
    <svg class="night-sky" viewBox="0 0 200 160" preserveAspectRatio="xMidYMin slice">
      ${STARS.map(([x = 0, y = 0, size = 1]) => star(x * 2, y * 1.6, size))}
      <circle class="night-halo" cx="146" cy="40" r="44" /><circle class="night-halo" cx="146" cy="40" r="34" />
      <g class="night-moon"><circle cx="146" cy="40" r="24" fill="#f7ecc4" /><path d="M146 16a24 24 0 0 1 0 48 30 30 0 0 0 10-24 30 30 0 0 0-10-24z" fill="#d9c98f" />
        <circle cx="138" cy="34" r="4.6" fill="#e2d39c" /><circle cx="146" cy="50" r="3.2" fill="#e2d39c" /><circle cx="134" cy="46" r="2.2" fill="#e2d39c" /></g>
    </svg>
    <svg class="night-trees" viewBox="0 0 400 160" preserveAspectRatio="none">
      <path d="M0 160V62l14-34 16 40 12-24 16 44 12-16 14 40 20-8 20 8h152l20-8 18 8 16-40 12 16 16-44 12 24 16-40 14 34v98z" />
    </svg>
    <svg class="night-eyes night-eyes-left" viewBox="0 0 40 16"><circle cx="8" cy="8" r="6" /><circle cx="30" cy="8" r="6" /></svg>
    <svg class="night-eyes night-eyes-right" viewBox="0 0 40 16"><circle cx="8" cy="8" r="6" /><circle cx="30" cy="8" r="6" /></svg>
  </div>`;
}

/** @param {number} x @param {number} y @param {number} size */
function star(x, y, size) {
  return svg`<circle cx=${x} cy=${y} r=${size / 2.4} fill="#fff6d8"/>`;
}

/** @type {Record<string, string>} */
const SIGNS = { night: "glass", touches: "black", steal: "black", stop: "crate" };

/** Whether a message covers the board. @param {Scene} scene */
export function isMoment({ act, seat }) {
  if (!act || !SIGNS[act.kind ?? ""]) return false;
  // One's own theft needs no words, and the dice are wanted; another's is announced once the hand has gone.
  return act.kind !== "steal" || (act.landed && act.data.seat !== seat);
}

/** Whether it does the viewer harm: their turn is lost, or a stone of theirs. @param {Scene} scene */
function hurts({ act, seat }) {
  if (act?.kind === "steal") return act.data.other === seat;
  return act?.kind === "touches" && act.data.seat === seat;
}

/** The words of a moment: short, since the log has them whole. @param {Scene} scene */
function momentWords(scene) {
  const { kind, data } = scene.act ?? {};
  if (kind !== "touches") return data && scene.spell.event(data);
  const who = data.seat === scene.reader ? "you" : "other";
  return scene.say("web-board-digger-slips", { who, player: scene.names[data.seat] ?? "" });
}

/** What is played over the board. @param {Scene} scene */
export function sight(scene) {
  const kind = scene.act?.kind ?? "";
  if (kind === "dawn") return night(true);
  if (!isMoment(scene)) return nothing;
  return html`${kind === "night" ? night(false) : nothing} ${hurts(scene) ? html`<div class="harm" aria-hidden="true"></div>` : nothing}
    <p class="moment-plank plank-${kind}" aria-hidden="true">${picture(SIGNS[kind] ?? "")}<span>${momentWords(scene)}</span></p>`;
}
