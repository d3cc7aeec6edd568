/** Python in a worker: Pyodide, from the compressed files of the site. */

/** @typedef {import("../js/tab-server.js").Site} Site */
/** @typedef {{FS: any, pyimport: (name: string) => any, runPython: (code: string) => any, unpackArchive: (content: ArrayBuffer, format: string, options: object) => void}} Python */

const FOLDER = new URL("./python/", import.meta.url).href;
// Pyodide asks for these names in its folder.
const MACHINE = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = `${FOLDER}python_stdlib.zip`;
const LOADER = `${FOLDER}pyodide.js`;
const ARCHIVE = "/lib/pioche.zip";
const PACKAGES = "/lib/python3.14/site-packages";
// Nothing is loaded by Pyodide's own list of packages.
const NO_PACKAGES = '{"info": {"abi_version": "2026_0"}, "packages": {}}';

const WASM = { headers: { "Content-Type": "application/wasm" } };

/** Whether this browser can run Python: wasm that starts while it comes, and streams that decompress. */
export const canRun = () =>
  "WebAssembly" in self && "instantiateStreaming" in WebAssembly && "DecompressionStream" in self;

/**
 * Start Python with our package.
 * @param {Site} site
 * @param {(bytes: number) => void} [onbytes]  called with the size of every piece that has come
 * @returns {Promise<Python>}
 */
export async function startPython(site, onbytes = () => {}) {
  const { machine, library, pioche, packages } = site.files;
  giveInstead({
    [MACHINE]: async () => new Response(await unpacked(machine.name, onbytes), WASM),
    [LIBRARY]: async () => new Response(await unpacked(library.name, onbytes)),
  });
  const [python, ours, others] = await Promise.all([
    loadPython(),
    bytesOf(pioche.name, onbytes),
    bytesOf(packages.name, onbytes),
  ]);
  python.FS.writeFile(ARCHIVE, new Uint8Array(ours));
  python.runPython(`import sys; sys.path.insert(0, "${ARCHIVE}")`);
  // Compiled parts and data need real files.
  python.unpackArchive(others, "zip", { extractDir: PACKAGES });
  return python;
}

/** @returns {Promise<Python>} */
async function loadPython() {
  const broken = brokenMachine();
  const { loadPyodide } = await import(LOADER);
  const options = { indexURL: FOLDER, stdLibURL: LIBRARY, lockFileContents: NO_PACKAGES };
  return Promise.race([loadPyodide({ ...options, packageBaseUrl: FOLDER }), broken]);
}

/**
 * Rejects if the machine does not start: Pyodide writes that to the console and waits for ever.
 * @returns {Promise<never>}
 */
function brokenMachine() {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    /** @type {typeof instantiate} */
    const instantiateStreaming = async (machine, imports) => {
      try {
        return await instantiate(machine, imports);
      } catch (error) {
        reject(error);
        throw error;
      }
    };
    Object.assign(WebAssembly, { instantiateStreaming });
  });
}

/**
 * Answer Pyodide's own requests for these addresses: it knows neither compressed files nor our names.
 * @param {Record<string, () => Promise<Response>>} answers
 */
function giveInstead(answers) {
  const ask = self.fetch.bind(self);
  self.fetch = (wanted, options) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return answers[address]?.() ?? ask(wanted, options);
  };
}

/** @param {string} name @param {(bytes: number) => void} onbytes */
async function bytesOf(name, onbytes) {
  return new Response(await unpacked(name, onbytes)).arrayBuffer();
}

/** The content of a compressed file. @param {string} name @param {(bytes: number) => void} onbytes */
async function unpacked(name, onbytes) {
  const answer = await fetch(FOLDER + name);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counted = new TransformStream({
    transform(piece, controller) {
      onbytes(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  return answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
}
