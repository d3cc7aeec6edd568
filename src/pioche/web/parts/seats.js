/** Who sits at the table: names, who is asked, who is away and who plays for whom, and the points that all may see. */

import { machine, person } from "../js/icons.js";
import { say } from "../js/words.js";
import { classMap, html, nothing } from "../vendor/lit.js";

/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../js/types.js").SeatInfo} SeatInfo */
/** @typedef {{info: TableInfo, names: string[], seat: number | null, view: Record<string, any> | null}} SeatsShown */

/** @param {SeatsShown} shown */
export function seats(shown) {
  return html`<ul class="seats" aria-label=${say("web-table-seats")}>
    ${shown.info.seats.map((info, seat) => oneSeat(shown, info, seat))}
  </ul>`;
}

/**
 * @param {SeatsShown} shown
 * @param {SeatInfo} who
 * @param {number} seat
 */
function oneSeat({ info, names, seat: own, view }, who, seat) {
  const asked = info.phase === "playing" && info.waiting.includes(seat);
  const away = who.player === "human" && !who.present;
  const points = Array.isArray(view?.scores) ? view.scores[seat] : null;
  const kind = { seat: true, "is-asked": asked, "is-away": away, "is-own": seat === own };
  return html`<li class=${classMap(kind)}>
    <span class="seat-icon" aria-hidden="true">${who.player === "human" ? person() : machine()}</span>
    <span class="seat-name">${names[seat]}${seat === own ? html` <span class="badge">${say("web-table-you")}</span>` : nothing}</span>
    <span class="seat-state">${seatState(who, asked)}</span>
    ${typeof points === "number" ? html`<span class="seat-points">${say("web-table-points", { points })}</span>` : nothing}
  </li>`;
}

/**
 * What is to be said of somebody: who plays for them, that they are away, or that all wait for them.
 * @param {SeatInfo} who
 * @param {boolean} asked
 */
function seatState(who, asked) {
  if (who.played_by) return say("web-table-played-by");
  if (who.player === "human" && !who.present) return say("web-table-away");
  return asked ? say("web-table-thinking") : "";
}
