// DIG, as the browser has it.

import { render } from "./board.js";
import { emblem } from "./emblem.js";
import { targets } from "./places.js";

/** @type {import("../scene.js").GameClient} */
export const dig = { emblem, board: { render, targets } };
