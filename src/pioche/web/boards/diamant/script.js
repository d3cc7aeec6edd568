// What is to be seen between two scenes, told from the events: the votes, the way home, the next card, the trap, the chests.

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
const COUNT = 2800;
const COUNTED = 1400;
// One walker after the other.
const APART = 180;
const GEMS_FIRST = 420;
const WALK = 1150;
const MOST_GEMS = 4;
// So many dangers on the path are as bad as it gets.
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
      ...(share ? gemFlights("path-gems", seat, 2, place) : []),
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
    this.place += 1;
    const { face } = event;
    this.turn(face);
    if (event.event === "danger") this.change({ dangers: [...this.view.dangers, face] });
    if (event.event !== "treasure") return;
    const spot = `gems-${this.view.path.length - 1}`;
    const inside = this.view.explorers.filter(({ inside }) => inside);
    this.changeExplorers(({ inside, unsafe }) => ({
      unsafe: inside ? unsafe + event.share : unsafe,
    }));
    this.change({ path_rubies: event.path });
    if (!event.share) return;
    const flights = inside.flatMap(({ seat }, place) =>
      gemFlights(spot, seat, Math.min(MOST_GEMS, event.share), place),
    );
    this.add({ kind: "share", flights });
  }

  /** A card flies from the deck to the end of the path and turns over. @param {string} face */
  turn(face) {
    const { scene, view } = this;
    const stakes = threat(view);
    const to = `step-${view.path.length}`;
    this.change({ path: [...view.path, face], deck: view.deck - 1 });
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
    const untold = this.place;
    this.place += 1;
    this.turn(face);
    this.acts[this.acts.length - 1].seen = untold;
    this.add({ kind: "struck", data: { face }, hold: STRUCK, seen: untold });
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
    const { removed, relics_to_come } = viewOf(this.after);
    this.changeExplorers(() => ({ inside: true, chosen: false, unsafe: 0 }));
    this.change({ expedition: number, deck, removed, relics_to_come });
    this.change({ path: [], dangers: [], path_rubies: 0 });
    this.add({ kind: "expedition", data: { number }, hold: EXPEDITION });
  }

  /** The chests open one after the other, then all are compared; nobody's points are told before. */
  count() {
    const { after } = this;
    const view = viewOf(after);
    const { scores } = view;
    /** @param {number[]} opened */
    const counted = (opened) => ({
      ...after,
      view: {
        ...view,
        scores: scores?.map((points, seat) => (opened.includes(seat) ? points : null)),
      },
    });
    const hold = COUNT / (of(this.events, "final").length + 1);
    /** @type {number[]} */
    let opened = [];
    const add = () =>
      this.acts.push({
        kind: "count",
        scene: counted(opened),
        data: { opened, scores },
        hold,
        seen: this.place,
      });
    add();
    while (this.events[this.place]?.event === "final") {
      opened = [...opened, this.events[this.place].seat];
      this.place += 1;
      add();
    }
    this.acts.push({ kind: "counted", scene: after, hold: COUNTED, seen: this.place });
  }
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
 * Rubies that go into a bag.
 * @param {string} from
 * @param {number} seat
 * @param {number} count
 * @param {number} place  among those who get some
 * @returns {Flight[]}
 */
function gemFlights(from, seat, count, place) {
  return Array.from({ length: count }, (_, number) => ({
    from,
    to: `bag-${seat}`,
    draw: () => html`<span class="flying-gem">${gem("ruby")}</span>`,
    stays: true,
    kind: "is-gem",
    delay: number * 70 + place * 40,
    duration: GEMS_FIRST,
  }));
}

/**
 * Somebody walks to the door with a full bag.
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
