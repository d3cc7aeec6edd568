/** A table that is being thought up: who will sit where, by which options. */

import { OPEN, openTable, usualBot, usualSeats } from "./open-table.js";
import { preferences, savePreferences } from "./storage.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").OptionInfo} OptionInfo */
/** @typedef {import("./types.js").OptionValue} OptionValue */
/** @typedef {{player: string, nickname: string}} Seat  `here`, `friend` or a bot's name; what people of this device are called */

export class NewTable {
  /** @param {GameInfo} game */
  constructor(game) {
    this.game = game;
    this.opponents = "bots";
    this.odds = true;
    /** Whether everybody may see what their moves are worth; null: as is usual for these players. @type {boolean | null} */
    this.values = null;
    // Whoever watches a game against time sees the glass: the digger's second window would, too.
    this.watch = !game.timed;
    /** @type {number | null} */
    this.turnSeconds = null;
    this.botPace = preferences().botPace;
    /** @type {Record<string, OptionValue>} */
    this.options = {};
    /** @type {Seat[]} */
    this.seats = [];
    this.count = usualSeats(game);
    this.fill("bots");
  }

  /** Who may sit on a seat. */
  get players() {
    return ["here", "friend", ...this.game.bots];
  }

  /** The seats that friends will take by the link. */
  get friends() {
    return this.numbers((seat) => seat.player === "friend");
  }

  /** The seats of people at this device. */
  get here() {
    return this.numbers((seat) => seat.player === "here");
  }

  /** Whether it will be seen what moves are worth: whoever plays alone may, if nobody says otherwise. */
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
    return this.opponents === "friends" ? "friend" : usualBot(this.game, seat);
  }

  /** @param {number} count */
  resize(count) {
    this.count = count;
    const known = this.seats;
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

  /** What somebody of this device is called. @param {number} seat */
  nameOf(seat) {
    const typed = this.seats[seat].nickname.trim();
    if (typed) return typed;
    return seat === this.me
      ? say("web-nickname-default")
      : say("seat-number", { number: seat + 1 });
  }

  /** Whether an option goes with so many players, and with people. @param {OptionInfo} option */
  offers(option) {
    if (option.kind === "some-seats" && !this.here.length) return false;
    return !option.needs_seats.length || option.needs_seats.includes(this.count);
  }

  /** @param {OptionInfo} option @returns {OptionValue} */
  value(option) {
    const value = this.options[option.name] ?? option.default;
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
