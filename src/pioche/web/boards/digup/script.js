// What is seen between two scenes: cards that lift, fly, turn over and land, one event after the other, and the count at the end.

import { html } from "../../vendor/lit.js";
import { plainCard } from "./card.js";
import { dropped } from "./drag.js";
import { SLIDE_MS } from "./ending.js";
import { picture } from "./pictures.js";
import { middleSeat, UNKNOWN, viewOf } from "./view.js";

/** @import { Flight } from "../flights.js" */
/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */
/** @import { DigUpView, Mine } from "./view.js" */

/** @typedef {Partial<Flight> & {to: string, draw: () => unknown}} Draft */

// Milliseconds between cards that fly together.
const PLAY = { step: 110, duration: 520 };
const DEAL = { step: 35, duration: 300 };
// From a place of the mines to the next one, while they are dealt.
const PLACE_MS = 45;
const LOOK_MS = 1100;
const TAKE_MS = 350;
const BLAST_MS = 1100;
// What one player does to another, or brings back to light, fills the board for so long.
const MOMENT_MS = 1200;
// At the end, four seconds in all: until the first mine is turned over, from mine to mine, from place to place, and for the crown.
const TURN = { wait: 60, mine: 140, step: 30 };
const COUNT = { duration: 110, hold: 60 };
const CROWN_MS = 900;
// Alone: until the mines lie face down, from place to place, and for how many stones are in place.
const SOLO = { wait: 350, step: 200 };
const PERFECT_MS = 1650;
const PLACED_MS = 1300;
// A return to the table: older events are not replayed, but for a solo game turned over in one go.
const MOST_EVENTS = 40;
/** The most events of one move: all cards of a solo game. */
export const MOST_TOLD = 200;
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Events whose cards fly together. */
const TOGETHER = ["discards", "draws", "river", "finds", "turns-up", "back"];

/** @param {number} mine @param {number} at */
const place = (mine, at) => `mine-${mine}-${at}`;

/** The table while it changes: a view of its own, and what has flown since the last act. */
class Play {
  /** @param {Scene} before @param {Scene} after */
  constructor(before, after) {
    this.after = after;
    this.scene = before;
    /** @type {DigUpView} */
    this.view = structuredClone(viewOf(before));
    this.final = viewOf(after);
    /** @type {Act[]} */
    this.acts = [];
    /** @type {Draft[]} */
    this.flights = [];
    this.middle = middleSeat(after);
    /** Solo: where the card lay that is uncovered next. @type {string | null} */
    this.found = null;
    /** The scores once the cards of the act have landed. @type {number[] | null} */
    this.scores = null;
    /** Whether the cards are dealt: quickly, and all at once. */
    this.deals = false;
    /** What changes once the cards of the act have landed. */
    this.afterwards = () => {};
  }

  /** A card as it flies; without a face its back. @param {string | null | undefined} face @param {boolean} [down] */
  card(face, down = !face) {
    const known = face && face !== UNKNOWN ? face : null;
    return () =>
      html`<span class="digup-ghost ${this.deals ? "is-dealt" : ""}">${plainCard(this.after, { face: known, down })}</span>`;
  }

  /** The back of a card that waits on the pile among others: their shadows would add up. */
  back() {
    return () =>
      html`<span class="digup-ghost is-dealt">${plainCard(this.after, { face: null, down: true })}</span>`;
  }

  /** @param {Draft} flight */
  fly(flight) {
    const pace = this.deals ? DEAL : PLAY;
    const { delay = this.flights.length * pace.step } = flight;
    const duration = flight.from ? { duration: pace.duration } : {};
    this.flights.push({ ...duration, ...flight, delay });
  }

  /** The scene as it is by now. */
  now() {
    return { ...this.scene, view: structuredClone(this.view) };
  }

