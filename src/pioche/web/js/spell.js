/** Cards, moves, events and refusals as sentences, the same as words/spell.py makes. */

import { has, say } from "./words.js";

/** @import { GameEvent, GameInfo, SeatInfo } from "./types.js" */

/** @typedef {string | number} Argument */

// How the words after a move's name are called in its sentence.
const MOVE_ARGUMENTS = ["first", "second", "third"];
// The most letters of a quotation in a refusal.
const LONGEST = 200;
const LARGEST_NUMBER = 10 ** 15;
// Arguments that hold the number of a seat.
const SEATS = ["seat", "other"];

/** The name of a card; `treasure-9` is the family `treasure` with a value. @param {string} game @param {string} face */
export function spellFace(game, face) {
  return say(...faceKey(game, "face", face));
}

/** The name of a card with its article, where the game has words for it: `a bomb`, `gold`, `the ruby 3`. @param {string} game @param {string} face */
function spellFaceInSentence(game, face) {
  const [key, args] = faceKey(game, "a", face);
  return has(key) ? say(key, args) : spellFace(game, face);
}

/**
 * What a card does, in a sentence or two; empty where the game does not say.
 * @param {string} game
 * @param {string} face
 */
export function spellCard(game, face) {
  const [key, args] = faceKey(game, "card", face);
  return has(key) ? say(key, args) : "";
}

/**
 * @param {string} game
 * @param {"face" | "a" | "card"} kind
 * @param {string} face  `ruby-n` is any ruby
 * @returns {[string, Record<string, Argument>]}
 */
function faceKey(game, kind, face) {
  const parts = /^(.*)-(\d+|n)$/.exec(face);
  if (!parts) return [`${game}-${kind}-${face}`, {}];
  const value = parts[2] === "n" ? parts[2] : Number(parts[2]);
  return [`${game}-${kind}-${parts[1]}`, { value }];
}

/**
 * What a move is called, with a capital letter, as on a button.
 * @param {GameInfo} game
 * @param {string} text  the move as the server writes it: `dig 2`
 * @param {readonly string[]} [names]
 */
export function spellMove(game, text, names = []) {
  const [name, ...written] = text.split(" ");
  const kinds = game.moves.find((shape) => shape.name === name)?.arguments ?? [];
  /** @type {Record<string, Argument>} */
  const args = {};
  written.forEach((argument, place) => {
    args[MOVE_ARGUMENTS[place]] = moveArgument(game, kinds[place], argument, names);
  });
  return say(`${game.game}-move-${name}`, args);
}

/**
 * A seat by its player's name, a card by its own, a number; other words as they are.
 * @param {GameInfo} game
 * @param {string} kind
 * @param {string} argument
 * @param {readonly string[]} names
 */
function moveArgument(game, kind, argument, names) {
  if (kind === "seat") return seatName("seat", Number(argument) - 1, names);
  if (kind === "number") return Number(argument);
  return game.faces.includes(argument) ? spellFace(game.game, argument) : argument;
}

/**
 * An event as a sentence; the reader's seat is called "you".
 * @param {GameInfo} game
 * @param {GameEvent} event
 * @param {readonly string[]} names
 * @param {number | null} [reader]
 */
export function spellEvent(game, event, names, reader = null) {
  const key = event.event.startsWith("table-") ? event.event : `${game.game}-event-${event.event}`;
  return say(key, { you: readerRole(event, reader), ...eventArguments(game, event, names) });
}

/**
 * Which of the seats of an event is the reader's: what `$you` selects in its sentence.
 * @param {GameEvent} event
 * @param {number | null} reader
 */
function readerRole(event, reader) {
  const found = SEATS.filter((name) => reader !== null && event[name] === reader);
  return found.length === SEATS.length ? "both" : (found[0] ?? "none");
}

/** @param {GameInfo} game @param {GameEvent} event @param {readonly string[]} names */
function eventArguments(game, event, names) {
  /** @type {Record<string, Argument>} */
  const args = {};
  for (const [name, value] of Object.entries(event)) {
    if (SEATS.includes(name)) args[name] = names[value];
    else if (name === "face") {
      args.face = value ? spellFace(game.game, value) : "none";
      args.a_face = value ? spellFaceInSentence(game.game, value) : "none";
    } else if (name === "move") args[name] = spellMove(game, value, names);
    else if (name !== "event") args[name] = value;
  }
  return args;
}

/**
 * Why not, in one sentence, with the ruling that says so or the line of a record.
 * @param {{key: string, arguments: Record<string, Argument>, ruling?: string, line?: number}} refusal
 * @param {readonly string[]} [names]
 */
export function spellRefusal(refusal, names = []) {
  /** @type {Record<string, Argument>} */
  const args = {};
  for (const [name, value] of Object.entries(refusal.arguments)) {
    args[name] = tidy(seatName(name, value, names));
  }
  const said = say(refusal.key, args);
  const { ruling, line } = refusal;
  const sentence = ruling ? say("refusal-ruling", { sentence: said, ruling }) : said;
  return line ? say("refusal-line", { sentence, line }) : sentence;
}

