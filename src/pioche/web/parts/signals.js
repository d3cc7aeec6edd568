/** Sounds, vibration and notifications of a table. All of it is also visible: on the board, in the log, in the status line, on the clock. */

import { speaker } from "../js/icons.js";
import {
  allowNotifications,
  closeNotifications,
  notificationState,
  notify,
} from "../js/notifications.js";
import { currentPath } from "../js/router.js";
import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { GameEvent, GameInfo } from "../js/types.js" */
/** @import { Scene } from "../boards/scene.js" */
/** @import { Ambience } from "../js/sounds.js" */
/** @import { TableSession } from "./table-session.js" */

// The most sounds at once.
const MOST = 3;
const LAST_SECONDS = 5;
const DRAWN_MS = 60;
/** How a phone shakes, in ms: on and off in turn. @type {Record<string, number[]>} */
const VIBRATIONS = { turn: [70, 60, 70], loss: [160] };

/**
 * The sounds of events: each once, in order.
 * @param {Pick<GameInfo, "sounds">} game
 * @param {readonly GameEvent[]} events
 * @returns {string[]}
 */
export function soundsOf(game, events) {
  const heard = events.flatMap(({ event }) => game.sounds[event] ?? []);
  return [...new Set(heard)].slice(0, MOST);
}

export class Signals {
  /** How many events have been signalled; none until the first news: what was before is no news. @type {number | null} */
  heard = null;
  /** Whether a player at this device has a question. */
  asked = false;
  over = false;
  /** Whether the place is heard. */
  surrounded = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /** Whether sounds have been offered at this table. */
  offered = false;

  /** @param {TableSession} session @param {() => Scene | null} [scene]  what the board shows */
  constructor(session, scene = () => null) {
    this.session = session;
    this.scene = scene;
    this.seen = () => document.hidden || void closeNotifications(currentPath());
    document.addEventListener("visibilitychange", this.seen);
  }

  close() {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
    if (this.offered) this.closeOffer();
    this.surround(null, 0);
  }

  /**
   * Called after any news, and after a moment.
   * @param {() => boolean} held  whether the board still shows what has just happened
   */
  follow(held) {
    clearTimeout(this.timer);
    if (this.offered && this.session.connection.choices) this.closeOffer();
    // A rival may answer sooner than the board is drawn: the turn between is one's next all the same.
    if (this.session.device.asked === null) this.asked = false;
    // The board knows once it has drawn the news.
    this.timer = setTimeout(() => this.signal(held()), DRAWN_MS);
  }

  /** @param {boolean} held */
  signal(held) {
    const { game, device, over } = this.session;
    // Several people at one device hear the same.
    const { news, events } = this.session.connections[0];
    if (!game || !news) return;
    const first = this.heard === null;
    const sounds = soundsOf(game, events.slice(this.heard ?? events.length));
    this.heard = events.length;
    const asked = device.asked !== null;
    if (!held && asked) {
      if (!this.asked && !first) this.tellTurn(sounds);
      this.asked = true;
    }
    if (!held && over && !this.over && !first) sounds.push(this.won ? "win" : "end");
    if (!held) this.over = over;
    this.play(sounds);
    this.feelPlace();
  }

  /** The air of the place, and a heartbeat as more is at stake for a player at this device. */
  feelPlace() {
    const { board, over } = this.session;
    const scene = this.scene();
    if (!preferences().sound || over || !board?.ambience) return this.surround(null, 0);
    const asked = scene && scene.seat !== null && scene.legal.length;
    this.surround(board.ambience, asked ? (scene.view.stake ?? 0) / 100 : 0);
  }

  /** @param {Ambience | null} ambience @param {number} stake  from 0 to 1 */
  surround(ambience, stake) {
    if (!ambience && !this.surrounded) return;
    this.surrounded = ambience !== null;
    const { volume } = preferences();
    void import("../js/sounds.js").then((sounds) =>
      sounds.setAtmosphere(ambience, { stake, volume }),
    );
  }

  /** Without an answer sounds stay off, and are not offered again. */
  closeOffer() {
    this.offered = false;
    savePreferences({ soundOffered: true });
  }

  /**
   * Before the first move of the first game: are sounds wanted? They stay off without an answer.
   * @param {() => void} changed
   */
  offer(changed) {
    const { sound, soundOffered } = preferences();
    const { over, connection } = this.session;
    const answered = sound || soundOffered || connection.choices > 0;
    if (answered || over || connection.seat === null) return nothing;
    this.offered = true;
    const answer = (/** @type {boolean} */ wanted) => () => {
      savePreferences({ sound: wanted, soundOffered: true });
      if (wanted) this.play(["turn"]);
      this.feelPlace();
      changed();
    };
    return html`<div class="sound-offer" role="group" aria-labelledby="sound-offer">
      ${speaker()}<span id="sound-offer">${say("signal-offer")}</span>
      <button type="button" class="button" @click=${answer(true)}>${say("signal-offer-yes")}</button>
      <button type="button" class="button" @click=${answer(false)}>${say("signal-offer-no")}</button>
    </div>`;
  }

  get won() {
    const { info, connections } = this.session;
    return connections.some(({ seat }) => seat !== null && info?.result?.winners.includes(seat));
  }

  /** @param {string[]} sounds  to which that of a turn is added */
  tellTurn(sounds) {
    sounds.push("turn");
    const game = say(`${this.session.game?.game}-name`);
    const title = say("signal-your-turn");
    void notify({ title, body: say("signal-your-turn-at", { game }), path: currentPath() });
  }

  /** The last seconds of one's own time. @param {number | null} seconds */
  tick(seconds) {
    if (this.asked && seconds !== null && seconds > 0 && seconds <= LAST_SECONDS)
      this.play(["tick"]);
  }

  /** @param {readonly string[]} names */
  play(names) {
    const { sound, volume, vibration } = preferences();
    if (!names.length) return;
    if (sound) void import("../js/sounds.js").then(({ playSounds }) => playSounds(names, volume));
    const pattern = names.flatMap((name) => VIBRATIONS[name] ?? []);
    if (vibration && pattern.length) navigator.vibrate?.(pattern);
  }
}

/** @param {() => void} changed */
export function signalButtons(changed) {
  const { sound } = preferences();
  const toggle = () => {
    savePreferences({ sound: !sound, soundOffered: true });
    changed();
  };
  const allow = () => void allowNotifications().then(changed);
  return html`<button type="button" class="button" @click=${toggle}>
      ${say(sound ? "signal-mute" : "signal-unmute")}
    </button>
    ${
      notificationState() === "ask"
        ? html`<button type="button" class="button" @click=${allow}>${say("signal-notify-ask")}</button>`
        : nothing
    }`;
}