  /** One act of what has been collected. @param {number} seen @param {Partial<Act>} [more] */
  close(seen, more = {}) {
    const flights = /** @type {Flight[]} */ (this.flights);
    this.flights = [];
    if (!flights.length && !more.hold && !more.kind) return;
    const { scores } = this;
    this.scores = null;
    const act = { scene: this.now(), flights, seen, ...more };
    if (!scores || !flights.length) {
      this.view.scores = scores ?? this.view.scores;
      this.acts.push({ ...act, scene: this.now() });
    } else {
      this.view.scores = scores;
      this.acts.push({ ...act, hold: 0 }, { ...act, scene: this.now(), flights: [] });
    }
    this.afterwards();
    this.afterwards = () => {};
  }

  // Hands: of the one in the middle each card has a place of its own, of the others each back.

  /** @param {number} seat @param {string | null | undefined} face */
  handSpot(seat, face) {
    const hand = this.view.hands[seat] ?? [];
    const known = face && hand.includes(face) ? face : UNKNOWN;
    if (seat === this.middle) return `hand-${seat}-${known}`;
    const at = hand.lastIndexOf(known);
    return `hand-${seat}-${at < 0 ? Math.max(0, hand.length - 1) : at}`;
  }

  /** One who does not see which card goes can follow none. @param {string[]} cards @param {string | null | undefined} face */
  lose(cards, face) {
    if (!face) return void cards.splice(0, cards.length, ...cards.slice(1).map(() => UNKNOWN));
    const at = cards.indexOf(cards.includes(face) ? face : UNKNOWN);
    if (at >= 0) cards.splice(at, 1);
  }

  /** @param {number} seat @param {string | null | undefined} face */
  gain(seat, face) {
    const known = face && (this.view.memory || seat === this.after.seat) ? face : UNKNOWN;
    this.view.hands[seat] = this.ordered([...(this.view.hands[seat] ?? []), known]);
  }

  /** Cards as a view has them: in the order of the box, unknown ones last. @param {string[]} cards */
  ordered(cards) {
    const { faces } = this.after.game;
    const rank = (/** @type {string} */ face) =>
      face === UNKNOWN ? faces.length : faces.indexOf(face);
    return cards.sort((one, other) => rank(one) - rank(other));
  }

  /** From a spot to a hand. @param {number} seat @param {string | null | undefined} face @param {string} from @param {Partial<Draft>} [more] */
  toHand(seat, face, from, more = {}) {
    this.gain(seat, face);
    const to = this.handSpot(seat, face);
    const shown = seat === this.middle && this.after.seat === seat;
    this.fly({ from, to, draw: this.card(shown || !more.flip ? face : null), ...more });
  }

  // Mines: what lies there is known from the later view, if it still lies there.

  /** @param {number} mine @param {number} at @param {string} face @param {boolean} up */
  lay(mine, at, face, up) {
    const room = this.view.mines[mine];
    if (!room) return;
    room.cards[at - 1] = face;
    room.up = up ? [...new Set([...room.up, at])] : room.up.filter((each) => each !== at);
    const same = this.final.mines[mine]?.cards[at - 1] === face;
    const row = this.view.points[mine];
    if (row) row[at - 1] = up && same ? (this.final.points[mine]?.[at - 1] ?? null) : null;
    const { scores } = this.final;
    if (this.final.solo || !this.view.scores || !scores) return;
    this.scores ??= [...this.view.scores];
    this.scores[mine] = scores[mine] ?? 0;
  }

  /** @param {number} mine @param {number} at */
  at(mine, at) {
    const room = this.view.mines[mine];
    return { face: room?.cards[at - 1] ?? UNKNOWN, up: room?.up.includes(at) ?? false };
  }

  /** Two cards change places. @param {[number, number]} one @param {[number, number]} other */
  exchange(one, other) {
    const [first, second] = [this.at(...one), this.at(...other)];
    this.view.picked_at = null;
    this.lay(...one, second.face, second.up);
    this.lay(...other, first.face, first.up);
    const card = (/** @type {{face: string, up: boolean}} */ { face, up }) => this.card(face, !up);
    this.fly({ from: place(...one), to: place(...other), draw: card(first), lift: true });
    this.fly({ from: place(...other), to: place(...one), draw: card(second), lift: true });
  }
}

