/** The tables' worker with a fault: what is written reaches the file system late, in the background. The test of kills must find it. */

const LATE_MS = 500;
const open = FileSystemFileHandle.prototype.createSyncAccessHandle;

class LateHandle {
  constructor(handle) {
    this.handle = handle;
    this.bytes = new Uint8Array(handle.getSize());
    handle.read(this.bytes, { at: 0 });
    setInterval(() => this.writeDown(), LATE_MS);
  }

  writeDown() {
    this.handle.truncate(this.bytes.length);
    this.handle.write(this.bytes, { at: 0 });
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

  flush() {}
}

FileSystemFileHandle.prototype.createSyncAccessHandle = async function () {
  return new LateHandle(await open.call(this));
};
const early = [];
self.onmessage = (event) => early.push(event);
await import("./web/tab/worker.js");
for (const event of early) self.onmessage(event);
