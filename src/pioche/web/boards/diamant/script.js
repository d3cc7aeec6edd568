// What is shown between two scenes, derived from the events: the votes, the way home, the next card, the trap, the chests.

import { cardBack, walker } from "../../art/camp.js";
import { gem } from "../../art/gems.js";
import { html } from "../../vendor/lit.js";
import { figure } from "./party.js";
import { cardFace } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */
/** @import { Flight } from "../flights.js" */
/** @import { DiamantView, Explorer } from "./view.js" */

/** @typedef {{stayers: number[], leavers: number[]}} Vote  who goes on and who goes home */

// How long each thing stays, in milliseconds.
const VOTE = 900;
const EVERYBODY_STAYS = 650;
const HOME = 900;
const STRUCK = 550;
const TRAP = 2600;
const NOTHING_LOST = 1200;
const CLOSED = 1700;
const EXPEDITION = 900;
const SHARED = 350;
const LEFT = 900;
// The chests: each of them, the last one, and the order from the best down.
const COUNT = 620;
const ALL_CHESTS = 1900;
const LAST_CHEST = 1000;
const COUNTED = 900;
// One walker after the other.
const APART = 180;
const GEMS_FIRST = 420;
const WALK = 1150;
const MOST_GEMS = 4;
// Dangers on the path at which the stakes are highest.
const MOST_DANGERS = 4;

const CARDS = ["treasure", "danger", "relic"];
const CHOICES = ["stays", "leaves"];
const WAY_HOME = ["path", "banks", "takes"];
const AFTER_TRAP = ["loses", "relic-gone", "closed"];

/**
 * How much danger lies on the path, from 0 to 1.
 * @param {DiamantView} view
 */
export function threat({ dangers }) {
  return Math.min(1, dangers.length / MOST_DANGERS);
}

/** @param {readonly GameEvent[]} events @param {string} kind */
const of = (events, kind) => events.filter(({ event }) => event === kind);

/** @param {readonly GameEvent[]} events @param {string} kind @returns {Map<number, number>} */
const rubiesOf = (events, kind) =>
  new Map(of(events, kind).map(({ seat, rubies }) => [seat, rubies]));

/** The cards of each danger in the deck, with more or fewer of one; other cards change nothing. @param {Record<string, number>} cards @param {string} face @param {number} by */
function recount(cards, face, by) {
  return face in cards ? { ...cards, [face]: cards[face] + by } : cards;
}

/** Reads the events of a scene and makes acts of them, one after the other. */
class Script {
  /** @type {Act[]} */
  acts = [];
  place = 0;

  /** @param {Scene} before @param {Scene} after */
  constructor(before, after) {
    this.scene = before;
    this.after = after;
    this.events = after.fresh;
  }

  read() {
    while (this.place < this.events.length) this.readNext();
    return this.acts;
  }

  readNext() {
    const { event } = this.events[this.place];
    if (CHOICES.includes(event)) this.vote();
    else if (CARDS.includes(event)) this.card();
    else if (event === "trap") this.trap();
    else if (event === "closed") this.closed();
    else if (event === "expedition") this.expedition();
    else if (event === "final") this.count();
    else this.place += 1;
  }

  /** The next events of these kinds. @param {readonly string[]} kinds */
  take(kinds) {
    const begin = this.place;
    while (kinds.includes(this.events[this.place]?.event)) this.place += 1;
    return this.events.slice(begin, this.place);
  }

  /** @param {Act} act */
  add(act) {
    this.acts.push({ scene: this.scene, seen: this.place, ...act });
  }

  get view() {
    return viewOf(this.scene);
  }

  /** @param {Partial<DiamantView>} changed */
  change(changed) {
    this.scene = { ...this.scene, view: /** @type {any} */ ({ ...this.view, ...changed }) };
  }

  /** @param {(explorer: Explorer) => Partial<Explorer>} changed */
  changeExplorers(changed) {
    this.change({
      explorers: this.view.explorers.map((explorer) => ({ ...explorer, ...changed(explorer) })),
    });
  }

  /** Everybody's choice at once; then those who leave walk home with what they carry. */
  vote() {
    const votes = this.take(CHOICES);
    const stayers = of(votes, "stays").map(({ seat }) => seat);
    const leavers = of(votes, "leaves").map(({ seat }) => seat);
    this.changeExplorers(() => ({ chosen: false }));
    this.change({ choice: null });
    const data = { stayers, leavers };
    this.add({ kind: "vote", data, hold: leavers.length ? VOTE : EVERYBODY_STAYS });
    if (leavers.length) this.goHome(leavers);
  }