/**
 * What each event moves. Returns what else its act has; null: it belongs to the act of a later event.
 * @type {Record<string, (play: Play, event: any) => Partial<Act> | null>}
 */
const EVENTS = {
  plays: (play, { seat, face }) => {
    const from = play.handSpot(seat, face);
    const own = seat === play.middle && seat === play.after.seat;
    const open = own || play.view.hands[seat]?.includes(face);
    play.lose(play.view.hands[seat] ?? [], face);
    play.view.played = [face];
    if (own && dropped.spot) return {};
    play.fly({
      from,
      to: "played",
      draw: play.card(open ? face : null),
      ...(own ? {} : { lift: true }),
      ...(open ? {} : { flip: play.card(face) }),
    });
    return own ? {} : { hold: 250 };
  },
  lifts: (play, { seat, at, face }) => {
    const { up, face: lay } = play.at(seat, at);
    play.toHand(seat, face, place(seat, at), { draw: play.card(lay, !up), lift: true });
    const hidden = !up && face && seat === play.after.seat;
    const flight = play.flights.at(-1);
    if (hidden && flight) flight.flip = play.card(face);
    return null;
  },
  places: (play, { seat, at, face }) => {
    play.view.played = [];
    play.lay(seat, at, face, true);
    if (dropped.spot !== place(seat, at))
      play.fly({ from: "played", to: place(seat, at), draw: play.card(face), lift: true });
    return {};
  },
  spent: (play, { face }) => {
    play.view.played = [];
    play.view.discard.push(face);
    play.fly({ from: "played", to: "discard", draw: play.card(face) });
    return {};
  },
  swaps: (play, { seat, at, to }) => {
    play.exchange([seat, at], [seat, to]);
    return {};
  },
  bridges: (play, event) => {
    const { seat, at, other, to } = event;
    const [given, taken] = [play.at(seat, at), play.at(other, to)];
    play.exchange([seat, at], [other, to]);
    return { kind: "bridge", hold: MOMENT_MS, data: { event, given, taken } };
  },
  looks: (play, { other, at, face }) => {
    const to = place(other, at);
    if (face) play.fly({ to, draw: play.card(null), flip: play.card(face), stays: true });
    play.view.touched = [...play.view.touched, [other, at]];
    return { kind: "look", hold: face ? LOOK_MS : LOOK_MS / 3 };
  },
  "turns-up": (play, { seat, at, face }) => {
    play.lay(seat, at, face, true);
    play.fly({ to: place(seat, at), draw: play.card(null), flip: play.card(face) });
    return { stakes: 0.25 };
  },
  robs: (play, event) => {
    const { seat, other, face } = event;
    const from = seat === play.after.seat ? `spread-${face}` : play.handSpot(other, face);
    play.lose(play.view.hands[other] ?? [], face);
    play.view.aside = [face ?? UNKNOWN];
    play.fly({ from, to: "aside", draw: play.card(face), lift: true });
    return { kind: "rob", hold: MOMENT_MS, data: { event } };
  },
  gives: (play, { seat, other, face }) => {
    const from = play.handSpot(seat, face);
    play.lose(play.view.hands[seat] ?? [], face);
    play.toHand(other, face, from, { draw: play.card(face), lift: true });
    const [taken] = play.view.aside;
    play.view.aside = [];
    play.toHand(seat, taken === UNKNOWN ? null : taken, "aside", { draw: play.card(taken) });
    return {};
  },
  finds: (play, { face }) => {
    play.view.pile -= 1;
    play.view.looked = play.ordered([...play.view.looked, face ?? UNKNOWN]);
    if (face)
      play.fly({
        from: "pile",
        to: `spread-${face}`,
        draw: play.back(),
        flip: play.card(face),
      });
    return face ? {} : { kind: "map", hold: LOOK_MS / 3 };
  },
  keeps: (play, { seat, face }) => {
    play.lose(play.view.looked, face);
    play.toHand(seat, face, face ? `spread-${face}` : "pile", { draw: play.card(face) });
    return {};
  },
  back: (play, { face }) => {
    play.lose(play.view.looked, face);
    play.view.pile += 1;
    if (face)
      play.fly({
        from: `spread-${face}`,
        to: "pile",
        draw: play.card(face),
        flip: play.card(null),
      });
    return {};
  },
  river: (play, { face }) => {
    play.view.pile -= 1;
    play.view.river = play.ordered([...play.view.river, face]);
    play.view.takers = play.final.takers;
    play.fly({ from: "pile", to: `spread-${face}`, draw: play.back(), flip: play.card(face) });
    return {};
  },
  takes: (play, { seat, face }) => {
    const alike = play.view.river.filter((each) => each === face);
    const way = { draw: play.card(face), lift: true, leaves: alike.length === 1 };
    play.toHand(seat, face, `spread-${face}`, way);
    // The others stay where they lie until the card has gone.
    play.afterwards = () => {
      play.lose(play.view.river, face);
      play.view.takers = play.view.takers.slice(1);
    };
    return { kind: "take", data: { seat }, hold: TAKE_MS };
  },
  discards: (play, { seat, face }) => {
    const from = play.handSpot(seat, face);
    const open = seat === play.middle || play.view.hands[seat]?.includes(face);
    play.lose(play.view.hands[seat] ?? [], face);
    play.view.discard.push(face);
    play.fly({
      from,
      to: "discard",
      draw: play.card(open ? face : null),
      ...(open ? {} : { flip: play.card(face) }),
    });
    return {};
  },
  "digs-out": (play, event) => {
    const { seat, face } = event;
    const at = play.view.discard.lastIndexOf(face);
    if (at >= 0) play.view.discard.splice(at, 1);
    const from = seat === play.after.seat ? `spread-${face}` : "discard";
    play.toHand(seat, face, from, { draw: play.card(face), lift: true });
    return { kind: "dig-out", hold: MOMENT_MS, data: { event } };
  },
  draws: (play, { seat, face }) => {
    play.view.pile -= 1;
    const own = face && seat === play.after.seat;
    play.toHand(seat, face, "pile", {
      draw: play.back(),
      ...(own ? { flip: play.card(face) } : {}),
    });
    return {};
  },
  shuffled: (play, { pile }) => {
    play.view.pile = pile;
    play.view.discard = [];
    play.fly({ from: "discard", to: "pile", draw: play.card(null) });
    return {};
  },
  burns: (play) => {
    play.view.played = [];
    return { kind: "blast", hold: BLAST_MS };
  },
  turn: (play, { seat }) => {
    play.view.turn = seat;
    if (play.final.turn === seat) play.view.step = play.final.step;
    return null;
  },
  "next-card": (play, { face }) => {
    play.view.pile -= 1;
    play.view.played = [face];
    play.fly({ from: "pile", to: "played", draw: play.card(null), flip: play.card(face) });
    return { stakes: play.view.discard.length / 6 };
  },
  sets: (play, { mine, at, face }) => {
    play.view.played = [];
    play.view.next_place = null;
    play.lay(mine - 1, at, face, true);
    play.scores = [play.view.mines.reduce((sum, { up }) => sum + up.length, 0)];
    play.fly({ from: "played", to: place(mine - 1, at), draw: play.card(face), lift: true });
    play.found = place(mine - 1, at);
    return null;
  },
  uncovers: (play, { face }) => {
    play.view.played = [face];
    const from = play.found;
    play.fly({ from, to: "played", draw: play.card(null), flip: play.card(face) });
    return { stakes: play.view.discard.length / 6 };
  },
  skeleton: (play, { number }) => {
    const [face] = play.view.played;
    play.view.played = [];
    play.view.discard.push(face ?? "skeleton");
    play.fly({ from: "played", to: `skeleton-${number}`, draw: play.card("skeleton"), lift: true });
    return { kind: "skeleton", hold: 300 };
  },
};

