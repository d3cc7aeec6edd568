// DIG, as the browser has it.

import { render } from "./board.js";
import { about, targets } from "./places.js";

/** @type {import("../scene.js").Board} */
export const board = { render, targets, about };