  /** @param {number[]} leavers */
  goHome(leavers) {
    const { scene } = this;
    const seen = this.place;
    const events = this.take(WAY_HOME);
    const left = of(events, "path")[0]?.path ?? this.view.path_rubies;
    const taken = of(events, "takes");
    const banked = rubiesOf(events, "banks");
    const share = this.view.path_rubies > left;
    const flights = leavers.flatMap((seat, place) => [
      ...(share ? gemFlights("path-gems", seat, 2, place, banked.get(seat)) : []),
      walkFlight(scene, seat, place, share),
    ]);
    const { scores } = this.view;
    const relics = taken.map(({ face }) => String(face));
    this.change({ path_rubies: left });
    this.add({ kind: "walk", data: { leavers }, flights, seen });
    this.changeExplorers((explorer) => home(explorer, leavers, banked, taken));
    this.change({ path: this.view.path.filter((face) => !relics.includes(face)) });
    this.change({ scores: scores && scoresAtHome(scores, banked, taken) });
    this.add({ kind: "home", data: { leavers, banked, taken }, hold: HOME });
  }

  /** The next card is turned up; what it brings is shared afterwards. */
  card() {
    const event = this.events[this.place];
    const unseen = this.place;
    this.place += 1;
    const { face } = event;
    this.turn(face);
    if (event.event === "danger") this.change({ dangers: [...this.view.dangers, face] });
    if (event.event !== "treasure") return;
    this.acts[this.acts.length - 1].seen = unseen;
    this.share(event);
  }

  /** The rubies of a treasure go into the bags; what cannot be shared is seen to stay. @param {GameEvent} event */
  share({ share, path }) {
    const spot = `gems-${this.view.path.length - 1}`;
    const inside = this.view.explorers.filter(({ inside }) => inside);
    const left = path - this.view.path_rubies;
    this.change({ path_rubies: path });
    const flights = inside.flatMap(({ seat, unsafe }, place) =>
      gemFlights(spot, seat, Math.min(MOST_GEMS, share), place, unsafe + share),
    );
    this.add({ kind: "share", flights, data: { left }, hold: share ? SHARED : LEFT });
    this.changeExplorers(({ inside, unsafe }) => ({ unsafe: inside ? unsafe + share : unsafe }));
  }

  /** A card flies from the deck to the end of the path and turns over. @param {string} face */
  turn(face) {
    const { scene, view } = this;
    const stakes = threat(view);
    const to = `step-${view.path.length}`;
    const danger_cards = recount(view.danger_cards, face, -1);
    this.change({ path: [...view.path, face], deck: view.deck - 1, danger_cards });
    const flight = {
      from: "deck",
      to,
      draw: cardBack,
      flip: () => cardFace(scene, face),
      lift: true,
      duration: 380,
    };
    this.add({ kind: "turn", flights: [flight], stakes, data: { step: view.path.length } });
  }

  /** The second card lies there before anything is said of a trap. */
  trap() {
    const { face } = this.events[this.place];
    const unseen = this.place;
    this.place += 1;
    this.turn(face);
    this.acts[this.acts.length - 1].seen = unseen;
    this.add({ kind: "struck", data: { face }, hold: STRUCK, seen: unseen });
    const lost = rubiesOf(this.take(AFTER_TRAP), "loses");
    this.changeExplorers(() => ({ unsafe: 0 }));
    this.add({
      kind: "trap",
      data: { face, lost },
      hold: [...lost.values()].some(Boolean) ? TRAP : NOTHING_LOST,
    });
  }

  /** All have left: the expedition is over. */
  closed() {
    this.place += 1;
    this.add({ kind: "closed", hold: CLOSED });
  }

  expedition() {
    const { number, deck } = this.events[this.place];
    this.place += 1;
    const { removed, relics_to_come, danger_cards, path } = viewOf(this.after);
    this.changeExplorers(() => ({ inside: true, chosen: false, unsafe: 0 }));
    this.change({ expedition: number, deck, removed, relics_to_come });
    this.change({ path: [], dangers: [], path_rubies: 0 });
    // What has been turned up since was still in the deck.
    this.change({
      danger_cards: path.reduce((cards, face) => recount(cards, face, 1), danger_cards),
    });
    this.add({ kind: "expedition", data: { number }, hold: EXPEDITION });
  }