/** A solo game turned over in one go: its places in their order, a few at a time. @param {Play} play */
function soloAtOnce(play) {
  const { fresh } = play.after;
  fresh.forEach((event, index) => {
    if (!["next-card", "sets", "uncovers", "skeleton"].includes(event.event)) return;
    EVENTS[event.event]?.(play, event);
    play.flights = [];
    if (event.event === "sets")
      play.close(index + 1, { kind: "place", hold: 90, data: { spot: play.found } });
    else if (event.event === "skeleton")
      play.close(index + 1, { kind: "skeleton", hold: 420, data: {} });
  });
}

/** What still lies face down turns over; then the mines are counted place by place, and the best is crowned. @param {Play} play */
function countAtTheEnd(play) {
  const { final, view } = play;
  const count = final.count ?? [];
  turnMines(play);
  for (const at of PLACES) {
    const before = count.map((row) => row[at - 2] ?? 0);
    view.points = final.points.map((row) => row.map((each, index) => (index < at ? each : 0)));
    for (const [number, row] of final.points.entries())
      flyPoints(play, number, at, row[at - 1] ?? 0);
    play.close(0, { kind: "count", data: { at, counted: before } });
    const counted = count.map((row) => row[at - 1] ?? 0);
    play.close(0, { kind: "count", hold: COUNT.hold, data: { at, counted } });
  }
  Object.assign(view, { scores: final.scores, winners: final.winners, ranks: final.ranks });
  play.close(play.after.fresh.length, { kind: "crown", hold: CROWN_MS });
}

