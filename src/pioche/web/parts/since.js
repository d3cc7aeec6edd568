/** What happened since one's own last decision: who did something and one sentence in the strip; opened, all of it. */

import { portrait } from "../art/portraits.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { dialog } from "./dialog.js";
import { isHeading, isHeadline, isLogged } from "./event-salience.js";
import { log } from "./log.js";
import { logGroups } from "./log-groups.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").GameEvent} GameEvent */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("./seat-connection.js").SeatConnection} SeatConnection */

const MOST_FACES = 4;

/**
 * One line of the strip: it opens the rest.
 * @param {Scene} scene
 * @param {SeatConnection} connection
 * @param {TableInfo} info
 * @param {() => void} open
 */
export function sinceLine(scene, connection, info, open) {
  const told = toldSince(scene, connection);
  if (!told.length) return nothing;
  const headline = told.find((event) => isHeadline(scene.game, event, scene.seat));
  const others = told.findLast((event) => event.seat !== scene.seat);
  const text = scene.spell.event(headline ?? others ?? told[told.length - 1]);
  return html`<button type="button" class="since" aria-haspopup="dialog" title=${title(scene)} @click=${open}>
    <span class="since-line ${headline ? "headline" : ""}">
      ${faces(scene, info, told)}<span class="quiet">${say("web-since-said", { title: title(scene) })}</span>
      <span class="since-text">${text}</span><span class="since-more" aria-hidden="true">${told.length > 1 ? `+${told.length - 1}` : ""} ›</span>
    </span>
  </button>`;
}

/**
 * Whose turn it is, the board tells.
 * @param {Scene} scene
 * @param {SeatConnection} connection
 */
function toldSince({ game }, { events, firstNew }) {
  return events.slice(firstNew).filter((event) => isLogged(game, event) && !isHeading(game, event));
}

/**
 * The others who did something, the last of them last.
 * @param {Scene} scene
 * @param {TableInfo} info
 * @param {readonly GameEvent[]} told
 */
function faces(scene, info, told) {
  const seats = told
    .map((event) => event.seat)
    .filter((seat) => seat != null && seat !== scene.seat);
  const last = seats.filter((seat, place) => seats.lastIndexOf(seat) === place).slice(-MOST_FACES);
  return last.map((seat) =>
    portrait(seat, scene.names[seat] ?? "", info.seats[seat]?.player !== "human"),
  );
}

/** @param {Scene} scene */
function title(scene) {
  return say(scene.seat === null ? "web-since-watching" : "web-since");
}

/**
 * All of it, turn by turn.
 * @param {Scene} scene
 * @param {SeatConnection} connection
 * @param {() => void} closed
 */
export function sinceSheet(scene, connection, closed) {
  const { events, firstNew } = connection;
  const body = html`<div class="since-sheet">${log(logGroups(scene, events, firstNew, firstNew))}</div>`;
  return dialog({ title: title(scene), body, kind: "is-drawer is-since", closed });
}
