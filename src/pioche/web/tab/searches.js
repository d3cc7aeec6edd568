/** The worker that searches for experts and reviews, as Python in the tables' worker starts it (`pioche/tab/searches.py`). */

/** @typedef {import("../js/tab-server.js").Site} Site */
/** @typedef {{(text: string): void, copy: () => Listener}} Listener  a proxy of Python's */

const WORKER = new URL("./search-worker.js", import.meta.url).href;
/** On a server its content security policy lets the address of a worker come from here alone. */
const policy = /** @type {any} */ (self).trustedTypes?.createPolicy("tab-worker", {
  createScriptURL: () => WORKER,
});

/**
 * What starts a worker with this site's Python.
 * @param {Site} site
 */
export function searchesOf(site) {
  return (/** @type {Listener} */ hear, /** @type {Listener} */ lose) => {
    const worker = new Worker(policy?.createScriptURL(WORKER) ?? WORKER, { type: "module" });
    // Proxies of arguments end with the call; copies do not.
    const [heard, lost] = [hear.copy(), lose.copy()];
    worker.onmessage = ({ data }) => heard(data);
    worker.onerror = (event) => lost(event.message);
    worker.postMessage({ site });
    return {
      post: (/** @type {string} */ message) => worker.postMessage({ message }),
      end: () => worker.terminate(),
    };
  };
}
