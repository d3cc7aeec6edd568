// What lies on the table of Digger: dice, tokens, crates; each plays its move by a tap.

import { seatColour } from "../../art/camp.js";
import { pictureOf } from "../../art/faces.js";
import { glyph } from "../../art/glyphs.js";
import { cssVars } from "../../js/css-vars.js";
import { rovingGrid } from "../../js/roving.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { LOOKS } from "./looks.js";
import { GEMS, TOKENS, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Player} Player */
/** @typedef {(move: string) => void} Act  plays a move, by way of a gesture where it needs one */

/**
 * The key that makes a move, as the reader's language has it.
 * @param {Scene} scene
 * @param {string} name
 */
export function keyOf(scene, name) {
  return scene.say(`digger-key-${name}`);
}

/** @param {string} face */
const picture = (face) => glyph(...pictureOf(LOOKS, face));

/**
 * @param {Scene} scene
 * @param {string} face
 * @param {Act} act
 */
function die(scene, face, act) {
  const name = scene.spell.face(face);
  const move = `take ${face}`;
  const body = html`<span class="die-face">${picture(face)}</span><span class="die-name">${name}</span>`;
  if (!scene.legal.includes(move))
    return html`<span class="die die-${face}" data-rove tabindex="-1" role="img" aria-label=${name}>${body}</span>`;
  return html`<button type="button" class="die die-${face} is-free" data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => act(move)}><span class="quiet">${scene.spell.move(move)}</span><span class="spot-body" aria-hidden="true">${body}</span><kbd aria-hidden="true">${keyOf(scene, `take-${face}`)}</kbd></button>`;
}

/**
 * The five dice; those whose colour gives a token are buttons.
 * @param {Scene} scene
 * @param {Act} act
 */
export function diceTray(scene, act) {
  const { dice } = viewOf(scene);
  if (!dice.length) return html`<p class="dice-none">${scene.say("digger-board-dice-none")}</p>`;
  return html`<div class="dice" role="group" aria-label=${scene.say("digger-board-dice")} ${rovingGrid(scene)}>${dice.map((face) => die(scene, face, act))}</div>`;
}

/**
 * Throw and stop, as large as a thumb.
 * @param {Scene} scene
 * @param {Act} act
 */
export function bigMoves(scene, act) {
  const moves = ["throw", "stop"].filter((move) => scene.legal.includes(move));
  if (!moves.length) return nothing;
  return html`<div class="digger-moves">
    ${moves.map(
      (
        move,
      ) => html`<button type="button" class="big-move big-${move}" data-move=${move} aria-disabled=${scene.busy ? "true" : nothing} @click=${() => act(move)}>
        ${glyph(move === "throw" ? "dice" : "moon", move === "throw" ? "bone" : "night")}<span>${scene.spell.move(move)}</span><kbd aria-hidden="true">${keyOf(scene, move)}</kbd>
      </button>`,
    )}
  </div>`;
}

/**
 * One kind of tokens: how many there are, and what a tap does with one.
 * @param {Scene} scene
 * @param {string} kind
 * @param {number} count
 * @param {string} verb
 * @param {Act} act
 */
function token(scene, kind, count, verb, act) {
  const move = `${verb} ${kind}`;
  const label = scene.say("web-board-digger-tokens", { face: scene.spell.face(kind), count });
  const body = html`${picture(kind)}<b>${count}</b><span class="token-name">${scene.spell.face(kind)}</span>`;
  if (!scene.legal.includes(move))
    return html`<span class="token ${count ? "" : "is-gone"}" data-rove tabindex="-1" role="img" aria-label=${label}>${body}</span>`;
  return html`<button type="button" class="token is-free" data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => act(move)}><span class="quiet">${scene.spell.move(move)}</span><span class="spot-body" aria-hidden="true">${body}</span></button>`;
}

/**
 * The tokens in the centre, or those that wait to be stored.
 * @param {Scene} scene
 * @param {"centre" | "beside"} zone
 * @param {string} verb
 * @param {Act} act
 */
export function tokens(scene, zone, verb, act) {
  const counts = viewOf(scene)[zone];
  const shown = TOKENS.filter((kind) => zone === "centre" || counts[kind]);
  const title = scene.say(
    zone === "centre" ? "web-board-digger-centre" : "web-board-digger-beside",
  );
  const stores = scene.legal.some((move) => move.startsWith("store "));
  return html`<section class="tokens tokens-${zone} ${stores && zone === "beside" ? "is-urgent" : ""}" aria-label=${title}>
    <h2 class="zone-title">${title}${stores && zone === "beside" ? html` <kbd aria-hidden="true">s</kbd>` : nothing}</h2>
    ${
      shown.length
        ? html`<div class="token-row" role="group" aria-label=${title} ${rovingGrid(scene)}>${repeat(
            shown,
            (kind) => kind,
            (kind) => token(scene, kind, counts[kind] ?? 0, verb, act),
          )}</div>`
        : html`<p class="zone-empty">${scene.say("digger-board-nothing")}</p>`
    }
    ${zone === "centre" ? html`<p class="zone-note">${scene.say("digger-board-box", { water: viewOf(scene).box })}</p>` : nothing}
  </section>`;
}

/**
 * One pile of a crate; a button where it can be robbed.
 * @param {Scene} scene
 * @param {Player} player
 * @param {string} gem
 * @param {Act} act
 */
function pile(scene, player, gem, act) {
  const count = player.crate[gem] ?? 0;
  const worth = player.worth[gem] ?? 0;
  const move = `steal ${gem} ${player.seat + 1}`;
  const label = scene.say("web-board-digger-pile", { face: scene.spell.face(gem), count, worth });
  const body = html`<span class="pile-stack" ${cssVars({ "--height": count })}>${picture(gem)}</span><b>${count}</b><span class="pile-worth">×${worth}</span>`;
  if (!scene.legal.includes(move))
    return html`<span class="pile ${count ? "" : "is-gone"}" data-rove tabindex="-1" role="img" aria-label=${label}>${body}</span>`;
  return html`<button type="button" class="pile is-free" data-rove data-move=${move} tabindex="-1"
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => act(move)}><span class="quiet">${scene.spell.move(move)}</span><span class="spot-body" aria-hidden="true">${body}</span></button>`;
}

/**
 * Somebody's crate.
 * @param {Scene} scene
 * @param {Player} player
 * @param {Act} act
 */
export function crate(scene, player, act) {
  const view = viewOf(scene);
  const own = player.seat === scene.seat;
  const name = scene.names[player.seat] ?? "";
  const digs = view.digger === player.seat;
  return html`<div class="crate zone zone-seat ${digs ? "has-turn" : ""}" role="group" aria-label=${name} ${cssVars({ "--seat": seatColour(player.seat) })}>
    <header class="zone-head">
      <h2 class="zone-title">${name}</h2>
      ${own ? html`<span class="zone-you">${scene.say("web-board-you")}</span>` : nothing}
      ${digs ? html`<span class="zone-turn">${scene.say("web-board-digger-digs")}</span>` : nothing}
      ${view.master === player.seat ? html`<span class="zone-turn">${scene.say("web-board-digger-master")}</span>` : nothing}
      <b class="crate-points">${scene.say("web-board-points", { points: player.points })}</b>
    </header>
    <div class="crate-piles" role="group" aria-label=${scene.say("web-board-digger-crate", { player: name })} ${rovingGrid(scene)}>
      ${GEMS.map((gem) => pile(scene, player, gem, act))}
    </div>
  </div>`;
}
