// What the last reveal has brought, read from the events: who went on, who left with what, the trap.

import { viewOf } from "./view.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../scene.js").GameEvent} GameEvent */
/**
 * @typedef {object} RevealSummary
 * @property {number[]} stayers
 * @property {number[]} leavers
 * @property {Map<number, number>} banked  what each leaver put in the chest, where it is known
 * @property {GameEvent[]} taken  relics carried out
 * @property {GameEvent | null} trap
 * @property {Map<number, number>} lost
 * @property {GameEvent | null} closed
 */

const CARDS = ["treasure", "danger", "relic"];

/**
 * @param {readonly GameEvent[]} events
 * @param {string} kind
 */
const of = (events, kind) => events.filter((event) => event.event === kind);

/**
 * @param {readonly GameEvent[]} events
 * @param {string} kind
 */
const rubies = (events, kind) =>
  new Map(of(events, kind).map((event) => [event.seat, event.rubies]));

/**
 * The last reveal and its consequences: a late connection receives the events of the whole game at once.
 * @param {readonly GameEvent[]} events
 */
function lastReveal(events) {
  let start = events.findLastIndex(isChoice);
  if (start < 0) return [];
  while (start > 0 && isChoice(events[start - 1])) start -= 1;
  return events.slice(start);
}

/** @param {GameEvent | undefined} event */
function isChoice(event) {
  return event?.event === "stays" || event?.event === "leaves";
}

/**
 * The reveal of these events; none where nothing was revealed.
 * @param {readonly GameEvent[]} events
 * @returns {RevealSummary | null}
 */
export function summarizeReveal(events) {
  const last = lastReveal(events);
  const stayers = of(last, "stays").map((event) => event.seat);
  const leavers = of(last, "leaves").map((event) => event.seat);
  if (!stayers.length && !leavers.length) return null;
  return {
    stayers,
    leavers,
    banked: rubies(last, "banks"),
    taken: of(last, "takes"),
    trap: of(last, "trap")[0] ?? null,
    lost: rubies(last, "loses"),
    closed: of(last, "closed")[0] ?? null,
  };
}

/**
 * How many cards of the path that lies there now have just been turned up.
 * @param {readonly GameEvent[]} events
 */
export function cardsTurned(events) {
  const last = events.findLastIndex((event) => event.event === "expedition" || isChoice(event));
  return events.slice(last + 1).filter((event) => CARDS.includes(event.event)).length;
}

/**
 * The path as it lay when the last expedition of these events ended.
 * @param {readonly string[]} before  the path before them
 * @param {readonly GameEvent[]} events
 */
function endedPath(before, events) {
  const last = events.findLastIndex((event) => event.event === "closed");
  const start = events.slice(0, last).findLastIndex((event) => event.event === "expedition");
  const cards = events
    .slice(start + 1, last)
    .filter(({ event }) => event === "trap" || CARDS.includes(event));
  return [...(start < 0 ? before : []), ...cards.map((event) => event.face)];
}

/**
 * Whether the one who looks took part in the vote.
 * @param {Scene} scene
 * @param {RevealSummary} reveal
 */
export function isVoter({ seat }, { stayers, leavers }) {
  return seat !== null && [...stayers, ...leavers].includes(seat);
}

/**
 * The table as it stood when the choices were shown: the leavers at home, and where the expedition ended the path with its last card.
 * Chests and scores are those of the table after it: nothing else has changed them.
 * @param {Scene} before  the table before these events
 * @param {Scene} after
 * @param {readonly GameEvent[]} events
 * @param {RevealSummary} reveal
 * @returns {Scene}
 */
export function revealedScene(before, after, events, reveal) {
  const view = viewOf(before);
  const { explorers: later, scores } = viewOf(after);
  const path = reveal.closed ? endedPath(view.path, events) : view.path;
  const explorers = view.explorers.map((explorer) => {
    const inside = reveal.stayers.includes(explorer.seat);
    const { chest } = later[explorer.seat];
    const unsafe = inside && !reveal.closed ? explorer.unsafe : 0;
    return { ...explorer, inside, chosen: false, unsafe, chest };
  });
  return { ...before, view: { ...view, path, explorers, scores } };
}
