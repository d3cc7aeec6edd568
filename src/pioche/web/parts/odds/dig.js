/** The odds of DIG in sentences: as counts of cards, or as chances. */
import { say } from "../../js/words.js";
import { chanceLine, line, tenth, total } from "./format.js";

/** @typedef {import("./format.js").Odds} Odds */
/** @typedef {import("./format.js").OddsRenderer} OddsRenderer */

// The survival of a gallery is told for the next card, and for a few.
const AHEAD = [1, 3, 5];

/** @param {string} family */
const familyName = (family) => say(`dig-family-${family}`);

/**
 * The points of each gallery closed now, and on average after one card more.
 * @param {Odds} odds
 */
function worth(odds) {
  return odds.galleries.map((/** @type {Record<string, number>} */ gallery) =>
    line("dig-odds-worth", {
      gallery: gallery.gallery,
      close: gallery.close,
      dig: tenth(gallery.dig),
    }),
  );
}

/**
 * How likely a gallery is not to be lost within the next cards.
 * @param {Odds} odds
 */
function survival(odds) {
  const shown = AHEAD.filter(
    (cards) => odds.galleries.length && cards <= odds.survival_chance.length,
  );
  return shown.map((cards) =>
    chanceLine("dig-odds-survive", odds.survival_chance[cards - 1], { cards }),
  );
}

/** @type {OddsRenderer} */
export const dig = {
  counts(_scene, odds) {
    const families = Object.entries(odds.family_cards).map(([family, cards]) =>
      line("dig-odds-count", { family: familyName(family), cards }),
    );
    return [
      line("dig-odds-cards", { cards: total(odds.family_cards) }),
      ...families,
      ...worth(odds),
    ];
  },
  chances(_scene, odds) {
    const families = Object.entries(odds.family_chance).map(([family, chance]) =>
      chanceLine("dig-odds-chance", chance, { family: familyName(family) }),
    );
    return [...families, ...survival(odds), ...worth(odds)];
  },
};
