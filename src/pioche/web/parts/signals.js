/** Sounds, vibration and notifications of a table. All of it is also visible: on the board, in the log, in the status line, on the clock. */

import {
  allowNotifications,
  closeNotifications,
  notificationState,
  notify,
} from "../js/notifications.js";
import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { GameEvent, GameInfo } from "../js/types.js" */
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.seen = () => document.hidden || void closeNotifications(location.pathname);
    document.addEventListener("visibilitychange", this.seen);
  }

  close() {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
  }

  /**
   * Called after any news, and after a moment.
   * @param {() => boolean} held  whether the board still shows what has just happened
   */
  follow(held) {
    clearTimeout(this.timer);
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
    void notify({ title, body: say("signal-your-turn-at", { game }), path: location.pathname });
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
    savePreferences({ sound: !sound });
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