/**
 * An argument that fits in a sentence: one line, not too long, whatever was sent.
 * @param {Argument} value
 * @returns {Argument}
 */
function tidy(value) {
  if (typeof value === "number" && Math.abs(value) < LARGEST_NUMBER) return value;
  const letters = Array.from(String(value));
  const shown = letters
    .slice(0, LONGEST)
    .map((letter) => (isPrintable(letter) ? letter : "\uFFFD"));
  return shown.join("") + (letters.length > LONGEST ? "…" : "");
}

/** @param {string} letter */
function isPrintable(letter) {
  return letter === " " || !/[\p{C}\p{Z}]/u.test(letter);
}

/**
 * The player on a seat by name; by number, counted from one, where names are not known.
 * @param {string} name
 * @param {Argument} value
 * @param {readonly string[]} names
 */
function seatName(name, value, names) {
  if (!SEATS.includes(name) || typeof value !== "number") return value;
  return value < names.length ? names[value] : say("seat-number", { number: value + 1 });
}

/** With a capital letter, as words that stand alone: on a card, at the beginning of a row. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Names in a row, with the language's own word before the last.
 * @param {readonly string[]} names
 * @param {string} [key]  or `terminal-list-or`
 */
export function listed(names, key = "terminal-list-and") {
  if (names.length === 0) return say("terminal-nobody");
  if (names.length === 1) return names[0];
  return say(key, { first: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}

/**
 * What the players of a table are called, seat by seat: nicknames, and bots by their temperament (numbered where one sits twice).
 * @param {readonly SeatInfo[]} seats
 */
export function playerNames(seats) {
  const plain = seats.map((seat, place) => plainName(seat, place));
  return plain.map((name, place) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    const number = plain.slice(0, place + 1).filter((other) => other === name).length;
    return say("web-name-again", { name, number });
  });
}

/**
 * The names as a reader meets them where each stands alone, as a label: their own seat is "You".
 * @param {readonly string[]} names
 * @param {number | null} reader  none: a spectator, or several people at one device
 */
export function calledNames(names, reader) {
  return names.map((name, seat) => (seat === reader ? say("web-player-me") : name));
}

/**
 * The same within a sentence: "you".
 * @param {readonly string[]} names
 * @param {number | null} reader
 */
export function namesInSentence(names, reader) {
  return names.map((name, seat) => (seat === reader ? say("web-player-you") : name));
}

/** @param {SeatInfo} seat @param {number} place */
function plainName(seat, place) {
  if (seat.nickname) return seat.nickname;
  if (!isBot(seat)) return say("seat-number", { number: place + 1 });
  return botName(place);
}

/** The animal that plays on a seat; each seat has its own, so no two share a name. @param {number} seat */
export function botName(seat) {
  return say(`bot-name-${seat + 1}`);
}

/** A mixture of two bots: the second decides the given percentage of moves. */
const MIXTURE = /^([^+%]+)\+([1-9][0-9]?)%([^+%]+)$/;

/** The temperament of a bot, to stand beside its animal's name. @param {string} name @param {number} seat @returns {string} */
export function botTemper(name, seat) {
  const mixed = MIXTURE.exec(name);
  if (mixed) {
    const [first, second] = [botTemper(mixed[1], seat), botTemper(mixed[3], seat)];
    return say("bot-temper-mixture", { first, second });
  }
  return has(`bot-${name}-hint`) ? say(`bot-temper-${name}`, { number: seat + 1 }) : name;
}

/** The name of a bot: translated for ours, as given for others. @param {string} name @returns {string} */
export function botTitle(name) {
  const mixed = MIXTURE.exec(name);
  if (mixed) return say("bot-mixture", mixture(mixed));
  return has(`bot-${name}-hint`) ? say(`bot-${name}`) : name;
}

/** @param {RegExpExecArray} mixed */
function mixture([, first, share, second]) {
  return { first: botTitle(first), share: Number(share), second: botTitle(second) };
}

/** What a bot does, in a sentence. @param {string} name */
export function botHint(name) {
  const mixed = MIXTURE.exec(name);
  if (mixed) return say("bot-mixture-hint", mixture(mixed));
  return has(`bot-${name}-hint`) ? say(`bot-${name}-hint`) : say("bot-plugin-hint", { bot: name });
}

/** How strong a bot is, in a sentence; empty where it was not measured. @param {GameInfo} game @param {string} name */
export function levelText({ levels }, name) {
  const level = levels.find(({ bot }) => bot === name);
  if (!level) return "";
  if (level.tenths === null) return say("level-yardstick");
  return say("level-wins", { tenths: level.tenths, bot: botTitle(level.yardstick) });
}

/** What a bot does and how strong it is. @param {GameInfo} game @param {string} name */
export function botDescription(game, name) {
  return [botHint(name), levelText(game, name)].filter(Boolean).join(" ");
}

/** @param {SeatInfo} seat */
export function isBot(seat) {
  return seat.player !== "open" && seat.player !== "human";
}
