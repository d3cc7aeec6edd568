// What lies in the clearing of Digger, each in its fixed place: dice, centre, what is to be stored, and two buttons for the thumbs.

import { glyph } from "../../art/glyphs.js";
import { pictureOf } from "../../js/faces.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing } from "../../vendor/lit.js";
import { LOOKS } from "./looks.js";
import { DICE, dearest, TOKENS, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {(move: string) => void} Act  plays a move, by way of a gesture where it needs one */
/** @typedef {{kind: string, face: string, move: string, label: string, body: unknown, key?: string}} Spot */

/**
 * The key that makes a move, as the reader's language has it.
 * @param {Scene} scene
 * @param {string} name
 */
export function keyOf(scene, name) {
  return scene.say(`digger-key-${name}`);
}

/** @param {string} face */
export const picture = (face) => glyph(...pictureOf(LOOKS, face));

/**
 * A place: a button where it plays a move, else a picture of the same size.
 * @param {Scene} scene
 * @param {Spot} spot
 * @param {Act} act
 */
export function spot(scene, { kind, face, move, label, body, key }, act) {
  if (!move || !scene.legal.includes(move))
    return html`<span class=${kind} data-face=${face} data-rove tabindex="-1" role="img" aria-label=${label}>${body}</span>`;
  return html`<button type="button" class="${kind} is-free" data-face=${face} data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => act(move)}><span class="quiet">${scene.spell.move(move)}</span><span class="spot-body" aria-hidden="true">${body}</span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`;
}

/**
 * @param {Scene} scene
 * @param {string} face
 * @param {Act} act
 */
function die(scene, face, act) {
  const name = scene.spell.face(face);
  const body = html`<span class="die-face">${picture(face)}</span><span class="die-name">${name}</span>`;
  const key = TOKENS.includes(face) ? keyOf(scene, `take-${face}`) : "";
  return spot(
    scene,
    { kind: `die die-${face}`, face, move: `take ${face}`, label: name, body, key },
    act,
  );
}

/**
 * The five dice; those whose colour gives a token are buttons. Before the first throw their hollows are empty.
 * @param {Scene} scene
 * @param {Act} act
 */
export function diceTray(scene, act) {
  const { dice } = viewOf(scene);
  const label = scene.say(dice.length ? "digger-board-dice" : "digger-board-dice-none");
  const hollows = Array.from({ length: DICE - dice.length });
  return html`<div class="dice" role="group" aria-label=${label} ${rovingGrid(scene)}>
    ${dice.map((face) => die(scene, face, act))}${hollows.map(() => html`<span class="die-hollow"></span>`)}
  </div>`;
}

/**
 * The tokens in the centre: each kind in its place. One takes them by the dice.
 * @param {Scene} scene
 */
export function centre(scene) {
  const { centre: counts, free } = viewOf(scene);
  const title = scene.say("web-board-digger-centre");
  return html`<section class="tokens tokens-centre" aria-label=${title}>
    <h2 class="place-title">${title}</h2>
    <div class="token-row" role="group" aria-label=${title} ${rovingGrid(scene)}>${TOKENS.map(
      (kind) => {
        const count = counts[kind] ?? 0;
        const label = scene.say("web-board-digger-tokens", { face: scene.spell.face(kind), count });
        return html`<span class="token ${count ? "" : "is-gone"} ${free.includes(kind) && count ? "is-open" : ""}" data-face=${kind} data-rove tabindex="-1" role="img" aria-label=${label}>${picture(kind)}<b>${count}</b></span>`;
      },
    )}</div>
  </section>`;
}

/**
 * What lies beside the digger's crate: a tap stores one of a kind.
 * @param {Scene} scene
 * @param {Act} act
 */
export function beside(scene, act) {
  const counts = viewOf(scene).beside;
  const title = scene.say("web-board-digger-beside");
  const next = thumbStore(scene);
  const stores = scene.legal.some((move) => move.startsWith("store "));
  return html`<section class="tokens tokens-beside ${stores ? "is-urgent" : ""}" aria-label=${title}>
    <h2 class="place-title">${title}</h2>
    <div class="token-row" role="group" aria-label=${title} ${rovingGrid(scene)}>${TOKENS.map(
      (kind) => {
        const count = counts[kind] ?? 0;
        const label = scene.say("web-board-digger-tokens", { face: scene.spell.face(kind), count });
        const move = `store ${kind}`;
        const body = html`${picture(kind)}<b>${count}</b>`;
        const looks = `token ${count ? "" : "is-gone"} ${move === next ? "is-next" : ""}`;
        return spot(
          scene,
          { kind: looks, face: kind, move: move === next ? "" : move, label, body },
          act,
        );
      },
    )}</div>
  </section>`;
}

/**
 * What the second thumb does: store all, the dearest, or stop.
 * @param {Scene} scene
 */
export function thumbStore(scene) {
  if (scene.legal.includes("store-all")) return "store-all";
  return scene.legal.includes("stop") ? "stop" : dearest(scene);
}

/**
 * One of the two buttons; it keeps its place, whatever it does now.
 * @param {Scene} scene
 * @param {string} kind
 * @param {string | null} move
 * @param {Act} act
 */
function thumb(scene, kind, move, act) {
  const idle = kind === "throw" ? "throw" : "stop";
  const face = move?.startsWith("store ") ? move.slice("store ".length) : "";
  const art =
    kind === "throw" ? glyph("dice", "bone") : face ? picture(face) : glyph("box", "wood");
  const key = move && keyOf(scene, move.replace(" ", "-"));
  return html`<button type="button" class="thumb thumb-${kind}" data-move=${move ?? nothing} ?disabled=${!move}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => move && act(move)}>
    ${art}<span>${scene.spell.move(move ?? idle)}</span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
}

/**
 * Throw, and store or stop, as large as two thumbs.
 * @param {Scene} scene
 * @param {Act} act
 */
export function thumbs(scene, act) {
  const throws = scene.legal.includes("throw") ? "throw" : null;
  return html`<div class="thumbs">
    ${thumb(scene, "throw", throws, act)}${thumb(scene, "store", thumbStore(scene), act)}
  </div>`;
}
