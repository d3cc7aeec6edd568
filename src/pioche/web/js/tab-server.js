/** The page's side of the tables in this tab: requests and sockets as messages to the worker that runs them (tab/worker.js). */

/** @typedef {{name: string, size: number}} PackedFile  compressed; the name contains a digest */
/** @typedef {{version: string, worker: string, files: Record<string, PackedFile>, server: string, bot_delay: number, search: number}} Site */
/** @typedef {"loading" | "elsewhere" | "ready" | "full" | "failed"} Status  elsewhere: another tab has the tables; full: there is no room to write */
/** @typedef {{method: string, key: string | null, body: string | null}} Asked */

/** Our content security policy lets a script's address come from here alone. @param {string} address */
function trusted(address) {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  const policy = types?.createPolicy("tab-worker", { createScriptURL: () => address });
  return /** @type {string} */ (policy?.createScriptURL(address) ?? address);
}

/**
 * Start the worker; null where the browser knows no workers that are modules: it does not read the option.
 * @param {string} address
 */
function startWorker(address) {
  let known = false;
  const options = {
    get type() {
      known = true;
      return /** @type {const} */ ("module");
    },
  };
  try {
    const worker = new Worker(trusted(address), options);
    if (known) return worker;
    worker.terminate();
  } catch (error) {
    console.error(error);
  }
  return null;
}

export class TabServer {
  /** @type {Status} */
  status = "loading";
  /** Bytes that have come, of all. */
  loaded = 0;
  /** The key of the sentence that says why it failed. */
  trouble = "";
  /** Called after every change of the above. */
  onchange = () => {};
  number = 0;
  /** @type {Map<number, {resolve: (answer: Response) => void, reject: (error: Error) => void}>} */
  requests = new Map();
  /** @type {Map<number, TabSocket>} */
  sockets = new Map();

  /** @param {Site} site */
  constructor(site) {
    this.total = Object.values(site.files).reduce((sum, { size }) => sum + size, 0);
    this.worker = startWorker(site.worker);
    if (!this.worker) {
      this.fail("tab-old-browser");
      return;
    }
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => {
      console.error(event.message);
      this.fail("tab-failed");
    };
    this.post({ type: "start", site });
  }

  /** @param {any} message */
  receive(message) {
    if (this.status === "failed") return; // what was sent before is of no use
    if (message.type === "answer") this.answer(message);
    else if (message.type === "progress") this.change("loading", message.loaded);
    else if (message.type === "status") this.change(message.status, this.total);
    else if (message.type === "failed") this.fail(message.key);
    else this.sockets.get(message.number)?.receive(message);
  }

  /** @param {Status} status @param {number} loaded */
  change(status, loaded) {
    this.status = status;
    this.loaded = loaded;
    this.onchange();
  }

  /** @param {string} key */
  fail(key) {
    this.worker?.terminate();
    this.trouble = key;
    this.change("failed", this.loaded);
    for (const { reject } of this.requests.values()) reject(new TypeError(key));
    this.requests.clear();
    for (const socket of this.sockets.values()) socket.receive({ type: "closed" });
  }

  /** @param {{number: number, status: number, text: string}} message */
  answer({ number, status, text }) {
    this.requests.get(number)?.resolve(new Response(text, { status }));
    this.requests.delete(number);
  }

  /** @param {string} path @param {Asked} asked @returns {Promise<Response>} */
  request(path, { method, key, body }) {
    if (this.status === "failed") return Promise.reject(new TypeError(this.trouble));
    const number = ++this.number;
    return new Promise((resolve, reject) => {
      this.requests.set(number, { resolve, reject });
      this.post({ type: "request", number, method, path, key, body });
    });
  }

  /** @param {string} path */
  openSocket(path) {
    const number = ++this.number;
    const socket = new TabSocket(this, number);
    this.sockets.set(number, socket);
    if (this.status === "failed") setTimeout(() => socket.end());
    else this.post({ type: "open", number, path });
    return socket;
  }

  /** @param {object} message */
  post(message) {
    this.worker?.postMessage(message);
  }
}

/** A socket to a table in this tab, as far as connections use one. */
class TabSocket {
  readyState = /** @type {number} */ (WebSocket.CONNECTING);
  /** @type {((event: any) => void) | null} */
  onopen = null;
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onclose = null;

  /** @param {TabServer} server @param {number} number */
  constructor(server, number) {
    this.server = server;
    this.number = number;
  }

  /** @param {{type: string, text?: string}} message */
  receive({ type, text }) {
    if (type === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.({});
    } else if (type === "message") this.onmessage?.({ data: text });
    else this.end();
  }

  /** @param {string} text */
  send(text) {
    this.server.post({ type: "send", number: this.number, text });
  }

  close() {
    this.server.post({ type: "close", number: this.number });
    // Afterwards, as a real socket does.
    setTimeout(() => this.end());
  }

  end() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.server.sockets.delete(this.number);
    this.onclose?.({});
  }
}
