// What is to be seen between two scenes, read from the events.

import { cardBack, cardFace } from "./card.js";
import { countingActs } from "./ending.js";
import { clothCards, viewOf } from "./view.js";

/** @import { Flight } from "../flights.js" */
/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */
/** @import { LetsdigView, ScorePile } from "./view.js" */

/**
 * @typedef {object} Story  what has been read so far
 * @property {Scene} scene  what the board shows by now
 * @property {Scene} after
 * @property {Act[]} acts
 * @property {number} seen  how many events have been read
 */

// Cards that leave together follow one another.
const APART_MS = 90;
const BUST_MS = 1500;
const MOMENT_MS = 1300;
const GLANCE_MS = 450;
// The card that loses everything is looked at before that is said.
const FATAL_MS = 800;
const COLLECT_MS = 700;
// The harmless finds of others pass quickly.
const BRIEF = { duration: 380, lift: false };
const BRIEF_MS = 260;
const BRIEF_STAKES = 0.3;
const BRIEF_COLLECT_MS = 450;
// The risk, in percent, at which a card is held longest before it turns.
const HIGHEST_RISK = 45;

/** @param {Story} story @param {Partial<LetsdigView>} changes */
function change(story, changes) {
  story.scene = { ...story.scene, view: { ...story.scene.view, ...changes } };
}

/** @param {Story} story @param {Act} act */
function show(story, act) {
  story.acts.push({ scene: story.scene, seen: story.seen, ...act });
}

/** The cards on the cloth without one of this face. @param {readonly string[]} faces @param {string} face */
function without(faces, face) {
  const place = faces.indexOf(face);
  return place < 0 ? [...faces] : faces.toSpliced(place, 1);
}

/**
 * A card goes from the cloth to a place off it.
 * @param {Story} story
 * @param {number} index
 * @param {string} to
 * @param {number} [order]
 * @returns {Flight}
 */
function leaves(story, index, to, order = 0) {
  const { scene } = story;
  const card = clothCards(scene)[index];
  const draw = () => cardFace(scene, card?.face ?? null, { used: card?.used });
  return {
    from: `dug-${index}`,
    to,
    draw,
    delay: order * APART_MS,
    leaves: true,
    stays: true,
    kind: "is-small",
  };
}

/** Where a card of this face lies on the cloth. @param {Story} story @param {string} face */
function placeOf(story, face) {
  return clothCards(story.scene).findIndex((card) => card.face === face);
}

/** The score piles once a seat has collected. @param {Story} story @param {number} seat */
function withPile({ scene, after }, seat) {
  const later = viewOf(after).score_piles;
  return viewOf(scene).score_piles.map((pile, place) =>
    pile.seats.includes(seat) ? uncounted(after, later[place] ?? pile) : pile,
  );
}

/** What is hidden in a rival's pile is not known before the final count. @param {Scene} after @param {ScorePile} pile @returns {ScorePile} */
function uncounted({ over, seat }, pile) {
  const own = seat !== null && pile.seats.includes(seat);
  return over && !own ? { ...pile, points: null } : pile;
}

/** Whether a rival digs up a harmless card. @param {Story} story @param {GameEvent} event */
function isBrief({ scene, after, seen }, { seat, face }) {
  return seat !== scene.seat && face !== "skeleton" && after.fresh[seen]?.event !== "bust";
}

/** @typedef {(story: Story, event: GameEvent) => void} Reader */

