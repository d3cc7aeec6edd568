/** One tab stop for a group of controls: arrow keys, Home and End go from one to the next. */

const STEPS = /** @type {Record<string, number>} */ ({
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
});

/**
 * Handle a key in a group whose controls are marked `data-rove`.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  const controls = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-rove]")]);
  const next = nextControl(
    controls,
    controls.indexOf(/** @type {HTMLElement} */ (document.activeElement)),
    event.key,
  );
  if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  hold(controls, next);
  next.focus();
}

/**
 * @param {HTMLElement[]} controls
 * @param {number} place  -1 where the focus is on none of them
 * @param {string} key
 */
function nextControl(controls, place, key) {
  if (key === "Home") return controls[0];
  if (key === "End") return controls[controls.length - 1];
  const step = STEPS[key];
  if (!step || !controls.length) return undefined;
  if (place < 0) return controls[step > 0 ? 0 : controls.length - 1];
  return controls[(place + step + controls.length) % controls.length];
}

/**
 * Make one control the group's only tab stop.
 * @param {HTMLElement[]} controls
 * @param {HTMLElement} one
 */
function hold(controls, one) {
  for (const control of controls) control.tabIndex = control === one ? 0 : -1;
}

/**
 * After a group has been drawn anew: exactly one of its controls is a tab stop.
 * @param {Element | undefined} group
 */
export function keepOneStop(group) {
  if (!group) return;
  const controls = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("[data-rove]")]);
  const focused = controls.find((control) => control === document.activeElement);
  const stop = focused ?? controls.find((control) => control.tabIndex === 0) ?? controls[0];
  if (stop) hold(controls, stop);
}
