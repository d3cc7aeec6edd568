// Cards laid out above one's mine for a while: the river, what the map shows, a hand seen through binoculars, the discard pile.

import { tally } from "../../js/faces.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { countedCard } from "./card.js";
import { grownMine, spreadMove } from "./offers.js";
import { UNKNOWN, viewOf } from "./types.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{kind: string, title: string, faces: string[]}} Spread */

// More kinds of cards than this lie close together.
const MANY = 10;
const CRAMMED = 28;

/**
 * What is laid out now; null: nothing.
 * @param {Scene} scene
 * @param {boolean} open  whether the viewer looks through the discard pile
 * @returns {Spread | null}
 */
export function spreadOf(scene, open) {
  const { river, looked } = viewOf(scene);
  if (river.length) return { kind: "river", title: scene.spell.face("river"), faces: river };
  const known = looked.filter((face) => face !== UNKNOWN);
  if (known.length) return { kind: "map", title: scene.spell.face("map"), faces: known };
  return asked(scene) ?? (open && !isCrowded(scene) ? discarded(scene) : null);
}

/**
 * The cards of a question: a hand under binoculars, or the discard pile under a pickaxe.
 * @param {Scene} scene
 * @returns {Spread | null}
 */
function asked(scene) {
  const { stage, hands, picked_player } = viewOf(scene);
  if (!scene.legal.some((move) => move.startsWith("take "))) return null;
  if (stage === "pickaxe-prize") return discarded(scene);
  if (stage !== "binoculars-take" || picked_player === null) return null;
  const title = scene.say("web-board-hand", { player: scene.names[picked_player] ?? "" });
  return { kind: "hand", title, faces: hands[picked_player] ?? [] };
}

/**
 * The discard pile, the newest card first.
 * @param {Scene} scene
 * @returns {Spread}
 */
function discarded(scene) {
  const faces = [...viewOf(scene).discard].reverse();
  return { kind: "discard", title: scene.say("web-board-discard"), faces };
}

/**
 * Whether the others' mines are asked about: nothing may lie over them.
 * @param {Scene} scene
 */
export function isCrowded(scene) {
  return grownMine(scene) !== null || scene.legal.some((move) => move.startsWith("player "));
}

/** @param {number} kinds */
function densityOf(kinds) {
  if (kinds > CRAMMED) return "is-many is-crammed";
  return kinds > MANY ? "is-many" : "";
}

/**
 * @param {Scene} scene
 * @param {Spread} spread
 * @param {(() => void) | null} close  for what the viewer has opened
 */
export function spreadPart(scene, { kind, title, faces }, close) {
  const alike = Object.entries(tally(faces));
  return html`<section class="digup-spread is-${kind} ${densityOf(alike.length)}" aria-label=${title}>
    <header class="digup-spread-head"><h2 class="digup-spread-title">${title}</h2>
      ${close ? html`<button type="button" class="digup-spread-close" @click=${close}>${scene.say("web-table-close")}</button>` : nothing}</header>
    <div class="digup-spread-cards" role="group" aria-label=${title} data-spot="spread" ${rovingGrid(scene)}>
      ${repeat(
        alike,
        ([face]) => face,
        ([face, count]) => countedCard(scene, face, count, spreadMove(scene, face)),
      )}
      ${faces.length ? nothing : html`<p class="digup-spread-empty">${scene.say("digup-board-empty")}</p>`}
    </div>
  </section>`;
}
