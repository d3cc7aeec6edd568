/** A new table: game, seats, options. */

import { portrait } from "../art/portraits.js";
import { cover, emblem, gameName, gameSummary } from "../boards/index.js";
import * as api from "../js/api.js";
import { AsyncValue, asRefusal, refusalNotice } from "../js/async-value.js";
import { chair } from "../js/icons.js";
import {
  chooseLevel,
  chosenLevel,
  OPEN,
  openTable,
  temperedBot,
  usualFirst,
  usualSeats,
} from "../js/open-table.js";
import { go, linkTo } from "../js/router.js";
import { botDescription, botName } from "../js/spell.js";
import { preferences, savePreferences } from "../js/storage.js";
import { site } from "../js/transport.js";
import { say } from "../js/words.js";
import {
  checkField,
  choiceField,
  fieldOf,
  LONGEST_NAME,
  offeredBots,
  paceChoice,
  valuesChoice,
} from "../parts/fields.js";
import { tabAlone } from "../parts/tab-alone.js";
import { html, live, nothing } from "../vendor/lit.js";
import { optionField } from "./options.js";
import { SheetField } from "./sheet-field.js";

/** @import { GameInfo, LevelInfo, OpenScreen, OptionInfo, OptionValue } from "../js/types.js" */

/** @typedef {{player: string, nickname: string}} Seat  `here`, `friend` or a bot's name; what people of this device are called */

export class NewTable {
  /** @param {GameInfo} game */
  constructor(game) {
    this.game = game;
    this.opponents = "bots";
    this.odds = true;
    /** Whether everybody may see what their moves are worth; null: as is usual for these players. @type {boolean | null} */
    this.values = null;
    this.watch = game.watch;
    /** @type {number | null} */
    this.turnSeconds = null;
    this.botPace = preferences().botPace;
    /** The bot of the chosen level; null: every temperament. @type {string | null} */
    this.level = chosenLevel(game);
    /** @type {Record<string, OptionValue>} */
    this.options = {};
    /** @type {Seat[]} */
    this.seats = [];
    this.count = usualSeats(game);
    this.fill("bots");
  }

  /** Who may sit on a seat. */
  get players() {
    const bots = offeredBots(this.game).map(([bot]) => bot);
    // Nobody else can come to a table in this tab.
    return site ? ["here", ...bots] : ["here", "friend", ...bots];
  }

  /** The seats of bots. */
  get bots() {
    return this.numbers(({ player }) => player !== "here" && player !== "friend");
  }

  /** The level of all bots; undefined where single seats have been changed. */
  get commonLevel() {
    const wanted = (/** @type {number} */ seat) => this.level ?? temperedBot(this.game, seat);
    return this.bots.every((seat) => this.seats[seat].player === wanted(seat))
      ? this.level
      : undefined;
  }

  /** All bots play at this level. @param {string | null} level */
  chooseLevel(level) {
    this.level = level;
    for (const seat of this.bots) this.seat(seat, level ?? temperedBot(this.game, seat));
  }

  /** The seats that friends will take by the link. */
  get friends() {
    return this.numbers((seat) => seat.player === "friend");
  }

  /** The seats of people at this device. */
  get here() {
    return this.numbers((seat) => seat.player === "here");
  }

  /** Whether values of moves are shown: by default where one person plays alone. */
  get valuesAllowed() {
    return this.odds && (this.values ?? this.here.length + this.friends.length === 1);
  }

  /** Where the one who opens the table sits. */
  get me() {
    return this.here[0] ?? null;
  }

  /** @param {(seat: Seat) => boolean} wanted */
  numbers(wanted) {
    return this.seats.flatMap((seat, number) => (wanted(seat) ? [number] : []));
  }

