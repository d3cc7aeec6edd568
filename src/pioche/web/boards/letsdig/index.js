// Let's Dig for Treasure, as the browser has it.

import { render } from "./board.js";
import { emblem } from "./emblem.js";
import { targets } from "./moves.js";

/** @type {import("../scene.js").GameClient} */
export const letsdig = { emblem, board: { render, targets } };
