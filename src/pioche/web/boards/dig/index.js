// DIG, as the browser has it.

import { zonedBoard } from "../generic/index.js";
import { emblem } from "./emblem.js";
import { layout } from "./layout.js";
import { LOOKS } from "./looks.js";

/** @type {import("../scene.js").GameClient} */
export const dig = { emblem, board: zonedBoard(layout, LOOKS) };
