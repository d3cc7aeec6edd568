/** Several people at one device: whose turn it is to look, and the curtain between them. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */

export class SharedDevice {
  /** @param {SeatConnection[]} connections  one for each seat of this browser; a spectator's otherwise */
  constructor(connections) {
    this.connections = connections;
    /** Who looks at the screen. @type {SeatConnection | null} */
    this.viewer = connections.length === 1 ? connections[0] : null;
    /** Whether that person has made room for the others: then nothing secret is shown. */
    this.away = this.viewer === null;
  }

  get shared() {
    return this.connections.length > 1;
  }

  /** The news of the viewer, or of any connection behind the curtain. */
  get news() {
    return (
      this.viewer?.news ?? this.connections.find((connection) => connection.news)?.news ?? null
    );
  }

  get over() {
    return this.news?.table.phase === "over";
  }

  /** The one of this device who must choose next: who looks first, then round the table. */
  get asked() {
    const news = this.news;
    if (!news || this.over) return null;
    const { waiting, seats } = news.table;
    const start = this.viewer?.seat ?? 0;
    const order = seats.map((_, place) => (start + place) % seats.length);
    const seat = order.find(
      (one) =>
        waiting.includes(one) && this.connections.some((connection) => connection.seat === one),
    );
    return this.connections.find((connection) => connection.seat === seat) ?? null;
  }

  get waitsElsewhere() {
    return this.shared && this.asked !== null && this.asked !== this.viewer;
  }

  /** Whether the viewer may still see what came of the last move before passing the device on. */
  get lingers() {
    return this.waitsElsewhere && !this.away && !this.lastMoveHidden;
  }

  /** Whether the last move revealed nothing: it may be undone freely, or is a secret answer that may still change. */
  get lastMoveHidden() {
    const { seat, news } = this.viewer ?? {};
    const mayChange = Boolean(news?.legal?.length) && !news?.table.waiting.includes(seat ?? -1);
    return news?.undo === "free" || mayChange;
  }

  get curtain() {
    return this.shared && this.away && !this.over;
  }

  /** Called after any news: lowers the curtain where needed. It stays down until a player raises it. */
  update() {
    if (this.waitsElsewhere && !this.lingers) this.away = true;
    if (this.over && !this.viewer) this.sit(this.connections[0]);
  }

  /** The viewer has seen enough. */
  hideTable() {
    this.away = true;
  }

  /** @param {SeatConnection} connection */
  sit(connection) {
    this.viewer = connection;
    this.away = false;
  }
}

/** @param {TableSession} session */
export function curtain(session) {
  const { device, names } = session;
  const next = device.asked;
  return html`
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="curtain-folds" aria-hidden="true"></div>
      <div class="curtain-paper">
        <h2 id="curtain-title" tabindex="-1">${curtainTitle(session)}</h2>
        ${
          next
            ? html`<p>${say("web-table-curtain-alone", { name: nameOf(names, next) })}</p>
              <button type="button" class="button main" id="raise" @click=${() => session.sit(next)}>
                ${say("web-table-curtain-ready", { name: nameOf(names, next) })}
              </button>`
            : viewerButtons(session)
        }
        ${takeBack(session)}
      </div>
    </section>
  `;
}

/** @param {TableSession} session */
function curtainTitle({ device, names, info }) {
  const next = device.asked;
  if (!next)
    return say("terminal-waiting", {
      names: listed((info?.waiting ?? []).map((seat) => names[seat])),
    });
  // A page that is opened anew has no viewer either, but its game may have gone on.
  const key = device.viewer || device.news?.steps ? "terminal-curtain" : "terminal-curtain-first";
  return say(key, { name: nameOf(names, next) });
}

/** Without a question any player of this device may look at their own view. @param {TableSession} session */
function viewerButtons(session) {
  return html`<div class="buttons">
    ${session.connections.map(
      (
        connection,
      ) => html`<button type="button" class="button" @click=${() => session.sit(connection)}>
        ${say("web-table-curtain-look", { name: nameOf(session.names, connection) })}
      </button>`,
    )}
  </div>`;
}

/** A button to undo the last choice freely. @param {TableSession} session */
function takeBack(session) {
  const { viewer } = session.device;
  if (viewer?.news?.undo !== "free") return nothing;
  return html`<button type="button" class="button" @click=${() => session.undo()}>
    ${say("web-table-curtain-undo", { name: nameOf(session.names, viewer) })}
  </button>`;
}

/** @param {string[]} names @param {SeatConnection} connection */
function nameOf(names, connection) {
  return connection.seat === null ? "" : names[connection.seat];
}
