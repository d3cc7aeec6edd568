// What is seen of DIG's events, one after the other: cards turn up, are laid, taken and lost; enemies strike, galleries fall in or are emptied.

import { html } from "../../vendor/lit.js";
import { picture } from "./pictures.js";
import { cardBack, cardFace, cardName, recruitFigure } from "./pieces.js";
import { restsInPlace, viewOf } from "./view.js";

/** @import { Act } from "../sequencer.js" */
/** @import { Flight } from "../flights.js" */
/** @import { GameEvent, Scene } from "../scene.js" */
/** @import { DigView, GalleryCard, Player } from "./view.js" */

/** @typedef {{view: DigView, scene: Scene, event: GameEvent, own: boolean}} Step  the table before an event */

const STAGGER_MS = 90;
// How long things stay: happenings, and those that end a gallery or the game.
const BEAT_MS = 700;
const BLOW_MS = 1300;
// Great moments, with what is shown over the board.
const GREAT_MS = 1900;
// Until an enemy has pounced, until the stones lie: then it is said.
const POUNCE_MS = 460;
const FALL_MS = 760;
const GREAT_ENEMIES = ["werewolf", "orc"];
// Points in a gallery at which the stakes are highest.
const HIGH_STAKES = 5;
// The final count, and how long its result stays.
const COUNT_MS = 2400;
const RESULT_MS = 1400;

// The table as it looks after an event.

/** @param {DigView} view @param {GameEvent} event */
const rowOf = (view, { seat, gallery }) => view.galleries[seat][gallery - 1];

/** @param {DigView} view @param {GameEvent} event */
function takeTurned(view, { face, place }) {
  const index = turnedIndex(view, { face, place });
  if (index >= 0) view.revealed.splice(index, 1);
}

/** @param {DigView} view @param {{face: string, place?: number}} card */
function turnedIndex({ revealed }, { face, place }) {
  return revealed.findLastIndex(
    (card) => card.face === face && (place === undefined || card.place === place),
  );
}

/** @param {Player} player @param {string} face */
function receive(player, face) {
  if (face in player.stones) player.stones[face] += 1;
  else if (face === "rune") player.runes += 1;
}

/** @param {string[]} list @param {string} item */
function drop(list, item) {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}

/** @type {Record<string, (view: DigView, event: GameEvent, player: Player) => void>} */
const LOOKS_AFTER = {
  turn: (view, { seat }) => {
    view.active = seat;
  },
  "turns-up": (view, { face, place }) => {
    view.hill -= 1;
    view.revealed.push({ face, place });
    view.drawn = true;
    view.rests = false;
  },
  carries: (view, event) => {
    takeTurned(view, event);
    view.revealed.push({ face: event.face, place: event.place });
  },
  discards: takeTurned,
  useless: takeTurned,
  "too-late": takeTurned,
  surplus: takeTurned,
  "uses-drawn": takeTurned,
  collects: (view, { face }, player) => {
    view.revealed.pop();
    player.stones[face] += 1;
  },
  keeps: (view, { face }, player) => {
    view.revealed.pop();
    player.equipment.push(face);
  },
  uses: (_, { face }, player) => drop(player.equipment, face),
  opens: (view, event) => {
    view.revealed.pop();
    rowOf(view, event).push({ face: event.face, recruit: false, gems: 0 });
  },
  adds: (view, event) => {
    view.revealed.pop();
    rowOf(view, event).push({ face: event.face, recruit: false, gems: 0 });
  },
  posts: (view, event, player) => {
    player.free -= 1;
    cardOf(view, event).recruit = true;
  },
  gem: (view, event) => {
    cardOf(view, event).gems += event.gems;
    view.gems -= event.gems;
  },
  "loses-gem": (view, event) => {
    cardOf(view, event).gems -= 1;
    view.gems += 1;
  },
  removed: (view, event) => {
    rowOf(view, event).pop();
  },
  scared: (view, event) => {
    cardOf(view, event).recruit = false;
  },
  flees: (_, { recruits }, player) => {
    player.free -= recruits;
  },
  eaten: (view, event) => {
    cardOf(view, event).recruit = false;
  },
  closes: (view, event, player) => {
    for (const { face } of rowOf(view, event)) receive(player, face);
    player.gems += event.gems;
    player.free += event.recruits;
    rowOf(view, event).length = 0;
  },
  collapses: (view, event) => {
    rowOf(view, event).length = 0;
  },
  steals: (view, { other, gallery, face, gems }, player) => {
    view.galleries[other][gallery - 1].pop();
    player.gems += gems;
    receive(player, face);
  },
  earns: (_, { gems }, player) => {
    player.gems += gems;
  },
  hires: (_, { recruits }, player) => {
    player.waiting -= recruits;
    player.free += recruits;
  },
  pays: (_, { face }, player) => {
    if (face in player.stones) player.stones[face] -= 1;
    else drop(player.equipment, face);
  },
  engages: (view, { face }, player) => {
    player.companions.push(face);
    // Its place stays free until the next one takes it, so that the others hold still.
    const place = view.tavern.indexOf(face);
    if (place >= 0) view.tavern.splice(place, 1, ...(view.to_come ? [""] : []));
  },
  enters: (view, { face, slot }) => {
    view.tavern.splice(slot, view.tavern[slot] === "" ? 1 : 0, face);
    view.to_come -= 1;
  },
  reshuffled: (view, { cards }) => {
    view.hill = cards;
  },
};

