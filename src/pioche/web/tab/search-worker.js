/** Another Python, for searches: it carries one call after the other out, while the tables' worker goes on. */

import { startPython } from "./python.js";

/** @type {Promise<any> | null} */
let searches = null;

self.onmessage = async ({ data: { site, message } }) => {
  if (site) {
    searches = startPython(site).then((python) => python.pyimport("pioche.tab.searches"));
    return;
  }
  try {
    self.postMessage((await searches).answer(message));
  } catch (error) {
    // Thrown outside of a promise: the tables' worker hears of it as an error.
    setTimeout(() => {
      throw error;
    });
  }
};
