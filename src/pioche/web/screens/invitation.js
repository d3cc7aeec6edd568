/** What a link shows to whoever follows it: the game, who is there, what the house has promised, and a free seat. */

import { emblem } from "../boards/index.js";
import { refusalNotice } from "../js/async-value.js";
import { gameName, gameSummary } from "../js/game-summary.js";
import { LONGEST_NAME } from "../js/open-table.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { html, live, nothing } from "../vendor/lit.js";
import { drawCommitment } from "./commitment.js";
import { flagField } from "./options.js";
import { drawTableRules, seatRow } from "./seat-list.js";

/** @typedef {import("./join.js").JoinScreen} JoinScreen */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */

/**
 * @param {JoinScreen} screen
 * @param {TableInfo} info
 * @param {GameInfo} game
 */
export function drawInvitation(screen, info, game) {
  const { game: id } = game;
  return html`
    <div class="invitation game-${id}">
      <section class="new-head">
        <div class="new-emblem">${emblem(id)}</div>
        <div>
          <p class="overline">${say("web-invited")}</p>
          <h1>${gameName(id)}</h1>
          ${gameSummary(game)}
          <p>${say(`${id}-pitch`)} <a href="/rules/${id}">${say("web-rules-of", { game: gameName(id) })}</a></p>
        </div>
      </section>
      <div class="columns">
        <section class="sheet">${form(screen, info, game)}</section>
        <section class="sheet">
          <h2>${say("web-who-is-there")}</h2>
          <ol class="seated">
            ${info.seats.map((seat, number) => html`<li>${seatRow(seat, number, screen.names[number])}</li>`)}
          </ol>
          ${drawTableRules(info, game)} ${drawCommitment(info.commitment)}
        </section>
      </div>
    </div>
  `;
}

/**
 * @param {JoinScreen} screen
 * @param {TableInfo} info
 * @param {GameInfo} game
 */
function form(screen, info, game) {
  const free = info.seats.flatMap((seat, number) => (seat.player === "open" ? [number] : []));
  if (!free.length) {
    return html`<h2>${say("web-join-full")}</h2>
      <p>${say(info.watch ? "web-join-full-watch" : "web-join-full-help")}</p>
      ${refusalNotice(screen.refusal)}`;
  }
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const nickname = screen.nickname.trim() || say("web-nickname-default");
    storage.savePreferences({ nickname: screen.nickname.trim() });
    void screen.sit(nickname, screen.wantedSeat, [...screen.flags]);
  };
  const typed = (/** @type {Event} */ event) => {
    screen.nickname = /** @type {HTMLInputElement} */ (event.target).value;
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
          .value=${live(screen.nickname)}
          @input=${typed}
        />
      </div>
      ${free.length > 1 ? chooseSeat(screen, free) : nothing} ${flagFields(screen, game)} ${refusalNotice(screen.refusal)}
      <button class="button main big" ?disabled=${screen.busy}>${say("web-sit")}</button>
      ${info.watch ? html`<p class="hint aside">${say("web-watch-wait")}</p>` : nothing}
    </form>
  `;
}

/**
 * What the game would like to know of each person: whether it is their first game, say.
 * @param {JoinScreen} screen
 * @param {GameInfo} game
 */
function flagFields(screen, game) {
  return game.options
    .filter((option) => option.kind === "some-seats")
    .map((option) =>
      flagField(game, option, screen.flags.has(option.name), (on) => {
        if (on) screen.flags.add(option.name);
        else screen.flags.delete(option.name);
        screen.redraw();
      }),
    );
}

/**
 * @param {JoinScreen} screen
 * @param {number[]} free
 */
function chooseSeat(screen, free) {
  const choose = (/** @type {number} */ seat) => {
    screen.wantedSeat = seat;
    screen.redraw();
  };
  const chosen =
    screen.wantedSeat !== null && free.includes(screen.wantedSeat) ? screen.wantedSeat : free[0];
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
