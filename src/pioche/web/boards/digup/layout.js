// Dig Up Adventure laid out: the mines three by three, the hands, what lies on the table for a moment, the piles.

import { tally } from "../../js/faces.js";
import { card, cards, counted, legalOne, legalOnes, pile, UNKNOWN } from "../generic/zones.js";

/** @typedef {import("../generic/zones.js").Scene} Scene */
/** @typedef {import("../generic/zones.js").Zone} Zone */
/** @typedef {import("../generic/zones.js").Item} Item */
/** @typedef {{colour: string | null, cards: string[], up: number[]}} Mine */

const PROGRESS = ["digup-board-solo", "digup-board-round", "digup-board-setup"];
// Questions about a position of the mine of whoever was picked; all others are about one's own.
const THEIRS = ["torch-at", "bridge-theirs"];
const HAND_VERBS = ["play", "give", "discard"];

/**
 * @param {Scene} scene
 * @returns {Zone[]}
 */
export function layout(scene) {
  const { view } = scene;
  return [
    top(scene),
    ...colours(scene),
    ...moments(scene),
    ...ownHand(scene),
    ...view.mines.map((/** @type {Mine} */ mine, /** @type {number} */ number) =>
      mineZone(scene, mine, number),
    ),
    ...(view.round || view.solo ? [discard(scene)] : []),
  ];
}

/**
 * How far the game has come, and the pile to draw from.
 * @param {Scene} scene
 * @returns {Zone}
 */
function top(scene) {
  const { view, say } = scene;
  const known = cards(scene, view.pile_top).map((item) => ({ ...item, down: true }));
  const name = say("web-board-draw-pile");
  return {
    id: "top",
    title: scene.described(...PROGRESS).join(" · "),
    note: scene.described("digup-board-last-round", "digup-board-out").join(" · "),
    moves: legalOnes(scene, ["done", "turn", "all"]),
    items: view.pile ? [pile(scene, name, view.pile, legalOne(scene, "turn")), ...known] : known,
  };
}

/**
 * The colours to choose from, while one is asked for.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function colours(scene) {
  const moves = scene.legal.filter((move) => move.startsWith("colour "));
  if (!moves.length) return [];
  const items = moves.map((move) => {
    const face = move.slice("colour ".length);
    return { face, name: scene.spell.move(move), label: scene.spell.move(move), move };
  });
  return [
    { id: "colours", title: scene.say("web-board-colours"), size: "large", wide: true, items },
  ];
}

/**
 * The cards that lie on the table for a moment: in play, the river, under the map, taken with the binoculars.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function moments(scene) {
  const { view, say } = scene;
  /** @type {[string, string, string[]][]} */
  const all = [
    ["played", say("web-board-in-play"), []],
    ["river", scene.spell.face("river"), ["take"]],
    ["looked", scene.spell.face("map"), ["take", "back"]],
    ["aside", scene.spell.face("binoculars"), []],
  ];
  return all
    .filter(([field]) => view[field].length)
    .map(([field, title, verbs]) => ({
      id: field,
      title,
      size: "large",
      items: cards(scene, view[field], verbs),
    }));
}

/**
 * A mine: nine cards in their places.
 * @param {Scene} scene
 * @param {Mine} mine
 * @param {number} number
 * @returns {Zone}
 */
function mineZone(scene, mine, number) {
  const { view, say } = scene;
  const colour = mine.colour ? say(`digup-colour-${mine.colour}`) : "";
  const title = view.solo
    ? say("digup-board-mine", { number: number + 1 })
    : (scene.names[number] ?? "");
  return {
    id: `mine-${number}`,
    title,
    note: colour,
    columns: 3,
    ...(view.solo ? {} : { seat: number, turn: !scene.over && view.turn === number }),
    moves: legalOnes(scene, [`player ${number + 1}`]),
    counters: mine.colour ? [score(scene, mine, number)] : [],
    items: mine.cards.map((face, index) => position(scene, mine, number, face, index + 1)),
    zones: otherHand(scene, number),
  };
}

/**
 * The colour of a mine, and at the end its points.
 * @param {Scene} scene
 * @param {Mine} mine
 * @param {number} number
 */
function score(scene, mine, number) {
  const colour = mine.colour ?? "ruby";
  /** @type {Record<string, string>} */
  const tones = {
    amethyst: "violet",
    diamond: "ice",
    emerald: "leaf",
    ruby: "ruby",
    sapphire: "blue",
    topaz: "gold",
  };
  const points = scene.view.solo ? undefined : scene.view.scores?.[number];
  const text = points === undefined ? "" : scene.say("web-board-points", { points });
  return {
    picture: colour,
    tone: tones[colour] ?? "ruby",
    text,
    label: `${scene.say(`digup-colour-${colour}`)} ${text}`.trim(),
  };
}

/**
 * One place of a mine.
 * @param {Scene} scene
 * @param {Mine} mine
 * @param {number} number
 * @param {string} face
 * @param {number} at
 * @returns {Item}
 */
function position(scene, mine, number, face, at) {
  const { view, say } = scene;
  const up = mine.up.includes(at);
  const asked = THEIRS.includes(view.stage) ? view.picked_player === number : number === scene.seat;
  const item = card(scene, face);
  const name = up || face === UNKNOWN ? item.label : say("digup-board-known", { face: item.label });
  const inPlace = up && face.endsWith(`-${at}`);
  return {
    ...item,
    down: !up,
    corner: String(at),
    label: say("digup-board-position", {
      at,
      card: inPlace ? say("web-board-in-place", { face: name }) : name,
    }),
    move: asked ? legalOne(scene, `at ${at}`) : null,
    touched: view.touched.some(
      (/** @type {number[]} */ [mineNumber, place]) => mineNumber === number && place === at,
    ),
    marks: inPlace
      ? [{ picture: "star", tone: "gold", text: say("web-board-in-place", { face: name }) }]
      : [],
  };
}

/**
 * One's own hand.
 * @param {Scene} scene
 * @returns {Zone[]}
 */
function ownHand(scene) {
  const { view, say } = scene;
  if (view.solo || !view.round || scene.seat === null) return [];
  const items = cards(scene, view.hands[scene.seat], HAND_VERBS);
  return [
    {
      id: "hand",
      title: say("web-board-your-hand"),
      size: "large",
      wide: true,
      items,
      empty: say("digup-board-empty"),
    },
  ];
}

/**
 * The hand of somebody else, as far as the viewer knows it.
 * @param {Scene} scene
 * @param {number} seat
 * @returns {Zone[]}
 */
function otherHand(scene, seat) {
  const { view, say } = scene;
  if (view.solo || !view.round || seat === scene.seat) return [];
  const verbs = view.picked_player === seat ? ["take"] : [];
  const items = cards(scene, view.hands[seat], verbs).map((item) => ({ ...item, down: true }));
  return [
    {
      id: "hand",
      title: say("web-board-hand", { player: scene.names[seat] ?? "" }),
      items,
      empty: say("digup-board-empty"),
    },
  ];
}

/**
 * The discard pile, which anybody may look through; solo: the skeletons laid aside.
 * @param {Scene} scene
 * @returns {Zone}
 */
function discard(scene) {
  const { view, say } = scene;
  const verbs = view.stage === "pickaxe-prize" ? ["take"] : [];
  return {
    id: "discard",
    title: view.solo
      ? say("digup-board-skeletons", { number: view.discard.length })
      : say("web-board-discard"),
    wide: true,
    size: verbs.length ? "small" : "chips",
    items: counted(scene, tally([...view.discard].reverse()), verbs),
    empty: say("digup-board-empty"),
  };
}
