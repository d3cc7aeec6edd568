// The crates: one's own large, those of the others small, from which one steals by a tap.

import { seatColour } from "../../art/camp.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { picture } from "./pictures.js";
import { spot } from "./pieces.js";
import { GEMS, viewOf } from "./view.js";

/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { Act } from "./pieces.js" */
/** @import { Player } from "./view.js" */

/** @typedef {GameEvent | null} Theft  the last one, while it is marked */

/**
 * One pile of a crate; a button where it can be robbed.
 * @param {Scene} scene
 * @param {Player} player
 * @param {string} gem
 * @param {Act} act
 * @param {Theft} theft
 */
function pile(scene, player, gem, act, theft) {
  const count = player.crate[gem] ?? 0;
  const worth = player.worth[gem] ?? 0;
  const label = scene.say("web-board-digger-pile", { face: scene.spell.face(gem), count, worth });
  const body = html`<span class="pile-stack" ${cssVars({ "--height": count })}>${picture(gem)}</span><b>${count}</b><span class="pile-worth">×${worth}</span>`;
  const robbed = theft?.other === player.seat && theft.face === gem;
  const kind = `pile ${count ? "" : "is-gone"} ${robbed ? "is-robbed" : ""}`;
  return spot(
    scene,
    { kind, face: gem, move: `steal ${gem} ${player.seat + 1}`, label, body },
    act,
  );
}

/** A player's part in this turn. @param {Scene} scene @param {Player} player */
function role(scene, player) {
  const { digger, master, glass } = viewOf(scene);
  if (digger === player.seat) return scene.say("web-board-digger-digs");
  return glass && master === player.seat ? scene.say("web-board-digger-master") : "";
}

/**
 * @param {Scene} scene
 * @param {Player} player
 * @param {boolean} own  shown large
 * @param {Act} act
 * @param {Theft} theft
 */
function crate(scene, player, own, act, theft) {
  const name = scene.names[player.seat] ?? "";
  const part = role(scene, player);
  const digs = viewOf(scene).digger === player.seat;
  const thief = theft?.seat === player.seat;
  return html`<section class="crate ${own ? "is-own" : "is-rival"} ${digs ? "has-turn" : ""} ${thief ? "is-thief" : ""}" aria-label=${scene.say("web-board-digger-crate", { player: name })} ${cssVars({ "--seat": seatColour(player.seat) })}>
    <header class="crate-head">
      <h2 class="crate-name">${name}</h2>${part ? html`<span class="crate-role">${part}</span>` : nothing}
      <b class="crate-points">${scene.say("web-board-points", { points: player.points })}</b>
    </header>
    <div class="crate-piles" role="group" aria-label=${scene.say("web-board-digger-crate", { player: name })} ${rovingGrid(scene)}>
      ${GEMS.map((gem) => pile(scene, player, gem, act, theft))}
    </div>
  </section>`;
}

/** The one that is shown large: one's own; for those who watch, the digger's. @param {Scene} scene */
function largeSeat(scene) {
  return scene.seat ?? viewOf(scene).digger ?? 0;
}

/** @param {Scene} scene @param {Act} act @param {Theft} theft */
export function ownCrate(scene, act, theft) {
  const player = viewOf(scene).players[largeSeat(scene)];
  return player ? crate(scene, player, true, act, theft) : nothing;
}

/** @param {Scene} scene @param {Act} act @param {Theft} theft */
export function rivals(scene, act, theft) {
  const others = viewOf(scene).players.filter(({ seat }) => seat !== largeSeat(scene));
  return html`<div class="rivals" ${cssVars({ "--rivals": others.length })}>
    ${others.map((player) => crate(scene, player, false, act, theft))}
  </div>`;
}
