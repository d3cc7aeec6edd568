/** What each move of whoever looks is worth, in the odds panel. It is fetched when that panel is first in sight at a table that allows it. */

import { spellRefusal } from "../js/spell.js";
import { loadStyleSheet } from "../js/style-sheets.js";
import { say } from "../js/words.js";
import { classMap, html, nothing, repeat } from "../vendor/lit.js";
import { MARGIN, spellValue, ValueRequest } from "./value-request.js";

/** @typedef {import("../boards/scene.js").Scene} Scene */
/** @typedef {import("../js/types.js").ValueOfMove} ValueOfMove */
/** @typedef {import("../js/types.js").Values} Values */
/** @typedef {import("./table-session.js").TableSession} TableSession */

// So many moves are shown, the best ones; the others on request.
const SHOWN = 8;

/** @param {TableSession} session */
export async function openMoveValues(session) {
  await loadStyleSheet("/web/css/later/values.css");
  return new MoveValues(session);
}

export class MoveValues {
  /** @param {TableSession} session */
  constructor(session) {
    this.session = session;
    this.request = new ValueRequest(session);
  }

  /** @param {boolean} inSight */
  follow(inSight) {
    this.request.follow(inSight);
  }

  /**
   * @param {Scene} scene
   * @param {boolean} inSight
   */
  render(scene, inSight) {
    this.follow(inSight);
    return html`<section class="values" aria-labelledby="values-title">
      <h3 class="odds-title" id="values-title">${say("values-title")}</h3>
      ${this.body(scene)}
    </section>`;
  }

  /** @param {Scene} scene */
  body(scene) {
    const { refusal, question, known } = this.request;
    if (refusal) return html`<p class="hint">${spellRefusal(refusal, this.session.names)}</p>`;
    if (question === null) return html`<p class="hint">${say("values-not-asked")}</p>`;
    return known ? valuesList(scene, known) : waitingList(scene);
  }
}

/**
 * @param {Scene} scene
 * @param {Values} values
 */
function valuesList(scene, { moves, tries, done }) {
  const shown = moves.length > SHOWN + 1 ? SHOWN : moves.length;
  const rest = moves.slice(shown);
  return html`
    ${rows(scene, moves.slice(0, shown), moves[0])}
    ${
      rest.length
        ? html`<details class="values-more">
            <summary>${say("values-more", { count: rest.length })}</summary>
            ${rows(scene, rest, moves[0])}
          </details>`
        : nothing
    }
    <p class="hint">${say("values-about", { tries })} ${done ? nothing : say("values-computing")}</p>
  `;
}

/**
 * @param {Scene} scene
 * @param {readonly ValueOfMove[]} moves
 * @param {ValueOfMove} best
 */
function rows(scene, moves, best) {
  return html`<ul class="values-moves">
    ${repeat(
      moves,
      ({ move }) => move,
      (value) => row(scene, value, value === best),
    )}
  </ul>`;
}

/**
 * @param {Scene} scene
 * @param {ValueOfMove} value
 * @param {boolean} best
 */
function row(scene, value, best) {
  const move = scene.spell.move(value.move);
  const { figures, worth } = spellValue(value);
  // Heard as one sentence, seen as a row.
  return html`<li class=${classMap({ value: true, "is-best": best })}>
    <span class="quiet">${say("values-line", { move, figures, worth })}</span>
    <span class="value-move"><span aria-hidden="true">${move} </span>${mark(best, value.close)}</span>
    <span class="value-share" aria-hidden="true">${figures}</span>
    ${bar(value.share, MARGIN * value.error)}
    <span class="value-points" aria-hidden="true">${worth}</span>
  </li>`;
}

/**
 * @param {boolean} best
 * @param {boolean} close
 */
function mark(best, close) {
  if (!best && !close) return nothing;
  return html`<span class="value-mark">${say(best ? "values-best" : "values-close")}</span>`;
}

/**
 * The share, and how far it may be off.
 * @param {number} share
 * @param {number} margin
 */
function bar(share, margin) {
  const from = 100 * Math.max(0, share - margin);
  const to = 100 * Math.min(1, share + margin);
  return html`<svg class="odds-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="odds-bar-back" width="100" height="6" rx="3"></rect>
    <rect class="odds-bar-full" width=${(100 * share).toFixed(1)} height="6" rx="3"></rect>
    <rect class="value-margin" x=${from.toFixed(1)} width=${(to - from).toFixed(1)} y="1.5" height="3"></rect>
  </svg>`;
}

/** The moves are known before their values: what is below does not jump. @param {Scene} scene */
function waitingList(scene) {
  return html`
    <ul class="values-moves">
      ${scene.legal.slice(0, SHOWN).map(
        (move) => html`<li class="value">
          <span class="value-move">${scene.spell.move(move)}</span>
          <span class="value-share" aria-hidden="true">…</span>
          ${bar(0, 0)}
          <span class="value-points" aria-hidden="true">…</span>
        </li>`,
      )}
    </ul>
    <p class="hint">${say("values-computing")}</p>
  `;
}