  /** Fill the seats in one of the usual ways. @param {string} opponents */
  fill(opponents) {
    if (opponents === "alone") this.count = 1;
    else if (this.opponents === "alone" && this.count === 1) this.count = usualSeats(this.game);
    this.opponents = opponents;
    const known = this.seats;
    this.seats = Array.from({ length: this.count }, (_, seat) => ({
      player: this.usual(seat),
      nickname: known[seat]?.nickname ?? (seat === 0 ? preferences().nickname : ""),
    }));
  }

  /** @param {number} seat */
  usual(seat) {
    if (seat === 0 || this.opponents === "device") return "here";
    return this.opponents === "friends" ? "friend" : (this.level ?? temperedBot(this.game, seat));
  }

  /** @param {number} count */
  resize(count) {
    const known = this.seats;
    this.count = count;
    if (count === 1 && this.opponents === "bots") this.opponents = "alone";
    else if (this.opponents === "alone") this.opponents = "bots";
    this.fill(this.opponents);
    this.seats = this.seats.map((seat, number) => known[number] ?? seat);
  }

  /** @param {number} seat @param {string} player */
  seat(seat, player) {
    this.seats[seat] = { ...this.seats[seat], player };
  }

  /** @param {number} seat @param {string} nickname */
  name(seat, nickname) {
    this.seats[seat] = { ...this.seats[seat], nickname };
  }

  /** The name of a player at this device. @param {number} seat */
  nameOf(seat) {
    const typed = this.seats[seat].nickname.trim();
    if (typed) return typed;
    return seat === this.me
      ? say("web-nickname-default")
      : say("seat-number", { number: seat + 1 });
  }

  /** Whether an option fits the number of players, and people. @param {OptionInfo} option */
  offers(option) {
    if (option.kind === "some-seats" && !this.here.length) return false;
    return !option.needs_seats.length || option.needs_seats.includes(this.count);
  }

  /** Who begins, where nobody has said: alone against bots, the person. */
  get first() {
    return usualFirst(
      this.game,
      this.seats.map(({ player }) => player),
    );
  }

  /** @param {OptionInfo} option */
  value(option) {
    const value = this.options[option.name] ?? this.first[option.name] ?? option.default;
    return option.kind === "some-seats" ? this.ofPeople(String(value)) : value;
  }

  /** Those of the seats named, like `1,3`, on which people of this device will sit. @param {string} text */
  ofPeople(text) {
    const people = this.here.map((seat) => String(seat + 1));
    return text
      .split(",")
      .filter((number) => people.includes(number))
      .join(",");
  }

  /** @param {OptionInfo} option @param {OptionValue} value */
  choose(option, value) {
    this.options[option.name] = value;
  }

  /** The options that differ from the usual, of those that go with these players. */
  chosen() {
    const offered = this.game.options.filter((option) => this.offers(option));
    const changed = offered.filter((option) => this.value(option) !== option.default);
    return Object.fromEntries(changed.map((option) => [option.name, this.value(option)]));
  }

  /** Open the table. @returns {Promise<string>} */
  open() {
    const { me } = this;
    if (me !== null && this.seats[me].nickname.trim())
      savePreferences({ nickname: this.seats[me].nickname.trim() });
    if (this.bots.length && this.commonLevel !== undefined) chooseLevel(this.game, this.level);
    const seats = this.seats.map(({ player }) =>
      player === "here" || player === "friend" ? OPEN : player,
    );
    const people = this.here.map((seat) => ({ seat, nickname: this.nameOf(seat) }));
    const { odds, watch, turnSeconds } = this;
    const wanted = {
      game: this.game.game,
      seats,
      options: this.chosen(),
      odds,
      watch,
      turn_seconds: turnSeconds,
      bot_pace: this.botPace,
      values: this.values,
    };
    return openTable(wanted, people, this.friends.length === 0);
  }
}

// The usual ways to fill the seats; `/new?game=dig&with=friends` begins with one.
const OPPONENTS = site ? ["bots", "device", "alone"] : ["bots", "friends", "device", "alone"];

