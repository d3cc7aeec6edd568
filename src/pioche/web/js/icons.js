/** Small drawings of the shell; each is decoration beside words. */

import { html, svg } from "../vendor/lit.js";

/** @param {unknown} shapes @param {string} [kind] */
function icon(shapes, kind = "") {
  return html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shapes}</svg>`;
}

/** The icon of the house. */
export function pickaxe() {
  return icon(
    svg`<path class="icon-wood" d="M11.2 7.6 4.1 19.8a1.3 1.3 0 0 0 2.2 1.3L13.4 9z" />
      <path class="icon-iron" d="M4.6 4.9C9.7 2.4 16.8 4.2 21.4 12.3c-3.4-3.6-6.3-5-9.6-5.3-.6.1-1.1-.2-1.3-.7-1.8-.9-3.7-1.4-5.9-1.4z" />`,
    "icon-house",
  );
}

export function people() {
  return icon(
    svg`<circle cx="8.5" cy="8" r="3.2" /><path d="M2.5 19c0-3.6 2.6-6 6-6s6 2.4 6 6z" /><circle cx="16.8" cy="9" r="2.6" /><path
        d="M16 13.2c3.2-.3 5.5 1.9 5.5 5.3h-5c0-2-.6-3.8-1.7-5z"
      />`,
  );
}

export function hourglass() {
  return icon(
    svg`<path d="M6 3h12v2.2h-1c0 3.1-1.4 5.2-3.4 6.8 2 1.6 3.4 3.7 3.4 6.8h1V21H6v-2.2h1c0-3.1 1.4-5.2 3.4-6.8C8.4 10.4 7 8.3 7 5.2H6z" />`,
  );
}

export function fastForward() {
  return icon(svg`<path d="M3 5l8 7-8 7zM11.5 5l8 7-8 7zM19.5 5H22v14h-2.5z" />`);
}

/** A clock whose hand goes back: what has happened since. */
export function clockBack() {
  return icon(
    svg`<path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" d="M4.6 8.2A8.4 8.4 0 1 1 3.6 12.6M12 7.4v5l3.4 2" /><path d="M2.6 3.6l1 6.4 6-2.4z" />`,
  );
}

export function arrow() {
  return icon(svg`<path d="M5 11h9.2L10.5 7.3 12 5.8l6.2 6.2L12 18.2l-1.5-1.5 3.7-3.7H5z" />`);
}

/** A lock: what was promised and cannot be changed. */
export function lock() {
  return icon(
    svg`<path fill-rule="evenodd" d="M12 2.5a4.8 4.8 0 0 0-4.8 4.8v2.2H5.5v11h13v-11h-1.7V7.3A4.8 4.8 0 0 0 12 2.5zm-2.6 7V7.3a2.6 2.6 0 0 1 5.2 0v2.2z" />`,
  );
}

/** A page with lines: the log. */
export function page() {
  return icon(
    svg`<path fill-rule="evenodd" d="M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zm3 4v2h8V7zm0 4v2h8v-2z" />`,
  );
}

/** Three bars: a menu. */
export function bars() {
  return icon(svg`<path d="M4 5.500h16V8H4zM4 10.800h16v2.500H4zM4 16h16v2.500H4z" />`);
}

/** An open book: the rules. */
export function book() {
  return icon(
    svg`<path d="M11.200 6C9 4.500 6 4.200 3 4.500V19c3-.3 6 0 8.200 1.500zM12.800 6c2.200-1.500 5.200-1.800 8.200-1.500V19c-3-.3-6 0-8.200 1.500z" />`,
  );
}

/** An empty chair. */
export function chair() {
  return icon(
    svg`<path d="M6.5 3h11v9H19v9h-2v-4.5H7V21H5v-9h1.5zm2 2v7h7V5z" fill-rule="evenodd" />`,
  );
}

export function speaker() {
  return icon(
    svg`<path d="M3 9h4l5-4.5v15L7 15H3z" /><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" d="M15 9.2a4 4 0 0 1 0 5.6M17.6 6.4a8 8 0 0 1 0 11.2" />`,
  );
}
