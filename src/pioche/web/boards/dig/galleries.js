// The hill in profile: galleries from left to right, recruits on their cards, the places of the next gems.

import { glyph } from "../../art/glyphs.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { picture } from "./pictures.js";
import { doorway, moveButton, recruitFigure, rubble, still } from "./pieces.js";
import { endMove, entryMove, happenedIn, seatInMiddle, severalMoves, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Gallery, GalleryCard, Happenings } from "./view.js" */

/** @typedef {{open: boolean, toggle: () => void}} Sheet */

const FEWEST_ROWS = 2;

/** @param {Scene} scene @param {Happenings} happenings @param {Sheet} several */
export function galleries(scene, happenings, several) {
  const rows = shownRows(scene, happenings);
  const moves = severalMoves(scene);
  return html`<div class="dig-ground ${moves.length ? "has-several" : ""}" ${cssVars({ "--rows": Math.max(FEWEST_ROWS, rows.length) })}>
    <div class="dig-rows">${repeat(
      rows,
      (row) => row.number,
      (row) => galleryRow(scene, happenings, row),
    )}${rows.length ? nothing : html`<p class="dig-no-gallery">${scene.say("web-board-dig-no-gallery")}</p>`}</div>
    ${shaft(scene, moves, several)}
  </div>`;
}

/**
 * The galleries that there are, and those that have just fallen in or been emptied.
 * @param {Scene} scene
 * @param {Happenings} happenings
 */
function shownRows(scene, happenings) {
  const seat = seatInMiddle(scene);
  const all = viewOf(scene).galleries[seat].map((gallery, index) => ({
    number: index + 1,
    gallery,
    happened: happenedIn(happenings, seat, index + 1),
  }));
  return all.filter(({ gallery, happened }) => gallery.length || happened);
}

/**
 * @param {Scene} scene
 * @param {Happenings} happenings
 * @param {{number: number, gallery: Gallery, happened: string | null}} row
 */
function galleryRow(scene, happenings, { number, gallery, happened }) {
  const seat = seatInMiddle(scene);
  const touched = (/** @type {number} */ position) =>
    happenings.touched.has(`${seat}/${number}/${position}`);
  return html`<div class="dig-gallery ${happened ? `is-${happened}` : ""}" role="group" aria-label=${scene.say("web-board-gallery", { number })} ${rovingGrid(scene)}>
    ${entry(scene, number)}
    <div class="dig-tunnel">
      ${gallery.map((each, index) => tunnelCard(scene, each, index + 1, touched(index + 1)))}
      ${gallery.length ? ahead(scene, number, gallery) : rubble(happened === "collapse")}
    </div>
    ${strikeMark(happenings, seat, number)} ${end(scene, number)}
  </div>`;
}

/** @param {Scene} scene @param {number} number */
function entry(scene, number) {
  const move = entryMove(scene, number);
  const inside = html`${doorway()}<b class="dig-number">${number}</b>
    ${move ? html`<span class="dig-words">${scene.say("web-board-dig-close")}</span>` : nothing}`;
  if (move) return moveButton(scene, move, "dig-entry", inside);
  return html`<span class="dig-entry" aria-hidden="true"><span class="dig-inside">${inside}</span></span>`;
}

/** @param {Scene} scene @param {number} number */
function end(scene, number) {
  const move = endMove(scene, number);
  const word = move?.startsWith("dig") ? "web-board-dig-dig" : "web-board-dig-here";
  const inside = html`${glyph("pickaxe", "steel")}<span class="dig-words">${scene.say(word)}</span>`;
  return move
    ? moveButton(scene, move, "dig-end", inside)
    : html`<span class="dig-end" aria-hidden="true"></span>`;
}

/** @param {Scene} scene @param {GalleryCard} each @param {number} position @param {boolean} touched */
function tunnelCard(scene, each, position, touched) {
  const text = scene.say("dig-board-card", {
    position,
    face: scene.spell.face(each.face),
    recruit: each.recruit ? 1 : 0,
    gems: each.gems,
  });
  const gems = each.gems
    ? html`<span class="dig-gems">${glyph("gem", "violet")}${each.gems > 1 ? html`<b>${each.gems}</b>` : nothing}</span>`
    : nothing;
  return html`<span class="dig-slot ${each.recruit ? "has-recruit" : ""} ${touched ? "is-touched" : ""}">
    ${still("dig-card is-laid", each.face, text, html`${picture(each.face)}${gems}`)}
    ${each.recruit ? recruitFigure(seatInMiddle(scene)) : nothing}</span>`;
}

/**
 * The empty places up to the next gem.
 * @param {Scene} scene
 * @param {number} number
 * @param {Gallery} gallery
 */
function ahead(scene, number, gallery) {
  const gemsToCome = viewOf(scene).next_gems[seatInMiddle(scene)][number - 1];
  return gemsToCome.map((gems, step) => {
    const position = gallery.length + step + 1;
    const text = gems ? scene.say("web-board-dig-next-gem", { position }) : String(position);
    return html`<span class="dig-slot is-ahead ${gems ? "has-gem" : ""}" aria-hidden="true"><span class="dig-hollow" title=${text}>
      ${gems ? glyph("gem", "violet") : nothing}<small>${position}</small></span></span>`;
  });
}

/** The enemy, where it strikes. @param {Happenings} happenings @param {number} seat @param {number} gallery */
export function strikeMark({ strikes }, seat, gallery) {
  const strike = strikes.findLast((each) => each.seat === seat && each.gallery === gallery);
  return strike
    ? html`<span class="dig-strike" aria-hidden="true">${picture(strike.face)}</span>`
    : nothing;
}

/**
 * Digging in several galleries: in all of them by one button, any other choice behind the next.
 * @param {Scene} scene
 * @param {string[]} moves
 * @param {Sheet} several
 */
function shaft(scene, moves, { open, toggle }) {
  const [all, ...others] = moves;
  if (!all) return nothing;
  const label = scene.say("web-board-dig-several", { moves: others.length });
  const count = all.split("+").length;
  return html`<div class="dig-shaft">
    ${moveButton(scene, all, "dig-all", html`${glyph("pickaxe", "gold")}<b>×${count}</b>`)}
    ${
      others.length
        ? html`<button type="button" class="dig-some" aria-expanded=${open ? "true" : "false"} aria-controls="dig-several" data-opens="#dig-several" title=${label}
          @click=${toggle}><span class="quiet">${label}</span><span class="dig-inside" aria-hidden="true">1+2…<b class="dig-badge">${others.length}</b></span></button>`
        : nothing
    }
  </div>`;
}

/** Every other choice of several galleries. @param {Scene} scene @param {boolean} open */
export function severalSheet(scene, open) {
  const [, ...others] = severalMoves(scene);
  if (!others.length) return nothing;
  return html`<div id="dig-several" class="dig-sheet dig-several ${open ? "is-open" : ""}" role="group" aria-label=${scene.say("web-board-dig-several", { moves: others.length })}>
    ${repeat(
      others,
      (move) => move,
      (move) => moveButton(scene, move, "dig-choice", move.slice("dig ".length)),
    )}
  </div>`;
}
