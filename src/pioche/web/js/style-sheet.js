/** Style sheets that are needed only sometimes: fetched with what they dress, and once. */

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/**
 * @param {string} sheet  in the folder css/later
 * @returns {Promise<void>}
 */
export function loadStyle(sheet) {
  let loading = fetched.get(sheet);
  if (!loading) {
    loading = linkTo(`/web/css/later/${sheet}`).catch(() => void fetched.delete(sheet));
    fetched.set(sheet, loading);
  }
  return loading;
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
function linkTo(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((go, fail) => {
    link.addEventListener("load", () => go());
    link.addEventListener("error", fail);
    document.head.append(link);
  });
}