/** The points of a place, on their way to the total. @param {Play} play @param {number} mine @param {number} at @param {number} points */
function flyPoints(play, mine, at, points) {
  const draw = () => html`<b class="digup-tally is-${points}">+${points}</b>`;
  const { duration } = COUNT;
  if (points)
    play.fly({ from: place(mine, at), to: `total-${mine}`, draw, stays: true, delay: 0, duration });
}

/** The mines slide to one another's side; then what is hidden in them turns over, the best mine last. @param {Play} play */
function turnMines(play) {
  const { final, view } = play;
  const data = { at: 0, counted: view.mines.map(() => 0) };
  view.points = final.points.map((row) => row.map(() => 0));
  play.close(0, { kind: "count", hold: SLIDE_MS, data });
  for (const [turn, number] of poorestFirst(final).entries()) turnMine(play, number, turn);
  play.close(0, { kind: "count", hold: TURN.wait, data });
}

/** @param {Play} play @param {number} number @param {number} turn  which mine it is in turn */
function turnMine(play, number, turn) {
  const mine = play.view.mines[number];
  const hidden = PLACES.filter((at) => !mine?.up.includes(at));
  for (const [order, at] of hidden.entries()) {
    const face = play.final.mines[number]?.cards[at - 1] ?? UNKNOWN;
    if (mine) mine.cards[at - 1] = face;
    const delay = TURN.wait + turn * TURN.mine + order * TURN.step;
    play.fly({ to: place(number, at), draw: play.card(null), flip: play.card(face), delay });
  }
  if (mine) mine.up = [...PLACES];
}

/** @param {DigUpView} final */
function poorestFirst({ mines, scores, winners }) {
  const rank = (/** @type {number} */ number) =>
    (scores?.[number] ?? 0) + (winners.includes(number) ? 0.5 : 0);
  return mines.map((_, number) => number).toSorted((one, other) => rank(one) - rank(other));
}

/** Alone the four mines are turned face down and over again, place by place; then it is said how many stones are in place. @param {Play} play */
function soloEnd(play) {
  const { final, view } = play;
  for (const at of [0, ...PLACES]) {
    view.mines = final.mines.map((mine) => turnedUpTo(mine, at));
    play.close(0, { kind: "count", hold: at ? SOLO.step : SOLO.wait, data: { at } });
  }
  const perfect = final.mines.every(({ up }) => up.length === PLACES.length);
  play.close(
    0,
    perfect ? { kind: "perfect", hold: PERFECT_MS } : { kind: "placed", hold: PLACED_MS },
  );
}

