/** In the menu of a table: sounds on or off, and the wish to be told while one looks elsewhere. */

import { allowNotifications, notificationState } from "../js/notifications.js";
import { preferences, savePreferences } from "../js/storage.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

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
