/** After a few games against bots: the level that would give an even game, as an offer. Nothing changes without a yes. */

import { suggestedLevel } from "../js/api.js";
import { chooseLevel } from "../js/open-table.js";
import { botDescription } from "../js/spell.js";
import { botGames } from "../js/statistics.js";
import * as storage from "../js/storage.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @import { SuggestedLevel } from "../js/types.js" */
/** @import { TableSession } from "./table-session.js" */

/** The games after which a level is suggested, and suggested again after a no. */
const GAMES = 3;

export class LevelOffer {
  /**
   * @param {TableSession} session
   * @param {() => void} redraw
   * @param {(bot: string) => void} play  the game again against this bot
   */
  constructor(session, redraw, play) {
    this.session = session;
    this.redraw = redraw;
    this.play = play;
    /** @type {SuggestedLevel["level"]} */
    this.level = null;
    this.harder = false;
    void this.find();
  }

  /** The id of the game. */
  get game() {
    return this.session.info?.game ?? "";
  }

  async find() {
    const played = botGames(this.game);
    const asked = storage.preferences().levelAsked[this.game] ?? 0;
    if (played.filter(({ at }) => at > asked).length < GAMES) return;
    const results = played.map(({ bots, ranks, rank }) => ({ bots, ranks, rank }));
    const found = await suggestedLevel(this.game, results).catch(() => null);
    this.level = found?.level ?? null;
    this.harder = found?.harder ?? false;
    this.redraw();
  }

  /** @param {boolean} accepted */
  answer(accepted) {
    const { level, session } = this;
    this.level = null;
    const { levelAsked } = storage.preferences();
    storage.savePreferences({ levelAsked: { ...levelAsked, [this.game]: Date.now() } });
    if (accepted && level && session.game) {
      chooseLevel(session.game, level.bot);
      this.play(level.bot);
    }
    this.redraw();
  }

  render() {
    const { level } = this;
    const { game } = this.session;
    if (!level || !game) return nothing;
    const steps = game.levels.filter(({ step }) => step !== null).length;
    const step = level.step ?? 0;
    const question = this.harder ? "after-level-harder" : "after-level-easier";
    return html`<div class="level-offer" role="group" aria-label=${say("after-level")}>
      <p><strong>${say(question, { step, steps })}</strong> <span class="hint">${botDescription(game, level.bot)}</span></p>
      <div class="buttons">
        <button type="button" class="button main" @click=${() => this.answer(true)}>${say("after-level-yes", { step })}</button>
        <button type="button" class="button" @click=${() => this.answer(false)}>${say("after-level-no")}</button>
      </div>
    </div>`;
  }
}
