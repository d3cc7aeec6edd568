/** Python in a worker, for tests: it runs the code that it is sent, with the archive of sources and the store's folder. */

import { loadPyodide } from "./pyodide/pyodide.mjs";
import { mountStore, takeStore } from "./web/tab/opfs.js";

// Python comes without Pyodide's list of packages: the sources are in an archive.
const NO_PACKAGES = '{"info": {"abi_version": "2026_0"}, "packages": {}}';

const started = start();

async function start() {
  const indexURL = new URL("pyodide/", location.href).href;
  const python = await loadPyodide({ indexURL, lockFileContents: NO_PACKAGES });
  for (const [file, format] of [
    ["sources.zip", "zip"],
    ["msgspec.whl", "wheel"],
  ]) {
    python.unpackArchive(await (await fetch(file)).arrayBuffer(), format);
  }
  return python;
}

const calls = {
  run: async (code) => (await started).runPythonAsync(code),
  mount: async (folder, name) => mountStore((await started).FS, folder, name),
  take: (name) => takeStore(name, () => postMessage({ heard: `${name} elsewhere` })),
};

// Counts the flushes of all files.
let flushes = 0;
const { flush } = FileSystemSyncAccessHandle.prototype;
FileSystemSyncAccessHandle.prototype.flush = function () {
  flushes++;
  flush.call(this);
};
globalThis.countFlushes = () => flushes;

globalThis.mountStore = calls.mount;
globalThis.say = (heard) => postMessage({ heard });

addEventListener("message", async ({ data: { number, call } }) => {
  const [name, ...rest] = call;
  try {
    postMessage({ number, result: await calls[name](...rest) });
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
});
