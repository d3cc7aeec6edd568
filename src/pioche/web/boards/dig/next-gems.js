// Where the next gems of a gallery will come, as its recruits stand now.

/** @typedef {import("./view.js").Gallery} Gallery */

const SERIES = 5;

/**
 * How many gems the next cards will bear, one figure a card, up to the first card that bears any; nothing where none is to come.
 * @param {Gallery} gallery
 * @param {"inclusive" | "example"} count  whether a recruit beyond the first card counts its own
 * @returns {number[]}
 */
export function nextGems(gallery, count) {
  if (gallery.some((card) => card.face === "snake")) return [];
  const ahead = Array.from({ length: SERIES }, (_, step) =>
    gemsAt(gallery, gallery.length + step, count),
  );
  const first = ahead.findIndex((gems) => gems > 0);
  return first < 0 ? [] : ahead.slice(0, first + 1);
}

/**
 * @param {Gallery} gallery
 * @param {number} place  counted from nought
 * @param {"inclusive" | "example"} count
 */
function gemsAt(gallery, place, count) {
  return gallery.filter((card, own) => {
    const cards = place - own + (count === "example" && own > 0 ? 0 : 1);
    return card.recruit && cards % SERIES === 0;
  }).length;
}
