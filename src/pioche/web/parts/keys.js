/** Single keys at the table: which mean something now, and what. */

import { preferences } from "../js/storage.js";

/**
 * Whether a key is meant for the table and not for a field, a dialog or the browser.
 * @param {KeyboardEvent} event
 */
export function isForTable(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat)
    return false;
  // Moves in a sheet keep their numbers.
  if (document.querySelector("dialog[open]:not(.is-moves)")) return false;
  if (event.key.length === 1 && event.key !== " " && !preferences().keys) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("input, textarea, select, [contenteditable]");
}

/**
 * Whether Enter would press something by itself.
 * @param {KeyboardEvent} event
 */
export function isOnControl(event) {
  return (
    event.target instanceof Element &&
    event.target.closest("button, a[href], summary, [role=tab]") !== null
  );
}
