// What is seen of a turn: dice that tumble, tokens on their way, a slip, the night, and the count at the end.

import { TUMBLE_MS } from "./dice.js";
import { countingActs } from "./ending.js";
import { grabbed, picture, reachingHand } from "./pictures.js";
import { viewOf } from "./view.js";

/** @import { Flight } from "../flights.js" */
/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */
/** @import { DiggerView } from "./view.js" */

const STEP_MS = 380;
const OTHERS_STEP_MS = 250;
const STAGGER_MS = 110;
const THROWN_MS = 500;
const THEFT_MS = 700;
const GRAB_MS = 640;
const REACH_MS = 620;
const GRASP_MS = 160;
const STOP_MS = 700;
const OTHERS_STOP_MS = 450;
const SLIP_MS = 1100;
const FALL_MS = 650;
const NIGHT_MS = 1100;
const DUSK_MS = 900;
const DAWN_MS = 550;

/** A token on its way. @param {string} face @param {string} from @param {string} to @param {Partial<Flight>} [more] @returns {Flight} */
function token(face, from, to, more = {}) {
  return { from, to, draw: () => picture(face), duration: STEP_MS, kind: "flight-token", ...more };
}

/** The later scene, with these parts of the table as they were before. @param {Scene} before @param {Scene} after @param {(keyof DiggerView)[]} [parts] @returns {Scene} */
function still(before, after, parts = []) {
  // The last board of the game waits for the count; of what leads to it, only the cloth is emptied.
  if (after.over && !before.over) {
    const { beside } = viewOf(parts.includes("beside") ? before : after);
    return { ...before, view: { ...before.view, beside } };
  }
  const kept = Object.fromEntries(parts.map((part) => [part, viewOf(before)[part]]));
  return { ...after, view: { ...after.view, ...kept } };
}

/** How long a token is on its way: what others do needs less time. @param {Scene} after @param {GameEvent} event */
function pace(after, { seat }) {
  return { duration: seat === after.seat ? STEP_MS : OTHERS_STEP_MS };
}

/** Where tokens of a kind end up when they are stored. @param {GameEvent} event */
function storedAt({ seat, face }) {
  return face === "water" ? "box" : `crate-${seat}-${face}`;
}

/** The hand of another comes to a pile; one's own has just made its gesture. @param {Scene} before @param {Scene} after @param {GameEvent} event @returns {Act[]} */
function reach(before, after, event) {
  if (event.seat === after.seat) return [];
  const hand = {
    from: `face-${event.seat}`,
    to: `crate-${event.other}-${event.face}`,
    draw: reachingHand,
    duration: REACH_MS,
    stays: true,
    kind: "flight-hand",
  };
  const scene = still(before, after, ["beside", "players", "scores", "free"]);
  return [{ kind: "reach", scene, seen: 0, flights: [hand], hold: GRASP_MS }];
}

/** A moment that is announced once it has been seen for a while. @param {Act} act @param {number} time @param {number} until @returns {Act[]} */
function seenFirst(act, time, until) {
  return [{ ...act, hold: time, seen: until - 1 }, act];
}

/** The tokens that a lost turn gives back, one flight for each. @param {readonly GameEvent[]} events */
function returned(events) {
  const faces = events
    .filter(({ event }) => event === "returns")
    .flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  return faces.map((face, place) =>
    token(face, `beside-${face}`, `heap-${face}`, { delay: place * STAGGER_MS, stays: true }),
  );
}

