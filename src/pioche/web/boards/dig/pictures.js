// The picture and colour of each card of DIG.

import { pictureBy } from "../../art/glyphs.js";

/** @import { Looks } from "../scene.js" */

/** @type {Looks} */
export const LOOKS = {
  steel: ["bar", "steel"],
  gold: ["ingot", "gold"],
  diamond: ["diamond", "ice"],
  ruby: ["ruby", "ruby"],
  shield: ["shield", "blue"],
  purse: ["purse", "wood"],
  compass: ["compass", "gold"],
  pickaxe: ["pickaxe", "steel"],
  chest: ["chest", "wood"],
  scroll: ["scroll", "bone"],
  bomb: ["bomb", "night"],
  potion: ["potion", "violet"],
  sceptre: ["sceptre", "ruby"],
  anchor: ["anchor", "steel"],
  skeleton: ["skull", "bone"],
  thief: ["thief", "night"],
  ghost: ["ghost", "ice"],
  spider: ["spider", "night"],
  snake: ["snake", "leaf"],
  werewolf: ["wolf", "earth"],
  orc: ["orc", "leaf"],
  rune: ["rune", "blue"],
  "gem-egg": ["egg", "pink"],
  exit: ["door", "bone"],
  "secret-room": ["key", "gold"],
  collapse: ["collapse", "earth"],
  "shepherd-dog": ["paw", "wood"],
  elf: ["leaf", "leaf"],
  shadow: ["moon", "night"],
  hunter: ["bow", "wood"],
  knight: ["helmet", "steel"],
  mage: ["potion", "blue"],
  paladin: ["cross", "gold"],
  "ninja-cat": ["cat", "night"],
  pirate: ["hook", "steel"],
  scout: ["boot", "wood"],
  superbacker: ["star", "gold"],
  queen: ["crown", "pink"],
  tyler: ["hammer", "earth"],
  gem: ["gem", "violet"],
  recruit: ["person", "leaf"],
};

export const picture = pictureBy(LOOKS);