/** A mine of which only the first places are turned over. @param {Mine} mine @param {number} last @returns {Mine} */
function turnedUpTo({ colour, cards, up }, last) {
  return {
    colour,
    cards: cards.map((face, index) => (index < last ? face : UNKNOWN)),
    up: up.filter((at) => at <= last),
  };
}

/** A stone goes to each player who has chosen it. @param {Play} play @param {readonly GameEvent[]} events */
function chooseColours(play, events) {
  for (const [index, { event, seat, move }] of events.entries()) {
    const mine = event === "colour" ? play.view.mines[seat] : null;
    if (!mine) continue;
    const colour = String(move).slice("colour ".length);
    mine.colour = colour;
    const own = seat === play.middle;
    const draw = () => html`<span class="digup-chosen">${picture(colour)}</span>`;
    const to = own ? `seat-${seat}` : `colour-of-${seat}`;
    play.fly({ from: `colour-${colour}`, to, draw, lift: true, stays: own });
    play.close(index + 1, { kind: "colour", hold: TAKE_MS });
  }
}

/** Cards fly from the pile to all mines, the middle ones turn over, and hands are drawn. @param {Play} play @param {readonly GameEvent[]} events */
function dealAll(play, events) {
  const { final } = play;
  const drawn = events.filter(({ event }) => event === "draws");
  const dealt = events.findIndex(({ event }) => event === "dealt");
  play.view = structuredClone({
    ...final,
    mines: final.mines.map((mine) => ({ ...mine, cards: [], up: [] })),
    points: final.points.map((row) => row.map(() => null)),
    scores: final.scores?.map(() => 0) ?? null,
    hands: final.hands.map(() => []),
    pile: final.pile + drawn.length,
    played: [],
    next_place: null,
    touched: [],
    gains: {},
    turn: null,
    step: null,
  });
  play.deals = true;
  play.close(dealt, { kind: "deal", hold: PLACE_MS });
  for (const at of PLACES)
    for (const [number, mine] of play.view.mines.entries()) {
      mine.cards.push(UNKNOWN);
      const delay = (at - 1 + number / play.view.mines.length) * PLACE_MS;
      play.fly({ from: "pile", to: place(number, at), draw: play.card(null), delay });
    }
  play.close(dealt + 1, { kind: "deal" });
}

/** @param {Play} play @param {readonly GameEvent[]} events */
function tellAll(play, events) {
  for (const [index, event] of events.entries()) {
    const more = EVENTS[event.event]?.(play, event) ?? null;
    const next = events[index + 1]?.event;
    const same = next === event.event || (play.deals && TOGETHER.includes(next ?? ""));
    const together = TOGETHER.includes(event.event) && same;
    if (more && !together) play.close(index + 1, more);
  }
  play.close(events.length);
}

/** @param {Scene} before @param {Scene} after @returns {Act[]} */
export function script(before, after) {
  const play = new Play(before, after);
  const { fresh, over } = after;
  const { solo } = play.final;
  const ends = over && !before.over;
  chooseColours(play, fresh);
  if (!play.final.mines[0]?.cards.length) return play.acts;
  const deals = !play.view.mines[0]?.cards.length;
  // The mines are turned up by the count.
  const last = ends && !solo ? countedFrom(fresh) : fresh.length;
  if (deals) dealAll(play, fresh);
  if (last <= MOST_EVENTS) tellAll(play, fresh.slice(0, last));
  else if (solo) soloAtOnce(play);
  if (ends) (solo ? soloEnd : countAtTheEnd)(play);
  return play.acts;
}

/** Where the end begins: with the first of the cards that are turned up last. @param {readonly GameEvent[]} fresh */
function countedFrom(fresh) {
  let last = fresh.length;
  const ending = ["turns-up", "final", "over", "still"];
  while (last > 0 && ending.includes(fresh[last - 1]?.event ?? "")) last -= 1;
  return last;
}
