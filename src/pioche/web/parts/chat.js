/** What people say to each other: apart from the log. */

import { say } from "../js/words.js";
import { html, nothing, ref, repeat } from "../vendor/lit.js";

/** @typedef {import("../js/types.js").ChatLine} ChatLine */

const LONGEST = 500;

/** @param {Element | undefined} list */
function toEnd(list) {
  queueMicrotask(() => {
    if (list) list.scrollTop = list.scrollHeight;
  });
}

/**
 * @param {ChatLine[]} lines
 * @param {((text: string) => Promise<unknown>) | null} send  none: one may only read
 */
export function chat(lines, send) {
  return html`
    <div class="chat">
      ${
        lines.length
          ? html`<div class="chat-lines" role="log" aria-label=${say("web-table-chat")} tabindex="0" ${ref((list) => toEnd(list))}>
            <ol>
              ${repeat(lines, (line) => line.number, chatLine)}
            </ol>
          </div>`
          : html`<p class="hint">${say("web-table-chat-empty")}</p>`
      }
      ${send ? chatForm(send) : html`<p class="hint">${say("web-table-chat-watch")}</p>`}
    </div>
  `;
}

/** @param {ChatLine} line */
function chatLine({ name, text, key }) {
  if (key) return html`<li class="chat-told">${say(key)}</li>`;
  return html`<li><strong class="chat-name">${name}</strong> <span>${text}</span></li>`;
}

/** @param {(text: string) => Promise<unknown>} send */
function chatForm(send) {
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement | null} */ (
      /** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem("text")
    );
    const text = field?.value.trim();
    if (field && text && (await send(text))) field.value = "";
  };
  return html`<form class="chat-form" @submit=${submit}>
    <label class="quiet" for="chat-text">${say("web-table-chat-say")}</label>
    <input id="chat-text" name="text" type="text" maxlength=${LONGEST} autocomplete="off" placeholder=${say("web-table-chat-say")} />
    <button type="submit" class="button">${say("web-table-chat-send")}</button>
  </form>`;
}

/**
 * How many lines wait to be read, beside the name of the panel.
 * @param {number} count
 */
export function unread(count) {
  if (!count) return nothing;
  return html` <span class="badge" aria-label=${say("web-table-unread", { count })}>${count}</span>`;
}
