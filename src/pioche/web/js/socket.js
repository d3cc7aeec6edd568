/**
 * One socket to one table. It says hello, hears the news, sends commands and gives each its answer. When the line drops it comes
 * back by itself, resumes from the last event heard, and sends again what was not answered, under the same id.
 */

import { newId, Refusal } from "./api.js";
import { NO_ANSWER, openSocket } from "./transport.js";

/** @import { ChatLine, Command, FromServer, GameEvent, News, Refused, Reply, Values } from "./types.js" */

/** @typedef {"connecting" | "open" | "lost" | "refused" | "closed"} Status */
/** @typedef {{message: object, attempts: number, resolve: (reply: Reply) => void, reject: (refusal: Refusal) => void}} Pending */

/**
 * @typedef {object} Listeners
 * @property {(news: News, events: readonly GameEvent[]) => void} onnews  `events` are all events of this seat
 * @property {(line: ChatLine) => void} [onchat]
 * @property {(values: Values) => void} [onvalues]
 * @property {(status: Status, refusal?: Refusal) => void} [onstatus]
 */

const FIRST_WAIT_MS = 400;
// The server hands the table over: another one has it within a moment.
const HANDED_OVER = 1012;
const HAND_OVER_WAIT_MS = 50;
const LONGEST_WAIT_MS = 8000;
// After this silence the connection is probed.
const IDLE_MS = 15000;
const PING_TIMEOUT_MS = 8000;
// The first failure may be over at once.
const SHOWN_LOST_AFTER = 1;
// How often a command is repeated on a new connection after a failed store or a change of server.
const NOT_STORED = "server-store";
const MOST_ATTEMPTS = 5;
// Asking again will not help.
const FINAL_REFUSALS = ["server-key", "server-no-watching", "server-no-table"];

export class Connection {
  /**
   * @param {string} table
   * @param {string | null} key  whose seat; none: a spectator
   * @param {Listeners} listeners
   * @param {{head: string, proof: string}} [last]  kept from before a reload
   */
  constructor(table, key, listeners, last = { head: "", proof: "" }) {
    this.table = table;
    this.key = key;
    this.listeners = listeners;
    /** @type {Status} */
    this.status = "connecting";
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    /** All events of this seat. @type {GameEvent[]} */
    this.events = [];
    this.chat = 0;
    /** The last head and its proof: the server closes a table that has lost them. */
    this.head = last.head;
    this.proof = last.proof;
    this.failures = 0;
    /** @type {import("./transport.js").Line | null} */
    this.socket = null;
    this.timer = 0;
    this.heartbeat = 0;
    this.wake = () => this.reconnectNow();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = openSocket(`/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    socket.onopen = () => this.onOpen();
    socket.onmessage = (message) => {
      if (socket === this.socket) this.receive(JSON.parse(message.data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.socket) this.onClose(code);
    };
  }

  onOpen() {
    this.sendHello();
    for (const { message } of this.pending.values()) this.send(message);
    this.restartHeartbeat();
  }

  sendHello() {
    const events = this.events.length;
    const hello = { type: "hello", key: this.key, events, chat: this.chat, describe: true };
    this.send(this.proof ? { ...hello, head: this.head, proof: this.proof } : hello);
  }

  /** @param {object} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Have something done. The promise is kept when the server has answered, however often the line drops meanwhile.
   * @param {Command} wanted
   * @returns {Promise<Reply>}
   */
  command(wanted) {
    const id = newId();
    const message = { ...wanted, id };
    return new Promise((resolve, reject) => {
      if (this.status === "closed") {
        reject(new Refusal({ key: NO_ANSWER }));
        return;
      }
      this.pending.set(id, { message, attempts: 1, resolve, reject });
      this.send(message);
    });
  }

  /** @param {FromServer} message */
  receive(message) {
    this.restartHeartbeat();
    if (message.type === "news") this.receiveNews(message);
    else if (message.type === "chat") this.receiveChat(message);
    else if (message.type === "values") this.listeners.onvalues?.(message);
    else if (message.type === "probe")
      this.send({ type: "echo", id: newId(), probe: message.probe });
    else this.receiveAnswer(message);
  }

  /** @param {News} news */
  receiveNews(news) {
    this.failures = 0;
    this.setStatus("open");
    this.head = news.head ?? "";
    this.proof = news.proof ?? "";
    const events = this.events.slice(0, news.first);
    if (events.length < news.first) {
      this.events = []; // something was missed: ask for everything
      this.sendHello();
      return;
    }
    events.push(...news.fresh);
    this.events = events;
    this.listeners.onnews(news, events);
  }

  /** @param {ChatLine} line */
  receiveChat(line) {
    if (line.number < this.chat) return;
    this.chat = line.number + 1;
    this.listeners.onchat?.(line);
  }

  /** @param {Reply | Refused} answer */
  receiveAnswer(answer) {
    const waiting = answer.id === null ? undefined : this.pending.get(answer.id);
    if (waiting && answer.type === "refused" && answer.key === NOT_STORED) {
      if (this.askAgain(waiting)) return;
    }
    if (answer.id !== null) this.pending.delete(answer.id);
    if (answer.type !== "refused") {
      waiting?.resolve(answer);
      return;
    }
    if (answer.news) this.receiveNews(answer.news);
    const refusal = new Refusal(answer);
    if (waiting) waiting.reject(refusal);
    else if (answer.id === null) this.helloRefused(refusal);
  }

  /** The same again under the same id, when the line is back: the server closes it anyway. @param {Pending} waiting */
  askAgain(waiting) {
    waiting.attempts += 1;
    if (waiting.attempts > MOST_ATTEMPTS) return false;
    this.socket?.close();
    return true;
  }

  /** The greeting was refused: for good where the key is wrong or watching is forbidden, else for now. @param {Refusal} refusal */
  helloRefused(refusal) {
    if (FINAL_REFUSALS.includes(refusal.key)) this.setStatus("refused", refusal);
    this.socket?.close();
  }

  /** Start the wait for the next sign of life. */
  restartHeartbeat() {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.ping(), IDLE_MS);
  }

  ping() {
    this.send({ type: "ping", id: newId() });
    this.heartbeat = setTimeout(() => this.socket?.close(), PING_TIMEOUT_MS);
  }

  /** @param {number} code */
  onClose(code) {
    clearTimeout(this.heartbeat);
    this.socket = null;
    if (this.status === "closed" || this.status === "refused") return;
    this.failures += 1;
    const handedOver = code === HANDED_OVER && this.failures === 1;
    const shown = this.failures > SHOWN_LOST_AFTER || this.status === "open";
    if (shown && !handedOver) this.setStatus("lost");
    this.timer = setTimeout(() => this.connect(), this.waitMs(handedOver));
  }

  /** @param {boolean} handedOver */
  waitMs(handedOver) {
    const longer = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.failures - 1));
    return (handedOver ? HAND_OVER_WAIT_MS : longer) * (0.75 + Math.random() / 2);
  }

  /** The line may be back: do not wait any longer. */
  reconnectNow() {
    if (this.socket === null && this.status === "lost" && document.visibilityState === "visible")
      this.connect();
  }

  /** @param {Status} status @param {Refusal} [refusal] */
  setStatus(status, refusal) {
    if (this.status === status && !refusal) return;
    this.status = status;
    this.listeners.onstatus?.(status, refusal);
  }

  close() {
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.setStatus("closed");
    this.socket?.close();
    this.socket = null;
    for (const { reject } of this.pending.values()) reject(new Refusal({ key: NO_ANSWER }));
    this.pending.clear();
  }
}
