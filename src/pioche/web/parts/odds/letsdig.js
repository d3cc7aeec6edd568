/** The odds of Let's Dig for Treasure in sentences: as counts of cards, or as chances. */
import { say } from "../../js/words.js";
import { among, counted, line, percent, tenth, total } from "./format.js";

/** @typedef {import("../../boards/scene.js").Scene} Scene */
/** @typedef {import("./format.js").OddsRenderer} OddsRenderer */
/** @typedef {import("./format.js").OddsLine} OddsLine */
/** @typedef {Record<string, any>} PileOdds */

const DANGERS = ["worms", "skeleton", "waste"];
const SIDES = ["left", "middle", "right"];

/**
 * The piles by their sides, together with those that have the same odds.
 * @param {(PileOdds | null)[]} piles
 * @returns {[string, PileOdds][]}
 */
function alike(piles) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  piles.forEach((pile, place) => {
    if (!pile) return;
    const text = JSON.stringify(pile);
    found.set(text, [...(found.get(text) ?? []), SIDES[place]]);
  });
  return [...found].map(([text, sides]) => [sides.join("-"), JSON.parse(text)]);
}

/**
 * How likely the next card loses it all; whoever has a dog need not fear skeletons.
 * @param {Scene} scene
 * @param {string} piles
 * @param {PileOdds} pile
 * @param {boolean} dog
 * @returns {OddsLine}
 */
function bustLine(scene, piles, pile, dog) {
  const chance = dog ? pile.guarded_bust_chance : pile.bust_chance;
  if (!chance) return { text: say("letsdig-odds-safe", { piles }), chance: 0 };
  const reasons = DANGERS.filter((face) => !(dog && face === "skeleton") && pile[`${face}_chance`])
    .map((face) => {
      const part = percent(pile[`${face}_chance`]);
      return say("letsdig-odds-reason", { face: scene.spell.face(face), percent: part });
    })
    .join(", ");
  const key = dog ? "letsdig-odds-bust-dog" : "letsdig-odds-bust";
  return { text: say(key, { piles, percent: percent(chance), reasons }), chance };
}

/**
 * The chance of losing it all and why, then what one more card is worth.
 * @param {Scene} scene
 * @param {string} sides
 * @param {PileOdds} pile
 * @param {boolean} dog
 * @returns {OddsLine[]}
 */
function pileLines(scene, sides, pile, dog) {
  const piles = say("letsdig-odds-piles", { sides });
  const lines = [bustLine(scene, piles, pile, dog)];
  if (pile.dig_points !== null && ["dig", "decide"].includes(scene.view?.stage)) {
    lines.push(line("letsdig-odds-dig", { piles, points: tenth(pile.dig_points) }));
  }
  return lines;
}

/**
 * Whether the one who looks digs, and has a dog.
 * @param {Scene} scene
 * @param {Record<string, any>} odds
 */
function hasDog(scene, odds) {
  const own = scene.view?.score_piles.find(
    (/** @type {{seats: number[]}} */ pile) =>
      scene.seat !== null && pile.seats.includes(scene.seat),
  );
  return Boolean(own?.seats.includes(scene.view?.turn)) && odds.dogs > 0;
}

/** @type {OddsRenderer} */
export const letsdig = {
  counts(scene, odds) {
    const dangers = among(odds.unseen, (face) => DANGERS.includes(face));
    const others = among(odds.unseen, (face) => !DANGERS.includes(face));
    const text = counted(scene, dangers) || say("letsdig-odds-no-danger");
    return [
      line("letsdig-odds-unseen", { cards: total(odds.unseen) }),
      line("letsdig-odds-unseen-dangers", { cards: text }),
      ...(scene.seat === null ? [] : [line("letsdig-odds-dogs", { dogs: odds.dogs })]),
      ...(total(others) ? [line("letsdig-odds-others", { cards: counted(scene, others) })] : []),
    ];
  },
  chances(scene, odds) {
    const dog = hasDog(scene, odds);
    const lines = alike(odds.piles).flatMap(([sides, pile]) => pileLines(scene, sides, pile, dog));
    const stops = odds.stop_points !== null && scene.view?.stage === "decide";
    return stops ? [...lines, line("letsdig-odds-stop", { points: odds.stop_points })] : lines;
  },
};
