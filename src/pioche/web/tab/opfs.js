/**
 * The store's folder in Python's file system, kept in the origin private file system. SQLite calls without waiting, so the files that it
 * needs are open from the start, by synchronous handles, which exist in workers only. A file of no bytes is not there.
 *
 * Emscripten passes `fsync` on but not `fdatasync`, which is what SQLite calls. So the order of writes is kept here: before one file is
 * written, what was written to another is flushed. The store calls `fsync` after each commit, which flushes the rest.
 */

/**
 * @typedef {object} Handle  a FileSystemSyncAccessHandle
 * @property {(bytes: Uint8Array, options: {at: number}) => number} read
 * @property {(bytes: Uint8Array, options: {at: number}) => number} write
 * @property {(size: number) => void} truncate
 * @property {() => number} getSize
 * @property {() => void} flush
 * @property {() => void} close
 */
/** @typedef {{id: number, mode: number, node_ops: object, stream_ops: object, handle: Handle}} Node */
/** @typedef {{node: Node, position: number}} Stream */
/**
 * @typedef {object} FileSystem  the part of Emscripten's that is used
 * @property {(parent: Node | null, name: string, mode: number, device: number) => Node} createNode
 * @property {new (code: number) => Error} ErrnoError
 * @property {(path: string) => void} mkdirTree
 * @property {(type: object, options: object, folder: string) => void} mount
 */

const DATABASE = "tables.sqlite";
// What SQLite puts beside a file: the log of transactions, and the journal of the first one, before there is a log.
const SUFFIXES = ["", "-wal", "-journal"];

const FOLDER_MODE = 0o40700;
const FILE_MODE = 0o100600;
const BLOCK = 4096;
// Error numbers of WASI.
const NOT_THERE = 44;
const NO_SPACE = 51;
const BROKEN = 29;
const NOT_PERMITTED = 63;
const FROM_HERE = 1;
const FROM_END = 2;

// The lock of a page that is loaded again is freed a moment later.
const PATIENCE_MS = 1000;
// The handles of a tab that was killed are freed after its lock: soon, but on a busy device not at once.
const ATTEMPTS = 600;
const WAIT_MS = 50;

// Thrown where there is no room.
const FULL = "QuotaExceededError";
// What Chromium calls that where it throws nothing (base::File::FILE_ERROR_NO_SPACE).
const CHROMIUM_NO_SPACE = -8;
// What private windows throw, and browsers that keep no files.
const REFUSALS = ["SecurityError", "NotSupportedError"];

/** Whether this browser has what the store needs, and lets this page use it: asked in a worker. */
export async function canStore() {
  return hasParts() && (await mayKeepFiles());
}

const hasParts = () =>
  "locks" in navigator &&
  "storage" in navigator &&
  "getDirectory" in navigator.storage &&
  "FileSystemFileHandle" in self &&
  "createSyncAccessHandle" in FileSystemFileHandle.prototype;

async function mayKeepFiles() {
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch (error) {
    if (error instanceof DOMException && REFUSALS.includes(error.name)) return false;
    throw error;
  }
}

/**
 * Wait until no other tab has the store, and keep it until this worker ends.
 * @param {string} name
 * @param {() => void} onelsewhere  called if another tab keeps it
 * @returns {Promise<void>}
 */
export function takeStore(name, onelsewhere) {
  const timer = setTimeout(onelsewhere, PATIENCE_MS);
  return new Promise((resolve, reject) => {
    const held = () => {
      clearTimeout(timer);
      resolve();
      return new Promise(() => {});
    };
    navigator.locks.request(`pioche ${name}`, held).catch(reject);
  });
}

/** Whether the browser has no more room for this page's files. @param {unknown} error */
export const isFull = (error) => error instanceof Error && error.name === FULL;

/**
 * Mount the store's folder: its SQLite file is FOLDER/tables.sqlite.
 * @param {FileSystem} files
 * @param {string} folder
 * @param {string} name  of the store: another for each site of an origin
 * @param {(full: boolean) => void} onfull  called when there is no room to write, and when there is again
 */
export async function mountStore(files, folder, name, onfull) {
  const root = await navigator.storage.getDirectory();
  const place = await root.getDirectoryHandle(encodeURIComponent(name), { create: true });
  /** @type {Map<string, Handle>} */
  const handles = new Map();
  for (const suffix of SUFFIXES) {
    const file = await place.getFileHandle(DATABASE + suffix, { create: true });
    handles.set(DATABASE + suffix, await openHandle(file));
  }
  files.mkdirTree(folder);
  files.mount(new StoreFolder(files, handles, onfull), {}, folder);
}

/**
 * @param {any} file  a FileSystemFileHandle in a worker
 * @returns {Promise<Handle>}
 */
async function openHandle(file) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      const taken = error instanceof DOMException && error.name === "NoModificationAllowedError";
      if (!taken || attempt === ATTEMPTS) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
  }
}

/** A file system for Emscripten: one folder with the files of the handles. */
class StoreFolder {
  /**
   * @param {FileSystem} files
   * @param {Map<string, Handle>} handles
   * @param {(full: boolean) => void} onfull
   */
  constructor(files, handles, onfull) {
    this.files = files;
    this.handles = handles;
    this.onfull = onfull;
    this.full = false;
    /** The handle that was written to since the last flush. @type {Handle | null} */
    this.unflushed = null;
    this.folderCalls = this.callsOfFolder();
    this.fileCalls = this.callsOfFile();
    this.streamCalls = this.callsOfStream();
  }