  /** All bars rise together; a chest opens where one stops, from the last to the best. Nothing is announced before. */
  count() {
    const { after, place } = this;
    const { ranks } = viewOf(after);
    const seats = this.take(["final"]).map(({ seat }) => Number(seat));
    const rank = (/** @type {number} */ seat) => ranks?.[seat] ?? 1;
    const order = seats.toSorted((one, other) => rank(other) - rank(one));
    for (let opened = 0; opened <= order.length; opened += 1)
      this.acts.push({
        kind: "count",
        scene: closedBut(after, order.slice(0, opened)),
        data: { opened: order.slice(0, opened), scores: viewOf(after).scores },
        hold: opened === order.length - 1 ? LAST_CHEST : Math.min(COUNT, ALL_CHESTS / order.length),
        seen: place,
      });
    this.acts.push({ kind: "counted", scene: after, hold: COUNTED, seen: this.place });
  }
}

/** The end, as long as only these chests have been opened. @param {Scene} after @param {readonly number[]} opened @returns {Scene} */
function closedBut(after, opened) {
  const scores = viewOf(after).scores?.map((points, seat) =>
    opened.includes(seat) ? points : null,
  );
  return { ...after, view: { ...after.view, scores } };
}

/**
 * An explorer after the way home.
 * @param {Explorer} explorer
 * @param {number[]} leavers
 * @param {Map<number, number>} banked  where it is known
 * @param {readonly GameEvent[]} taken
 * @returns {Partial<Explorer>}
 */
function home(explorer, leavers, banked, taken) {
  const { seat, chest, relics } = explorer;
  if (!leavers.includes(seat)) return {};
  const own = taken.filter((event) => event.seat === seat).map(({ face }) => String(face));
  return {
    inside: false,
    unsafe: 0,
    chest: chest === null ? null : chest + (banked.get(seat) ?? 0),
    relics: [...relics, ...own],
  };
}

/**
 * Everybody's points after the way home.
 * @param {readonly (number | null)[]} scores
 * @param {Map<number, number>} banked
 * @param {readonly GameEvent[]} taken
 */
function scoresAtHome(scores, banked, taken) {
  return scores.map((points, seat) =>
    taken
      .filter((event) => event.seat === seat)
      .reduce((sum, event) => sum + event.points, (points ?? 0) + (banked.get(seat) ?? 0)),
  );
}

/**
 * Rubies that go into a bag; each one that lands is counted.
 * @param {string} from
 * @param {number} seat
 * @param {number} gems
 * @param {number} place  among those who get some
 * @param {number} [all]  what is in the bag at last, where it is known
 * @returns {Flight[]}
 */
function gemFlights(from, seat, gems, place, all) {
  return Array.from({ length: gems }, (_, number) => ({
    from,
    to: `bag-${seat}`,
    draw: () => html`<span class="flying-gem">${gem("ruby")}</span>`,
    brings: (scene) => filledBag(scene, seat, all, gems - number),
    kind: "is-gem",
    delay: number * 70 + place * 40,
    duration: GEMS_FIRST,
  }));
}

/**
 * One more ruby in a bag.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number | undefined} all  what is in it at last
 * @param {number} gems  that are still to land, this one included
 */
function filledBag(scene, seat, all, gems) {
  const fill = (/** @type {Explorer} */ explorer) => {
    const missing = (all ?? explorer.unsafe) - explorer.unsafe;
    return { ...explorer, unsafe: explorer.unsafe + Math.ceil(missing / gems) };
  };
  const explorers = viewOf(scene).explorers.map((explorer) =>
    explorer.seat === seat ? fill(explorer) : explorer,
  );
  return { ...scene, view: { ...scene.view, explorers } };
}

/**
 * A player walks to the door with a full bag.
 * @param {Scene} scene
 * @param {number} seat
 * @param {number} place  among the leavers
 * @param {boolean} later  rubies of the path come first
 * @returns {Flight}
 */
function walkFlight(scene, seat, place, later) {
  return {
    from: `explorer-${seat}`,
    to: `camp-${seat}`,
    draw: () => walker(figure(scene, seat, true)),
    leaves: true,
    stays: true,
    kind: "is-walker",
    delay: place * APART + (later ? GEMS_FIRST : 0),
    duration: WALK,
  };
}

/** @param {Scene} before @param {Scene} after */
export function script(before, after) {
  return new Script(before, after).read();
}

/**
 * The cave before its first card; null once anything else has happened.
 * @param {Scene} first
 * @returns {Scene | null}
 */
export function opening(first) {
  const view = viewOf(first);
  const cards = of(first.fresh, "expedition").length === 1 && view.path.length === 1;
  if (!cards || first.fresh.some(({ event }) => CHOICES.includes(event))) return null;
  const explorers = view.explorers.map((explorer) => ({ ...explorer, unsafe: 0 }));
  const empty = { path: [], dangers: [], path_rubies: 0, deck: view.deck + 1, explorers };
  return { ...first, view: { ...view, ...empty } };
}
