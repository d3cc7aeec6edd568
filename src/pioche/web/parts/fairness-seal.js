/** The seal of fairness: the record of a finished game, checked by this browser itself, and what that proves. */

import * as api from "../js/api.js";
import { verify } from "../js/fairness.js";
import { keptPlay } from "../js/kept-play.js";
import * as storage from "../js/storage.js";
import { site } from "../js/transport.js";
import { say } from "../js/words.js";
import { html, nothing, svg } from "../vendor/lit.js";

/** @import { Verdict } from "../js/fairness.js" */

// How the text of a closed table begins that is no record: its game can no longer be replayed, so nothing of it can be checked.
export const NO_RECORD = '{"pioche_closed":';

/** Fetches the record once and checks it. */
export class RecordCheck {
  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    this.asked = false;
    /** @type {string | null} */
    this.record = null;
    /** @type {Verdict | null} */
    this.verdict = null;
    this.failed = false;
  }

  /** Ask for the record, unless that was done already. */
  async begin() {
    if (this.asked) return;
    this.asked = true;
    try {
      this.record = await api.record(this.table, storage.ownKey(this.table));
      if (!this.record.startsWith(NO_RECORD)) this.verdict = verify(this.record, known(this.table));
    } catch {
      this.failed = true;
    }
    this.changed();
  }

  again() {
    this.asked = false;
    this.failed = false;
    void this.begin();
  }
}

/**
 * What this browser knows from before and during the game: the server's commitment, its own seeds, chain heads, its own moves.
 * @param {string} table
 */
function known(table) {
  const mine = storage.table(table);
  const seats = mine?.seats ?? [];
  const seeds = Object.fromEntries(seats.map(({ seat, seed }) => [seat, seed]));
  const shown = seats.filter((own) => own.shown).map(({ seat }) => seat);
  const seen = { seeds, shown, ...keptPlay(table) };
  return mine?.commitment ? { ...seen, commitment: mine.commitment } : seen;
}

/** @param {RecordCheck} check */
export function fairnessSeal(check) {
  const { verdict, failed } = check;
  if (failed) {
    return html`<p class="notice bad">
      <span>${say("web-table-seal-failed")}</span>
      <button type="button" class="button" @click=${() => check.again()}>${say("web-table-again")}</button>
    </p>`;
  }
  if (check.record?.startsWith(NO_RECORD)) return nothing;
  if (!verdict) return html`<p class="hint">${say("web-table-seal-checking")}</p>`;
  return html`<section class="seal ${verdict.ok ? "is-whole" : "is-broken"}" aria-labelledby="seal-title">
    ${wax(verdict.ok)}
    <div class="seal-words">
      <h3 id="seal-title">${verdict.ok ? say("web-table-seal-whole") : say("web-table-seal-broken")}</h3>
      <p>${verdict.ok ? proved(verdict) : whyBroken(verdict)}</p>
      ${verdict.ok ? details(verdict, check.table) : nothing} ${explanation(verdict, check.table)} ${ownCheck(check)}
    </div>
  </section>`;
}

/** The name of a downloaded record. @param {string} game @param {string} table */
export function recordName(game, table) {
  return `${game}-${table.slice(0, 8)}.pioche`;
}

/**
 * The command that checks the downloaded record by the rules, with the last fingerprint that this browser kept itself: without
 * one, a forged game under the same seeds would pass.
 * @param {RecordCheck} check
 */
function ownCheck({ record, table }) {
  const head = keptPlay(table).heads.at(-1);
  if (!record || !head) return nothing;
  const { game } = JSON.parse(record.slice(0, record.indexOf("\n")));
  const command = `pioche verify ${recordName(game, table)} --head ${head}`;
  return html`<details>
    <summary>${say("web-table-seal-command")}</summary>
    <p><code class="seal-head">${command}</code></p>
    <button type="button" class="button" @click=${() => void copyCommand(command)}>${say("web-table-copy-command")}</button>
  </details>`;
}

/** Where the browser does not let us, the command can still be selected. @param {string} command */
async function copyCommand(command) {
  await navigator.clipboard?.writeText(command).catch(() => {});
}

/** @param {Verdict} verdict */
function proved({ shuffles, dice, seeds }) {
  return say("web-table-seal-proved", { shuffles, dice, seeds });
}

/** Seeds that came late or not at all; and what one who was not there cannot know. @param {Verdict} verdict @param {string} table */
function details({ late, unshown }, table) {
  const sentences = [
    ...(storage.ownKey(table) ? [] : [say("web-table-seal-stranger")]),
    ...late.map((seat) => say("web-fair-own-late", { number: seat + 1 })),
    ...unshown.map((name) => say("web-fair-unshown", { name })),
  ];
  return sentences.map((sentence) => html`<p>${sentence}</p>`);
}

/** @param {Verdict} verdict */
function whyBroken({ trouble }) {
  return trouble ? say(trouble.key, trouble.arguments) : nothing;
}

/** @param {Verdict} verdict @param {string} table */
function explanation({ ok, lastHead, heads }, table) {
  const chain = lastHead ? say("web-table-seal-heads", { heads }) : say("web-table-seal-no-chain");
  return html`<details>
    <summary>${say("web-table-seal-how")}</summary>
    ${ok ? html`<p>${chain}</p>` : nothing}
    <ol>
      <li>${say("web-table-seal-step-promise")}</li>
      <li>${say("web-table-seal-step-seats")}</li>
      <li>${say("web-table-seal-step-master")}</li>
      <li>${say("web-table-seal-step-chain")}</li>
      <li>${say("web-table-seal-step-check")}</li>
    </ol>
    ${lastHead ? html`<p>${say("web-table-seal-last-head")} <code class="seal-head">${lastHead}</code></p>` : nothing}
    <p>${say(playedHere(table) ? "tab-seal-limits" : "web-table-seal-limits")}</p>
  </details>`;
}

/** Whether this device held all cards; the record of a game may come from a server. @param {string} table */
const playedHere = (table) => Boolean(site && storage.ownKey(table));

/** A drop of sealing wax with the sign of the house; a broken one is split. @param {boolean} whole */
function wax(whole) {
  const split = svg`<path class="seal-split" d="M33 4 27 19l9 9-7 12 6 20" />`;
  return html`<svg class="seal-wax" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path
      class="seal-drop"
      d="M32 3c6 0 8 4 13 6s10 4 12 10-1 9 1 14-2 11-7 14-5 9-11 12-9 0-14 1-11-3-14-8 0-9-3-14-6-8-4-15 8-6 11-11 10-9 16-9z"
    ></path>
    <circle class="seal-ring" cx="32" cy="32" r="18"></circle>
    <path
      class="seal-icon"
      d="M20 25c8-4 18-2 25 8-6-5-10-6.500-14-7L22.500 44.500a2 2 0 0 1-3.500-2L28 25.600c-2-.9-5-1.100-8-.6z"
    ></path>
    ${whole ? nothing : split}
  </svg>`;
}
