// A moment: what has just happened stays on the screen for a beat, or until a tap, before anything new is asked.

import { preferences } from "../js/storage.js";
import { html } from "../vendor/lit.js";

/** @import { Scene } from "./scene.js" */

// A second tap on the question before does not cut the moment short.
const LEAST = 500;

export class Moment {
  /** @param {HTMLElement & {requestUpdate: () => void}} host  the board; whoever surrounds it hears of each change by the event `moment` */
  constructor(host) {
    this.host = host;
    /** The table as it was when it happened, while that is shown. @type {Scene | null} */
    this.scene = null;
    this.began = 0;
    this.timer = 0;
  }

  get held() {
    return this.scene !== null;
  }

  /**
   * @param {Scene} scene  what is shown meanwhile; nothing can be played on it
   * @param {number} [share]  how much of the usual time it stays
   */
  begin(scene, share = 1) {
    this.scene = { ...scene, legal: [], waiting: [] };
    this.began = performance.now();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.end(), preferences().moment * share);
    this.tell();
  }

  /** A tap: go on, once there was time to look. */
  pass() {
    if (performance.now() - this.began >= LEAST) this.end();
  }

  end() {
    clearTimeout(this.timer);
    if (!this.held) return;
    this.scene = null;
    this.host.requestUpdate();
    this.tell();
  }

  /** After the drawing under way: whoever listens draws anew. */
  tell() {
    queueMicrotask(() => this.host.dispatchEvent(new CustomEvent("moment", { bubbles: true })));
  }
}

/**
 * The moment over the board: a tap anywhere goes on, and so does its button.
 * @param {Moment} moment
 * @param {string} kind
 * @param {unknown} content
 */
export function momentPart(moment, kind, content) {
  return html`<div class="moment moment-${kind}" @click=${() => moment.pass()}>
    <div class="moment-inner">${content}</div>
    <button type="button" class="moment-pass">${moment.scene?.say("web-board-moment-pass")}</button>
  </div>`;
}
