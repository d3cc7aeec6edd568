/**
 * Custom properties on an element: html`<div ${cssVars({ "--turn": "12deg" })}>`. A `style` attribute would break our content security
 * policy; setting properties one by one does not.
 */

import { Directive, directive, noChange } from "../vendor/lit.js";

/** @typedef {Record<string, string | number | null>} Values */

class CssVars extends Directive {
  /** @type {Values} */
  before = {};

  /** @param {Values} _values */
  render(_values) {
    return noChange;
  }

  /**
   * @param {any} part
   * @param {[Values]} values
   */
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
