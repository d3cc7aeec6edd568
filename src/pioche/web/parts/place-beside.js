/** Where a small sheet goes: above or below what it speaks of, never over it. */

const GAP = 8;
// Where there is less room on both sides, it takes this much all the same.
const LEAST_ROOM = 140;

/**
 * @param {HTMLElement} sheet  shown already, so that it can be measured
 * @param {DOMRect} box  what it speaks of
 * @param {boolean} aboveFirst  under a finger lies a hand
 */
export function placeBeside(sheet, box, aboveFirst) {
  const above = box.top - 2 * GAP;
  const below = innerHeight - box.bottom - 2 * GAP;
  sheet.style.setProperty("--room", `${innerHeight}px`);
  const wanted = sheet.offsetHeight;
  const fitsFirst = (aboveFirst ? above : below) >= wanted;
  const goesAbove = fitsFirst ? aboveFirst : above > below;
  sheet.style.setProperty("--room", `${Math.max(goesAbove ? above : below, LEAST_ROOM)}px`);
  const height = sheet.offsetHeight;
  const top = goesAbove ? box.top - GAP - height : box.bottom + GAP;
  const left = box.left + box.width / 2 - sheet.offsetWidth / 2;
  sheet.style.setProperty("--top", `${within(top, innerHeight - height)}px`);
  sheet.style.setProperty("--left", `${within(left, innerWidth - sheet.offsetWidth)}px`);
}

/**
 * @param {number} wanted
 * @param {number} most
 */
function within(wanted, most) {
  return Math.round(Math.max(GAP, Math.min(wanted, most - GAP)));
}
