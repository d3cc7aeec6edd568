// The picture and colour of each token of Digger.

import { pictureBy } from "../../art/glyphs.js";

/** @import { Looks } from "../scene.js" */

/** @type {Looks} */
export const LOOKS = {
  water: ["water", "blue"],
  gold: ["ingot", "gold"],
  ruby: ["ruby", "ruby"],
  emerald: ["emerald", "leaf"],
  diamond: ["diamond", "ice"],
  black: ["moon", "night"],
  die: ["dice", "bone"],
  crate: ["chest", "wood"],
  glass: ["glass", "gold"],
};

export const picture = pictureBy(LOOKS);
