// Pieces of Digger's board: tokens, dice, the forest, the sand glass, the night.

import { glyph } from "../../art/glyphs.js";
import { GOLD, INK, WOOD } from "../../art/palette.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { picture } from "./pictures.js";
import { DICE, dearest, TOKENS, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { TurnEnd } from "./view.js" */

// Where the trees stand: the left of each and its height, in a strip of 400 by 90.
const TREES = [
  [-14, 88],
  [22, 62],
  [56, 76],
  [98, 48],
  [132, 58],
  [170, 40],
  [204, 52],
  [238, 42],
  [272, 66],
  [306, 50],
  [338, 80],
  [372, 64],
];

/** One pine, three storeys high. @param {readonly number[]} tree */
function pine([left = 0, height = 0]) {
  const wide = height * 0.56;
  const storey = (/** @type {number} */ top, /** @type {number} */ share) =>
    `M${left + wide / 2} ${90 - height * top}l${(wide / 2) * share} ${height * 0.42}h${-wide * share}z`;
  return svg`<path d=${storey(1, 0.6) + storey(0.76, 0.8) + storey(0.5, 1)}/>`;
}

export function forest() {
  return html`<svg class="forest" viewBox="0 0 400 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${TREES.map(pine)}</svg>`;
}

/** @typedef {(move: string) => void} Act  plays a move, by way of a gesture where it needs one */
/** @typedef {{kind: string, face: string, move: string, label: string, body: unknown, key?: string}} Spot */

/** The key that makes a move, as the reader's language has it. @param {Scene} scene @param {string} name */
export function keyOf(scene, name) {
  return scene.say(`digger-key-${name}`);
}

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

/** @param {Scene} scene @param {string} face @param {Act} act */
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
 * The five dice; those that give a token are buttons. Before the first throw the tray is empty.
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

/** The tokens in the centre: each kind in its place. One takes them by the dice. @param {Scene} scene */
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

/** What lies beside the digger's crate: a tap stores one of a kind. @param {Scene} scene @param {Act} act */
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

/** What the second thumb does: store all, the dearest, or stop. @param {Scene} scene */
function thumbStore(scene) {
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

/** Throw, and store or stop, as large as two thumbs. @param {Scene} scene @param {Act} act */
export function thumbs(scene, act) {
  const throws = scene.legal.includes("throw") ? "throw" : null;
  return html`<div class="thumbs">
    ${thumb(scene, "throw", throws, act)}${thumb(scene, "store", thumbStore(scene), act)}
  </div>`;
}

const SECOND = 1000;

/**
 * The milliseconds left in the glass; null where it is hidden. In a replay it stops at the last action.
 * @param {Scene} scene
 */
function timeLeft(scene) {
  const { glass, elapsed } = viewOf(scene);
  if (!glass) return null;
  const now = scene.now ? scene.now() : glass.began + elapsed;
  return Math.max(0, glass.ends - now);
}

/** The glass, where it is to be seen. @param {Scene} scene */
export function drawGlass(scene) {
  const left = timeLeft(scene);
  const { glass } = viewOf(scene);
  if (left === null || !glass) return nothing;
  const seconds = Math.ceil(left / SECOND);
  const share = left / (glass.ends - glass.began);
  return html`<div class="glass" role="img" aria-label=${scene.say("digger-board-glass", { seconds })}>
    <svg class="glass-art" viewBox="0 0 40 56" aria-hidden="true">
      <path d="M8 7h24q0 11-9 21 9 10 9 21H8q0-11 9-21Q8 18 8 7z" fill="#e6f3f4" stroke=${INK} stroke-width="2" />
      <path d="M11 12h18q-2 8-9 14-7-6-9-14z" fill=${GOLD} transform="translate(20 26) scale(${Math.sqrt(share)}) translate(-20 -26)" />
      <path d="M10 47q2-9 10-12 8 3 10 12z" fill=${GOLD} transform="translate(20 47) scale(${Math.sqrt(1 - share)}) translate(-20 -47)" />
      <path d="M5 3h30v5H5zM5 48h30v5H5z" fill=${WOOD} stroke=${INK} stroke-width="2" stroke-linejoin="round" />
    </svg>
    <span class="glass-text" aria-hidden="true">${scene.say("digger-board-glass", { seconds })}</span>
    <span class="glass-bar" aria-hidden="true"><span ${cssVars({ "--share": share })}></span></span>
  </div>`;
}

/** @param {Scene} scene @param {TurnEnd} end */
export function nightPart(scene, { event, returned }) {
  return html`<svg class="night-sky" viewBox="0 0 120 70" aria-hidden="true">
      <g fill="#fff6d8"><circle cx="14" cy="16" r="1.1"/><circle cx="30" cy="34" r=".8"/><circle cx="24" cy="8" r=".8"/><circle cx="96" cy="12" r="1"/><circle cx="108" cy="32" r="1.1"/><circle cx="84" cy="38" r=".8"/><circle cx="44" cy="14" r="1"/></g>
      <path class="night-moon" d="M66 10a20 20 0 1 0 16 32 17 17 0 0 1-16-32z" fill="#f7ecc4" />
      <path d="M0 70V58l8-16 8 16 6-10 8 14 9-20 9 20 8-12 8 12 10-22 9 22 8-14 8 14 9-18 12 18v8z" fill="#0b1410" />
    </svg>
    <strong class="moment-text">${scene.spell.event(event)}</strong>
    ${
      returned.length
        ? html`<ul class="night-returned" aria-label=${scene.say("web-board-digger-centre")}>${returned.map((each) => html`<li title=${scene.spell.event(each)}>${picture(each.face)}<b>−${each.count}</b><span class="quiet">${scene.spell.event(each)}</span></li>`)}</ul>`
        : nothing
    }`;
}
