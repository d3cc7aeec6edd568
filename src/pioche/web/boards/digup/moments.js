// What fills the board for a moment: what players do to one another, what a pickaxe brings to light, a blast.

import { portrait } from "../../art/portraits.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { nameInSentence } from "../scene.js";
import { plainCard } from "./card.js";
import { picture } from "./pictures.js";
import { UNKNOWN, viewOf } from "./view.js";

/** @import { GameEvent, Scene } from "../scene.js" */

const SPLINTERS = [0, 1, 2, 3, 4, 5, 6].map(
  (number) => html`<i ${cssVars({ "--number": number })}></i>`,
);

/** @param {Scene} scene @param {number} seat */
function face({ bots }, seat) {
  return portrait(seat, bots?.[seat] ?? false);
}

/** @param {Scene} scene @param {string | undefined} card  none: not known @param {boolean} [down] */
function shown(scene, card, down = false) {
  const known = card && card !== UNKNOWN ? card : null;
  return html`<span class="digup-moment-card">${plainCard(scene, { face: known, down: down || !known })}</span>`;
}

/** A player with a card that has come over the bridge, as the viewer knows it. @param {Scene} scene @param {number} seat @param {{face: string, up: boolean}} card */
function gained(scene, seat, { face: card, up }) {
  const label = scene.say("web-board-digup-gains", { player: nameInSentence(scene, seat) });
  return html`<span class="digup-gained">${face(scene, seat)}${shown(scene, card, !up)}<b class="digup-gained-line">${label}</b></span>`;
}

// Who and what is seen in each moment.
/** @type {Record<string, (scene: Scene, data: {event: GameEvent, given: any, taken: any}) => unknown>} */
const DRAWN = {
  rob: (scene, { event: { seat, other, face: card } }) =>
    html`${face(scene, other)}${shown(scene, card)}${face(scene, seat)}`,
  bridge: (scene, { event: { seat, other }, given, taken }) =>
    html`${gained(scene, seat, taken)}<span class="digup-moment-tool">${picture("bridge")}</span>${gained(scene, other, given)}`,
  "dig-out": (scene, { event: { seat, face: card } }) =>
    html`${face(scene, seat)}<span class="digup-moment-tool">${picture("pickaxe")}</span>${shown(scene, card)}`,
};

/** Once it has been seen on the table. @param {Scene} scene */
function deed(scene) {
  const { kind = "", data, landed } = scene.act ?? {};
  const draw = DRAWN[kind];
  if (!draw || !landed) return nothing;
  return html`<div class="digup-moment is-${kind}" data-moment=${kind} aria-hidden="true"><span class="digup-moment-row">${draw(scene, data)}</span>
    <b class="digup-moment-title">${scene.say(`web-board-digup-${kind}`)}</b><span class="digup-moment-line">${scene.spell.event(data.event)}</span></div>`;
}

/** How many of the 36 stones lie in their places. @param {Scene} scene */
function soloResult(scene) {
  if (scene.act?.kind === "perfect")
    return html`<div class="digup-perfect" role="status"><span class="digup-rays" aria-hidden="true"></span><b>${scene.say("digup-board-perfect")}</b></div>`;
  return html`<div class="digup-perfect" role="status"><b class="is-missed">${scene.say("digup-board-placed", { placed: viewOf(scene).scores?.[0] ?? 0 })}</b></div>`;
}

/** @param {Scene} scene */
export function momentPart(scene) {
  const kind = scene.act?.kind ?? "";
  if (kind === "blast")
    return html`<div class="digup-blast" aria-hidden="true">${SPLINTERS}<span class="digup-blast-light"></span>${picture("dynamite")}<b class="digup-moment-title">${scene.say("web-board-digup-blast")}</b></div>`;
  return ["perfect", "placed"].includes(kind) ? soloResult(scene) : deed(scene);
}
