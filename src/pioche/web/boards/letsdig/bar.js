// How near the end is, and the one big button: stop with so many points.

import { glyph } from "../../art/glyphs.js";
import { html, nothing } from "../../vendor/lit.js";
import { playOne } from "./button.js";
import { barMove } from "./moves.js";
import { signed, stopPoints } from "./points.js";
import { riskOf } from "./risk.js";
import { DIGGING, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */

const HEADINGS = ["over", "robs", "searches", "turn", "collects"].map(
  (name) => `letsdig-board-${name}`,
);

/** @param {Scene} scene */
export function barPart(scene) {
  return html`<div class="bar">${gauge(scene)} ${stopPart(scene)}</div>`;
}

/** @param {Scene} scene */
function gauge(scene) {
  const { say } = scene;
  const { worms, skeletons, allSkeletons, dogs } = riskOf(scene);
  const wormsTold = worms ? say("letsdig-board-worms") : say("web-board-letsdig-no-worms");
  const skeletonsTold = say("web-board-letsdig-skeletons", { seen: skeletons, all: allSkeletons });
  return html`<ul class="gauge">
    ${risk("worms", "pink", `${worms ? 1 : 0}/1`, wormsTold, worms ? "is-alarm" : "")}
    ${risk("skull", "bone", `${skeletons}/${allSkeletons}`, skeletonsTold, "")}
    ${risk("paw", "wood", String(dogs), say("web-board-letsdig-dogs", { dogs }), dogs ? "is-ready" : "is-none")}
  </ul>`;
}

/**
 * @param {string} picture
 * @param {string} tone
 * @param {string} text
 * @param {string} label
 * @param {string} kind
 */
function risk(picture, tone, text, label, kind) {
  return html`<li class="risk ${kind}"><span role="img" aria-label=${label} title=${label}>${glyph(picture, tone)}<b>${text}</b></span></li>`;
}

/** @param {Scene} scene */
function stopPart(scene) {
  const move = barMove(scene);
  if (!move) return html`<p class="stop is-idle" aria-hidden="true">${idleText(scene)}</p>`;
  return html`<button type="button" class="stop" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing}
    @click=${() => playOne(scene, move)}>${move === "stop" ? stopWords(scene) : scene.spell.move(move)}</button>`;
}

/** @param {Scene} scene */
function stopWords(scene) {
  const points = stopPoints(scene, scene.seat ?? 0);
  const told = scene.say("letsdig-board-points", { points });
  return html`<span class="quiet">${scene.spell.move("stop")}, ${told}</span>
    <span aria-hidden="true">${scene.say("web-board-letsdig-stop", { points: signed(points) })}</span>`;
}

/** What is going on; what is at stake where one cannot stop yet. @param {Scene} scene */
function idleText(scene) {
  const view = viewOf(scene);
  const digs = scene.legal.length && DIGGING.includes(view.stage);
  if (!digs || scene.seat === null) return scene.described(...HEADINGS).join(" · ");
  const points = signed(stopPoints(scene, scene.seat));
  return scene.say("web-board-letsdig-stake", { points });
}
