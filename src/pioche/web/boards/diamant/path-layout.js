// Where each card of the path lies: rows that wind from left to right and back, and the trail under them.

/** @typedef {{x: number, y: number, turn: number}} StepPosition */
/** @typedef {{gap: number, columns: number, width: number, height: number, rowHeight: number, card: number, cardHeight: number}} PathLayout */

const RATIO = 1.36;
const NARROW_GAP = 12;
const WIDE_GAP = 20;
const SMALL_CARD = 66;
const LARGE_CARD = 90;
const NARROW = 520;
const MOST_COLUMNS = 9;
// How far cards stray from their row, and how far they lean, one after the other.
const STRAY = [0, 7, -4, 6, -7, 3, -5];
const LEAN = [-2, 1.5, -1, 2.5, -1.5, 1, -2.5, 2];

/**
 * How the path is laid on so much room: as many columns as cards of a good size fit.
 * @param {number} width
 * @param {number} steps
 * @returns {PathLayout}
 */
export function layoutPath(width, steps) {
  const [wanted, gap] = width < NARROW ? [SMALL_CARD, NARROW_GAP] : [LARGE_CARD, WIDE_GAP];
  const fitting = Math.max(3, Math.floor(width / (wanted + gap)));
  const columns = Math.min(MOST_COLUMNS, fitting);
  const card = Math.min(LARGE_CARD + gap, Math.floor(width / columns - gap));
  const cardHeight = Math.round(card * RATIO);
  const rowHeight = cardHeight + NARROW_GAP * 2;
  const rows = Math.ceil(steps / columns);
  return {
    gap,
    columns,
    width,
    height: rows * rowHeight + NARROW_GAP,
    rowHeight,
    card,
    cardHeight,
  };
}

/**
 * The middle of a step: rows wind from left to right and back.
 * @param {PathLayout} layout
 * @param {number} step
 * @returns {StepPosition}
 */
export function stepPosition(layout, step) {
  const row = Math.floor(step / layout.columns);
  const along = step % layout.columns;
  const column = row % 2 ? layout.columns - 1 - along : along;
  const cell = layout.width / layout.columns;
  return {
    x: Math.round(cell * (column + 0.5)),
    y:
      Math.round(layout.rowHeight * (row + 0.5)) +
      NARROW_GAP / 2 +
      (STRAY[step % STRAY.length] ?? 0),
    turn: LEAN[step % LEAN.length] ?? 0,
  };
}

/**
 * A winding line through the steps.
 * @param {StepPosition[]} spots
 */
export function trailPath(spots) {
  const [first, ...others] = spots;
  if (!first) return "";
  let line = `M${first.x} ${first.y}`;
  let before = first;
  for (const spot of others) {
    // Along a row the line bends up and down; between rows it swings out to the side.
    const level = Math.abs(spot.y - before.y) < 40;
    const side = Math.sign(before.x - (spots[0]?.x ?? 0)) || 1;
    const swing = level ? 0 : side * 34;
    const middle = (before.x + spot.x) / 2;
    line += level
      ? ` C${middle} ${before.y} ${middle} ${spot.y} ${spot.x} ${spot.y}`
      : ` C${before.x + swing} ${before.y} ${spot.x + swing} ${spot.y} ${spot.x} ${spot.y}`;
    before = spot;
  }
  return line;
}
