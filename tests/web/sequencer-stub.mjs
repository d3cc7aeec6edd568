// The sequencer without a page: motion is reduced, and a frame takes a millisecond.
import "./page-stub.mjs";

const stored = JSON.stringify({ motion: "reduced", moment: 2500 });
globalThis.localStorage = { getItem: () => stored, setItem: () => {} };
globalThis.document.hidden = false;
globalThis.requestAnimationFrame = (act) => setTimeout(act, 1);

export const { Sequencer } = await import("../../src/pioche/web/boards/sequencer.js");
