/** Hints in the first real games: one sentence for the first question of each kind in this browser, placed where it covers no target. */

import { teacher } from "../art/portraits.js";
import * as storage from "../js/storage.js";
import { has, loadWords, say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { isAsked } from "./scene.js";

/** @import { Scene } from "../boards/scene.js" */

export class Coach {
  /** The hint that is shown, and to which question. */
  key = "";
  question = -1;
  /** Whether its words are here. @type {Promise<void> | null} */
  words = null;
  ready = false;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.redraw = redraw;
  }

  /**
   * @param {Scene | null} scene
   * @param {boolean} held  whether something that has happened is still shown
   */
  render(scene, held) {
    if (!scene || held || !isAsked(scene) || !scene.legal.length || !storage.preferences().coach)
      return nothing;
    this.follow(scene);
    return this.key ? this.bubble() : nothing;
  }

  /** A question stays with its hint; another one has its own, if it has not been given yet. @param {Scene} scene */
  follow(scene) {
    if (scene.view.question === this.question) return;
    const key = `coach-${scene.game.game}-${scene.view.stage}`;
    if (storage.coached().includes(key)) return this.begin("", scene);
    if (!this.ready) return this.load();
    this.begin(has(key) ? key : "", scene);
  }

  /** @param {string} key @param {Scene} scene */
  begin(key, scene) {
    this.key = key;
    this.question = scene.view.question;
    if (key) storage.noteCoached(key);
  }

  load() {
    this.key = "";
    this.words ??= loadWords("coach").then(() => {
      this.ready = true;
      this.redraw();
    });
  }

  bubble() {
    return html`<div class="coach" role="status">
      ${teacher()}
      <p>${say(this.key)}</p>
      <div class="coach-buttons">
        <button type="button" class="button" @click=${() => this.close()}>${say("coach-ok")}</button>
        <button type="button" class="button plain" title=${say("coach-off-help")} @click=${() => this.turnOff()}>${say("coach-off")}</button>
      </div>
    </div>`;
  }

  close() {
    this.key = "";
    this.redraw();
  }

  turnOff() {
    storage.savePreferences({ coach: false });
    this.close();
  }
}
