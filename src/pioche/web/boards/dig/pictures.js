// Drawings of DIG's cards: stones, equipment, enemies, what galleries hide, companions; each in a box of 100 by 100, lit from the top left.

import {
  BONE,
  FIRE,
  FIRE_LIGHT,
  GOLD,
  GOLD_DARK,
  GOLD_LIGHT,
  ICE,
  ICE_DARK,
  ICE_LIGHT,
  ICE_MIDDLE,
  INK,
  LEAF,
  LEAF_LIGHT,
  NIGHT,
  PAPER,
  PAPER_SHADE,
  ROCK,
  ROCK_DARK,
  ROCK_LIGHT,
  RUBY,
  RUBY_GLINT,
  RUBY_LIGHT,
  WOOD,
  WOOD_DARK,
  WOOD_LIGHT,
} from "../../art/palette.js";
import { html, svg } from "../../vendor/lit.js";

/** @import { SVGTemplateResult } from "../../vendor/lit.js" */

const STEEL = "#a3adb8";
const STEEL_LIGHT = "#dfe6ec";
const STEEL_DARK = "#66717d";
const BLUE = "#3f7fc4";
const BLUE_LIGHT = "#8fc0ee";
const BLUE_DARK = "#275488";
const VIOLET = "#8d5cc0";
const VIOLET_LIGHT = "#cba6ee";
const VIOLET_DARK = "#59358a";
const SKIN = "#f0c79d";
const SKIN_SHADE = "#cf9868";

