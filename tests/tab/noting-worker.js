/** The tables' worker, which also notes what the search worker answers and how long that took. */

const PlainWorker = self.Worker;

self.Worker = class extends PlainWorker {
  constructor(address, options) {
    super(address, options);
    this.addEventListener("message", () => {
      self.postMessage({ type: "searched", seconds: (performance.now() - this.sent) / 1000 });
    });
  }

  postMessage(message) {
    this.sent = performance.now();
    super.postMessage(message);
  }
};
const early = [];
self.onmessage = (event) => early.push(event);
await import("./web/tab/worker.js");
for (const event of early) self.onmessage(event);
