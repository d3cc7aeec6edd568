// A connection against a server of straw: what it sends, and when, in a time that we turn ourselves.
import { readFileSync } from "node:fs";

const { script, last } = JSON.parse(readFileSync(0, "utf-8"));
const timers = new Map();
let now = 0;
let ticket = 0;
globalThis.setTimeout = (act, wait) => {
  timers.set(++ticket, { at: now + wait, act });
  return ticket;
};
globalThis.clearTimeout = (number) => timers.delete(number);
globalThis.location = { protocol: "http:", host: "pioche.test" };
globalThis.addEventListener = () => {};
globalThis.removeEventListener = () => {};
globalThis.document = {
  querySelector: () => null,
  visibilityState: "visible",
  addEventListener() {},
  removeEventListener() {},
};
Math.random = () => 0.5;

const trace = [];
const sockets = [];
const ids = new Map(); // random names by the order in which they came
const named = (id) => {
  if (!ids.has(id)) ids.set(id, `id-${ids.size + 1}`);
  return ids.get(id);
};
globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 0;
  constructor(address) {
    trace.push({ connect: address.replace("ws://pioche.test", "") });
    sockets.push(this);
  }
  send(text) {
    const message = JSON.parse(text);
    if (message.id) message.id = named(message.id);
    trace.push({ send: message });
  }
  close(code = 1006) {
    if (this.readyState === 3) return;
    this.readyState = 3;
    trace.push({ closed: sockets.indexOf(this) + 1 });
    this.onclose?.({ code });
  }
};

function pass(milliseconds) {
  const until = now + milliseconds;
  for (;;) {
    const next = [...timers.entries()]
      .filter(([, { at }]) => at <= until)
      .sort((one, other) => one[1].at - other[1].at)[0];
    if (!next) break;
    timers.delete(next[0]);
    now = next[1].at;
    next[1].act();
  }
  now = until;
}

const { Connection } = await import("../../src/pioche/web/js/socket.js");
const listeners = {
  onnews: (news, events) =>
    trace.push({ news: news.question, events: events.map((event) => event.event) }),
  onchat: (line) => trace.push({ chat: line.text }),
  onstatus: (status, refusal) => trace.push({ status, ...(refusal ? { why: refusal.key } : {}) }),
};
const connection = new Connection("T", "key", listeners, last);
const newest = () => sockets[sockets.length - 1];
const real = (message) => {
  const found = [...ids.entries()].find(([, name]) => name === message.id);
  return found ? { ...message, id: found[0] } : message;
};
const acts = {
  open: () => {
    newest().readyState = 1;
    newest().onopen();
  },
  drop: (code) => newest().close(code),
  receive: (message) => newest().onmessage({ data: JSON.stringify(real(message)) }),
  command: (wanted) =>
    void connection.command(wanted).then(
      (reply) => trace.push({ reply: reply.type }),
      (refusal) => trace.push({ refused: refusal.key }),
    ),
  close: () => connection.close(),
  pass,
};
for (const [act, argument] of script) {
  trace.push({ step: act });
  acts[act](argument);
  await new Promise((resolve) => setImmediate(resolve));
}
process.stdout.write(JSON.stringify(trace));
