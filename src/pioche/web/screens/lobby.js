/** Before the game: the link to share, the seats that fill, and the host's start. */

import { emblem } from "../boards/index.js";
import { inviteImage, inviteLink } from "../js/api.js";
import { refusalNotice } from "../js/async-value.js";
import { gameName } from "../js/game-summary.js";
import { usualBot } from "../js/open-table.js";
import { botTitle, isBot } from "../js/spell.js";
import { say } from "../js/words.js";
import { voteAbout, voteState } from "../parts/player-actions.js";
import { html, live, nothing } from "../vendor/lit.js";
import { drawCommitment } from "./commitment.js";
import { drawTableRules, seatRow } from "./seat-list.js";

/** @typedef {import("./join.js").JoinScreen} JoinScreen */
/** @typedef {import("../js/types.js").TableInfo} TableInfo */
/** @typedef {import("../js/types.js").GameInfo} GameInfo */

/**
 * @param {JoinScreen} screen
 * @param {TableInfo} info
 * @param {GameInfo} game
 */
export function drawLobby(screen, info, game) {
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
            ${info.seats.map((_, number) => html`<li>${drawSeat(screen, info, game, number)}</li>`)}
          </ol>
          ${drawTableRules(info, game)} ${refusalNotice(screen.refusal, screen.names)} ${startOrWait(screen, open)} ${drawCommitment(info.commitment)}
        </section>
        ${drawInvite(screen)}
      </div>
    </div>
  `;
}

/**
 * @param {JoinScreen} screen
 * @param {number} open
 */
function startOrWait(screen, open) {
  if (!screen.host && open) {
    const key = screen.info?.host_away ? "web-host-away" : "web-lobby-host-starts";
    return html`<p class="notice">${say(key)}</p>`;
  }
  return html`
    <div class="lobby-start">
      <button type="button" class="button main big" ?disabled=${screen.busy} @click=${() => screen.start()}>
        ${say("web-start")}
      </button>
      ${open ? html`<p class="hint">${say("web-start-bots", { open })}</p>` : nothing}
    </div>
  `;
}

/**
 * @param {JoinScreen} screen
 * @param {TableInfo} info
 * @param {GameInfo} game
 * @param {number} number
 */
function drawSeat(screen, info, game, number) {
  const seat = info.seats[number];
  const mine = screen.mine.some((own) => own.seat === number);
  const controls = html`
    ${seat.player === "open" ? hereButton(screen, number) : nothing} ${mine ? leaveButton(screen, number) : nothing}
    ${screen.host && !mine ? hostControls(screen, game, info, number) : nothing}
    ${mayBeHost(screen, info, number) ? makeHostButton(screen, info, number) : nothing}
  `;
  return seatRow(seat, number, screen.names[number], {
    mine,
    host: info.host === number,
    controls,
  });
}

/**
 * Whether whoever looks may make that person the host, or vote for it.
 * @param {JoinScreen} screen
 * @param {TableInfo} info
 * @param {number} number
 */
function mayBeHost(screen, info, number) {
  if (info.seats[number].player !== "human" || info.host === number) return false;
  const mine = screen.mine.some((own) => own.seat === number);
  return screen.host ? !mine : info.host_away && screen.mine.length > 0;
}

/** @param {JoinScreen} screen @param {TableInfo} info @param {number} number */
function makeHostButton(screen, info, number) {
  const key = screen.host ? "web-host-make" : "web-host-vote";
  const { voted, count } = voteState(voteAbout(info, "host", number), screen.mine[0]?.seat ?? null);
  return html`<button
    type="button"
    class="button small"
    ?disabled=${screen.busy || voted}
    aria-label=${[say(key, { name: screen.names[number] }), count].filter(Boolean).join(", ")}
    @click=${() => screen.passHost(number)}
  >
    ${count || say(screen.host ? "web-host-make-short" : "web-host-vote-short")}
  </button>`;
}

/** Somebody else at this device. @param {JoinScreen} screen @param {number} number */
function hereButton(screen, number) {
  const first = screen.mine.length === 0;
  const nickname =
    first && screen.nickname ? screen.nickname : say("seat-number", { number: number + 1 });
  return html`<button
    type="button"
    class="button small"
    ?disabled=${screen.busy}
    aria-label=${say(first ? "web-sit-seat" : "web-sit-here-seat", { number: number + 1 })}
    @click=${() => screen.sit(nickname, number)}
  >
    ${say(first ? "web-sit" : "web-sit-here")}
  </button>`;
}

/** @param {JoinScreen} screen @param {number} number */
function leaveButton(screen, number) {
  return html`<button
    type="button"
    class="button small"
    ?disabled=${screen.busy}
    aria-label=${say("web-stand-up-seat", { number: number + 1 })}
    @click=${() => screen.leave(number)}
  >
    ${say("web-stand-up")}
  </button>`;
}

/**
 * @param {JoinScreen} screen
 * @param {GameInfo} game
 * @param {TableInfo} info
 * @param {number} number
 */
function hostControls(screen, game, info, number) {
  const seat = info.seats[number];
  if (!isBot(seat) && seat.player !== "open") {
    return html`<button
      type="button"
      class="button small"
      ?disabled=${screen.busy}
      aria-label=${say("web-clear-seat-of", { name: screen.names[number] })}
      @click=${() => screen.asHost({ type: "open-seat", seat: number })}
    >
      ${say("web-clear-seat")}
    </button>`;
  }
  const choose = (/** @type {Event} */ event) => {
    const player = /** @type {HTMLSelectElement} */ (event.target).value;
    void screen.asHost(
      player === "open"
        ? { type: "open-seat", seat: number }
        : { type: "seat-bot", seat: number, bot: player },
    );
  };
  return html`<select
    class="place-player"
    aria-label=${say("web-seat-player", { number: number + 1 })}
    ?disabled=${screen.busy}
    .value=${live(seat.player)}
    @change=${choose}
  >
    <option value="open" ?selected=${seat.player === "open"}>${say("web-player-friend")}</option>
    ${botsInTurn(game, number).map(
      (bot) =>
        html`<option value=${bot} ?selected=${seat.player === bot}>${say("web-player-bot", { bot: botTitle(bot) })}</option>`,
    )}
  </select>`;
}

/** The bots of a game, the usual one of the seat first. @param {GameInfo} game @param {number} seat */
function botsInTurn(game, seat) {
  const usual = usualBot(game, seat);
  return [usual, ...game.bots.filter((bot) => bot !== usual)];
}

/** @param {JoinScreen} screen */
function drawInvite(screen) {
  const link = inviteLink(screen.table);
  return html`
    <section class="sheet invite" aria-labelledby="invite">
      <h2 id="invite">${say("web-invite")}</h2>
      <p>${say("web-invite-help")}</p>
      <div class="field">
        <label for="invite-link">${say("web-invite-link")}</label>
        <input id="invite-link" readonly .value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
      </div>
      <div class="buttons">
        <button type="button" class="button main" @click=${() => screen.copy()}>${say(screen.copied ? "web-copied" : "web-copy")}</button>
        ${
          "share" in navigator
            ? html`<button type="button" class="button" @click=${() => share(link)}>${say("web-share")}</button>`
            : nothing
        }
      </div>
      <p class="quiet" role="status">${screen.copied ? say("web-copied") : ""}</p>
      <img class="qr" src=${inviteImage(screen.table)} alt=${say("web-invite-qr")} width="200" height="200" />
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