/** @type {Record<string, Reader>} */
const READERS = {
  turn(story, { seat }) {
    change(story, {
      turn: seat,
      stage: "dig",
      dug: [],
      dug_used_dogs: 0,
      pending: [],
      stop_points: null,
    });
  },
  digs(story, event) {
    const { seat, pile, face } = event;
    const { scene } = story;
    const view = viewOf(scene);
    const brief = isBrief(story, event);
    const risk = Math.min(1, (view.danger.risks[pile] ?? 0) / HIGHEST_RISK);
    const stakes = brief ? risk * BRIEF_STAKES : risk;
    const known = view.piles[pile]?.top[0] ?? null;
    const piles = view.piles.map((each, index) =>
      index === pile ? { cards: each.cards - 1, top: each.top.slice(1) } : each,
    );
    const index = view.dug.length;
    change(story, { piles, dug: [...view.dug, face], stage: "decide" });
    const flight = {
      from: `pile-${pile}`,
      to: `dug-${index}`,
      draw: () => cardFace(scene, known),
      flip: () => cardFace(scene, face),
      lift: true,
      ...(brief ? BRIEF : {}),
    };
    const busts = story.after.fresh[story.seen]?.event === "bust";
    const glance = seat === scene.seat ? 0 : brief ? BRIEF_MS : GLANCE_MS;
    const hold = busts ? FATAL_MS : glance;
    show(story, { kind: "dig", data: { pile, face }, flights: [flight], stakes, hold });
    if (face === "skeleton") show(story, { kind: "skeleton", hold: 900 });
  },
  dog(story, event) {
    show(story, { kind: "dog", data: { event }, hold: MOMENT_MS });
    const index = placeOf(story, "skeleton");
    if (index >= 0) show(story, { kind: "driven", flights: [leaves(story, index, "heap")] });
    const { dug } = viewOf(story.scene);
    change(story, {
      dug: without(dug, "skeleton"),
      dug_used_dogs: viewOf(story.after).dug_used_dogs,
      stage: "decide",
    });
  },
  gives(story, event) {
    const index = placeOf(story, event.face);
    const flights = index < 0 ? [] : [leaves(story, index, `seat-${event.other}`)];
    show(story, { kind: "gift", data: { event }, flights, hold: MOMENT_MS });
    change(story, { dug: without(viewOf(story.scene).dug, event.face) });
  },
  bust(story, event) {
    const faces = viewOf(story.scene).dug;
    show(story, { kind: "bust", data: { event, faces }, hold: BUST_MS });
    const flights = faces.map((_, index) => leaves(story, index, "heap", index));
    show(story, { kind: "fall", flights });
    change(story, { dug: [], stop_points: null });
  },
  stops(story, event) {
    const stay = clothCards(story.after).map(({ face }) => face);
    /** @type {Flight[]} */
    const flights = [];
    const here = viewOf(story.scene).dug;
    for (const [index, face] of here.entries()) {
      const place = viewOf(story.after).turn === event.seat ? stay.indexOf(face) : -1;
      if (place >= 0) stay.splice(place, 1);
      else flights.push(leaves(story, index, `seat-${event.seat}`, flights.length));
    }
    const hold = event.seat === story.scene.seat ? COLLECT_MS : BRIEF_COLLECT_MS;
    const score_piles = withPile(story, event.seat);
    const last = flights.at(-1);
    if (last) last.brings = (scene) => ({ ...scene, view: { ...scene.view, score_piles } });
    show(story, { kind: "collect", data: { event }, flights, hold });
    change(story, {
      dug: [],
      score_piles,
      pending: viewOf(story.after).pending,
      stage: "order",
      stop_points: null,
    });
  },
  sees(story, { pile, face }) {
    const { scene } = story;
    const seen = viewOf(story.after).piles;
    // The others are still face down.
    const piles = viewOf(scene).piles.map((each, index) =>
      index === pile ? (seen[index] ?? each) : each,
    );
    change(story, { piles });
    const flight = {
      to: `pile-${pile}`,
      draw: () => cardBack(),
      flip: () => cardFace(scene, face),
    };
    show(story, { kind: "look", data: { pile }, flights: [flight], hold: GLANCE_MS });
  },
  searches(story, { pile }) {
    show(story, { kind: "search", data: { pile }, hold: GLANCE_MS });
  },
  takes(story, { seat, pile, face }) {
    const { scene } = story;
    const draw = () => cardFace(scene, face);
    const flight = {
      from: `pile-${pile}`,
      to: `seat-${seat}`,
      draw,
      lift: true,
      stays: true,
      kind: "is-small",
    };
    show(story, { kind: "take", data: { pile }, flights: [flight] });
  },
  steals(story, event) {
    const { scene } = story;
    const draw = () => cardFace(scene, event.face);
    const comes = { from: `seat-${event.other}`, to: "loot", draw, duration: 700 };
    show(story, { kind: "theft", data: { event }, flights: [comes], hold: MOMENT_MS });
    const goes = {
      from: "loot",
      to: `seat-${event.seat}`,
      draw,
      leaves: true,
      stays: true,
      kind: "is-small",
    };
    show(story, { kind: "theft", data: { event }, flights: [goes] });
  },
  destroys(story, event) {
    show(story, { kind: "blast", data: { event, pile: event.pile }, hold: BUST_MS });
    change(story, { piles: viewOf(story.after).piles });
  },
};

/** @param {Scene} before @param {Scene} after @returns {Act[]} */
export function script(before, after) {
  /** @type {Story} */
  const story = { scene: before, after, acts: [], seen: 0 };
  for (const event of after.fresh) {
    story.seen += 1;
    READERS[event.event]?.(story, event);
  }
  if (after.over && !before.over) story.acts.push(...countingActs(story.scene, after));
  return story.acts;
}
