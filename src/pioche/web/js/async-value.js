/** A value to be fetched before a screen is drawn: waiting, present, or refused. */

import { html } from "../vendor/lit.js";
import { Refusal } from "./api.js";
import { linkTo } from "./router.js";
import { spellRefusal } from "./spell.js";
import { say } from "./words.js";

/** @template T */
export class AsyncValue {
  /** @type {T | null} */
  value = null;
  /** @type {Refusal | null} */
  refusal = null;

  /** @param {Promise<T>} promise @param {() => void} redraw */
  constructor(promise, redraw) {
    promise
      .then((value) => {
        this.value = value;
      })
      .catch((error) => {
        this.refusal = asRefusal(error);
      })
      .finally(redraw);
  }

  /** What is drawn: the thing itself, or why it is not there. @param {(value: T) => unknown} draw */
  show(draw) {
    if (this.value !== null) return draw(this.value);
    return this.refusal ? errorMessage(this.refusal) : loadingMessage();
  }
}

/** @param {unknown} error */
export function asRefusal(error) {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal({ key: "web-fault" });
}

export function loadingMessage() {
  return html`<p class="waiting" role="status"><span class="waiting-lamp" aria-hidden="true"></span>${say("web-waiting")}</p>`;
}

/** @param {Refusal} refusal */
export function errorMessage(refusal) {
  return html`
    <section class="message">
      <h1>${say("web-trouble")}</h1>
      <p>${spellRefusal(refusal)}</p>
      <p><a class="button" href=${linkTo("/")}>${say("web-go-home")}</a></p>
    </section>
  `;
}

/** A refusal beside what it refuses. @param {Refusal | null} refusal @param {readonly string[]} [names] */
export function refusalNotice(refusal, names = []) {
  return html`<div role="alert">${refusal ? html`<p class="notice bad">${spellRefusal(refusal, names)}</p>` : ""}</div>`;
}