/** A form with its outline. @param {string} d @param {string} fill @param {number} [width] */
function form(d, fill, width = 3.2) {
  return svg`<path d=${d} fill=${fill} stroke=${INK} stroke-width=${width} stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** Light or shade on a form. @param {string} d @param {string} fill @param {number} [opacity] */
function tone(d, fill, opacity = 1) {
  return svg`<path d=${d} fill=${fill} opacity=${opacity}/>`;
}

/** @param {string} d @param {string} [colour] @param {number} [width] */
function line(d, colour = INK, width = 3) {
  return svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A bar of ink with a coloured core: handles, poles, chains. @param {string} d @param {string} colour @param {number} [width] */
function rod(d, colour, width = 6) {
  return svg`${line(d, INK, width + 5)}${line(d, colour, width)}`;
}

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {number} [width] */
function disc(x, y, r, fill, width = 3.2) {
  return svg`<circle cx=${x} cy=${y} r=${r} fill=${fill} stroke=${INK} stroke-width=${width}/>`;
}

/** @param {number} x @param {number} y @param {number} r @param {string} fill @param {number} [opacity] */
function dot(x, y, r, fill, opacity = 1) {
  return svg`<circle cx=${x} cy=${y} r=${r} fill=${fill} opacity=${opacity}/>`;
}

/** The shadow on the ground. @param {number} [y] @param {number} [rx] */
function ground(y = 90, rx = 36) {
  return svg`<ellipse cx="50" cy=${y} rx=${rx} ry="6" fill="#000" opacity=".2"/>`;
}

const SPARKLE = svg`<path d="M16 12l2.4 6.6L25 21l-6.6 2.4L16 30l-2.4-6.6L7 21l6.6-2.4zM88 58l1.6 4.4L94 64l-4.4 1.6L88 70l-1.6-4.4L82 64l4.4-1.6z" fill="#fff" opacity=".9"/>`;

// Stones.

function steel() {
  const bar = (
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) => svg`<g transform="translate(${x} ${y})">
    ${form("M0 12L12 0h42L42 12v20H0z", STEEL)}${tone("M2.4 11.6L12.8 1.6h38.4l-10 10z", STEEL_LIGHT)}
    ${form("M42 12L54 0v20L42 32z", STEEL_DARK)}${line("M0 12h42", INK, 2.2)}${line("M7 19h18M7 25h10", STEEL_LIGHT, 2.8)}</g>`;
  return svg`${ground(88, 42)}${bar(4, 54)}${bar(42, 54)}${bar(22, 24)}${SPARKLE}`;
}

function gold() {
  const ingot = (
    /** @type {number} */ x,
    /** @type {number} */ y,
  ) => svg`<g transform="translate(${x} ${y})">
    ${form("M0 34l7-24L16 2h24l4 4 4 28z", GOLD)}${form("M7 10L16 2h24l-4 8z", GOLD_LIGHT, 2.4)}${tone("M36 10l4-6 4 6 3 22-6 1z", GOLD_DARK, 0.55)}
    ${line("M12 18l-3 10", GOLD_LIGHT, 3.4)}</g>`;
  return svg`${ground(88, 44)}${ingot(2, 52)}${ingot(50, 52)}${ingot(26, 20)}${SPARKLE}`;
}

function diamond() {
  return svg`${ground(92, 24)}${form("M27 14h46l22 27-45 50L5 41z", ICE, 3.6)}
    ${tone("M27 14h46l-9 27H36z", ICE_LIGHT)}${tone("M27 14l9 27H7z", ICE_MIDDLE)}${tone("M73 14l21 27H64z", ICE_DARK)}
    ${tone("M36 41h28L50 88z", ICE_MIDDLE)}${tone("M64 41h30L50 89z", ICE_DARK, 0.75)}${tone("M7 42h29l13 45z", "#fff", 0.28)}
    ${line("M6 41h88M36 41l14 48 14-48M27 14l9 27 14-27 14 27 9-27", INK, 1.6)}${SPARKLE}`;
}

function ruby() {
  return svg`${ground(92, 28)}${form("M33 8h34l24 24v34L67 90H33L9 66V32z", RUBY, 3.6)}
    ${tone("M38 26h24l14 14v20L62 74H38L24 60V40z", RUBY_LIGHT)}${tone("M33 10h34l-5 16H38zM11 33l22-22 5 15-14 14z", RUBY_GLINT, 0.6)}
    ${tone("M76 60l13 6-22 22-5-14zM62 74l5 14H33l5-14z", "#5e0a1c", 0.6)}${tone("M38 26h16L27 54l-3-4V40z", RUBY_GLINT)}
    ${line("M33 8l5 18M67 8l-5 18M91 32l-15 8M91 66l-15-6M67 90l-5-16M33 90l5-16M9 66l15-6M9 32l15 8", INK, 1.6)}${SPARKLE}`;
}

// Equipment.

function shield() {
  return svg`${form("M50 6q20 10 38 9 3 52-38 79Q9 67 12 15 30 16 50 6z", STEEL, 3.6)}${form("M50 16q15 7 29 7 0 40-29 60-29-20-29-60 14 0 29-7z", BLUE, 2.4)}
    ${tone("M50 17q15 7 28 7 0 40-28 58z", BLUE_DARK, 0.75)}${form("M44 24h12v16h17v12H56v22l-6 5-6-5V52H27V40h17z", GOLD, 2.4)}
    ${tone("M50 25h5v16h17v10H55v22l-5 4z", GOLD_DARK, 0.5)}${line("M19 22q0 18 6 33", STEEL_LIGHT, 3.4)}`;
}

function purse() {
  return svg`${ground()}${form("M36 34Q8 54 12 76q3 16 38 16t38-16q4-22-24-42z", WOOD, 3.6)}${tone("M56 36q30 22 30 40-2 13-34 14 22-18 4-54z", WOOD_DARK, 0.6)}
    ${form("M30 12q10 8 20 2 10 6 20-2l-6 22H36z", WOOD_LIGHT)}${rod("M33 34q17 5 34 0", GOLD, 5)}${disc(50, 64, 15, GOLD)}${tone("M50 50a14 14 0 0 1 0 28z", GOLD_DARK, 0.45)}
    ${form("M50 56l5 8-5 9-5-9z", ICE, 2)}${line("M24 58q-4 10-1 18", WOOD_LIGHT, 4)}${disc(84, 86, 8, GOLD_LIGHT, 2.6)}`;
}

function compass() {
  return svg`${ground(92, 30)}${form("M43 14V8q0-5 7-5t7 5v6", GOLD_LIGHT)}${disc(50, 53, 39, GOLD, 3.6)}${tone("M50 15a38 38 0 0 1 0 76 46 46 0 0 0 0-76z", GOLD_DARK, 0.55)}${disc(50, 53, 29, PAPER, 2.6)}
    ${tone("M50 25a28 28 0 0 1 24 42A34 34 0 0 0 50 25z", PAPER_SHADE)}${line("M50 28v5M50 73v5M25 53h5M70 53h5", INK, 3)}
    ${form("M66 36L56 60 34 70l10-24z", RUBY, 2.4)}${form("M34 70l10-24 12 14z", STEEL_LIGHT, 2.4)}${disc(50, 53, 4, GOLD, 2)}${line("M24 36q4-7 11-12", GOLD_LIGHT, 4)}`;
}

function pickaxe() {
  return svg`${ground(93, 22)}${rod("M30 88L62 22", WOOD, 8)}${line("M33 78L60 24", WOOD_LIGHT, 2.6)}
    ${form("M8 40Q26 6 62 8q8 0 12 5 18 10 22 38Q78 32 62 28l-12-6Q30 24 8 40z", STEEL, 3.4)}${tone("M10 37Q28 9 60 11q6 0 10 4-34-4-60 22z", STEEL_LIGHT)}${tone("M72 20q16 10 21 27-14-16-30-21z", STEEL_DARK)}
    ${form("M52 10l16 4-5 20-15-6z", WOOD_DARK, 2.8)}`;
}

function chest() {
  return svg`${ground(92, 42)}${form("M8 46h84v42H8z", WOOD, 3.6)}${tone("M50 48h40v38H50z", WOOD_DARK, 0.4)}${form("M8 48V34Q10 12 30 12h40q20 0 22 22v14z", WOOD_LIGHT, 3.6)}
    ${tone("M70 14q18 1 20 20v12H62q14-14 8-32z", WOOD_DARK, 0.45)}${line("M14 34q1-14 14-16", "#eebb82", 3.6)}${form("M20 12q-6 4-6 18v58h10V30q0-14 6-18zM80 12q6 4 6 18v58H76V30q0-14-6-18z", GOLD, 2.6)}
    ${form("M8 44h84v8H8z", GOLD, 2.6)}${form("M40 40h20v22q-10 8-20 0z", GOLD_LIGHT, 2.8)}${dot(50, 50, 3.6, INK)}${line("M50 50v7", INK, 3)}`;
}

function scroll() {
  return svg`${ground(92, 30)}${form("M24 22h52v62H24z", PAPER)}${tone("M62 22h13v61H62z", PAPER_SHADE)}${line("M34 38h30M34 48h24M34 58h28", WOOD_DARK, 3)}
    ${line("M36 70q8-8 14-1t13-3", RUBY, 3)}${form("M18 12h64q6 0 6 7t-6 7H18q-6 0-6-7t6-7z", PAPER_SHADE)}${form("M18 76h64q6 0 6 7t-6 7H18q-6 0-6-7t6-7z", PAPER_SHADE)}
    ${tone("M18 14h60q-2 4-60 4z", "#fff", 0.6)}${dot(18, 19, 3, WOOD_DARK)}${dot(82, 83, 3, WOOD_DARK)}${disc(74, 66, 9, RUBY, 2.6)}${tone("M74 60l2 4h4l-3 3 1 4-4-2-4 2 1-4-3-3h4z", RUBY_LIGHT)}`;
}

function bomb() {
  return svg`${ground()}${line("M62 28q8-18 22-12", INK, 7)}${line("M62 28q8-18 22-12", WOOD_LIGHT, 3)}${disc(46, 58, 34, "#3f3a52", 3.6)}${tone("M58 27a34 34 0 0 1-12 64 40 40 0 0 0 12-64z", "#221d33")}
    ${form("M54 22l16 9-6 11-16-9z", STEEL, 2.8)}${tone("M24 48q4-14 15-18l3 7q-9 4-12 14z", "#fff", 0.55)}${dot(25, 61, 3.4, "#fff", 0.5)}
    ${form("M88 2l2 9 9-1-6 7 5 8-9-2-5 8-2-9-9 0 6-7-4-8 8 3z", FIRE, 2.2)}${dot(87, 16, 4.6, FIRE_LIGHT)}`;
}

function potion() {
  return svg`${ground(92, 30)}${form("M39 16h22v22l24 34q8 20-14 20H29Q7 92 15 72l24-34z", ICE_LIGHT, 3.6)}${tone("M26 58h48l10 15q6 16-13 17H29Q10 89 16 73z", VIOLET)}${tone("M56 58h18l10 15q6 16-13 17H54q20-12 2-32z", VIOLET_DARK, 0.7)}
    ${svg`<ellipse cx="50" cy="59" rx="24" ry="4.6" fill=${VIOLET_LIGHT}/>`}${form("M35 8h30v9H35z", WOOD_LIGHT, 3)}${line("M42 24v15L26 62", "#fff", 3.4)}
    ${dot(38, 76, 5, VIOLET_LIGHT)}${dot(56, 70, 3.4, VIOLET_LIGHT)}${dot(60, 82, 4, VIOLET_LIGHT)}${dot(47, 46, 2.6, VIOLET)}${line("M39 34h22", INK, 2)}`;
}

function sceptre() {
  return svg`${rod("M26 92L58 40", GOLD, 7)}${line("M30 82l24-39", GOLD_LIGHT, 2.4)}${form("M40 48l18 11-5 8-18-11z", GOLD_LIGHT, 2.6)}${disc(24, 92, 6, RUBY, 2.6)}
    ${form("M44 40q-8-20 6-32 4 8 12 9 4-8 14-11 3 9 10 13-2 17-18 26z", GOLD, 3.2)}${tone("M78 8q3 8 8 12-3 15-16 24 14-18 8-36z", GOLD_DARK, 0.55)}${disc(65, 26, 13, RUBY, 3)}
    ${tone("M56 23q3-8 11-8-3 5-11 8z", RUBY_GLINT)}${tone("M76 29q-3 8-11 9 8-3 11-9z", "#5e0a1c", 0.6)}`;
}

function anchor() {
  return svg`${line("M20 8q-14 8-8 24t-4 24", INK, 6)}${line("M20 8q-14 8-8 24t-4 24", WOOD_LIGHT, 3)}${svg`<circle cx="50" cy="16" r="9" fill="none" stroke=${INK} stroke-width="9"/><circle cx="50" cy="16" r="9" fill="none" stroke=${STEEL} stroke-width="4.4"/>`}
    ${rod("M28 34h44", STEEL, 6)}${rod("M50 26v58", STEEL, 9)}${line("M14 58q2 28 36 30 34-2 36-30", INK, 15)}${line("M14 60q3 26 36 28 33-2 36-28", STEEL, 9)}
    ${form("M14 46l12 20-20 2zM86 46l8 22-20-2z", STEEL)}${line("M47 30v50M17 66q5 14 22 19", STEEL_LIGHT, 2.8)}${line("M83 66q-4 14-22 20", STEEL_DARK, 3)}`;
}

// Enemies.

function skeleton() {
  return svg`${ground(94, 26)}${form("M50 8q34 0 35 35 0 14-9 21l-1 14H25l-1-14q-9-7-9-21Q16 8 50 8z", BONE, 3.6)}${tone("M58 9q26 4 26 34 0 13-9 20l-1 13H58q16-30 0-67z", PAPER_SHADE)}
    ${form("M28 40q10-8 18 2-1 14-9 15-9-1-9-17zM72 40q-10-8-18 2 1 14 9 15 9-1 9-17z", ROCK_DARK, 2.4)}${dot(38, 48, 3.6, FIRE)}${dot(62, 48, 3.6, FIRE)}
    ${form("M50 56l6 11H44z", ROCK_DARK, 2)}${form("M28 78h44v6q-4 9-22 9t-22-9z", BONE)}${line("M36 76v14M45 76v17M55 76v17M64 76v14", INK, 2.4)}${line("M25 26q5-9 14-11", "#fff", 4)}${line("M70 18l-6 8 7 5-5 7", INK, 2.2)}`;
}

function thief() {
  return svg`${form("M8 98q4-30 42-30t42 30z", NIGHT)}${tone("M56 69q32 3 35 28H62z", "#000", 0.3)}${form("M20 56Q14 8 50 6q36 2 30 50-8 22-30 22T20 56z", "#4c4468", 3.6)}${tone("M58 8q26 8 21 47-7 20-24 22 18-30 3-69z", "#000", 0.3)}
    ${form("M26 40q24-9 48 0 0 18-24 18T26 40z", SKIN)}${form("M25 38q25-8 50 0v12q-10 5-18-3-7-4-14 0-8 8-18 3z", INK, 2)}${disc(37, 45, 5, "#fff", 1.6)}${disc(63, 45, 5, "#fff", 1.6)}${dot(39, 46, 2.4, INK)}${dot(65, 46, 2.4, INK)}
    ${line("M40 65q10 5 20 0", "#837aa4", 3)}${line("M27 30q3-13 14-18", "#7d75a0", 4)}${form("M70 76q14-2 19 8 3 12-12 13-14-1-12-12z", WOOD)}${line("M72 78q6 3 12 0", GOLD, 3)}`;
}

function ghost() {
  return svg`<ellipse cx="50" cy="94" rx="28" ry="4" fill="#000" opacity=".18"/>${form("M14 90V44Q16 6 50 6t36 38v46q-6 4-12-6-6 10-12 6-6-4-12 0-6 4-12-4-6 8-12 2-6-4-12 2z", "#dff3f6", 3.6)}
    ${tone("M60 8q24 6 24 36v44q-5 0-10-6-5 6-9 5 10-50-5-79z", ICE, 0.75)}${form("M30 38q6-9 13 0 1 13-6 14-8-1-7-14zM70 38q-6-9-13 0-1 13 6 14 8-1 7-14z", NIGHT, 2)}${dot(35, 41, 2.6, "#fff")}${dot(62, 41, 2.6, "#fff")}
    ${form("M41 62q9-5 18 0 0 14-9 14t-9-14z", NIGHT, 2)}${line("M22 40q2-18 15-25", "#fff", 4)}`;
}

function spider() {
  return svg`<g fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8"><path d="M50 0v34M8 4l34 40M92 4L58 44"/><path d="M22 18q28 12 56 0M34 32q16 6 32 0"/></g>
    <g fill="none" stroke=${INK} stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round"><path d="M38 52L20 36 8 50M37 60L16 56 4 72M39 68L22 76 16 96M44 74l-8 14 2 10M62 52l18-16 12 14M63 60l21-4 12 16M61 68l17 8 6 20M56 74l8 14-2 10"/></g>
    <ellipse cx="50" cy="72" rx="21" ry="21" fill="#5a3f66" stroke=${INK} stroke-width="3.4"/>${tone("M54 52q17 4 16 22-3 16-17 18 12-18 1-40z", "#2d1d38", 0.7)}${tone("M34 66q2-10 9-13", VIOLET_LIGHT)}${line("M34 68q2-9 9-13", VIOLET_LIGHT, 3)}
    <path d="M50 60l5 7-5 7 5 7-5 7-5-7 5-7-5-7z" fill=${RUBY} stroke=${INK} stroke-width="1.4"/><circle cx="50" cy="47" r="14" fill="#71507e" stroke=${INK} stroke-width="3.2"/>
    <g fill=${FIRE_LIGHT} stroke=${INK} stroke-width="1.2"><circle cx="44" cy="44" r="4"/><circle cx="56" cy="44" r="4"/><circle cx="47" cy="52" r="2.2"/><circle cx="53" cy="52" r="2.2"/></g>${line("M45 58l-2 7M55 58l2 7", BONE, 3)}`;
}

function snake() {
  const body = "M18 88h54q16-2 14-15-2-11-18-11H34q-15-1-14-13 2-11 16-11h22q14 0 13-13";
  return svg`${ground(95, 42)}${line(body, INK, 19)}${line(body, LEAF, 13)}${line("M22 85h50q12-1 11-11M36 59q-12-1-12-10 1-8 12-8h20", LEAF_LIGHT, 4)}
    <path d=${body} fill="none" stroke="#3c5c26" stroke-width="7" stroke-dasharray="1 13" stroke-linecap="round"/>${form("M56 28q-2-20 14-23 18 0 19 16 0 12-13 14-14 2-20-7z", LEAF)}${tone("M76 7q11 3 12 14 0 10-11 13 8-14-1-27z", "#3c5c26", 0.6)}
    ${disc(70, 15, 4.4, FIRE_LIGHT, 1.6)}${line("M70 12v6", INK, 2.2)}${line("M88 27l8 4m0 0l3-3m-3 3l2 5", RUBY, 3)}${line("M78 32l-1 6M84 30l2 5", BONE, 3)}`;
}

function werewolf() {
  return svg`${disc(76, 22, 18, FIRE_LIGHT, 2.6)}${dot(70, 18, 3, GOLD, 0.6)}${dot(82, 27, 4, GOLD, 0.5)}
    ${form("M16 8l20 18q14-6 28 0L84 8l2 38-8 14q-4 24-28 36-24-12-28-36l-8-14z", "#7a5c46", 3.6)}${tone("M64 27L83 12l1 34-8 13q-4 22-25 35 22-34 13-67z", "#46301f", 0.65)}${tone("M20 16l12 14-9 12zM80 16L68 30l9 12z", "#d99a8a", 0.85)}
    ${form("M36 58q14-8 28 0 2 22-14 32-16-10-14-32z", "#a98667", 2.6)}${form("M42 58h16l-8 10z", INK, 2)}${form("M39 74q11 5 22 0-4 13-11 13t-11-13z", RUBY, 2.2)}${tone("M42 75l3 7 3-6zM58 75l-3 7-3-6z", "#fff")}
    ${form("M26 42l18 8q-6 8-13 4zM74 42l-18 8q6 8 13 4z", FIRE_LIGHT, 2.4)}${dot(36, 49, 2.4, INK)}${dot(64, 49, 2.4, INK)}${line("M28 60l-8 4M30 66l-6 6M72 60l8 4M70 66l6 6", INK, 2.4)}`;
}

function orc() {
  return svg`${form("M6 99q4-26 44-26t44 26z", WOOD_DARK)}${line("M18 84l12 14M82 84L70 98", WOOD_LIGHT, 3)}${form("M16 40L2 30l6 24 12 4zM84 40l14-10-6 24-12 4z", LEAF)}
    ${form("M50 10q34 0 36 36-2 34-36 38Q16 80 14 46 16 10 50 10z", "#6f9a45", 3.6)}${tone("M60 11q24 6 25 35-2 30-28 36 18-34 3-71z", "#3f6227", 0.65)}${form("M24 36l20 6q-4 9-12 8-7-2-8-14zM76 36l-20 6q4 9 12 8 7-2 8-14z", FIRE_LIGHT, 2.6)}${dot(36, 44, 3, INK)}${dot(64, 44, 3, INK)}
    ${line("M20 34l26 7M80 34l-26 7", INK, 5)}${line("M45 56q5 5 10 0", INK, 3)}${form("M28 66q22-10 44 0-4 12-22 12T28 66z", "#4a1c22", 2.8)}${form("M32 68l-3-17q9 3 11 15zM68 68l3-17q-9 3-11 15z", BONE, 2.6)}${line("M28 24q5-7 13-9", "#b2d484", 4)}`;
}

// What galleries hide.

function rune() {
  return svg`${ground(94, 30)}${form("M24 20q6-14 26-14t26 14l6 66q-32 12-64 0z", ROCK_LIGHT, 3.6)}${tone("M58 7q14 3 17 13l6 65q-12 4-23 5 12-48 0-83z", ROCK, 0.9)}${line("M30 26q3-10 11-12", "#c0a996", 4)}
    <g opacity=".55">${line("M50 22v52M50 36l16-14M50 54L34 40", "#9fe4ff", 13)}</g>${line("M50 22v52M50 36l16-14M50 54L34 40", INK, 8.4)}${line("M50 22v52M50 36l16-14M50 54L34 40", "#bdf0ff", 5)}${line("M22 74l8 4M76 60l-6 3M28 88l4-6", ROCK_DARK, 2.4)}`;
}

function egg() {
  return svg`${ground(92, 26)}${form("M50 4q32 30 30 58-3 30-30 30T20 62Q18 34 50 4z", "#e79bb8", 3.6)}${tone("M56 12q24 26 22 50-3 26-26 28 26-28 4-78z", "#a9557a", 0.6)}
    ${form("M21 54l11 8 9-12 10 14 10-13 9 10 10-7q3 36-30 38Q16 90 21 54z", "#f6c6d8", 2.4)}${tone("M58 54l3-3 9 10 9-6q1 32-25 36 20-16 4-37z", "#a9557a", 0.4)}${form("M50 62l9 10-9 14-9-14z", VIOLET, 2.4)}${tone("M50 64v20l-7-12z", VIOLET_LIGHT)}${line("M30 42q4-14 12-22", "#fff", 4.4)}`;
}

function exit() {
  return svg`${form("M4 96V40Q6 6 50 4t46 36v56z", ROCK, 3.6)}${tone("M60 5q34 6 34 35v54H74z", ROCK_DARK, 0.7)}${form("M22 96V46q2-24 28-25 26 1 28 25v50z", "#bfe6f5", 3.2)}${tone("M24 96V78q12-12 26-4 14-10 26 2v20z", LEAF)}${tone("M24 96V84q14-8 28 0 14-8 24-2v14z", LEAF_LIGHT)}${disc(60, 46, 9, FIRE_LIGHT, 2)}
    ${rod("M18 96V44M82 96V44M12 40h76", WOOD_LIGHT, 6)}${line("M12 38h74", "#eebb82", 2)}${form("M50 52l14 16h-8v18H44V68h-8z", GOLD, 2.8)}`;
}

function secretRoom() {
  return svg`${form("M6 96V6h88v90z", ROCK, 3.6)}${line("M6 28h88M6 52h18M76 52h18M6 76h18M76 76h18M30 6v22M70 6v22M50 6v10", ROCK_DARK, 2.6)}${form("M24 96V54q2-24 26-25 24 1 26 25v42z", NIGHT, 3.4)}${tone("M27 94V80q22-14 46 0v14z", GOLD_DARK)}
    <circle cx="50" cy="66" r="22" fill=${FIRE_LIGHT} opacity=".32"/>${form("M30 94q2-12 12-13 8-7 17 0 10 1 12 13z", GOLD)}${form("M50 40l11 12-11 18-11-18z", VIOLET, 2.8)}${tone("M50 43v24l-8-15z", VIOLET_LIGHT)}${line("M34 48l-4-3M66 48l4-3M50 35v-4", GOLD_LIGHT, 3)}
    ${disc(41, 87, 3, RUBY, 1.6)}${disc(58, 88, 3, ICE, 1.6)}`;
}

function collapse() {
  return svg`${form("M0 0h100v22L84 18 74 30 60 20 48 34 34 20 20 30 0 20z", ROCK_DARK, 3)}${form("M30 46l14-8 11 9-5 14-16-1zM66 36l14-4 6 13-12 8-10-6zM12 52l9-3 6 8-7 7-9-4z", ROCK_LIGHT)}${tone("M44 39l10 9-5 12-8-1zM80 33l5 12-11 7-1-6z", ROCK_DARK, 0.6)}
    ${line("M38 24v10M72 30v4M18 34v10M58 28v6", FIRE_LIGHT, 3)}${form("M2 98l8-22 16-4 8-12 18 6 12-8 16 12 12-2 8 30z", ROCK, 3.6)}${tone("M62 60l17 10 12-2 7 28H64z", ROCK_DARK, 0.7)}${line("M10 76l12 8M34 60l6 16M52 66l-6 14M80 70l-6 12", ROCK_DARK, 2.6)}
    ${rod("M16 92l34-22M92 88L66 76", WOOD_LIGHT, 6)}${line("M24 72l8-8M58 61l5-2", "#c0a996", 3)}`;
}

// Companions, as busts.

/** @param {string} coat @param {string} [shade] */
function shoulders(coat, shade = "#000") {
  return svg`${form("M6 99q3-30 44-30t44 30z", coat, 3.4)}${tone("M58 70q33 4 35 28H62q8-14-4-28z", shade, 0.28)}`;
}

/** @param {string} [skin] @param {string} [shade] */
function head(skin = SKIN, shade = SKIN_SHADE) {
  return svg`${form("M50 22q23 0 23 26-1 27-23 29-22-2-23-29 0-26 23-26z", skin, 3.2)}${tone("M57 23q15 3 15 25-1 23-18 28 12-24 3-53z", shade, 0.7)}`;
}

const EYES = svg`<g fill=${INK}><circle cx="41" cy="49" r="3.4"/><circle cx="60" cy="49" r="3.4"/></g><g fill="#fff"><circle cx="40" cy="48" r="1.1"/><circle cx="59" cy="48" r="1.1"/></g>`;
const SMILE = line("M42 64q8 6 16 0", INK, 2.8);

function shepherdDog() {
  return svg`${form("M14 98q2-26 36-28 34 2 36 28z", BONE)}${form("M24 22Q8 12 10 44q2 14 14 16zM76 22q16-10 14 22-2 14-14 16z", "#4a3a32", 3.4)}${form("M50 14q28 2 30 34-2 34-30 36-28-2-30-36 2-32 30-34z", "#6b5546", 3.6)}${form("M50 16q9 14 8 28 12 6 12 20-4 18-20 19-16-1-20-19 0-14 12-20-1-14 8-28z", BONE, 2.4)}
    ${tone("M58 46q11 6 11 18-4 15-17 18 12-14 6-36z", PAPER_SHADE)}${disc(36, 42, 5, INK, 1)}${disc(64, 42, 5, INK, 1)}${dot(34.6, 40.4, 1.7, "#fff")}${dot(62.6, 40.4, 1.7, "#fff")}${form("M41 56q9-5 18 0-3 9-9 9t-9-9z", INK, 2)}${line("M50 66v5q-7 6-12 1M50 71q7 6 12 1", INK, 2.6)}${form("M46 75h9q0 11-4.5 11T46 75z", "#e58a8f", 2)}
    ${rod("M26 86q24 12 48 0", RUBY, 4)}${disc(50, 93, 5, GOLD, 2)}`;
}

function elf() {
  return svg`${shoulders(LEAF)}${form("M28 46L4 34q4 20 22 24zM72 46l24-12q-4 20-22 24z", SKIN)}${head()}${form("M24 56Q18 14 50 12t26 44q-6-22-16-26-14 10-32 6-4 8-4 20z", "#d9b352")}${tone("M58 14q20 6 18 40-5-18-15-23z", GOLD_DARK, 0.5)}${line("M30 34q4-12 13-15", GOLD_LIGHT, 3.4)}${line("M33 34q17 5 34-2", LEAF, 4)}${form("M50 28q6 4 0 11-6-7 0-11z", LEAF_LIGHT, 2)}${EYES}${SMILE}${line("M36 42q5-3 9 0M56 42q5-3 9 0", GOLD_DARK, 2.4)}${form("M40 80l10 16 10-16-10 5z", LEAF_LIGHT, 2.4)}`;
}

function shadow() {
  return svg`<circle cx="78" cy="22" r="16" fill=${ICE_LIGHT} stroke=${INK} stroke-width="2.4"/><circle cx="72" cy="19" r="13" fill="#cfe4ee"/>${shoulders("#3a3156")}${form("M50 8q32 10 30 52-4 24-30 30-26-6-30-30Q18 18 50 8z", "#4c4273", 3.6)}${tone("M56 12q24 12 22 48-4 20-24 27 20-36 2-75z", "#1c1530", 0.55)}${form("M50 30q20 4 19 26-4 18-19 22-15-4-19-22-1-22 19-26z", "#140f22", 2.6)}
    ${form("M36 50l12 4q-3 6-8 4zM64 50l-12 4q3 6 8 4z", "#bdf0ff", 1.4)}${line("M30 34q4-12 13-18", "#867aae", 4)}${line("M22 90q6-8 14-8", "#867aae", 3)}`;
}

function hunter() {
  return svg`${line("M84 20q18 36-4 76", INK, 8)}${line("M84 20q18 36-4 76", WOOD_LIGHT, 4)}${line("M84 20L80 96", BONE, 2)}${shoulders("#7c6b3a")}${head()}${form("M28 58q4 20 22 21t22-21q-8 6-12 2-10-5-20 0-6 4-12-2z", WOOD_DARK, 2.8)}${line("M43 66q7 4 14 0", "#e8c0a0", 2.6)}${EYES}
    ${form("M10 38q40-16 80 0-12 8-40 6T10 38z", "#566b2e")}${form("M26 34Q26 10 46 8q22 0 28 26-24-6-48 0z", LEAF)}${tone("M52 9q16 2 22 24l-14-1q2-14-8-23z", "#2f4718", 0.55)}${form("M62 26Q68 4 90 4q0 18-22 24z", RUBY, 2.6)}${line("M66 26Q72 12 86 7", RUBY_GLINT, 2)}${line("M27 31q23-6 46 0", WOOD_DARK, 4)}`;
}

function knight() {
  return svg`${shoulders(STEEL, INK)}${form("M52 18Q44 2 20 4q-12 10-6 28 12-12 38-14z", RUBY)}${line("M22 10q-4 6-4 14", RUBY_LIGHT, 4)}${form("M50 12q29 2 29 36v30q-14 10-29 10T21 78V48q0-34 29-36z", STEEL, 3.6)}${tone("M58 13q20 6 20 35v29q-8 6-20 9 14-38 0-73z", STEEL_DARK, 0.75)}
    ${form("M22 44h56v14H56v24h-4V58h-4v24h-4V58H22z", INK, 2)}${dot(39, 51, 3, FIRE_LIGHT)}${dot(62, 51, 3, FIRE_LIGHT)}${line("M28 68v4M34 70v4M66 70v4M72 68v4", INK, 3)}${line("M29 38q2-14 12-18", "#fff", 4)}${line("M50 12v28", INK, 2)}${dot(26, 64, 2, GOLD)}${dot(74, 64, 2, GOLD)}`;
}

function mage() {
  return svg`${shoulders(BLUE)}${head()}${form("M26 56q2 40 24 42 22-2 24-42-6 10-14 8-10-6-20 0-8 2-14-8z", "#eef2f6")}${tone("M62 66q8 0 12-8-3 36-22 39 12-14 10-31z", STEEL, 0.8)}${line("M42 76q-1 8 2 14M52 74v16", STEEL, 2.4)}${EYES}${line("M34 43q6-4 11-1M55 42q6-3 11 1", STEEL_LIGHT, 4)}
    ${form("M6 40q44-18 88 0-14 8-44 6-30 2-44-6z", BLUE_DARK)}${form("M24 36Q36 14 62 0q-2 14 14 36-26-7-52 0z", BLUE)}${tone("M60 4q0 14 14 31-10-2-16-3 6-14 2-28z", BLUE_DARK, 0.8)}${tone("M42 20l2.4 5 5 .6-3.8 3.5 1 5.4-4.6-2.6-4.8 2.6 1-5.4-3.8-3.5 5.2-.6z", FIRE_LIGHT)}${dot(60, 25, 2.6, FIRE_LIGHT)}${line("M34 30q6-10 14-16", BLUE_LIGHT, 3)}`;
}

function paladin() {
  return svg`${shoulders("#f1f1ea")}${form("M44 72h12v26H44z", RUBY, 2.4)}${form("M22 34Q2 30 2 8q14 4 24 18zM78 34q20-4 20-26-14 4-24 18z", "#fff")}${line("M8 14q4 10 13 15M92 14q-4 10-13 15", STEEL, 2.4)}${head()}${EYES}${SMILE}${form("M24 58V40Q26 10 50 10t26 30v18l-8-2V44q-6-6-14-6v14h-8V38q-8 0-14 6v12z", GOLD)}${tone("M58 11q17 6 17 29v16l-6-2V44q-6-6-12-6 8-12 1-27z", GOLD_DARK, 0.6)}${line("M31 34q3-13 12-17", GOLD_LIGHT, 4)}${disc(50, 26, 5, ICE, 2.2)}`;
}

function ninjaCat() {
  return svg`${shoulders("#2f2b40")}${form("M18 8l20 16h24L82 8l2 40q-4 34-34 36-30-2-34-36z", "#3d3852", 3.6)}${tone("M64 24L80 12l2 36q-4 28-28 34 20-30 10-58z", "#1a1728", 0.65)}${tone("M23 18l11 10-9 8zM77 18L66 28l9 8z", "#d98aa0")}${form("M18 42q32-14 64 0 0 16-8 20-24-8-48 0-8-4-8-20z", "#f0c489", 2.6)}
    ${form("M26 46q10-8 20 3-4 10-11 10-8-3-9-13zM74 46q-10-8-20 3 4 10 11 10 8-3 9-13z", "#b8e04a", 2.2)}${line("M37 46v10M63 46v10", INK, 3.4)}${form("M15 30q35-14 70 0v10q-35-12-70 0z", RUBY, 2.8)}${form("M84 32l14-6-4 12 4 8-14-6z", RUBY, 2.6)}${line("M24 32q10-5 20-6", RUBY_LIGHT, 3)}${form("M46 62h8l-4 5z", "#d98aa0", 2)}${line("M20 70L6 68M22 76L8 80M80 70l14-2M78 76l14 4", BONE, 2.4)}`;
}

function pirate() {
  return svg`${shoulders(RUBY)}${form("M40 72l10 14 10-14v26H40z", "#fff", 2.4)}${head()}${form("M28 60q4 20 22 20t22-20q-6 4-12 3-10-4-20 0-6 1-12-3z", INK, 2)}${line("M43 68q7 4 14 0", SKIN, 2.6)}${dot(41, 50, 3.4, INK)}${dot(40, 49, 1.1, "#fff")}${line("M28 38l44 6", INK, 3)}${form("M53 44q8-3 15 1-1 11-8 11t-7-12z", INK, 2)}${disc(76, 60, 4.6, "none", 2.6)}${line("M72.5 62a4.6 4.6 0 1 0 3-6", GOLD, 2.4)}
    ${form("M4 38Q14 8 50 8t46 30Q76 30 50 32T4 38z", "#332c3f", 3.4)}${tone("M60 9q28 5 35 28-16-6-33-6 6-12-2-22z", "#000", 0.35)}${line("M8 34q18-8 42-8t42 8", GOLD, 3)}${tone("M50 11q7 0 7 6l-3 3v3h-8v-3l-3-3q0-6 7-6z", BONE)}${dot(47.5, 16, 1.5, INK)}${dot(52.5, 16, 1.5, INK)}`;
}

function scout() {
  return svg`${shoulders("#a8794a")}${form("M34 74l16 12 16-12 4 8-20 14-20-14z", RUBY, 2.6)}${head()}${SMILE}${form("M24 46Q22 12 50 12t26 34q-26-9-52 0z", WOOD)}${tone("M58 13q18 6 17 30l-13-3q4-14-4-27z", WOOD_DARK, 0.7)}${line("M31 34q3-11 12-15", WOOD_LIGHT, 4)}${form("M18 44q32-11 64 0-4 8-32 6t-32-6z", WOOD_DARK, 2.8)}
    ${form("M28 46h16q4 0 4 4v10q0 6-6 6H30q-6 0-6-6v-9q0-5 4-5zM56 46h16q4 0 4 5v9q0 6-6 6H58q-6 0-6-6V50q0-4 4-4z", ROCK_DARK, 2.6)}${disc(36, 56, 8, ICE, 2.4)}${disc(64, 56, 8, ICE, 2.4)}${tone("M31 55q1-4 5-5l-1 4zM59 55q1-4 5-5l-1 4z", "#fff")}${line("M47 54h6", INK, 4)}`;
}

function superbacker() {
  return svg`${form("M2 99q0-34 24-36h48q24 2 24 36z", RUBY, 3.4)}${form("M18 99q2-26 32-28 30 2 32 28z", BLUE)}${tone("M58 72q22 4 23 26H60q6-14-2-26z", BLUE_DARK, 0.6)}${head()}${form("M26 42Q22 14 50 12q30 2 24 32-6-12-18-14-14 6-24 2-4 4-6 10z", ROCK_DARK)}${form("M26 44q24-9 48 0l-2 12q-9 5-16-3-6-4-12 0-7 8-16 3z", BLUE, 2.6)}${disc(39, 49, 4.6, "#fff", 1.6)}${disc(61, 49, 4.6, "#fff", 1.6)}${dot(40, 50, 2, INK)}${dot(62, 50, 2, INK)}${line("M41 65q9 7 18 0", INK, 3)}
    ${form("M50 76l4 7 8 1-6 6 1.5 8-7.5-4-7.5 4 1.5-8-6-6 8-1z", FIRE_LIGHT, 2.2)}`;
}

function queen() {
  return svg`${form("M20 90Q10 30 50 20q40 10 30 70z", "#8a3f2c", 3.4)}${tone("M60 24q26 16 19 64H66q8-34-6-64z", "#552015", 0.6)}${shoulders(VIOLET)}${form("M30 74q20 12 40 0l6 8q-26 16-52 0z", "#fff", 2.6)}${head()}${form("M27 46q2-20 23-22 21 2 23 22-12-2-23-14-11 12-23 14z", "#a9543b", 2.6)}${EYES}${line("M36 43q5-3 9 0M56 43q5-3 9 0", "#552015", 2.4)}${form("M43 63q7 5 14 0-2 5-7 5t-7-5z", RUBY, 1.6)}${dot(34, 58, 3.4, RUBY_LIGHT, 0.5)}${dot(65, 58, 3.4, RUBY_LIGHT, 0.5)}
    ${form("M24 26l-4-22 14 10L50 0l16 14L80 4l-4 22q-26-8-52 0z", GOLD)}${tone("M52 2l14 14L78 7l-4 17q-9-3-16-3 3-10-6-19z", GOLD_DARK, 0.55)}${disc(50, 15, 4.6, RUBY, 2)}${disc(33, 19, 3, ICE, 1.6)}${disc(67, 19, 3, ICE, 1.6)}${disc(50, 82, 4, ICE, 2)}`;
}

function tyler() {
  return svg`${shoulders("#5c7a8f")}${form("M26 78q10 14 24 14t24-14l4 8Q66 99 50 99T22 86z", "#d9a441", 2.6)}${head()}${form("M26 50Q22 20 50 18t24 32q-4-10-10-14-14 4-28 0-6 4-10 14z", "#6b3f22")}${form("M27 54q2 30 23 32 21-2 23-32-5 10-13 9-10-5-20 0-8 1-13-9z", "#7d4a28", 2.8)}${tone("M62 64q7 0 10-6-3 23-19 27 12-8 9-21z", "#4a2a14", 0.7)}${line("M43 70q7 4 14 0", SKIN, 2.8)}${EYES}${line("M34 42q6-4 11-1M55 41q6-3 11 1", "#4a2a14", 3.4)}
    ${form("M28 22L24 0l14 8L50-2l12 10 14-8-4 22q-22-7-44 0z", GOLD_LIGHT, 3)}${tone("M52 0l10 10 12-7-3 17-13-2q2-10-6-18z", GOLD_DARK, 0.55)}<g opacity=".9">${line("M50 8v10M50 12l5-4M50 16l-5-4", BLUE, 2.6)}</g>`;
}

function gem() {
  return svg`${ground(92, 26)}${form("M24 50l-14 20 14 22 12-10zM76 50l14 20-14 22-12-10z", VIOLET_DARK)}${tone("M24 53l-10 17 10 3z", VIOLET)}${form("M50 4l27 32-27 58L23 36z", VIOLET, 3.6)}${tone("M50 6L37 36H25z", VIOLET_LIGHT)}${tone("M50 6l13 30H37z", "#e9d3ff")}${tone("M63 36h12L50 91z", VIOLET_DARK, 0.85)}${tone("M37 36h13v54z", VIOLET_LIGHT, 0.7)}${line("M23 36h54M37 36l13 56 13-56M50 4L37 36M50 4l13 32", INK, 1.6)}${SPARKLE}`;
}

/** A recruit in a colour: helmet, lamp, pickaxe over the shoulder. @param {string} colour */
export function miner(colour) {
  return svg`${rod("M70 92L84 40", WOOD_LIGHT, 4)}${form("M66 44q16-14 32 2-8-4-14-2l-4 4-6-3q-4-2-8-1z", STEEL, 2.8)}${form("M14 99q-2-42 36-42t36 42z", colour, 4)}${tone("M58 58q27 4 27 40H64q6-22-6-40z", "#000", 0.24)}${line("M34 66v30M64 66v30", INK, 3)}${form("M32 78h34v12H32z", WOOD_DARK, 2.6)}${form("M44 78h10v12H44z", GOLD, 2.4)}
    ${form("M50 20q21 0 21 22-1 22-21 24-20-2-21-24 0-22 21-22z", SKIN, 4)}${tone("M57 22q13 3 13 20-1 18-15 22 10-20 2-42z", SKIN_SHADE, 0.7)}<circle cx="42" cy="46" r="3.4" fill=${INK}/><circle cx="59" cy="46" r="3.4" fill=${INK}/>${line("M43 56q7 5 14 0", INK, 3)}
    ${form("M22 38Q22 6 50 6t28 32q-28-8-56 0z", colour, 4)}${tone("M56 7q21 4 21 29l-14-2q4-14-7-27z", "#000", 0.24)}${line("M18 39q32-10 64 0", INK, 6)}${disc(50, 24, 9, FIRE_LIGHT, 3)}${dot(47, 21, 3, "#fff")}`;
}

/** @type {Record<string, () => SVGTemplateResult>} */
const DRAWINGS = {
  steel,
  gold,
  diamond,
  ruby,
  shield,
  purse,
  compass,
  pickaxe,
  chest,
  scroll,
  bomb,
  potion,
  sceptre,
  anchor,
  skeleton,
  thief,
  ghost,
  spider,
  snake,
  werewolf,
  orc,
  rune,
  "gem-egg": egg,
  exit,
  "secret-room": secretRoom,
  collapse,
  "shepherd-dog": shepherdDog,
  elf,
  shadow,
  hunter,
  knight,
  mage,
  paladin,
  "ninja-cat": ninjaCat,
  pirate,
  scout,
  superbacker,
  queen,
  tyler,
  gem,
  recruit: () => miner(LEAF),
};

const FRAMES = {
  stone: ["steel", "gold", "diamond", "ruby"],
  danger: ["skeleton", "thief", "ghost", "spider", "snake", "werewolf", "orc", "collapse"],
  treasure: ["rune", "gem-egg", "gem"],
  way: ["exit", "secret-room"],
  tool: [
    "shield",
    "purse",
    "compass",
    "pickaxe",
    "chest",
    "scroll",
    "bomb",
    "potion",
    "sceptre",
    "anchor",
  ],
};

/** The frame of a card, by what kind of thing it is. @param {string} face */
export function frameOf(face) {
  return Object.entries(FRAMES).find(([, faces]) => faces.includes(face))?.[0] ?? "friend";
}

/** The picture of a card, as large as its box. @param {string} face */
export function picture(face) {
  const drawing = DRAWINGS[face]?.();
  return html`<svg class="glyph dig-art" viewBox="-2 -2 104 104" aria-hidden="true" focusable="false">${drawing ?? svg`<path d="M10 10h80v80H10z" fill=${ROCK} stroke=${INK} stroke-width="4"/>`}</svg>`;
}
