// DIG laid out: the hill and what was turned up, the tavern, and for each player hand and galleries.

import { card, cards, counted, legalOne, legalOnes, pile } from "../generic/zones.js";

/** @typedef {import("../generic/zones.js").Scene} Scene */
/** @typedef {import("../generic/zones.js").Zone} Zone */
/** @typedef {import("../generic/zones.js").Item} Item */
/** @typedef {{face: string, recruit: boolean, gems: number}} GalleryCard */
/**
 * @typedef {object} Player
 * @property {number} seat
 * @property {Record<string, number>} stones
 * @property {string[]} equipment
 * @property {string[]} companions
 * @property {number} free
 * @property {number} waiting
 * @property {number} eaten
 * @property {number} gems
 * @property {number} runes
 * @property {number} points
 */

// What is decided about the turn as a whole, or about the card just drawn.
const PLAIN_MOVES = [
  "end",
  "keep",
  "discard",
  "collect",
  "recruit",
  "decline",
  "suffer",
  "stop",
  "stones",
];
// Equipment that answers by its own name.
const ANSWERS = ["shield", "sceptre", "anchor"];

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
export function layout(scene) {
  /** @type {Player[]} */
  const players = scene.view.players;
  const own = players.filter((player) => player.seat === scene.seat);
  const others = players.filter((player) => player.seat !== scene.seat);
  return [
    hill(scene),
    ...revealed(scene),
    ...own.map((player) => playerZone(scene, player)),
    tavern(scene),
    ...others.map((player) => playerZone(scene, player)),
    ...discard(scene),
  ];
}

/**
 * The hill to dig, and what is decided as a whole.
 * @param {Scene} scene
 * @returns {Zone}
 */
function hill(scene) {
  const { view, say } = scene;
  return {
    id: "hill",
    title: say("web-board-hill"),
    wide: true,
    size: "large",
    alarm: scene.described("dig-board-last-round", "dig-board-quiet").join(" "),
    moves: [...widest(scene), ...legalOnes(scene, PLAIN_MOVES)],
    counters: [
      {
        picture: "gem",
        tone: "violet",
        text: String(view.gems),
        label: say("web-board-supply", { gems: view.gems }),
      },
    ],
    items: [pile(scene, say("web-board-hill"), view.hill, legalOne(scene, "beside", "draw"))],
  };
}

/**
 * Digging in all one's galleries at once, where there are several.
 * @param {Scene} scene
 */
function widest(scene) {
  const many = scene.legal.filter((move) => /^dig .*\+/.test(move));
  return many.sort((one, two) => two.length - one.length).slice(0, 1);
}

/**
 * The cards turned up and not yet carried out.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function revealed(scene) {
  const { view, say } = scene;
  if (!view.revealed.length) return [];
  const items = view.revealed.map((/** @type {{face: string, place: number}} */ turned) => {
    const item = card(scene, turned.face, view.stage === "equipment" ? ["use"] : ["take"]);
    const label = say("dig-board-revealed-card", { face: item.label, place: turned.place });
    const order = view.stage === "order" ? legalOne(scene, `gallery ${turned.place}`) : null;
    return {
      ...item,
      label,
      corner: turned.place ? say("web-board-gallery", { number: turned.place }) : undefined,
      move: item.move ?? order,
    };
  });
  return [{ id: "revealed", title: say("web-board-revealed"), size: "large", wide: true, items }];
}

/**
 * The tavern: companions with what they cost, recruits to hire.
 * @param {Scene} scene
 * @returns {Zone}
 */
function tavern(scene) {
  const { view, say } = scene;
  const items = view.tavern.map((/** @type {string} */ face) => {
    /** @type {Record<string, number>} */
    const cost = view.costs[face] ?? {};
    const item = card(scene, face, ["engage"]);
    const priceText = Object.entries(cost)
      .map(([stone, number]) => say(`dig-stone-${stone}`, { cards: number }))
      .join(", ");
    return {
      ...item,
      label: say("dig-board-companion", { face: item.label, cost: priceText }),
      marks: price(scene, cost),
    };
  });
  return {
    id: "tavern",
    title: say("web-board-tavern"),
    note: say("web-board-to-come", { cards: view.to_come }),
    wide: true,
    size: "large",
    moves: legalOnes(scene, ["hire 1", "hire 2", "hire 3", "hire 4", "leave"]),
    items,
    empty: say("dig-board-nobody"),
  };
}

/** @type {Record<string, [string, string]>} */
const STONES = {
  steel: ["bar", "steel"],
  gold: ["ingot", "gold"],
  diamond: ["diamond", "ice"],
  ruby: ["ruby", "ruby"],
};