/** @type {OpenScreen} */
export function open(place, redraw) {
  const id = place.query.get("game");
  const opponents = OPPONENTS.find((kind) => kind === place.query.get("with"));
  const shown = id
    ? new AsyncValue(
        api.game(id).then((game) => new NewGame(game, redraw, opponents)),
        redraw,
      )
    : new AsyncValue(
        api.games().then((games) => new Choose(games)),
        redraw,
      );
  return {
    title: () => (id ? say("web-new-title", { game: gameName(id) }) : say("web-choose-game")),
    render: () => html`${shown.show((screen) => screen.draw())}`,
  };
}

/** No game is named yet. */
class Choose {
  /** @param {GameInfo[]} games */
  constructor(games) {
    this.games = games;
  }

  draw() {
    return html`
      <h1>${say("web-choose-game")}</h1>
      <ul class="shelf">
        ${this.games.map(
          (game) => html`<li>
            <a class="shelf-game" href=${linkTo(`/new?game=${game.game}`)}>
              <span class="shelf-emblem">${emblem(game.game)}</span>
              <span>${gameName(game.game)} ${gameSummary(game)}</span>
            </a>
          </li>`,
        )}
      </ul>
    `;
  }
}

// Who is seen on the tile of each way to fill the seats: seats, and whether bots sit there.
/** @type {Record<string, [number, boolean][]>} */
const FACES = {
  bots: [
    [1, true],
    [2, true],
    [3, true],
  ],
  friends: [
    [0, false],
    [1, false],
  ],
  device: [
    [0, false],
    [3, false],
  ],
  alone: [[0, false]],
};
const CLOCKS = [0, 30, 60, 120];

class NewGame {
  /**
   * @param {GameInfo} game
   * @param {() => void} redraw
   * @param {string | undefined} opponents  the initial opponents
   */
  constructor(game, redraw, opponents) {
    this.game = game;
    this.redraw = redraw;
    this.newTable = new NewTable(game);
    if (opponents) this.newTable.fill(opponents);
    this.sheets = game.options
      .filter(({ kind }) => kind === "sheet")
      .map((option) => new SheetField(game, option, this.newTable, redraw));
    this.busy = false;
    /** @type {api.Refusal | null} */
    this.refusal = null;
  }

  draw() {
    return html`
      <div class="new with-poster">
        ${this.head()}
        <form class="sheet" @submit=${(/** @type {Event} */ event) => this.submit(event)} novalidate>
          <h2>${say("web-new-table")}</h2>
          ${this.opponents()} ${this.number()} ${this.seats()} ${this.level()} ${this.options()} ${this.tableRules()} ${refusalNotice(this.refusal)}
          <div class="play-bar"><button class="button main big" ?disabled=${this.busy}>${say(this.verb())}</button></div>
        </form>
      </div>
    `;
  }

  head() {
    const { game } = this;
    return html`
      <section class="poster">
        ${cover(game.game)}
        <div class="poster-emblem">${emblem(game.game)}</div>
        <div>
          <h1>${gameName(game.game)}</h1>
          ${gameSummary(game)}
          <p>${say(`${game.game}-pitch`)}</p>
          <div class="buttons">
            ${game.lesson ? html`<a class="button" href=${linkTo(`/learn/${game.game}`)}>${say("web-learn")}</a>` : nothing}
            <a class="button plain" href=${linkTo(`/rules/${game.game}`)}>${say("web-rules")}</a>
          </div>
        </div>
      </section>
    `;
  }

  verb() {
    if (this.busy) return "web-opening";
    return this.newTable.friends.length ? "web-new-invite" : "web-new-start";
  }

  /** Opponents: the usual ways to fill the seats, and a word about the chosen one. */
  opponents() {
    const offered = OPPONENTS.filter((kind) => kind !== "alone" || this.game.seats[0] === 1);
    return html`
      <fieldset>
        <legend>${say("web-company")}</legend>
        <div class="picks" data-count=${offered.length}>${offered.map((kind) => this.opponentsTile(kind))}</div>
        <p class="hint">${say(`web-company-${this.newTable.opponents}-help`)}</p>
        ${tabAlone()}
      </fieldset>
    `;
  }

