/** Styles set by scripts: custom properties of an element, and style sheets that only some screens need. */

import { Directive, directive, noChange } from "../vendor/lit.js";
import { fileAddress } from "./transport.js";

/** @typedef {Record<string, string | number | null>} Values */

class CssVars extends Directive {
  /** @type {Values} */
  before = {};

  /** @param {Values} _values */
  render(_values) {
    return noChange;
  }

  /** @param {any} part @param {[Values]} values */
  update(part, [values]) {
    const { style } = /** @type {{style: CSSStyleDeclaration}} */ (part.element);
    for (const name of Object.keys(this.before)) if (!(name in values)) style.removeProperty(name);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) style.removeProperty(name);
      else if (value !== this.before[name]) style.setProperty(name, String(value));
    }
    this.before = { ...values };
    return noChange;
  }
}

export const cssVars = directive(CssVars);

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Link a style sheet, unless it is linked already.
 * @param {string} address
 * @returns {Promise<void>} fulfilled once it holds, with all that it imports
 */
export function loadStyleSheet(address) {
  const known = sheets.get(address);
  if (known) return known;
  const loaded = link(address);
  sheets.set(address, loaded);
  return loaded;
}

/** @param {string} address */
function link(address) {
  const element = document.createElement("link");
  element.rel = "stylesheet";
  element.href = fileAddress(address);
  const loaded = new Promise((resolve, reject) => {
    element.onload = () => resolve(undefined);
    element.onerror = () => {
      // The next request tries again.
      element.remove();
      sheets.delete(address);
      reject(new Error(`${address} was not loaded`));
    };
  });
  document.head.append(element);
  return loaded;
}