  mount() {
    const node = this.files.createNode(null, "/", FOLDER_MODE, 0);
    node.node_ops = this.folderCalls;
    node.stream_ops = this.streamCalls;
    return node;
  }

  callsOfFolder() {
    return {
      getattr: (/** @type {Node} */ node) => attributes(node, BLOCK),
      setattr: () => {},
      lookup: (/** @type {Node} */ parent, /** @type {string} */ name) => {
        if (!this.handles.get(name)?.getSize()) {
          throw new this.files.ErrnoError(NOT_THERE);
        }
        return this.newNode(parent, name);
      },
      mknod: (/** @type {Node} */ parent, /** @type {string} */ name) => {
        if (!this.handles.has(name)) {
          throw new this.files.ErrnoError(NOT_PERMITTED);
        }
        return this.newNode(parent, name);
      },
      unlink: (/** @type {Node} */ _parent, /** @type {string} */ name) =>
        this.change(this.handleOf(name), (handle) => handle.truncate(0)),
      readdir: () => [".", "..", ...this.names()],
    };
  }

  callsOfFile() {
    return {
      getattr: (/** @type {Node} */ node) => attributes(node, node.handle.getSize()),
      setattr: (/** @type {Node} */ node, /** @type {{size?: number}} */ { size }) => {
        if (size !== undefined) {
          this.change(node.handle, (handle) => handle.truncate(size));
        }
      },
    };
  }

  callsOfStream() {
    return {
      read: (
        /** @type {[Stream, Uint8Array, number, number, number]} */ ...[stream, memory, ...where]
      ) => this.attempt(() => checked(stream.node.handle.read(...span(memory, where)))),
      write: (
        /** @type {[Stream, Uint8Array, number, number, number]} */ ...[stream, memory, ...where]
      ) => this.change(stream.node.handle, (handle) => writeAll(handle, ...span(memory, where))),
      fsync: () => {
        this.attempt(() => this.flush());
        return 0;
      },
      llseek: (
        /** @type {Stream} */ stream,
        /** @type {number} */ offset,
        /** @type {number} */ from,
      ) => offset + startOf(stream, from),
    };
  }

  /**
   * @param {Node} parent
   * @param {string} name
   */
  newNode(parent, name) {
    const node = this.files.createNode(parent, name, FILE_MODE, 0);
    node.node_ops = this.fileCalls;
    node.stream_ops = this.streamCalls;
    node.handle = this.handleOf(name);
    return node;
  }

  /** @param {string} name */
  handleOf(name) {
    const handle = this.handles.get(name);
    if (!handle) {
      throw new this.files.ErrnoError(NOT_THERE);
    }
    return handle;
  }

  names() {
    return [...this.handles].filter(([, handle]) => handle.getSize()).map(([name]) => name);
  }

  /**
   * Change a file; nothing that was written to another may come to disk later.
   * @template Result
   * @param {Handle} handle
   * @param {(handle: Handle) => Result} how
   */
  change(handle, how) {
    return this.attempt(() => {
      if (this.unflushed !== handle) {
        this.flush();
      }
      this.unflushed = handle;
      return how(handle);
    });
  }

  flush() {
    if (!this.unflushed) return;
    this.unflushed.flush();
    this.unflushed = null;
    this.setFull(false);
  }

  /**
   * Do something; Python gets what the browser throws as an error number.
   * @template Result
   * @param {() => Result} how
   */
  attempt(how) {
    try {
      return how();
    } catch (error) {
      if (isFull(error)) this.setFull(true);
      throw new this.files.ErrnoError(isFull(error) ? NO_SPACE : BROKEN);
    }
  }

  /** @param {boolean} full */
  setFull(full) {
    if (this.full !== full) this.onfull(full);
    this.full = full;
  }
}

/**
 * Write all of it: some browsers write what there is room for, and throw nothing.
 * @param {Handle} handle
 * @param {Uint8Array} bytes
 * @param {{at: number}} place
 */
function writeAll(handle, bytes, place) {
  const written = checked(handle.write(bytes, place));
  if (written < bytes.length) throw new DOMException(`${written} of ${bytes.length}`, FULL);
  return written;
}

/**
 * A number of bytes. Chromium returns its own error there, which is negative, as a number without a sign.
 * @param {number} count
 */
function checked(count) {
  const signed = count | 0;
  if (signed >= 0) return count;
  throw new DOMException(`error ${signed}`, signed === CHROMIUM_NO_SPACE ? FULL : "UnknownError");
}

/**
 * @param {Node} node
 * @param {number} size
 */
function attributes(node, size) {
  const [uid, gid, rdev, time] = [0, 0, 0, new Date(0)];
  const times = { atime: time, mtime: time, ctime: time };
  const kind = { dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid, gid, rdev };
  return { ...kind, ...times, size, blksize: BLOCK, blocks: Math.ceil(size / BLOCK) };
}

/**
 * The bytes of Python's memory, and where in the file they are.
 * @param {Uint8Array} memory
 * @param {number[]} where
 * @returns {[Uint8Array, {at: number}]}
 */
function span(memory, [offset, length, position]) {
  return [memory.subarray(offset, offset + length), { at: position }];
}

/**
 * @param {Stream} stream
 * @param {number} from
 */
function startOf(stream, from) {
  if (from === FROM_END) {
    return stream.node.handle?.getSize() ?? 0;
  }
  return from === FROM_HERE ? stream.position : 0;
}