  /** @param {string} kind */
  opponentsTile(kind) {
    return html`<label class="pick">
      <input
        type="radio"
        name="opponents"
        value=${kind}
        .checked=${live(this.newTable.opponents === kind)}
        @change=${() => this.change(() => this.newTable.fill(kind))}
      />
      <span class="pick-faces is-${kind}" aria-hidden="true">${FACES[kind].map(([seat, bot]) => portrait(seat, bot))}</span>
      <strong>${say(`web-company-${kind}`)}</strong>
    </label>`;
  }

  number() {
    const counts = this.game.seats.map(
      (count) => /** @type {const} */ ([count, say("terminal-number", { value: count })]),
    );
    const words = { name: "seats", legend: say("web-seats-number") };
    return choiceField(words, counts, this.newTable.count, (count) =>
      this.change(() => this.newTable.resize(count)),
    );
  }

  /** How strong the bots are: one step for all of them, or every temperament. */
  level() {
    const { game, newTable } = this;
    const steps = game.levels.filter(({ step }) => step !== null);
    if (!steps.length || !newTable.bots.length) return nothing;
    const { commonLevel } = newTable;
    const values = steps.map(
      ({ bot, step }) => /** @type {const} */ ([bot, say("terminal-number", { value: step ?? 0 })]),
    );
    const hint =
      commonLevel === undefined ? say("web-level-own") : this.levelHint(commonLevel, steps);
    const words = { name: "level", legend: say("web-level"), hint, kind: "level-choice" };
    return choiceField(
      words,
      [["", say("web-level-mixed")], ...values],
      commonLevel === undefined ? null : (commonLevel ?? ""),
      (bot) => this.change(() => newTable.chooseLevel(bot || null)),
    );
  }

  /** @param {string | null} level @param {LevelInfo[]} steps */
  levelHint(level, steps) {
    if (level === null) return say("web-level-mixed-help");
    const step = steps.find(({ bot }) => bot === level)?.step ?? 0;
    const of = say("level-step", { step, steps: steps.length });
    return say("web-level-help", { level: of, hint: botDescription(this.game, level) });
  }

  seats() {
    return html`
      <fieldset>
        <legend>${say("web-seats")}</legend>
        <ol class="places">
          ${this.newTable.seats.map((_, seat) => html`<li>${this.seat(seat)}</li>`)}
        </ol>
      </fieldset>
    `;
  }

  /** A face with a name; a tap chooses who sits there. @param {number} seat */
  seat(seat) {
    const { player } = this.newTable.seats[seat];
    const here = player === "here";
    return html`
      <div class="place seat-${seat + 1} ${here ? "is-here" : ""}">
        <span class="place-face" aria-hidden="true">${player === "friend" ? chair() : portrait(seat, !here)}</span>
        ${this.playerSelect(seat)} ${here ? this.nameField(seat) : this.sitter(seat)}
      </div>
    `;
  }

  /** @param {number} seat */
  playerSelect(seat) {
    const { player } = this.newTable.seats[seat];
    const choose = (/** @type {Event} */ event) =>
      this.change(() => this.newTable.seat(seat, fieldOf(event).value));
    return html`<select
      class="place-player"
      aria-label=${say("web-seat-player", { number: seat + 1 })}
      .value=${live(player)}
      @change=${choose}
    >
      ${this.newTable.players.map(
        (kind) =>
          html`<option value=${kind} ?selected=${kind === player}>${playerKind(this.game, kind, seat === this.newTable.me)}</option>`,
      )}
    </select>`;
  }

