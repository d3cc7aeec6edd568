/** The players as a row of chips: face, public points, who is thinking. Each opens a sheet about its player. */

import { chest } from "../art/camp.js";
import { portrait } from "../art/portraits.js";
import { calledName } from "../boards/scene.js";
import { linesAbout } from "../js/lines.js";
import { botTemper, isBot } from "../js/spell.js";
import { say } from "../js/words.js";
import { classMap, html, nothing } from "../vendor/lit.js";
import { dialog } from "./dialog.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { SeatInfo, TableInfo } from "../js/types.js" */

/** @param {TableInfo} info @param {Scene} scene @param {Board} board @param {(seat: number) => void} open */
export function chips(info, scene, board, open) {
  const count = info.seats.length;
  const order = info.seats.map((_, place) => ((scene.seat ?? 0) + place) % count);
  return html`<ul class=${classMap({ chips: true, "is-many": count > 4 })} data-count=${count} aria-label=${say("web-table-seats")}>
    ${order.map((seat) => html`<li>${chip(info, scene, board, seat, open)}</li>`)}
  </ul>`;
}

/** @param {TableInfo} info @param {Scene} scene @param {Board} board @param {number} seat @param {(seat: number) => void} open */
function chip(info, scene, board, seat, open) {
  const who = info.seats[seat];
  const away = awayState(who);
  const own = seat === scene.seat;
  const thinks = isThinking(scene, seat) && !own;
  const kind = { chip: true, "is-asked": thinks, "is-away": isAway(who), "is-own": own };
  return html`<button type="button" class=${classMap(kind)} aria-haspopup="dialog" @click=${() => open(seat)}>
    <span class="chip-face" data-spot=${`seat-${seat}`}>${face(scene, seat)}</span>
    <span class="chip-words">
      <span class="chip-name"><span class="chip-called">${calledName(scene, seat)}</span></span>
      ${isBot(who) ? html`<span class="chip-temper">${botTemper(who.player, seat)}</span>` : nothing}
      <span class="chip-state">${away}${thinks && !away ? html`<span aria-hidden="true">${say("web-table-thinking")}</span>` : nothing}</span>
    </span>
    ${figurePart(scene.uncounted ?? scene, board, seat)}
    ${thinks ? html`<span class="chip-thinks" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
  </button>`;
}

/** The same face as on the board. @param {Scene} scene @param {number} seat */
function face({ bots }, seat) {
  return portrait(seat, bots?.[seat] ?? false);
}

/** @param {Scene} scene @param {Board} board @param {number} seat */
function figurePart(scene, { standing }, seat) {
  if (!standing) return pointsPart(scene, seat);
  return html`<span class="chip-points">${standing(scene, seat)}</span>`;
}

/** A sum below zero with the sign that boards write. @param {string} text */
function withMinus(text) {
  return text.replace(/^-/, "−");
}

/** The figure alone is shown where there is little room; its unit is always said. @param {Scene} scene @param {number} seat */
function pointsPart({ view, over }, seat) {
  const points = Array.isArray(view?.scores) ? view.scores[seat] : null;
  // Closed until the final count has come to it.
  if (over && points === null) return html`<span class="chip-points">${chest(false)}</span>`;
  if (typeof points !== "number") return nothing;
  const words = withMinus(say("web-table-points", { points }));
  return html`<span class="chip-points"><span class="chip-figure" aria-hidden="true">${withMinus(`${points}`)}</span><span class="chip-unit">${words}</span></span>`;
}

/** @param {Scene} scene @param {number} seat */
function isThinking({ over, waiting }, seat) {
  return !over && waiting.includes(seat);
}

/** @param {SeatInfo} who */
function isAway(who) {
  return who.player === "human" && !who.present;
}

/**
 * The note on a player: who plays for them, that they are away, or that all wait for them.
 * @param {TableInfo} info
 * @param {Scene} scene
 * @param {number} seat
 */
function seatState(info, scene, seat) {
  const away = awayState(info.seats[seat]);
  return away || (isThinking(scene, seat) ? say("web-table-thinking") : "");
}

/** @param {SeatInfo} who */
function awayState(who) {
  if (who.played_by) return say("web-table-played-by");
  return isAway(who) ? say("web-table-away") : "";
}

/**
 * All that the view says about one player.
 * @param {TableInfo} info
 * @param {Scene} scene
 * @param {Board} board
 * @param {number} seat
 * @param {unknown} actions  what one may do about them
 * @param {() => void} closed
 */
export function playerSheet(info, scene, board, seat, actions, closed) {
  const lines = linesAbout(scene.description, seat);
  const body = html`<div class="player-sheet">
    ${face(scene, seat)}
    <div>
      <p class="player-points">${pointsPart(scene.uncounted ?? scene, seat)} ${temperTag(info.seats[seat], seat)} <span>${seatState(info, scene, seat)}</span> ${info.host === seat ? html`<span class="tag">${say("web-host")}</span>` : nothing}</p>
      <ul class="player-lines">
        ${lines.map((line) => html`<li>${scene.spell.line(line)}</li>`)}
      </ul>
      ${board.holdings?.(scene, seat) ?? nothing} ${actions}
    </div>
  </div>`;
  return dialog({ title: calledName(scene, seat), body, kind: "is-drawer", closed });
}

/** @param {SeatInfo} who @param {number} seat */
function temperTag(who, seat) {
  return isBot(who) ? html`<span class="tag">${botTemper(who.player, seat)}</span>` : nothing;
}
