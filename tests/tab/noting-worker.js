/** The tables' worker, which also notes what the search worker is asked and answers. */

const PlainWorker = self.Worker;

self.Worker = class extends PlainWorker {
  constructor(address, options) {
    super(address, options);
    this.addEventListener("message", () => {
      self.postMessage({ type: "searched" });
    });
  }

  postMessage(message) {
    if ("message" in message) self.postMessage({ type: "searching" });
    super.postMessage(message);
  }
};
const early = [];
self.onmessage = (event) => early.push(event);
await import("./web/tab/worker.js");
for (const event of early) self.onmessage(event);
