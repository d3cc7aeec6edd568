// The picture and colour of each card of Dig Up Adventure.

import { pictureBy } from "../../art/glyphs.js";

/** @import { Looks } from "../scene.js" */

/** @type {Looks} */
export const LOOKS = {
  amethyst: ["amethyst", "violet"],
  diamond: ["diamond", "ice"],
  emerald: ["emerald", "leaf"],
  ruby: ["ruby", "ruby"],
  sapphire: ["sapphire", "blue"],
  topaz: ["topaz", "gold"],
  skeleton: ["skull", "bone"],
  idol: ["idol", "gold"],
  purse: ["purse", "wood"],
  map: ["map", "bone"],
  dynamite: ["dynamite", "ruby"],
  binoculars: ["binoculars", "night"],
  shovel: ["shovel", "steel"],
  pickaxe: ["pickaxe", "steel"],
  bridge: ["bridge", "wood"],
  river: ["river", "blue"],
  torch: ["torch", "fire"],
};

export const picture = pictureBy(LOOKS);