/** What one event, or a row of the same, is seen as. @type {Record<string, (before: Scene, after: Scene, events: GameEvent[], until: number) => Act[]>} */
const SEEN = {
  // The throw is announced once the dice lie still.
  throws: (before, after, [event], until) => [
    {
      kind: "throw",
      scene: still(before, after),
      data: { above: event.seat !== after.seat },
      hold: after.motion ? TUMBLE_MS : 0,
      seen: until - 1,
    },
    {
      kind: "thrown",
      scene: still(before, after),
      hold: event.seat === after.seat ? 0 : THROWN_MS,
    },
  ],
  takes: (before, after, [event]) => [
    {
      kind: "take",
      scene: still(before, after, ["beside"]),
      flights: [
        token(event.face, `heap-${event.face}`, `beside-${event.face}`, {
          stays: true,
          ...pace(after, event),
        }),
      ],
    },
  ],
  stores: (before, after, events) => [
    {
      kind: "store",
      scene: still(before, after, ["players", "scores", "box", "digger", "master", "dice"]),
      flights: events.map((event, place) =>
        token(event.face, `beside-${event.face}`, storedAt(event), {
          delay: place * STAGGER_MS,
          stays: true,
          ...pace(after, event),
        }),
      ),
    },
  ],
  steals: (before, after, [event], until) => [
    ...reach(before, after, event).map((act) => ({ ...act, seen: until - 1 })),
    {
      kind: "steal",
      data: event,
      scene: still(before, after, ["beside"]),
      hold: THEFT_MS,
      flights: [
        token(event.face, `crate-${event.other}-${event.face}`, `beside-${event.face}`, {
          draw: () => grabbed(event.face),
          lift: true,
          stays: true,
          duration: GRAB_MS,
        }),
      ],
    },
  ],
  stops: (before, after, [event]) => [
    {
      kind: "stop",
      data: event,
      scene: still(before, after, ["digger", "master", "dice"]),
      hold: event.seat === after.seat ? STOP_MS : OTHERS_STOP_MS,
    },
  ],
  touches: (before, after, [event], until) => [
    ...reach(before, after, event).map((act) => ({ ...act, scene: before, seen: until - 1 })),
    ...seenFirst({ kind: "touches", data: event, scene: before, hold: SLIP_MS }, FALL_MS, until),
  ],
  night: (before, _, [event], until) =>
    seenFirst({ kind: "night", data: event, scene: before, hold: NIGHT_MS }, DUSK_MS, until),
};

// After these the turn is over: nothing runs, and the next question waits.
const ENDS = ["stops", "touches", "night"];
const LOSSES = ["touches", "night"];
// One's own hand is quick: nothing waits for what it has just moved.
const QUICK = ["takes", "stores"];

/** Events in rows: tokens stored one after the other are one sight. @param {readonly GameEvent[]} events */
function rows(events) {
  /** @type {{events: GameEvent[], until: number}[]} */
  const found = [];
  for (const [place, event] of events.entries()) {
    const last = found[found.length - 1];
    if (event.event === "stores" && last?.events[0]?.event === "stores") {
      last.events.push(event);
      last.until = place + 1;
    } else found.push({ events: [event], until: place + 1 });
  }
  return found;
}

/**
 * What is to be seen between two scenes. In one's own turn nothing waits for one's own hand, nor for anything against the glass.
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Act[]}
 */
export function script(before, after) {
  const { fresh } = after;
  const { throws_left: throws, digger } = viewOf(after);
  const own = digger === after.seat;
  const hurried = throws === null && own;
  const ends = fresh.some(({ event }) => ENDS.includes(event));
  /** @type {Act[]} */
  const acts = [];
  for (const { events, until } of rows(fresh)) {
    const kind = events[0]?.event ?? "";
    const seen = SEEN[kind]?.(before, after, events, until) ?? [];
    const live = !ends && (hurried || (own && QUICK.includes(kind)));
    acts.push(...seen.map((act) => ({ seen: until, ...act, live })));
    if (LOSSES.includes(kind)) acts.push(...givenBack(before, after, acts.at(-1)));
  }
  if (after.over && !before.over) acts.push(...countingActs(after));
  return acts;
}

/** @param {Scene} before @param {Scene} after @param {Act | undefined} loss @returns {Act[]} */
function givenBack(before, after, loss) {
  const flights = returned(after.fresh);
  const scene = still(before, after, ["digger", "master", "dice", "centre"]);
  const back = flights.length
    ? [{ kind: loss?.kind, data: loss?.data, scene, flights, hold: STOP_MS }]
    : [];
  const dawn =
    loss?.kind === "night" && after.motion
      ? [{ kind: "dawn", scene: still(before, after), hold: DAWN_MS }]
      : [];
  return [...back, ...dawn];
}
