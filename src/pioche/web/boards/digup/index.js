// Dig Up Adventure, as the browser has it.

import { render } from "./board.js";
import { emblem } from "./emblem.js";
import { targets } from "./offers.js";

/** @type {import("../scene.js").GameClient} */
export const digup = { emblem, board: { render, targets } };
