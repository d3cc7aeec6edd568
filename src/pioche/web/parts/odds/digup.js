/** The odds of Dig Up Adventure in sentences: as counts of cards, or as chances. */
import { suffixOf, tally } from "../../js/faces.js";
import { say } from "../../js/words.js";
import { among, chanceLine, counted, line, tenth, total } from "./format.js";

/** @typedef {import("../../boards/scene.js").Scene} Scene */
/** @typedef {import("./format.js").Odds} Odds */
/** @typedef {import("./format.js").OddsRenderer} OddsRenderer */
/** @typedef {import("./format.js").OddsLine} OddsLine */
/** @typedef {import("./format.js").Counts} Counts */

const NEXT = ["own", "gem", "adventure", "idol", "skeleton"];
const GEM = /-\d+$/;

/**
 * One's own gems that are somewhere unseen.
 * @param {Scene} scene
 * @param {Odds} odds
 * @returns {Counts}
 */
function ownGems(scene, odds) {
  if (odds.own_chance === null || scene.seat === null) return {};
  const { colour } = scene.view.mines[scene.seat];
  return among(odds.unseen, (face) => face.startsWith(`${colour}-`));
}

/**
 * The values of those gems.
 * @param {Scene} scene
 * @param {Odds} odds
 * @returns {OddsLine[]}
 */
function ownLines(scene, odds) {
  if (odds.own_chance === null) return [];
  const values = Object.keys(ownGems(scene, odds)).map(suffixOf);
  return [line("digup-odds-own", { values: values.join(", ") || say("digup-odds-none") })];
}

/**
 * Other gems, idols and skeletons that are somewhere unseen.
 * @param {Scene} scene
 * @param {Odds} odds
 */
function others(scene, odds) {
  const gems = total(among(odds.unseen, (face) => GEM.test(face))) - total(ownGems(scene, odds));
  const { idol = 0, skeleton = 0 } = odds.unseen;
  return line("digup-odds-others", { gems, idols: idol, skeletons: skeleton });
}

/**
 * Each kind of adventure card with how many of them are unseen.
 * @param {Scene} scene
 * @param {Odds} odds
 */
function adventures(scene, odds) {
  const kinds = among(
    odds.unseen,
    (face) => !GEM.test(face) && !["idol", "skeleton"].includes(face),
  );
  return line("digup-odds-adventures", { cards: counted(scene, kinds) || say("digup-odds-none") });
}

/**
 * The whole discard pile, the newest card first.
 * @param {Scene} scene
 */
function discard(scene) {
  const cards = tally([...scene.view.discard].reverse());
  return line("digup-odds-discard", { cards: counted(scene, cards) || say("digup-board-empty") });
}

/**
 * What each mine shows and is worth on average; when the end may come.
 * @param {Scene} scene
 * @param {Odds} odds
 * @returns {OddsLine[]}
 */
function mines(scene, odds) {
  if (!scene.view?.round) return [];
  const lines = odds.mines.map(
    (/** @type {Record<string, number>} */ mine, /** @type {number} */ seat) =>
      line("digup-odds-mine", {
        player: scene.names[seat],
        shown: mine.shown,
        expected: tenth(mine.expected),
      }),
  );
  return [...lines, end(scene, odds)];
}

/**
 * Who can finish first, or that this is the last round.
 * @param {Scene} scene
 * @param {Odds} odds
 */
function end(scene, odds) {
  if (scene.view?.ending) return line("digup-odds-last-round");
  const player = scene.names[odds.turns_to_finish.indexOf(odds.soonest)];
  return line("digup-odds-turns", { turns: odds.soonest, player });
}

/**
 * The exact chance to win alone, of a skeleton next, and the gems placed on average.
 * @param {Odds} odds
 */
function soloChances(odds) {
  return [
    chanceLine("digup-odds-solo-win", odds.win_chance),
    chanceLine("digup-odds-solo-skeleton", odds.skeleton_chance),
    line("digup-odds-solo-placed", { gems: tenth(odds.expected_placed) }),
  ];
}

/** @type {OddsRenderer} */
export const digup = {
  counts(scene, odds) {
    if (scene.view?.solo) {
      const gems = odds.gems - odds.placed - scene.view.played.length;
      return [line("digup-odds-solo-left", { gems, skeletons: odds.skeletons_left })];
    }
    const piles = scene.view?.round ? [discard(scene)] : [];
    return [
      ...ownLines(scene, odds),
      others(scene, odds),
      adventures(scene, odds),
      ...piles,
      ...mines(scene, odds),
    ];
  },
  chances(scene, odds) {
    if (scene.view?.solo) return soloChances(odds);
    const next = NEXT.filter(
      (kind) => odds[`${kind}_chance`] !== null && Object.keys(odds.next_chance).length,
    );
    const lines = next.map((kind) => chanceLine(`digup-odds-next-${kind}`, odds[`${kind}_chance`]));
    return [...lines, ...mines(scene, odds)];
  },
};
