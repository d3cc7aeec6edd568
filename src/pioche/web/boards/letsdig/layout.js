// Let's Dig laid out: three piles, the cards dug, the effects to come, everybody's score pile.

import { cards, counted, legalOnes, pile, UNKNOWN } from "../generic/zones.js";

/** @typedef {import("../generic/zones.js").Scene} Scene */
/** @typedef {import("../generic/zones.js").Zone} Zone */
/** @typedef {import("../generic/zones.js").Item} Item */
/** @typedef {{seats: number[], cards: number, known: Record<string, number>, used_dogs: number, points: number | null}} ScorePile */

const DIGGING = ["dig", "decide", "react", "heirloom"];
const HEADINGS = ["over", "robs", "searches", "turn", "collects"].map(
  (name) => `letsdig-board-${name}`,
);
const PILE_VERBS = ["dig", "search", "destroy"];

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
export function layout(scene) {
  const { view } = scene;
  /** @type {ScorePile[]} */
  const piles = view.score_piles;
  return [
    {
      id: "piles",
      title: scene.described(...HEADINGS).join(" · "),
      note: scene.described("letsdig-board-ending", "letsdig-board-extra").join(" · "),
      size: "large",
      wide: true,
      items: digPiles(scene),
    },
    ...(view.search ? [search(scene)] : []),
    ...(view.pending.length ? [pending(scene)] : dug(scene)),
    ...piles.map((score, index) => scorePile(scene, score, index)),
    ...gone(scene),
  ];
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * The piles to dig, with the top of each where the viewer knows it.
 * @param {Scene} scene
 * @returns {Item[]}
 */
function digPiles(scene) {
  return scene.view.piles.map(
    (/** @type {{cards: number, top: string[]}} */ each, /** @type {number} */ index) => {
      const number = index + 1;
      const name = scene.say("letsdig-board-pile", { number });
      const move =
        legalOnes(
          scene,
          PILE_VERBS.map((verb) => `${verb} ${number}`),
        )[0] ?? null;
      const back = pile(scene, name, each.cards, move);
      const top = each.top[0];
      if (!top || top === UNKNOWN) return back;
      const known = each.top
        .map((face) =>
          face === UNKNOWN ? scene.say("web-board-face-down") : scene.spell.face(face),
        )
        .join(", ");
      const cardsTold = scene.say("letsdig-board-cards", { cards: each.cards });
      return {
        ...back,
        face: top,
        label: scene.say("letsdig-board-pile-top", { number, cards: cardsTold, top: known }),
      };
    },
  );
}

/**
 * The cards under a treasure map, for the one who reads it.
 * @param {Scene} scene
 * @returns {Zone}
 */
function search(scene) {
  const { pile: number, cards: count } = scene.view.search;
  const top = scene.view.piles[number].top.slice(0, count);
  const hidden = Array.from({ length: Math.max(0, count - top.length) }, () => UNKNOWN);
  return {
    id: "search",
    title: scene.spell.face("map"),
    size: "large",
    items: cards(scene, [...top, ...hidden], ["take", "top"]),
  };
}

/**
 * @param {Scene} scene
 * @returns {Zone}
 */
function pending(scene) {
  const items = cards(scene, scene.view.pending, ["collect"]);
  return { id: "pending", title: scene.say("letsdig-board-pending"), size: "large", items };
}

/**
 * The cards dug in this turn; a used dog is told as such.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function dug(scene) {
  const { view, say } = scene;
  if (!DIGGING.includes(view.stage) && !view.dug.length) return [];
  let used = view.dug_used_dogs;
  const items = view.dug.map((/** @type {string} */ face) => {
    const item = cards(scene, [face])[0];
    if (face !== "dog") return item;
    used -= 1;
    return used >= 0
      ? { ...item, name: say("letsdig-board-used-dog"), label: say("letsdig-board-used-dog-name") }
      : dog(scene, item, "dog dug");
  });
  const warned = view.dug.includes("worms") || view.dug.includes("waste");
  return [
    {
      id: "dug",
      title: say("letsdig-board-dug"),
      size: "large",
      wide: true,
      items,
      moves: legalOnes(scene, ["stop", "bust", "spare"]),
      alarm: warned ? say("letsdig-board-worms") : "",
      empty: say("letsdig-board-dug-none"),
    },
  ];
}

/**
 * A dog that can be used.
 * @param {Scene} scene
 * @param {Item} item
 * @param {string} move
 */
function dog(scene, item, move) {
  return { ...item, move: scene.legal.includes(move) ? move : item.move };
}

/**
 * One score pile: how many cards, what is known of them, what it is worth.
 * @param {Scene} scene
 * @param {ScorePile} score
 * @param {number} index
 * @returns {Zone}
 */
function scorePile(scene, score, index) {
  const { say, names, view } = scene;
  const own = scene.seat !== null && score.seats.includes(scene.seat);
  const robbed = view.victim !== null && score.seats.includes(view.victim);
  const points =
    score.points === null
      ? say("letsdig-board-points-hidden")
      : say("letsdig-board-points", { points: score.points });
  const numbers = score.seats.map((seat) => seat + 1);
  const known = counted(scene, score.known, robbed ? ["steal"] : []);
  return {
    id: `score-${index}`,
    title: score.seats.map((seat) => names[seat]).join(" + "),
    seat: own ? (scene.seat ?? 0) : score.seats[0],
    turn: !scene.over && score.seats.includes(view.turn),
    note: `${say("letsdig-board-cards", { cards: score.cards })}, ${points}`,
    items: own
      ? known.map((item) => (item.face === "dog" ? dog(scene, item, "dog pile") : item))
      : [...known, ...backs(scene, score)],
    moves: legalOnes(
      scene,
      numbers.flatMap((number) => [`give ${number}`, `rob ${number}`]),
    ),
  };
}

/**
 * The cards of another's pile that the viewer does not know.
 * @param {Scene} scene
 * @param {ScorePile} score
 * @returns {Item[]}
 */
function backs(scene, score) {
  const hidden = score.cards - sum(Object.values(score.known));
  return hidden ? [pile(scene, scene.say("web-board-hidden"), hidden, null)] : [];
}

/**
 * What is out of the game.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function gone(scene) {
  const { discard, destroyed } = scene.view;
  /** @type {Zone[]} */
  const zones = [];
  if (Object.keys(discard).length) {
    zones.push({
      id: "discard",
      title: scene.say("web-board-discard"),
      wide: true,
      size: "chips",
      items: counted(scene, discard),
    });
  }
  if (destroyed.cards) {
    const rest = destroyed.cards - sum(Object.values(destroyed.known));
    const items = [
      ...counted(scene, destroyed.known),
      ...(rest ? [pile(scene, scene.say("web-board-hidden"), rest, null)] : []),
    ];
    zones.push({ id: "destroyed", title: scene.say("web-board-destroyed"), items });
  }
  return zones;
}
