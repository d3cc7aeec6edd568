// Dig Up Adventure, as the browser has it.

import { render } from "./board.js";
import { about, targets } from "./offers.js";

/** @type {import("../scene.js").Board} */
export const board = { render, targets, about };
