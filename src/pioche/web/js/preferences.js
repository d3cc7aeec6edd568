/** What the reader prefers, made visible: the theme and the wish for calm are attributes that the style sheets know. */

import { motionWanted, preferences } from "./storage.js";

/** @param {string} name @param {string | null} value */
function attribute(name, value) {
  if (value === null) document.documentElement.removeAttribute(name);
  else document.documentElement.setAttribute(name, value);
}

export function applyPreferences() {
  const { theme } = preferences();
  attribute("data-theme", theme === "system" ? null : theme);
  attribute("data-motion", motionWanted() ? "full" : "reduced");
}
