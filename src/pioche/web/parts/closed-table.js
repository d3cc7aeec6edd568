/** A closed table, to look at only: why it was closed, the result, seeds, moves, and whether it was fair. */

import { gameName } from "../boards/index.js";
import * as api from "../js/api.js";
import { download } from "../js/api.js";
import { asRefusal, refusalNotice } from "../js/async-value.js";
import { linkTo } from "../js/router.js";
import { playerNames } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { loadStyleSheet } from "../js/styles.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";
import { fairnessSeal, NO_RECORD, RecordCheck, recordName } from "./fairness-seal.js";

/** @import { Closing, TableInfo } from "../js/types.js" */

export class ClosedTable {
  /** @param {TableInfo} info @param {Closing} closed @param {() => void} redraw */
  constructor(info, closed, redraw) {
    this.info = info;
    this.closed = closed;
    this.redraw = redraw;
    this.names = playerNames(info.seats);
    /** @type {api.Refusal | null} */
    this.refusal = null;
    this.check = new RecordCheck(info.table, redraw);
    storage.noteOver(info.table);
    if (this.sat) void this.checkRecord();
  }

  /** Whether this browser had a seat: only then has the game been seen. */
  get sat() {
    return storage.ownKey(this.info.table) !== null;
  }

  async checkRecord() {
    await loadStyleSheet("/web/css/later/end.css");
    await this.check.begin();
  }

  async save() {
    const { game, table } = this.info;
    try {
      const text = await api.record(table, storage.ownKey(table));
      const plain = text.startsWith(NO_RECORD);
      const content = new Blob([text], { type: "application/jsonl" });
      download(content, plain ? `${game}-${table.slice(0, 8)}.jsonl` : recordName(game, table));
      this.refusal = null;
    } catch (error) {
      this.refusal = asRefusal(error);
    }
    this.redraw();
  }

  render() {
    const { closed } = this;
    const { game, phase } = this.info;
    const why = phase === "over" ? "over" : closed.reason;
    return html`<section class="message sheet closed-table">
      <h1>${say(phase === "over" ? "closed-title-over" : "closed-title")}</h1>
      <p>${say(`closed-${why}`, { game: gameName(game), version: closed.version })}</p>
      ${this.standings()}
      <div class="buttons">
        <button type="button" class="button" @click=${() => this.save()}>${say("closed-save")}</button>
        <a class="button main" href=${linkTo(`/new?game=${game}`)}>${say("closed-new")}</a>
      </div>
      ${refusalNotice(this.refusal)} ${this.sat ? html`<h2 class="quiet">${say("closed-checked")}</h2>${fairnessSeal(this.check)}` : nothing} ${this.seeds()}
    </section>`;
  }

  standings() {
    const standings = this.info.result?.standings ?? [];
    if (!standings.length) return nothing;
    return html`<ul>
      ${standings.map(({ seat, points }) => html`<li>${say("closed-points", { name: this.names[seat], points })}</li>`)}
    </ul>`;
  }

  seeds() {
    const { closed } = this;
    const shown = closed.seeds.map((seed, seat) => ({ seed, name: this.names[seat] }));
    return html`<details class="commitment">
      <summary>${say("closed-seeds")}</summary>
      <p>${say("closed-seeds-help")}</p>
      <dl>
        <dt>${say("closed-promise")}</dt>
        <dd><code>${this.info.commitment}</code></dd>
        <dt>${say("closed-house-seed")}</dt>
        <dd><code>${closed.house_seed}</code></dd>
        ${shown.map(({ seed, name }) => (seed ? html`<dt>${say("closed-seed-of", { name })}</dt><dd><code>${seed}</code></dd>` : nothing))}
      </dl>
    </details>`;
  }
}