/** @param {DigView} view @param {GameEvent} event @returns {GalleryCard} */
function cardOf(view, event) {
  const row = rowOf(view, event);
  return row[event.position - 1] ?? { face: "steel", recruit: false, gems: 0 };
}

/** How the table looks after an event. @param {DigView} view @param {GameEvent} event @returns {DigView} */
export function looksAfter(view, event) {
  const change = LOOKS_AFTER[event.event];
  if (!change) return view;
  const later = structuredClone(view);
  change(later, event, later.players[event.seat]);
  return later;
}

// What moves.

/** Where a stone goes: one's own lie open by kind. @param {Step} step @param {number} seat @param {string} face */
function homeOf({ own }, seat, face) {
  if (face === "rune") return `runes:${seat}`;
  return own ? `stone:${seat}:${face}` : `stones:${seat}`;
}

const recruitOf = (/** @type {number} */ seat) => () => recruitFigure(seat);
const gem = () => html`<span class="dig-flying-gem">${picture("gem")}</span>`;

/** The last card turned up. @param {Step} step @returns {string} */
function turned({ view, event }) {
  const index = turnedIndex(view, { face: event.face, place: event.place });
  return `turned:${index < 0 ? Math.max(0, view.revealed.length - 1) : index}`;
}

/** @param {Step} step @param {string} to @param {Partial<Flight>} [more] @returns {Flight} */
function cardFlight(step, to, more = {}) {
  return { from: turned(step), to, draw: () => cardFace(step.event.face), ...more };
}

/** A card goes where its row grows. @param {Step} step @returns {Flight[]} */
function laid(step) {
  const { seat, gallery, position = 1 } = step.event;
  return [cardFlight(step, `card:${seat}:${gallery}:${position}`)];
}

/** To the discard. @param {Step} step @returns {Flight[]} */
const thrown = (step) => [cardFlight(step, "discard", { stays: true })];

/** The treasure of a gallery goes home, card by card. @param {Step} step @returns {Flight[]} */
function treasure(step) {
  const { view, event } = step;
  const { seat, gallery } = event;
  const flights = rowOf(view, event).flatMap((each, index) => {
    const from = `card:${seat}:${gallery}:${index + 1}`;
    const way = { from, stays: true, delay: index * STAGGER_MS };
    const kept = each.face in view.players[seat].stones || each.face === "rune";
    return [
      ...(kept
        ? [
            {
              ...way,
              to: homeOf(step, seat, each.face),
              leaves: true,
              draw: () => cardFace(each.face),
            },
          ]
        : []),
      ...(each.gems || each.face === "gem-egg" ? [{ ...way, to: `gems:${seat}`, draw: gem }] : []),
      ...(each.recruit ? [{ ...way, to: `recruits:${seat}`, draw: recruitOf(seat) }] : []),
    ];
  });
  return flights;
}

/** @param {Step} step */
const said = ({ scene, event }) => scene.spell.event(event);

/** @param {Step} step @param {string} kind @param {number} hold @returns {Act} */
function happening(step, kind, hold) {
  const { seat, gallery, face } = step.event;
  return { kind, data: { seat, gallery, face }, hold };
}

/** The same, with its words over the board. @param {Step} step @param {string} kind @param {number} hold @returns {Act} */
function loudly(step, kind, hold) {
  const act = happening(step, kind, hold);
  return { ...act, data: { ...act.data, text: said(step) } };
}

/** A blow: it is seen first, and then said. @param {Step} step @param {string} kind @param {number} wait @param {number} hold @returns {Act[]} */
function blow(step, kind, wait, hold) {
  return [happening(step, kind, wait), loudly(step, kind, hold)];
}

/** A great moment: its picture lies over the board after the blow. @param {Step} step @param {string} kind @returns {Act} */
function great(step, kind) {
  const act = loudly(step, kind, GREAT_MS);
  const { other, gems } = step.event;
  return { ...act, data: { ...act.data, great: true, other, gems } };
}

