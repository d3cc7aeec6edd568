// The picture and colour of each card of Let's Dig.

import { pictureBy } from "../../art/glyphs.js";

/** @import { Looks } from "../scene.js" */

/** @type {Looks} */
const LOOKS = {
  muck: ["earth", "earth"],
  worms: ["worms", "pink"],
  skeleton: ["skull", "bone"],
  ferryman: ["coins", "gold"],
  cookies: ["cookie", "wood"],
  milk: ["milk", "bone"],
  sewer: ["pipe", "steel"],
  ring: ["ring", "gold"],
  gravedigger: ["eye", "ice"],
  dog: ["paw", "wood"],
  map: ["map", "bone"],
  crown: ["crown", "violet"],
  heirloom: ["urn", "night"],
  waste: ["barrel", "leaf"],
  chest: ["chest", "wood"],
  leprechaun: ["coins", "leaf"],
  ark: ["chest", "gold"],
  hat: ["hat", "night"],
  sabre: ["sabre", "steel"],
  newkid: ["person", "blue"],
  boardgames: ["dice", "ruby"],
  lottery: ["ticket", "gold"],
  skwirmz: ["worms", "violet"],
  dress: ["dress", "bone"],
  landmine: ["bomb", "steel"],
  stash: ["box", "wood"],
};

export const picture = pictureBy(LOOKS);
