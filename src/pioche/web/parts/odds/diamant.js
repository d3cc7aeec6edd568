/** The odds of Diamant in sentences: as counts of cards, or as chances. */
import { suffixOf } from "../../js/faces.js";
import { say } from "../../js/words.js";
import { among, chanceLine, counted, line, several, tenth, total } from "./format.js";

/** @typedef {import("./format.js").OddsRenderer} OddsRenderer */
/** @typedef {import("./format.js").OddsLine} OddsLine */
/** @typedef {import("./format.js").Counts} Counts */

// Without a trap in the next 2, 3 and 5 cards: further on, people do not plan.
const AHEAD = [2, 3, 5];

/** @param {Counts} treasures */
function values(treasures) {
  const values = Object.entries(treasures).map(([face, cards]) => several(suffixOf(face), cards));
  return values.join(", ") || say("diamant-board-dangers-none");
}

/**
 * The chances of no trap within a few cards; beyond the list there is always one.
 * @param {number[]} survive
 * @returns {OddsLine[]}
 */
function survival(survive) {
  return AHEAD.map((cards) =>
    chanceLine("diamant-odds-survive", survive[cards - 1] ?? 0, { cards }),
  );
}

/** @type {OddsRenderer} */
export const diamant = {
  counts(scene, odds) {
    /** @param {string} family */
    const of = (family) => among(odds.unseen, (face) => face.includes(family));
    const relics = of("relic");
    return [
      line("diamant-odds-trap-cards", { cards: odds.trap_cards, deck: total(odds.unseen) }),
      line("diamant-odds-treasures", { cards: values(of("treasure")) }),
      line("diamant-odds-dangers", { cards: counted(scene, of("danger")) }),
      ...(total(relics) ? [line("diamant-odds-relics", { cards: counted(scene, relics) })] : []),
    ];
  },
  chances(_scene, odds) {
    const relic = odds.relic_chance ? [chanceLine("diamant-odds-relic", odds.relic_chance)] : [];
    const leave = odds.leave === null ? [] : [line("diamant-odds-leave", { rubies: odds.leave })];
    return [
      chanceLine("diamant-odds-trap", odds.trap_chance),
      ...survival(odds.survival_chance),
      chanceLine("diamant-odds-treasure", odds.treasure_chance),
      ...relic,
      line("diamant-odds-share", { rubies: tenth(odds.share) }),
      ...leave,
    ];
  },
};