/** An enemy pounces. @param {Step} step @returns {Act[]} */
function strikes(step) {
  if (!GREAT_ENEMIES.includes(step.event.face))
    return blow(step, "strike", POUNCE_MS, BLOW_MS - POUNCE_MS);
  return [happening(step, "strike", POUNCE_MS), great(step, "strike")];
}

/**
 * How each event is played: `early`, while the table still looks as before it; `late`, when it looks as after it.
 * @type {Record<string, {early?: (step: Step) => Act | Act[], late?: (step: Step) => Act}>}
 */
const ACTS = {
  "turns-up": { late: turnUp },
  collects: {
    late: (step) => ({
      flights: [cardFlight(step, homeOf(step, step.event.seat, step.event.face), { stays: true })],
    }),
  },
  keeps: {
    late: (step) => ({ flights: [cardFlight(step, `held:${step.event.seat}:${step.event.face}`)] }),
  },
  opens: { late: (step) => ({ flights: laid(step) }) },
  adds: { late: (step) => ({ flights: laid(step) }) },
  posts: {
    late: ({ event: { seat, gallery, position } }) => ({
      flights: [
        {
          from: `recruits:${seat}`,
          to: `recruit:${seat}:${gallery}:${position}`,
          draw: recruitOf(seat),
        },
      ],
    }),
  },
  gem: {
    late: ({ event: { seat, gallery, position } }) => ({
      flights: [{ from: "hill", to: `gem:${seat}:${gallery}:${position}`, draw: gem }],
      hold: BEAT_MS / 2,
    }),
  },
  discards: { late: (step) => ({ flights: thrown(step) }) },
  useless: { late: (step) => ({ ...happening(step, "news", BEAT_MS), flights: thrown(step) }) },
  "too-late": { late: (step) => ({ flights: thrown(step) }) },
  surplus: { late: (step) => ({ flights: thrown(step) }) },
  "uses-drawn": { late: (step) => ({ flights: thrown(step) }) },
  uses: {
    early: (step) => ({
      ...happening(step, "news", BEAT_MS),
      flights: [
        {
          from: `held:${step.event.seat}:${step.event.face}`,
          to: "discard",
          leaves: true,
          stays: true,
          lift: true,
          draw: () => cardFace(step.event.face),
        },
      ],
    }),
  },
  protects: { early: (step) => happening(step, "protect", BEAT_MS) },
  earns: {
    late: ({ event: { seat } }) => ({
      flights: [{ from: "hill", to: `gems:${seat}`, draw: gem, stays: true }],
    }),
  },
  strikes: { early: strikes },
  "loses-gem": {
    early: ({ event: { seat, gallery, position } }) => ({
      flights: [
        {
          from: `gem:${seat}:${gallery}:${position}`,
          to: "discard",
          draw: gem,
          leaves: true,
          stays: true,
        },
      ],
    }),
  },
  removed: {
    early: ({ view, event }) => ({
      flights: [
        {
          from: `card:${event.seat}:${event.gallery}:${rowOf(view, event).length}`,
          to: "discard",
          leaves: true,
          stays: true,
          draw: () => cardFace(event.face),
        },
      ],
    }),
  },
  scared: { early: (step) => ({ flights: [fleeing(step)] }) },
  eaten: { early: (step) => ({ flights: [fleeing(step, "discard")] }) },
  closes: {
    early: (step) => ({
      ...happening(step, "close", BEAT_MS),
      flights: treasure(step),
    }),
  },
  collapses: {
    early: (step) => [happening(step, "collapse", FALL_MS), great(step, "collapse")],
  },
  steals: {
    early: (step) => {
      const { other, gallery, face, seat } = step.event;
      const position = step.view.galleries[other][gallery - 1].length;
      return {
        kind: "grab",
        data: { seat: other, gallery },
        flights: [
          {
            from: `card:${other}:${gallery}:${position}`,
            to: homeOf(step, seat, face),
            leaves: true,
            stays: true,
            lift: true,
            draw: () => cardFace(face),
          },
        ],
      };
    },
    late: (step) => great(step, "theft"),
  },
  hires: {
    late: ({ event: { seat, recruits } }) => ({
      kind: "trade",
      flights: Array.from({ length: recruits }, (_, index) => ({
        from: "tavern",
        to: `recruits:${seat}`,
        draw: recruitOf(seat),
        stays: true,
        delay: index * STAGGER_MS,
      })),
    }),
  },
  engages: {
    late: (step) => ({
      ...happening(step, "trade", BEAT_MS),
      flights: [
        {
          from: `companion:${step.event.face}`,
          to: `held:${step.event.seat}:${step.event.face}`,
          draw: () => cardFace(step.event.face),
        },
      ],
    }),
  },
  reshuffled: { late: (step) => happening(step, "news", BEAT_MS) },
  calls: { late: (step) => loudly(step, "news", BLOW_MS) },
  crowned: { late: (step) => loudly(step, "crown", BLOW_MS) },
  stale: { late: (step) => loudly(step, "news", BLOW_MS) },
};

