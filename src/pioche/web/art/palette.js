// The colours of all drawings.

export const INK = "#2a1a12";
export const PAPER = "#f6e8c8";
export const PAPER_SHADE = "#e3cc9c";
export const GOLD = "#e2a72e";
export const GOLD_LIGHT = "#f9d877";
export const GOLD_DARK = "#a86f14";
export const RUBY = "#c4223b";
export const RUBY_DARK = "#7f1026";
export const RUBY_LIGHT = "#ee6069";
export const RUBY_GLINT = "#ffcdc6";
export const ICE = "#79cbe4";
export const ICE_LIGHT = "#e4f8fd";
export const ICE_MIDDLE = "#b3e6f3";
export const ICE_DARK = "#3f9cbc";
export const ROCK = "#5b4a40";
export const ROCK_LIGHT = "#8a7465";
export const ROCK_DARK = "#33281f";
export const WOOD = "#9a6232";
export const WOOD_LIGHT = "#c98d52";
export const WOOD_DARK = "#6a4020";
export const LEAF = "#5d8a3c";
export const LEAF_LIGHT = "#93bb5c";
export const FIRE = "#ee6f1f";
export const FIRE_LIGHT = "#fdc53e";
export const BONE = "#efe3c8";
export const NIGHT = "#2c2440";
