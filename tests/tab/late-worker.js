/** The tables' worker with a fault: on disk there is always what was there some flushes ago. The test of kills must find it. */

const FLUSHES_LATE = 4;
const open = FileSystemFileHandle.prototype.createSyncAccessHandle;
const handles = [];
/** What all files held at the last flushes, the oldest first: together, so that what is late is whole. */
const contents = [];

class LateHandle {
  constructor(handle) {
    this.handle = handle;
    this.bytes = new Uint8Array(handle.getSize());
    handle.read(this.bytes, { at: 0 });
    handles.push(this);
  }

  read(into, { at }) {
    const found = this.bytes.subarray(at, at + into.length);
    into.set(found);
    return found.length;
  }

  write(from, { at }) {
    if (this.bytes.length < at + from.length) this.truncate(at + from.length);
    this.bytes.set(from, at);
    return from.length;
  }

  truncate(size) {
    const kept = this.bytes.subarray(0, size);
    this.bytes = new Uint8Array(size);
    this.bytes.set(kept);
  }

  getSize() {
    return this.bytes.length;
  }

  flush() {
    contents.push(handles.map(({ bytes }) => bytes.slice()));
    if (contents.length > FLUSHES_LATE) writeDown(contents.shift());
  }
}

function writeDown(content) {
  for (const [place, { handle }] of handles.entries()) {
    handle.truncate(content[place].length);
    handle.write(content[place], { at: 0 });
  }
}

FileSystemFileHandle.prototype.createSyncAccessHandle = async function () {
  return new LateHandle(await open.call(this));
};
const early = [];
self.onmessage = (event) => early.push(event);
await import("./web/tab/worker.js");
for (const event of early) self.onmessage(event);