/**
 * A price as the stones themselves.
 * @param {Scene} scene
 * @param {Record<string, number>} cost
 */
function price(scene, cost) {
  return Object.entries(cost).flatMap(([stone, number]) => {
    const [picture, tone] = STONES[stone] ?? ["bar", "steel"];
    return Array.from({ length: number }, () => ({ picture, tone, text: scene.spell.face(stone) }));
  });
}

/**
 * A player: points and recruits, hand, companions, galleries.
 * @param {Scene} scene
 * @param {Player} player
 * @returns {Zone}
 */
function playerZone(scene, player) {
  const { view } = scene;
  return {
    id: `player-${player.seat}`,
    title: scene.names[player.seat] ?? "",
    seat: player.seat,
    turn: !scene.over && view.active === player.seat,
    wide: true,
    counters: counters(scene, player),
    zones: [...handZones(scene, player), ...galleries(scene, player)],
  };
}

/**
 * @param {Scene} scene
 * @param {Player} player
 */
function counters(scene, player) {
  const { say } = scene;
  const recruits = say("dig-board-recruits-line", {
    free: player.free,
    waiting: player.waiting,
    eaten: player.eaten,
  });
  return [
    {
      picture: "star",
      tone: "gold",
      text: String(player.points),
      label: say("web-board-points", { points: player.points }),
    },
    {
      picture: "gem",
      tone: "violet",
      text: String(player.gems),
      label: `${scene.spell.face("gem")}: ${player.gems}`,
    },
    {
      picture: "rune",
      tone: "blue",
      text: String(player.runes),
      label: `${scene.spell.face("rune")}: ${player.runes}`,
    },
    { picture: "person", tone: "leaf", text: `${player.free}+${player.waiting}`, label: recruits },
  ];
}

/**
 * Stones, equipment and companions, where there are any.
 * @param {Scene} scene
 * @param {Player} player
 * @returns {Zone[]}
 */
function handZones(scene, player) {
  const { say } = scene;
  const own = player.seat === scene.seat;
  const equipment = cards(scene, player.equipment, own ? ["use", "pay"] : []).map((item) => ({
    ...item,
    move:
      item.move ??
      (own && item.face && ANSWERS.includes(item.face) ? legalOne(scene, item.face) : null),
  }));
  /** @type {Zone[]} */
  const zones = [
    {
      id: "stones",
      title: say("dig-board-stones"),
      size: "chips",
      items: counted(scene, player.stones, own ? ["pay", "spare"] : []),
    },
    {
      id: "hand",
      title: say("dig-board-hand"),
      items: [...equipment, ...cards(scene, player.companions)],
    },
  ];
  return zones.filter((zone) => zone.items?.length);
}

/**
 * The galleries of a player, each with what may be done there.
 * @param {Scene} scene
 * @param {Player} player
 * @returns {Zone[]}
 */
function galleries(scene, player) {
  const { view, say } = scene;
  const own = player.seat === scene.seat;
  return view.galleries[player.seat].flatMap(
    (/** @type {GalleryCard[]} */ row, /** @type {number} */ index) => {
      const number = index + 1;
      const moves = own
        ? [
            `dig ${number}`,
            `close ${number}`,
            ...(view.stage === "order" ? [] : [`gallery ${number}`]),
          ]
        : [];
      if (!row.length) return [];
      return [
        {
          id: `gallery-${number}`,
          title: say("web-board-gallery", { number }),
          wide: true,
          moves: legalOnes(scene, [...moves, `target ${player.seat + 1} ${number}`]),
          items: row.map((each, place) => galleryCard(scene, each, place + 1)),
        },
      ];
    },
  );
}

/**
 * @param {Scene} scene
 * @param {GalleryCard} each
 * @param {number} position
 * @returns {Item}
 */
function galleryCard(scene, each, position) {
  const args = {
    position,
    face: scene.spell.face(each.face),
    recruit: each.recruit ? 1 : 0,
    gems: each.gems,
  };
  const recruit = { picture: "person", tone: "leaf", text: scene.spell.face("recruit") };
  const gem = { picture: "gem", tone: "violet", text: scene.spell.face("gem") };
  return {
    face: each.face,
    corner: String(position),
    label: scene.say("dig-board-card", args),
    marks: [...(each.recruit ? [recruit] : []), ...Array.from({ length: each.gems }, () => gem)],
  };
}

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function discard(scene) {
  const items = counted(scene, scene.view.discard);
  return items.length
    ? [{ id: "discard", title: scene.say("web-board-discard"), wide: true, size: "chips", items }]
    : [];
}
