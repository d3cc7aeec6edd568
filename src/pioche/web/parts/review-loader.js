/** Loads the review of a game: starts it on the server, polls until it is done, stops it on request. Decisions come as they are judged. */

import * as api from "../js/api.js";

/** @import { Decision, ReviewStatus } from "../js/types.js" */

const POLL_MS = 700;

export class ReviewLoader {
  /** @type {ReviewStatus | null} */
  status = null;
  /** The decisions judged so far, in the order in which they came. @type {Decision[]} */
  found = [];
  /** Why the last question was not answered. @type {unknown} */
  failure = null;
  /** Whether the reader has said stop. */
  halted = false;
  timer = 0;
  closed = false;
  /** How often the server was asked: an answer that another question has overtaken is of no use. */
  asked = 0;

  /** @param {string} table @param {string | null} key @param {() => void} changed */
  constructor(table, key, changed) {
    this.table = table;
    this.key = key;
    this.changed = changed;
  }

  get review() {
    return this.status?.review ?? null;
  }

  /** Begin, or go on. */
  begin() {
    this.halted = false;
    return this.ask("POST");
  }

  stop() {
    this.halted = true;
    return this.ask("DELETE");
  }

  /** @param {"POST" | "GET" | "DELETE"} method */
  async ask(method) {
    clearTimeout(this.timer);
    this.asked += 1;
    const number = this.asked;
    const { status, failure } = await this.answer(method);
    if (this.closed || number !== this.asked) return;
    this.status = status ?? this.status;
    if (status) this.found.push(...status.found);
    this.failure = failure;
    this.waitForMore();
    this.changed();
  }

  /** @param {"POST" | "GET" | "DELETE"} method @returns {Promise<{status: ReviewStatus | null, failure: unknown}>} */
  async answer(method) {
    try {
      const status = await api.review(this.table, this.key, method, this.found.length);
      return { status, failure: null };
    } catch (failure) {
      return { status: null, failure };
    }
  }

  /** Polls again; a review that the server stopped for lack of requests is started again. */
  waitForMore() {
    const { phase, trouble } = this.status ?? {};
    if (this.failure || this.halted || trouble || phase === "done") return;
    const method = phase === "running" ? "GET" : "POST";
    this.timer = setTimeout(() => this.ask(method), POLL_MS);
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
