/** What a link shows to whoever follows it: the game, who is there, what the house has promised, and a free seat. */

import { emblem } from "../art/emblems.js";
import { facts, gameName } from "../js/facts.js";
import { notice } from "../js/loading.js";
import * as memory from "../js/memory.js";
import { LONGEST_NAME } from "../js/seating.js";
import { say } from "../js/words.js";
import { html, live, nothing } from "../vendor/lit.js";
import { drawPromise } from "./promise.js";
import { drawTableRules, seatRow } from "./seatlist.js";

/** @typedef {import("./join.js").Gate} Gate */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */

/**
 * @param {Gate} gate
 * @param {TableInfo} info
 * @param {GameInfo} game
 */
export function drawInvitation(gate, info, game) {
  const { game: id } = game;
  return html`
    <div class="invitation game-${id}">
      <section class="new-head">
        <div class="new-emblem">${emblem(id)}</div>
        <div>
          <p class="overline">${say("web-invited")}</p>
          <h1>${gameName(id)}</h1>
          ${facts(game)}
          <p>${say(`${id}-pitch`)} <a href="/rules/${id}">${say("web-rules-of", { game: gameName(id) })}</a></p>
        </div>
      </section>
      <div class="columns">
        <section class="sheet">${form(gate, info)}</section>
        <section class="sheet">
          <h2>${say("web-who-is-there")}</h2>
          <ol class="seated">
            ${info.seats.map((seat, number) => html`<li>${seatRow(seat, number, gate.names[number])}</li>`)}
          </ol>
          ${drawTableRules(info, game)} ${drawPromise(info.commitment)}
        </section>
      </div>
    </div>
  `;
}

/**
 * @param {Gate} gate
 * @param {TableInfo} info
 */
function form(gate, info) {
  const free = info.seats.flatMap((seat, number) => (seat.player === "open" ? [number] : []));
  if (!free.length) {
    return html`<h2>${say("web-join-full")}</h2>
      <p>${say(info.watch ? "web-join-full-watch" : "web-join-full-help")}</p>
      ${notice(gate.refusal)}`;
  }
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const nickname = gate.nickname.trim() || say("web-nickname-default");
    memory.prefer({ nickname: gate.nickname.trim() });
    void gate.sit(nickname, gate.wantedSeat);
  };
  const typed = (/** @type {Event} */ event) => {
    gate.nickname = /** @type {HTMLInputElement} */ (event.target).value;
  };
  return html`
    <form @submit=${submit}>
      <h2>${say("web-take-seat")}</h2>
      <div class="field">
        <label for="nickname">${say("web-nickname")}</label>
        <input
          id="nickname"
          maxlength=${LONGEST_NAME}
          autocomplete="nickname"
          placeholder=${say("web-nickname-default")}
          .value=${live(gate.nickname)}
          @input=${typed}
        />
      </div>
      ${free.length > 1 ? chooseSeat(gate, free) : nothing} ${notice(gate.refusal)}
      <button class="button main big" ?disabled=${gate.busy}>${say("web-sit")}</button>
      ${info.watch ? html`<p class="hint aside">${say("web-watch-wait")}</p>` : nothing}
    </form>
  `;
}

/**
 * @param {Gate} gate
 * @param {number[]} free
 */
function chooseSeat(gate, free) {
  const choose = (/** @type {number} */ seat) => {
    gate.wantedSeat = seat;
    gate.redraw();
  };
  const chosen =
    gate.wantedSeat !== null && free.includes(gate.wantedSeat) ? gate.wantedSeat : free[0];
  return html`
    <fieldset>
      <legend>${say("web-free-seats")}</legend>
      <div class="numbers">
        ${free.map(
          (seat) => html`<label class="number">
            <input type="radio" name="seat" value=${seat} .checked=${live(seat === chosen)} @change=${() => choose(seat)} />
            <span>${say("seat-number", { number: seat + 1 })}</span>
          </label>`,
        )}
      </div>
    </fieldset>
  `;
}
