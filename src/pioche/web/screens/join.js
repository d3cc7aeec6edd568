/** A table by its link: the invitation for newcomers, the lobby for seated players, the game once it has begun. */

import { gameName } from "../boards/index.js";
import * as api from "../js/api.js";
import { asRefusal, errorMessage, loadingMessage } from "../js/async-value.js";
import { promiseOf } from "../js/fairness.js";
import { takeSeat } from "../js/open-table.js";
import { Connection } from "../js/socket.js";
import { playerNames } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { ClosedTable } from "../parts/closed-table.js";
import { tableHead, tableMessage } from "../parts/table-frame.js";
import { html } from "../vendor/lit.js";
import { drawInvitation, drawLobby } from "./lobby.js";

/** @import { Command, GameInfo, OpenScreen, Place, Screen, TableInfo } from "../js/types.js" */
/** @import { MySeat } from "../js/storage.js" */

const POLL_MS = 2000;

/** @type {OpenScreen} */
export function open(place, redraw) {
  const screen = new JoinScreen(place, redraw);
  return {
    title: () => screen.title(),
    render: () => screen.draw(),
    close: () => screen.close(),
    get bare() {
      return screen.inner?.bare ?? screen.dealing;
    },
  };
}

/** Everything before the first card, from where one sits. */
export class JoinScreen {
  /** @type {TableInfo | null} */
  info = null;
  /** @type {GameInfo | null} */
  game = null;
  /** What was refused last, beside the form. @type {api.Refusal | null} */
  refusal = null;
  /** Why there is nothing to show. @type {api.Refusal | null} */
  trouble = null;
  /** Where the table can only be looked at. @type {ClosedTable | null} */
  closedTable = null;
  /** The game itself, once it has begun. @type {Screen | null} */
  inner = null;
  /** One for each seat of this device. @type {Map<string, Connection>} */
  connections = new Map();
  /** Seats whose seeds are shown. @type {Set<string>} */
  shown = new Set();
  /** @type {number | null} */
  wantedSeat = null;
  /** Options that are true of the person who sits down here. @type {Set<string>} */
  flags = new Set();
  nickname = storage.preferences().nickname;
  busy = false;
  copied = false;
  closed = false;
  handedOver = false;
  /** Whether the cards are shuffled while one looks on. */
  revealed = false;
  timer = 0;

  /** @param {Place} place @param {() => void} redraw */
  constructor(place, redraw) {
    this.place = place;
    this.table = place.parts.table;
    this.redraw = redraw;
    void this.refresh();
  }

  get mine() {
    return storage.table(this.table)?.seats ?? [];
  }

  get host() {
    return storage.hostKey(this.table, this.info);
  }

  get names() {
    return this.info ? playerNames(this.info.seats) : [];
  }

  /** Request the state of the table; without a seat, repeatedly. */
  async refresh() {
    clearTimeout(this.timer);
    try {
      this.update(await api.tableInfo(this.table));
      if (this.info && !this.game) this.game = await api.game(this.info.game);
    } catch (error) {
      const refusal = asRefusal(error);
      if (!this.info || refusal.status === 404) this.trouble = refusal;
    }
    this.redraw();
    if (!this.closed && !this.trouble && !this.closedTable && !this.connections.size)
      this.timer = setTimeout(() => this.refresh(), POLL_MS);
  }

  /** @param {TableInfo} info */
  update(info) {
    if (this.closed || this.handedOver) return;
    this.info = info;
    if (info.closed) {
      this.closedTable = new ClosedTable(info, info.closed, this.redraw);
      this.closeConnections();
      return;
    }
    if (info.phase === "playing" || info.phase === "over") {
      void this.handOver();
      return;
    }
    this.connectSeats();
    this.rememberTable(info);
    if (info.phase === "revealing") {
      this.revealed = true;
      this.reveal(info);
    }
    this.redraw();
  }

  /** Remember the table for the list of one's games. @param {TableInfo} info */
  rememberTable(info) {
    const known = storage.table(this.table);
    const names = playerNames(info.seats);
    if (!known || (known.names.join("\n") === names.join("\n") && known.game)) return;
    storage.remember(this.table, { game: info.game, names });
  }

  /** A connection for every seat of this device, so that its players count as present. */
  connectSeats() {
    for (const own of this.mine) {
      const { key } = own;
      if (this.connections.has(key)) continue;
      const connection = new Connection(this.table, key, {
        onnews: ({ table }) =>
          isStillOurs(table, own)
            ? this.update(table)
            : this.drop(key, new api.Refusal({ key: "web-seat-cleared" })),
        onstatus: (_status, refusal) => refusal && this.drop(key, refusal),
      });
      this.connections.set(key, connection);
    }
  }

