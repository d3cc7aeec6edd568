/** Style sheets that only some screens need, fetched once each. */

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
  element.href = address;
  const loaded = new Promise((resolve, reject) => {
    element.onload = () => resolve(undefined);
    element.onerror = () => {
      // Whoever asks again may be luckier.
      element.remove();
      sheets.delete(address);
      reject(new Error(`${address} was not loaded`));
    };
  });
  document.head.append(element);
  return loaded;
}
