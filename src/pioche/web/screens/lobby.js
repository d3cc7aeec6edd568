/** A table that has not started: its seats, the invitation of a newcomer, the lobby of those who have a seat. */

import { portrait } from "../art/portraits.js";
import { cover, emblem, gameName, gameSummary } from "../boards/index.js";
import { inviteImage, inviteLink } from "../js/api.js";
import { refusalNotice } from "../js/async-value.js";
import { chair, lock } from "../js/icons.js";
import { usualBot } from "../js/open-table.js";
import { linkTo } from "../js/router.js";
import { botTemper, isBot, levelText } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { nicknameField, offeredBots } from "../parts/fields.js";
import { voteAbout, voteState } from "../parts/player-actions.js";
import { html, live, nothing } from "../vendor/lit.js";
import { flagField, optionName, valueName } from "./options.js";

/** @import { GameInfo, SeatInfo, TableInfo } from "../js/types.js" */
/** @import { JoinScreen } from "./join.js" */

const SHORT = 12;
// Where the code is shown from the start: beside the seats rather than above them.
const ROOMY = "(min-width: 48rem) and (min-height: 36rem)";

/** @param {string} commitment */
function drawCommitment(commitment) {
  return html`
    <details class="commitment">
      <summary>${lock()}<span>${say("web-promise")}</span> <code>${commitment.slice(0, SHORT)}…</code></summary>
      <p>${say("web-promise-help")}</p>
      <p><code class="digest">${commitment}</code></p>
    </details>
  `;
}

/**
 * @param {GameInfo} game
 * @param {SeatInfo} seat
 * @param {number} number
 * @param {string} name
 * @param {{mine?: boolean, host?: boolean, controls?: unknown}} [more]
 */
function seatRow(
  game,
  seat,
  number,
  name,
  { mine = false, host = false, controls = nothing } = {},
) {
  const open = seat.player === "open";
  return html`
    <div class="seat-row seat-${number + 1} ${open ? "is-open" : ""}">
      <span class="seat-badge">${open ? chair() : portrait(number, isBot(seat))}</span>
      <span class="seat-words">
        <strong>${open ? say("web-seat-free") : name}${mine ? html` <span class="tag">${say("web-you")}</span>` : nothing}${host ? html` <span class="tag">${say("web-host")}</span>` : nothing}</strong>
        <span class="hint">${state(game, seat, number)}</span>
      </span>
      ${controls === nothing ? nothing : html`<span class="seat-controls">${controls}</span>`}
    </div>
  `;
}

/** @param {GameInfo} game @param {SeatInfo} seat @param {number} number */
function state(game, seat, number) {
  if (seat.player === "open") return say("web-seat-waits");
  if (isBot(seat)) {
    const temper = say("web-seat-bot", { temper: botTemper(seat.player, number) });
    return [temper, levelText(game, seat.player)].filter(Boolean).join(" · ");
  }
  return say(seat.present ? "web-seat-present" : "web-seat-away");
}

/**
 * The options that differ from the usual ones, and the rules of the table.
 * @param {TableInfo} info
 * @param {GameInfo} game
 */