  /** @param {number} seat */
  nameField(seat) {
    const typed = (/** @type {Event} */ event) =>
      this.change(() => this.newTable.name(seat, fieldOf(event).value));
    return html`<input
      class="text"
      aria-label=${say("web-nickname-seat", { number: seat + 1 })}
      placeholder=${this.newTable.nameOf(seat)}
      maxlength=${LONGEST_NAME}
      autocomplete=${seat === 0 ? "nickname" : "off"}
      .value=${live(this.newTable.seats[seat].nickname)}
      @input=${typed}
    />`;
  }

  /** What a bot is called, or that somebody is still to come. @param {number} seat */
  sitter(seat) {
    const { player } = this.newTable.seats[seat];
    if (player === "friend")
      return html`<span class="place-who">${say("web-player-friend")}</span>`;
    const label = new Map(offeredBots(this.game)).get(player) ?? player;
    return html`<span class="place-who" aria-hidden="true"><b>${botName(seat)}</b><span>${label}</span></span>
      <span class="hint">${this.seatHint(player)}</span>`;
  }

  /** What a bot is like; what is common to all of them is explained once, below. @param {string} player */
  seatHint(player) {
    return this.newTable.commonLevel === undefined ? botDescription(this.game, player) : nothing;
  }

  options() {
    const offered = this.game.options.filter((option) => this.newTable.offers(option));
    if (!offered.length) return nothing;
    return html`
      <details class="more">
        <summary>${say("web-options")}</summary>
        ${offered.map(
          (option) =>
            this.sheets.find((sheet) => sheet.option === option)?.draw() ??
            optionField(this.game, option, this.newTable, (value) =>
              this.change(() => this.newTable.choose(option, value)),
            ),
        )}
      </details>
    `;
  }

  tableRules() {
    const { newTable } = this;
    return html`
      <details class="more">
        <summary>${say("web-house-rules")}</summary>
        ${checkField(say("web-allow-odds"), newTable.odds, (on) => this.change(() => (newTable.odds = on)))}
        ${this.valuesChoice()}
        ${site ? nothing : checkField(say("web-allow-watch"), newTable.watch, (on) => this.change(() => (newTable.watch = on)))}
        ${this.game.timed ? html`<p class="hint">${say("web-watch-glass")}</p>` : nothing}
        <div class="field">
          <label for="clock">${say("web-clock")}</label>
          <select
            id="clock"
            aria-describedby="clock-help"
            @change=${(/** @type {Event} */ event) => this.change(() => (newTable.turnSeconds = Number(fieldOf(event).value) || null))}
          >
            ${CLOCKS.map(
              (
                seconds,
              ) => html`<option value=${seconds} ?selected=${seconds === (newTable.turnSeconds ?? 0)}>
                ${say("web-clock-seconds", { seconds })}
              </option>`,
            )}
          </select>
          <p class="hint" id="clock-help">${say("web-clock-help")}</p>
        </div>
        ${paceChoice(newTable.botPace, (pace) => this.change(() => (newTable.botPace = pace)), say("web-pace-table-help"))}
      </details>
    `;
  }

  valuesChoice() {
    const { newTable } = this;
    if (!newTable.odds || !this.game.bots.includes("expert")) return nothing;
    return valuesChoice(newTable.valuesAllowed, (on) =>
      this.change(() => {
        newTable.values = on;
      }),
    );
  }

  /** @param {() => void} act */
  change(act) {
    act();
    this.refusal = null;
    this.redraw();
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    if (this.sheets.some((sheet) => sheet.showFault())) return;
    return this.carryOut(() => this.newTable.open());
  }

  /** @param {() => Promise<string>} act */
  async carryOut(act) {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.redraw();
    try {
      go(`/t/${await act()}`);
    } catch (error) {
      this.refusal = asRefusal(error);
    }
    this.busy = false;
    this.redraw();
  }
}

/** @param {GameInfo} game @param {string} kind @param {boolean} me */
function playerKind(game, kind, me) {
  if (kind === "here" && me) return say("web-player-me");
  if (kind === "here" || kind === "friend") return say(`web-player-${kind}`);
  return say("web-player-bot", { bot: new Map(offeredBots(game)).get(kind) ?? kind });
}
