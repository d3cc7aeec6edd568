// Where each card of the path lies: rows from left to right in a box of any size. When they get long the cards overlap, each later
// one on top, so that the newest is always seen whole.

/** @typedef {{x: number, y: number, turn: number}} StepPosition  the middle of a card, and how it leans */
/** @typedef {{rows: number, columns: number, card: number, cardHeight: number, step: number, left: number, top: number, rowHeight: number}} PathLayout */

const RATIO = 1.36;
const GAP = 10;
const LARGEST_CARD = 104;
const MOST_ROWS = 4;
// So much of a covered card must be seen for its drawing to be known.
const LEAST_SEEN = 0.4;
// A path is laid for so many cards from the start: the first ones do not jump.
const USUAL_STEPS = 6;
// Cards lean a little; the corners then need some room.
const ROOM_TO_LEAN = 6;
const LEAN = [-2, 1.5, -1, 2.5, -1.5, 1, -2.5, 2];

/**
 * The path laid in so many rows.
 * @param {number} width
 * @param {number} height
 * @param {number} steps
 * @param {number} rows
 * @returns {PathLayout}
 */
function layRows(width, height, steps, rows) {
  const rowHeight = height / rows;
  const columns = Math.ceil(steps / rows);
  const fitting = Math.min((rowHeight - ROOM_TO_LEAN) / RATIO, width - 2 * ROOM_TO_LEAN);
  const card = Math.floor(Math.max(20, Math.min(LARGEST_CARD, fitting)));
  const across = width - 2 * ROOM_TO_LEAN - card;
  const step = Math.min(card + GAP, columns > 1 ? across / (columns - 1) : card + GAP);
  const left = ROOM_TO_LEAN + card / 2 + Math.max(0, (across - step * (columns - 1)) / 2);
  return {
    rows,
    columns,
    card,
    cardHeight: Math.round(card * RATIO),
    step,
    left,
    top: rowHeight / 2,
    rowHeight,
  };
}

/**
 * How much of the cards is seen; hardly anything where too little of each is.
 * @param {PathLayout} layout
 */
function seen({ card, step }) {
  const share = Math.min(1, step / card);
  return share < LEAST_SEEN ? share : card * Math.sqrt(share);
}

/**
 * How the path is laid in a box: in as many rows as show most of it.
 * @param {number} width
 * @param {number} height
 * @param {number} steps
 * @returns {PathLayout}
 */
export function layoutPath(width, height, steps) {
  const laid = Array.from({ length: MOST_ROWS }, (_, index) =>
    layRows(width, height, Math.max(USUAL_STEPS, steps), index + 1),
  );
  return laid.reduce((best, other) => (seen(other) > seen(best) ? other : best));
}

/**
 * @param {PathLayout} layout
 * @param {number} step
 * @returns {StepPosition}
 */
export function stepPosition(layout, step) {
  const row = Math.floor(step / layout.columns);
  return {
    x: Math.round(layout.left + layout.step * (step % layout.columns)),
    y: Math.round(layout.top + layout.rowHeight * row),
    turn: LEAN[step % LEAN.length] ?? 0,
  };
}

/**
 * The line on which the cards lie: along each row, and back to the left under it.
 * @param {StepPosition[]} spots
 */
export function trailPath(spots) {
  const [first, ...others] = spots;
  if (!first) return "";
  let line = `M${first.x} ${first.y}`;
  let before = first;
  for (const spot of others) {
    const middle = (before.y + spot.y) / 2;
    line +=
      spot.y === before.y
        ? ` L${spot.x} ${spot.y}`
        : ` C${before.x} ${middle} ${spot.x} ${middle} ${spot.x} ${spot.y}`;
    before = spot;
  }
  return line;
}