  /** A seat that is ours no longer. @param {string} key @param {api.Refusal} refusal */
  drop(key, refusal) {
    this.connections.get(key)?.close();
    this.connections.delete(key);
    storage.remember(this.table, { seats: this.mine.filter((seat) => seat.key !== key) });
    this.refusal = refusal;
    void this.refresh();
  }

  /** Show the seeds that our seats promised, once all promises are made. @param {TableInfo} info */
  reveal(info) {
    for (const { seat, key, seed } of this.mine) {
      if (this.shown.has(key) || !info.seats[seat]?.promise || info.seats[seat].revealed) continue;
      this.shown.add(key);
      this.connections
        .get(key)
        ?.command({ type: "reveal", seed })
        .catch(() => this.shown.delete(key));
    }
  }

  /** The game has begun: its own screen takes over. */
  async handOver() {
    this.handedOver = true;
    this.closeConnections();
    const { open: openTable } = await import("./table.js");
    if (this.closed) return;
    this.inner = openTable(this.place, this.redraw);
    this.redraw();
  }

  closeConnections() {
    clearTimeout(this.timer);
    for (const connection of this.connections.values()) connection.close();
    this.connections.clear();
  }

  close() {
    this.closed = true;
    this.closeConnections();
    this.inner?.close?.();
  }

  title() {
    if (this.inner) return this.inner.title();
    if (!this.info) return say("web-at-table");
    return say(this.mine.length || this.host ? "web-lobby-title" : "web-invitation-title", {
      game: gameName(this.info.game),
    });
  }

  /** Whether the first cards come next: the table is laid already. */
  get dealing() {
    return this.handedOver || this.info?.phase === "revealing";
  }

  draw() {
    if (this.inner && !this.inner.loading) return this.inner.render();
    if (this.closedTable) return this.closedTable.render();
    if (this.trouble) return errorMessage(this.trouble);
    const { info, game } = this;
    if (info && this.dealing) return dealingPart(info, this.revealed);
    if (!info || !game) return loadingMessage();
    return this.mine.length || this.host
      ? drawLobby(this, info, game)
      : drawInvitation(this, info, game);
  }

  /** Do something, and say so if it is refused. @param {() => Promise<unknown>} act */
  async attempt(act) {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.redraw();
    try {
      await act();
    } catch (error) {
      this.refusal = asRefusal(error);
    }
    this.busy = false;
    await this.refresh();
  }

  /** @param {string} nickname @param {number | null} seat @param {string[] | null} [flags] */
  sit(nickname, seat, flags = null) {
    return this.attempt(async () => {
      const { info } = this;
      if (info && !storage.table(this.table))
        storage.remember(this.table, { game: info.game, commitment: info.commitment });
      await takeSeat(this.table, nickname, seat, flags);
    });
  }

  /** Something that only the host may do. @param {Command} wanted */
  asHost(wanted) {
    const { host } = this;
    return host ? this.attempt(() => api.command(this.table, host, wanted)) : undefined;
  }

  /** Make a player the host: as the host, or by a vote while the host is away. @param {number} seat */
  passHost(seat) {
    const key = this.host ?? this.mine[0]?.key;
    return key
      ? this.attempt(() => api.command(this.table, key, { type: "pass-host", seat }))
      : undefined;
  }

  /** Any seated player may start a full table; the host may start earlier. */
  start() {
    const key = this.host ?? this.mine[0]?.key;
    return key ? this.attempt(() => api.command(this.table, key, { type: "start" })) : undefined;
  }

  /** Give a seat of this device back. @param {number} seat */
  leave(seat) {
    const own = this.mine.find((one) => one.seat === seat);
    if (!own) return undefined;
    return this.attempt(async () => {
      await api.command(this.table, own.key, { type: "leave" });
      this.connections.get(own.key)?.close();
      this.connections.delete(own.key);
      storage.remember(this.table, { seats: this.mine.filter((one) => one.key !== own.key) });
    });
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(api.inviteLink(this.table));
    } catch {
      // Not allowed here (plain http): the link stands selected, ready to be copied by hand.
      const field = document.getElementById("invite-link");
      if (field instanceof HTMLInputElement) field.select();
      this.copied = document.execCommand("copy");
      this.redraw();
      return;
    }
    this.copied = true;
    this.redraw();
  }
}

/** The table until it has its cards. @param {TableInfo} info @param {boolean} shuffled */
function dealingPart({ game }, shuffled) {
  const head = { title: gameName(game), back: "/", backLabel: say("web-table-home") };
  const words = say(shuffled ? "web-table-revealing" : "web-table-loading");
  return html`<div class="table-screen">${tableHead(head)} ${tableMessage(words, { waits: true })}</div>`;
}

/**
 * Whether a seat is still ours: the host may have cleared it for another player. Its promise identifies it.
 * @param {TableInfo} info
 * @param {MySeat} own
 */
function isStillOurs(info, own) {
  return info.phase !== "gathering" || info.seats[own.seat].promise === promiseOf(own.seed);
}
