/** Before the game: the link to share, the seats that fill, and the host's start. */

import { emblem } from "../art/emblems.js";
import { inviteImage, inviteLink } from "../js/api.js";
import { gameName } from "../js/facts.js";
import { notice } from "../js/loading.js";
import { usualBot } from "../js/seating.js";
import { isBot } from "../js/spell.js";
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
export function drawLobby(gate, info, game) {
  const open = info.seats.filter((seat) => seat.player === "open").length;
  return html`
    <div class="lobby game-${game.game}">
      <header class="lobby-head">
        <span class="lobby-emblem">${emblem(game.game)}</span>
        <div>
          <h1>${say("web-lobby-title", { game: gameName(game.game) })}</h1>
          <p role="status">${open ? say("web-lobby-open", { open }) : say("web-lobby-full")}</p>
        </div>
      </header>
      <div class="columns">
        <section class="sheet" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">${say("web-seats")}</h2>
          <ol class="seated">
            ${info.seats.map((_, number) => html`<li>${drawSeat(gate, info, game, number)}</li>`)}
          </ol>
          ${drawTableRules(info, game)} ${notice(gate.refusal, gate.names)} ${startOrWait(gate, open)} ${drawPromise(info.commitment)}
        </section>
        ${drawInvite(gate)}
      </div>
    </div>
  `;
}

/**
 * @param {Gate} gate
 * @param {number} open
 */
function startOrWait(gate, open) {
  if (!gate.host && open) return html`<p class="notice">${say("web-lobby-host-starts")}</p>`;
  return html`
    <div class="lobby-start">
      <button type="button" class="button main big" ?disabled=${gate.busy} @click=${() => gate.start()}>
        ${say("web-start")}
      </button>
      ${open ? html`<p class="hint">${say("web-start-bots", { open })}</p>` : nothing}
    </div>
  `;
}

/**
 * @param {Gate} gate
 * @param {TableInfo} info
 * @param {GameInfo} game
 * @param {number} number
 */
function drawSeat(gate, info, game, number) {
  const seat = info.seats[number];
  const mine = gate.mine.some((own) => own.seat === number);
  const controls = html`
    ${seat.player === "open" ? hereButton(gate, number) : nothing} ${mine ? leaveButton(gate, number) : nothing}
    ${gate.host && !mine ? hostControls(gate, game, info, number) : nothing}
  `;
  return seatRow(seat, number, gate.names[number], { mine, controls });
}

/** Somebody else at this device. @param {Gate} gate @param {number} number */
function hereButton(gate, number) {
  const first = gate.mine.length === 0;
  const nickname =
    first && gate.nickname ? gate.nickname : say("seat-number", { number: number + 1 });
  return html`<button
    type="button"
    class="button small"
    ?disabled=${gate.busy}
    aria-label=${say(first ? "web-sit-seat" : "web-sit-here-seat", { number: number + 1 })}
    @click=${() => gate.sit(nickname, number)}
  >
    ${say(first ? "web-sit" : "web-sit-here")}
  </button>`;
}

/** @param {Gate} gate @param {number} number */
function leaveButton(gate, number) {
  return html`<button
    type="button"
    class="button small"
    ?disabled=${gate.busy}
    aria-label=${say("web-stand-up-seat", { number: number + 1 })}
    @click=${() => gate.leave(number)}
  >
    ${say("web-stand-up")}
  </button>`;
}

/**
 * @param {Gate} gate
 * @param {GameInfo} game
 * @param {TableInfo} info
 * @param {number} number
 */
function hostControls(gate, game, info, number) {
  const seat = info.seats[number];
  if (!isBot(seat) && seat.player !== "open") {
    return html`<button
      type="button"
      class="button small"
      ?disabled=${gate.busy}
      aria-label=${say("web-clear-seat-of", { name: gate.names[number] })}
      @click=${() => gate.asHost({ type: "open-seat", seat: number })}
    >
      ${say("web-clear-seat")}
    </button>`;
  }
  const choose = (/** @type {Event} */ event) => {
    const player = /** @type {HTMLSelectElement} */ (event.target).value;
    void gate.asHost(
      player === "open"
        ? { type: "open-seat", seat: number }
        : { type: "seat-bot", seat: number, bot: player },
    );
  };
  return html`<select
    class="place-player"
    aria-label=${say("web-seat-player", { number: number + 1 })}
    ?disabled=${gate.busy}
    .value=${live(seat.player)}
    @change=${choose}
  >
    <option value="open" ?selected=${seat.player === "open"}>${say("web-player-friend")}</option>
    ${botsInTurn(game, number).map(
      (bot) =>
        html`<option value=${bot} ?selected=${seat.player === bot}>${say("web-player-bot", { bot: say(`bot-${bot}`) })}</option>`,
    )}
  </select>`;
}

/** The bots of a game, the usual one of the seat first. @param {GameInfo} game @param {number} seat */
function botsInTurn(game, seat) {
  const usual = usualBot(game, seat);
  return [usual, ...game.bots.filter((bot) => bot !== usual)];
}

/** @param {Gate} gate */
function drawInvite(gate) {
  const link = inviteLink(gate.table);
  return html`
    <section class="sheet invite" aria-labelledby="invite">
      <h2 id="invite">${say("web-invite")}</h2>
      <p>${say("web-invite-help")}</p>
      <div class="field">
        <label for="invite-link">${say("web-invite-link")}</label>
        <input id="invite-link" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      </div>
      <div class="buttons">
        <button type="button" class="button main" @click=${() => gate.copy()}>${say(gate.copied ? "web-copied" : "web-copy")}</button>
        ${
          "share" in navigator
            ? html`<button type="button" class="button" @click=${() => share(link)}>${say("web-share")}</button>`
            : nothing
        }
      </div>
      <p class="quiet" role="status">${gate.copied ? say("web-copied") : ""}</p>
      <img class="qr" src=${inviteImage(gate.table)} alt=${say("web-invite-qr")} width="200" height="200" />
      ${isLocal() ? html`<p class="hint">${say("web-invite-local")}</p>` : nothing}
    </section>
  `;
}

/** @param {string} link */
async function share(link) {
  try {
    await navigator.share({ title: say("web-house"), url: link });
  } catch {
    // Whoever closes the list of programs has changed their mind.
  }
}

/** Whether the link leads to this machine alone. */
function isLocal() {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