/** From the hill, face down; it turns when it lies, the later the more is at stake. @param {Step} step @returns {Act} */
function turnUp({ view, scene, event }) {
  const { face, place, seat } = event;
  const worth = place ? view.worth[seat][place - 1] : 0;
  return {
    stakes: Math.min(1, worth / HIGH_STAKES),
    flights: [
      {
        from: "hill",
        to: `turned:${view.revealed.length}`,
        draw: cardBack,
        flip: () => cardFace(face, cardName(scene.spell.face(face))),
      },
    ],
    hold: BEAT_MS * 0.7,
  };
}

/** A recruit leaves its card. @param {Step} step @param {string} [to] @returns {Flight} */
function fleeing({ event: { seat, gallery, position } }, to = "tavern") {
  return {
    from: `recruit:${seat}:${gallery}:${position}`,
    to,
    leaves: true,
    stays: true,
    draw: recruitOf(seat),
  };
}

/** What is paid in one go. @param {Step} step @param {readonly GameEvent[]} events @returns {Act} */
function payments(step, events) {
  return {
    kind: "trade",
    flights: events.map(({ seat, face }, index) => ({
      from: face === "chest" ? `held:${seat}:chest` : homeOf(step, seat, face),
      to: "tavern",
      stays: true,
      delay: index * STAGGER_MS,
      draw: () => cardFace(face),
    })),
  };
}

/**
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Act[]}
 */
export function script(before, after) {
  /** @type {Act[]} */
  const acts = [];
  const { fresh } = after;
  const middle = before.seat ?? viewOf(before).active;
  /** @type {DigView} */
  let view = { ...viewOf(before), rests: restsInPlace(viewOf(before)) };
  for (let index = 0; index < fresh.length; index += 1) {
    const event = fresh[index];
    const step = { view, scene: after, event, own: event.seat === middle };
    const last = event.event === "pays" ? lastPayment(fresh, index) : index;
    const seen = last + 1;
    acts.push(...earlyActs(step, seen, looks(before, view)));
    for (const each of fresh.slice(index, seen)) view = looksAfter(view, each);
    const late =
      event.event === "pays"
        ? payments(step, fresh.slice(index, seen))
        : ACTS[event.event]?.late?.(step);
    if (late) acts.push({ ...late, seen, scene: looks(before, view) });
    index = last;
  }
  if (after.over && !before.over) return [...acts, ...finalCount(after)];
  return [...acts, ...settle(before, after, view)];
}

/** What is seen while the table still looks as before an event: the last of it announces it. @param {Step} step @param {number} seen @param {Scene} scene @returns {Act[]} */
function earlyActs(step, seen, scene) {
  const early = ACTS[step.event.event]?.early?.(step);
  if (!early) return [];
  const acts = [early].flat();
  return acts.map((act, place) => ({
    ...act,
    ...(place === acts.length - 1 ? { seen } : {}),
    scene,
  }));
}

/** Cards about which a question comes go where they act, or up to the sky. @param {Scene} before @param {Scene} after @param {DigView} view @returns {Act[]} */
function settle(before, after, view) {
  if (!view.drawn || !view.revealed.length) return [];
  const flights = view.revealed.map(({ face }, index) => ({
    from: `turned:${index}`,
    to: `turned:${index}`,
    draw: () => cardFace(face, cardName(after.spell.face(face))),
  }));
  const shown = { ...view, drawn: false, rests: restsInPlace(viewOf(after)) };
  return [{ flights, seen: after.fresh.length, scene: looks(before, shown) }];
}

/** @param {readonly GameEvent[]} events @param {number} first */
function lastPayment(events, first) {
  const rest = events.slice(first);
  const end = rest.findIndex(({ event }) => event !== "pays");
  return first + (end < 0 ? rest.length : end) - 1;
}

/** @param {Scene} scene @param {DigView} view @returns {Scene} */
function looks(scene, view) {
  return { ...scene, view: { ...view, stage: "played", about: null } };
}

/** Gems and runes are counted one by one; then who has won, and why. @param {Scene} after @returns {Act[]} */
function finalCount(after) {
  const { scores } = viewOf(after);
  const most = Math.max(1, ...scores);
  const steps = Array.from({ length: most + 1 }, (_, counted) => ({
    kind: "count",
    data: { counted },
    hold: COUNT_MS / (most + 1),
    scene: after,
  }));
  const result = {
    kind: "count",
    data: { counted: most, won: true },
    hold: RESULT_MS,
    scene: after,
  };
  return [...steps, { ...result, seen: after.fresh.length }];
}