function drawTableRules(info, game) {
  const changed = game.options.filter(
    (option) => (info.options[option.name] ?? option.default) !== option.default,
  );
  const lines = changed.map((option) =>
    say("terminal-field", {
      name: optionName(game.game, option.name),
      value: valueName(game.game, option.name, info.options[option.name]),
    }),
  );
  if (info.turn_seconds) lines.push(say("web-clock-line", { seconds: info.turn_seconds }));
  if (!info.odds) lines.push(say("web-no-odds"));
  if (info.values) lines.push(say("values-shown-here"));
  if (!info.watch) lines.push(say("web-no-watch"));
  if (!lines.length) return nothing;
  return html`<ul class="rules-of-table">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** @param {JoinScreen} screen @param {TableInfo} info @param {GameInfo} game */
export function drawInvitation(screen, info, game) {
  const { game: id } = game;
  return html`
    <div class="invitation with-poster">
      <section class="poster">
        ${cover(id)}
        <div class="poster-emblem">${emblem(id)}</div>
        <div>
          <p class="overline">${say("web-invited")}</p>
          <h1>${gameName(id)}</h1>
          ${gameSummary(game)}
          <p>${say(`${id}-pitch`)} <a href=${linkTo(`/rules/${id}`)}>${say("web-rules-of", { game: gameName(id) })}</a></p>
        </div>
      </section>
      <div class="columns">
        <section class="sheet">${form(screen, info, game)}</section>
        <section class="sheet">
          <h2>${say("web-who-is-there")}</h2>
          <ol class="seated">
            ${info.seats.map((seat, number) => html`<li>${seatRow(game, seat, number, screen.names[number])}</li>`)}
          </ol>
          ${drawTableRules(info, game)} ${drawCommitment(info.commitment)}
        </section>
      </div>
    </div>
  `;
}

/** @param {JoinScreen} screen @param {TableInfo} info @param {GameInfo} game */
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
  const typed = (/** @type {string} */ name) => {
    screen.nickname = name;
  };
  return html`
    <form @submit=${submit}>
      <h2>${say("web-take-seat")}</h2>
      ${nicknameField(screen.nickname, { typed })}
      ${free.length > 1 ? chooseSeat(screen, free) : nothing} ${flagFields(screen, game)} ${refusalNotice(screen.refusal)}
      <button class="button main big" ?disabled=${screen.busy}>${say("web-sit")}</button>
      ${info.watch ? html`<p class="hint aside">${say("web-watch-wait")}</p>` : nothing}
    </form>
  `;
}

/**
 * The options about each person, such as whether it is their first game.
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

/** @param {JoinScreen} screen @param {number[]} free */
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

/** @param {JoinScreen} screen @param {TableInfo} info @param {GameInfo} game */
export function drawLobby(screen, info, game) {
  const open = info.seats.filter((seat) => seat.player === "open").length;
  return html`
    <div class="lobby with-poster">
      <header class="poster">
        ${cover(game.game)}
        <div class="poster-emblem">${emblem(game.game)}</div>
        <div>
          <h1>${say("web-lobby-title", { game: gameName(game.game) })}</h1>
          <p role="status">${open ? say("web-lobby-open", { open }) : say("web-lobby-full")}</p>
        </div>
      </header>
      <div class="columns">
        ${open ? drawInvite(screen) : nothing}
        <section class="sheet" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">${say("web-seats")}</h2>
          <ol class="seated">
            ${info.seats.map((_, number) => html`<li>${drawSeat(screen, info, game, number)}</li>`)}
          </ol>
          ${drawTableRules(info, game)} ${refusalNotice(screen.refusal, screen.names)} ${startOrWait(screen, open)} ${drawCommitment(info.commitment)}
        </section>
        ${open ? nothing : drawInvite(screen)}
      </div>
    </div>
  `;
}

/** @param {JoinScreen} screen @param {number} open */
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

/** @param {JoinScreen} screen @param {TableInfo} info @param {GameInfo} game @param {number} number */
function drawSeat(screen, info, game, number) {
  const seat = info.seats[number];
  const mine = screen.mine.some((own) => own.seat === number);
  const controls = html`
    ${seat.player === "open" ? hereButton(screen, number) : nothing} ${mine ? leaveButton(screen, number) : nothing}
    ${screen.host && !mine ? hostControls(screen, game, info, number) : nothing}
    ${mayBeHost(screen, info, number) ? makeHostButton(screen, info, number) : nothing}
  `;
  return seatRow(game, seat, number, screen.names[number], {
    mine,
    host: info.host === number,
    controls,
  });
}

/**
 * Whether the viewer may make that player the host, or vote for it.
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

/** Another player at this device. @param {JoinScreen} screen @param {number} number */
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

/** @param {JoinScreen} screen @param {GameInfo} game @param {TableInfo} info @param {number} number */
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
      ([bot, label]) =>
        html`<option value=${bot} ?selected=${seat.player === bot}>${say("web-player-bot", { bot: label })}</option>`,
    )}
  </select>`;
}

/** The bots of a game, the usual one of the seat first. @param {GameInfo} game @param {number} seat */
function botsInTurn(game, seat) {
  const usual = usualBot(game, seat);
  const offered = offeredBots(game);
  return [...offered.filter(([bot]) => bot === usual), ...offered.filter(([bot]) => bot !== usual)];
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
      <details class="qr-fold" ?open=${matchMedia(ROOMY).matches}>
        <summary>${say("web-invite-show-qr")}</summary>
        <img class="qr" src=${inviteImage(screen.table)} alt=${say("web-invite-qr")} width="200" height="200" />
      </details>
      ${isLocal() ? html`<p class="hint">${say("web-invite-local")}</p>` : nothing}
    </section>
  `;
}

/** @param {string} link */
async function share(link) {
  try {
    await navigator.share({ title: say("web-house"), url: link });
  } catch {
    // Cancelling the share sheet is no error.
  }
}

/** Whether the link leads to this machine alone. */
function isLocal() {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
