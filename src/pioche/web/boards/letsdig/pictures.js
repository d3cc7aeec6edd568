// The drawings of the cards of Let's Dig. Light comes from the top left.

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
  INK,
  LEAF,
  LEAF_LIGHT,
  PAPER,
  PAPER_SHADE,
  ROCK,
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

const PINK = "#e48aa6";
const PINK_LIGHT = "#f8bfcd";
const PINK_DARK = "#b4577a";
const STEEL = "#a9b3bd";
const STEEL_LIGHT = "#e3e9ee";
const STEEL_DARK = "#6c7681";
const SLIME = "#8fd14a";
const SLIME_LIGHT = "#d3f28f";
const VIOLET = "#7c4fa3";
const VIOLET_LIGHT = "#b48bd4";
const VIOLET_DARK = "#4b2c69";
const BONE_SHADE = "#c9b48c";
const BLUE = "#3f78b8";
const BLUE_DARK = "#28507f";
const SKIN = "#f0c79d";
const SKIN_SHADE = "#d49c6c";

const GROUND = svg`<ellipse cx="50" cy="90" rx="40" ry="7" fill="#000" opacity=".22"/>`;

const GLINTS = svg`<g fill="#fff"><path d="M82 12l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM16 26l1.6 4.4L22 32l-4.4 1.6L16 38l-1.6-4.4L10 32l4.4-1.6z"/></g>`;

function muck() {
  return svg`${GROUND}
    <path d="M6 86q-2-12 9-16 1-14 14-15 4-16 20-16 14 0 18 13 14-1 16 14 12 4 11 20z" fill="#7b5433" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M60 42q6 3 7 10 14-1 16 14 12 4 11 20H56q22-12 4-44z" fill="#54361f" opacity=".75"/>
    <path d="M22 72q2-9 12-10M40 52q4-7 12-7" fill="none" stroke="#b98a59" stroke-width="4.4" stroke-linecap="round"/>
    <circle cx="34" cy="76" r="6" fill="#96683f" stroke=${INK} stroke-width="2.2"/><path d="M31 74q2-2 4-1" stroke="#d8b184" stroke-width="2" fill="none" stroke-linecap="round"/>
    <circle cx="58" cy="62" r="4.4" fill="#96683f" stroke=${INK} stroke-width="2"/>
    <path d="M66 80q-1-12 10-13 9 2 7 13z" fill=${GOLD} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M71 77q0-5 5-6" stroke=${GOLD_LIGHT} stroke-width="2.6" fill="none" stroke-linecap="round"/>
    <path d="M40 30q-5-5 0-10t0-10M58 28q-5-5 0-9t0-9" fill="none" stroke="#7b5433" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"/>`;
}

/** One worm: its way, and how thick it is. @param {string} way @param {number} thick @param {[string, string, string]} tones */
function worm(way, thick, [tone, light, dark]) {
  return svg`<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d=${way} stroke=${INK} stroke-width=${thick + 5.6}/><path d=${way} stroke=${tone} stroke-width=${thick}/>
    <path d=${way} stroke=${dark} stroke-width=${thick} stroke-dasharray="1.8 8.6" stroke-linecap="butt" opacity=".7"/>
    <path d=${way} stroke=${light} stroke-width=${thick / 3.4} transform="translate(-2.4 -2.4)" stroke-dasharray="7 3.4"/></g>`;
}

/** @type {[string, string, string]} */
const PINKS = [PINK, PINK_LIGHT, PINK_DARK];

/** @param {number} x @param {number} y @param {number} [size] */
function eye(x, y, size = 4.6) {
  return svg`<circle cx=${x} cy=${y} r=${size} fill="#fff" stroke=${INK} stroke-width="2"/><circle cx=${x + 1} cy=${y + 1} r=${size * 0.45} fill=${INK}/>`;
}

function worms() {
  return svg`${worm("M78 92q4-22-8-30-10-8-2-20 6-8 2-18", 11, PINKS)}
    ${worm("M16 92q-4-20 10-26 14-6 8-20-4-8 2-15", 11, PINKS)}
    ${worm("M52 96q-16-12-2-28 12-14 2-30-6-10-2-20", 14, PINKS)}
    <path d="M0 100V86q10-6 20-2 10-5 22 1 12-6 24 0 10-6 18-1 8-3 16 2v14z" fill=${WOOD_DARK} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M10 93h9M38 94h10M68 93h9M88 95h6" stroke=${WOOD_LIGHT} stroke-width="2.4" stroke-linecap="round"/>
    ${eye(45, 16, 5)} ${eye(57, 16, 5)} ${eye(65, 22, 4)} ${eye(74, 22, 4)} ${eye(32, 30, 4)} ${eye(41, 30, 4)}
    <path d="M46 26q5 5 10 0" fill=${RUBY} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>`;
}

/** The skull of the skeleton, for its card and for the one that rises. */
function skull() {
  return svg`<path d="M50 4q26 0 27 26 0 12-8 18l-1 9q-18 7-36 0l-1-9q-8-6-8-18Q24 4 50 4z" fill=${BONE} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M58 5q19 4 19 25 0 12-8 18l-1 9q-6 2-12 3 8-12 8-27T58 5z" fill=${BONE_SHADE}/>
    <path d="M31 24q2-11 12-13" fill="none" stroke="#fffaf0" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M30 30q8-6 16 0 1 11-8 12-8-1-8-12zM54 30q8-6 16 0 0 11-8 12-9-1-8-12z" fill=${INK}/>
    <circle cx="39" cy="34" r="3.6" fill=${SLIME}/><circle cx="62" cy="34" r="3.6" fill=${SLIME}/><circle cx="38" cy="33" r="1.4" fill="#fff"/><circle cx="61" cy="33" r="1.4" fill="#fff"/>
    <path d="M50 40l-3.6 7h7.2zM40 52v7M46.6 53v7M53.4 53v7M60 52v7" fill=${INK} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M62 12l-4 6 5 4" fill="none" stroke=${INK} stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function skeleton() {
  return svg`<circle cx="50" cy="40" r="40" fill=${SLIME} opacity=".2"/>
    <path d="M50 58v34" stroke=${INK} stroke-width="9"/><path d="M50 58v34" stroke=${BONE_SHADE} stroke-width="4.4" stroke-dasharray="4 2"/>
    <g fill="none" stroke-linecap="round"><path d="M30 70q20-9 40 0M32 82q18-9 36 0" stroke=${INK} stroke-width="9"/><path d="M30 70q20-9 40 0M32 82q18-9 36 0" stroke=${BONE} stroke-width="4.4"/>
      <path d="M30 70Q14 72 12 52M70 70q16 2 18-18" stroke=${INK} stroke-width="9.6"/><path d="M30 70Q14 72 12 52M70 70q16 2 18-18" stroke=${BONE} stroke-width="4.8"/>
      <path d="M12 52L5 42M12 52l-1-14M12 52l7-11M88 52l7-10M88 52l1-14M88 52l-7-11" stroke=${INK} stroke-width="7.4"/><path d="M12 52L5 42M12 52l-1-14M12 52l7-11M88 52l7-10M88 52l1-14M88 52l-7-11" stroke=${BONE} stroke-width="3.4"/></g>
    ${skull()}
    <path d="M0 100V90q12-6 24-1 12-6 26 0 14-6 26 0 12-5 24 1v10z" fill=${WOOD_DARK} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M14 96h10M44 96h10M76 96h9" stroke=${WOOD_LIGHT} stroke-width="2.4" stroke-linecap="round"/>`;
}

/** @param {number} x @param {number} y @param {number} size */
function coinArt(x, y, size) {
  return svg`<ellipse cx=${x + 2} cy=${y + size * 0.16} rx=${size} ry=${size} fill=${GOLD_DARK} stroke=${INK} stroke-width="3"/>
    <circle cx=${x} cy=${y} r=${size} fill=${GOLD} stroke=${INK} stroke-width="3"/><circle cx=${x} cy=${y} r=${size * 0.7} fill="none" stroke=${GOLD_DARK} stroke-width="2.2"/>
    <path d=${`M${x - size * 0.8} ${y - size * 0.1}q${size * 0.1} -${size * 0.6} ${size * 0.7} -${size * 0.72}`} fill="none" stroke=${GOLD_LIGHT} stroke-width="4" stroke-linecap="round"/>`;
}

function ferryman() {
  return svg`<path d="M2 78q12-8 24 0t24 0 24 0 24 0v18H2z" fill=${ICE_DARK} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M8 86q8-5 16 0M40 88q8-5 16 0M72 87q8-5 16 0" fill="none" stroke=${ICE_LIGHT} stroke-width="2.6" stroke-linecap="round"/>
    ${coinArt(34, 54, 27)}
    <path d="M34 36q12 0 12 12 0 6-4 8v5H26v-5q-4-2-4-8 0-12 12-12z" fill=${GOLD_LIGHT} stroke=${GOLD_DARK} stroke-width="2.4" stroke-linejoin="round"/><path d="M27 49a3 3 0 1 0 .1 0M41 49a3 3 0 1 0 .1 0M31 61v-4M37 61v-4" fill=${GOLD_DARK} stroke=${GOLD_DARK} stroke-width="2.2"/>
    ${coinArt(70, 34, 22)}
    <path d="M60 38h20q-3 8-10 8t-10-8zM70 37V21l8 12z" fill=${GOLD_LIGHT} stroke=${GOLD_DARK} stroke-width="2.4" stroke-linejoin="round"/>${GLINTS}`;
}

/** @param {number} x @param {number} y @param {number} size */
function cookie(x, y, size) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    svg`<circle cx=${x + dx * size} cy=${y + dy * size} r=${size * 0.13} fill="#5a2f16" stroke=${INK} stroke-width="1.4"/>`;
  return svg`<circle cx=${x} cy=${y} r=${size} fill="#d99b52" stroke=${INK} stroke-width="3"/>
    <path d=${`M${x + size * 0.2} ${y - size * 0.94}A${size * 0.96} ${size * 0.96} 0 0 1 ${x - size * 0.2} ${y + size * 0.94}Q${x + size * 0.9} ${y + size * 0.3} ${x + size * 0.2} ${y - size * 0.94}z`} fill="#a8692c"/>
    <path d=${`M${x - size * 0.7} ${y - size * 0.15}q${size * 0.1} -${size * 0.45} ${size * 0.5} -${size * 0.55}`} fill="none" stroke="#f6cf94" stroke-width="3.4" stroke-linecap="round"/>
    ${at(-0.3, 0.1)}${at(0.2, -0.36)}${at(0.34, 0.28)}${at(-0.1, 0.56)}${at(-0.5, 0.48)}${at(0.62, -0.1)}`;
}

function cookies() {
  return svg`<ellipse cx="50" cy="82" rx="46" ry="13" fill="#b9c9d6" stroke=${INK} stroke-width="3"/><ellipse cx="50" cy="78" rx="46" ry="13" fill="#f4f8fb" stroke=${INK} stroke-width="3"/>
    <ellipse cx="50" cy="78" rx="33" ry="8" fill="none" stroke=${ICE_DARK} stroke-width="2.4"/>
    ${cookie(30, 62, 20)} ${cookie(71, 62, 20)} ${cookie(51, 40, 22)}
    <path d="M44 12q-4-4 0-8M58 13q-4-5 0-9" fill="none" stroke=${INK} stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;
}

function milk() {
  return svg`${GROUND}
    <path d="M38 6h24v15q0 6 7 12 7 6 7 15v37q0 7-7 7H31q-7 0-7-7V48q0-9 7-15 7-6 7-12z" fill="#dff0f7" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M26 42q24 8 48 0 2 3 2 6v37q0 7-7 7H31q-7 0-7-7V48q0-3 2-6z" fill="#fffdf6"/>
    <path d="M62 45q6-1 12-3 2 3 2 6v37q0 7-7 7h-9q6-20 2-47z" fill="#cfdbe2"/>
    <path d="M38 6h24v15q0 6 7 12 7 6 7 15v37q0 7-7 7H31q-7 0-7-7V48q0-9 7-15 7-6 7-12z" fill="none" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M36 2h28v11H36z" fill=${RUBY} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M40 5h8" stroke=${RUBY_GLINT} stroke-width="3" stroke-linecap="round"/>
    <path d="M32 56h36v24H32z" fill=${ICE} stroke=${INK} stroke-width="2.4"/><path d="M42 74q-6-10 4-12 4-5 8 0 10 2 4 12-8 4-16 0z" fill="#fff" stroke=${INK} stroke-width="2"/><path d="M45 68h.1M55 68h.1" stroke=${INK} stroke-width="3.4" stroke-linecap="round"/>
    <path d="M31 46q1-8 8-13" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`;
}

function sewer() {
  return svg`<path d="M4 12h46q32 2 34 34v6H52v-4q0-6-7-6H4z" fill=${STEEL} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M4 30h42q16 2 18 16v6H52v-4q0-6-7-6H4z" fill=${STEEL_DARK}/>
    <path d="M4 18h44q20 2 26 16" fill="none" stroke=${STEEL_LIGHT} stroke-width="4.4" stroke-linecap="round"/>
    <path d="M18 8h11v38H18zM47 50h42v11H47z" fill=${STEEL_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M24 8h5v38h-5zM72 50h17v11H72z" fill=${STEEL_DARK} opacity=".6"/>
    <path d="M52 61h32v11q2 8 6 12 6 12-6 13H46q-10-2-4-12 8-6 10-13z" fill=${SLIME} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M70 61h14v11q2 8 6 12 6 12-6 13H68q8-16 2-36z" fill="#5f9a2c"/>
    <path d="M58 66v14M50 90h10" stroke=${SLIME_LIGHT} stroke-width="3.4" stroke-linecap="round"/><circle cx="80" cy="88" r="3.4" fill=${SLIME_LIGHT} stroke=${INK} stroke-width="1.6"/>
    <path d="M14 92q-6-6 0-11t0-11M28 92q-6-6 0-11t0-11" fill="none" stroke="#5f9a2c" stroke-width="3.2" stroke-linecap="round"/>`;
}

function ring() {
  return svg`${GROUND}
    <circle cx="50" cy="62" r="26" fill="none" stroke=${INK} stroke-width="15"/><circle cx="50" cy="62" r="26" fill="none" stroke=${GOLD} stroke-width="9"/>
    <path d="M68 44a26 26 0 0 1-30 41" fill="none" stroke=${GOLD_DARK} stroke-width="9"/><path d="M28 52a24 24 0 0 1 9-12" fill="none" stroke=${GOLD_LIGHT} stroke-width="4.4" stroke-linecap="round"/>
    <path d="M34 8h32l10 13-26 25-26-25z" fill=${ICE} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M50 46l26-25H60zM50 8h16l10 13H60z" fill=${ICE_DARK}/><path d="M34 8l6 13-16 0zM40 21h20l-10 25z" fill=${ICE_LIGHT}/>
    <path d="M34 8h32l10 13-26 25-26-25zM24 21h52M40 21L50 8l10 13-10 25z" fill="none" stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>${GLINTS}`;
}

function gravedigger() {
  return svg`${GROUND}
    <path d="M80 8v70" stroke=${INK} stroke-width="8" stroke-linecap="round"/><path d="M80 8v70" stroke=${WOOD_LIGHT} stroke-width="3.6" stroke-linecap="round"/><path d="M70 70h20v12q-3 11-10 13-7-2-10-13z" fill=${STEEL} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M80 72h8v10q-2 8-8 11z" fill=${STEEL_DARK}/>
    <path d="M10 94q0-36 30-36t30 36z" fill="#5b6a4a" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M46 58q24 3 24 36H54q4-22-8-36z" fill="#3c4832"/>
    <path d="M62 76q10 2 18-8" fill="none" stroke=${INK} stroke-width="12" stroke-linecap="round"/><path d="M62 76q10 2 18-8" fill="none" stroke="#5b6a4a" stroke-width="6" stroke-linecap="round"/><circle cx="80" cy="64" r="6" fill=${SKIN} stroke=${INK} stroke-width="2.6"/>
    <path d="M20 44q0-20 20-20t20 20q0 20-20 21-20-1-20-21z" fill=${SKIN} stroke=${INK} stroke-width="3.2"/><path d="M46 25q14 4 14 19 0 18-16 21 10-18 2-40z" fill=${SKIN_SHADE}/>
    <path d="M22 54q4 6 9 2 9 6 18 0 5 4 9-2 0 18-18 18T22 54z" fill="#d9d2c4" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M26 44q4 4 9 0M45 44q4 4 9 0" fill="none" stroke=${INK} stroke-width="2.8" stroke-linecap="round"/>
    <path d="M8 34q30-12 62-2-4 7-10 6-20-6-42 2-8 2-10-6z" fill="#3b3340" stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M20 31q0-22 18-23 20 1 20 22-18-4-38 1z" fill="#4d4454" stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M26 24q2-9 9-10" stroke="#8a7f92" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M62 20h9l-9 10h9M78 2" fill="none" stroke=${BLUE_DARK} stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function dog() {
  return svg`<path d="M14 98q-2-26 18-34h38q18 10 18 34z" fill="#b3703a" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M62 64h8q18 10 18 34H68q4-20-6-34z" fill="#824a22"/>
    <path d="M36 70q14 8 29 0l-2 28H38z" fill=${BONE}/>
    <path d="M26 62q24 14 48 0v8q-24 13-48 0z" fill=${RUBY} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><circle cx="50" cy="77" r="5.6" fill=${GOLD} stroke=${INK} stroke-width="2.2"/>
    <path d="M50 6q28 0 28 30 0 12-8 20-8 10-20 10t-20-10q-8-8-8-20Q22 6 50 6z" fill="#c8834a" stroke=${INK} stroke-width="3.4"/>
    <path d="M58 7q20 4 20 29 0 12-8 20-6 8-14 9 14-28 2-58z" fill="#96592b"/>
    <path d="M47 8q-6 20-3 30h12q3-12-3-30z" fill=${BONE}/>
    <path d="M26 12Q6 12 6 36q0 16 10 20 10-6 12-22 2-12-2-22zM74 12q20 0 20 24 0 16-10 20-10-6-12-22-2-12 2-22z" fill="#7a4420" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M14 30q1-8 7-11" fill="none" stroke="#b3703a" stroke-width="3.4" stroke-linecap="round"/>
    <ellipse cx="50" cy="49" rx="17" ry="14" fill=${BONE} stroke=${INK} stroke-width="2.6"/>
    <path d="M41 41q9-5 18 0-2 9-9 9t-9-9z" fill=${INK}/><path d="M45 42q2-2 4-1.6" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>
    <path d="M50 50v4m-8 0q4 4 8 0 4 4 8 0" fill="none" stroke=${INK} stroke-width="2.4" stroke-linecap="round"/><path d="M46 57h9q1 9-4.5 10T46 57z" fill=${RUBY_LIGHT} stroke=${INK} stroke-width="2"/>
    ${eye(37, 30, 5)} ${eye(63, 30, 5)}`;
}

function map() {
  return svg`<path d="M6 20l28-8 32 10 28-10v66l-28 10-32-10-28 10z" fill="#000" opacity=".2" transform="translate(3 5)"/>
    <path d="M6 20l28-8 32 10 28-10v66l-28 10-32-10-28 10z" fill=${PAPER} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M34 12l32 10v66L34 78z" fill=${PAPER_SHADE}/><path d="M34 12v66M66 22v66" stroke=${INK} stroke-opacity=".45" stroke-width="2"/>
    <path d="M12 30l12-4-2 8-10 4zM74 68l12-5-2 9-10 4z" fill=${LEAF} opacity=".7"/><path d="M74 26q8-8 14-3v10q-6 6-14 3z" fill=${ICE} stroke=${INK} stroke-width="1.6"/>
    <path d="M16 68q10-16 20-12 14 5 18-8 3-8 10-6" fill="none" stroke=${RUBY} stroke-width="3.6" stroke-dasharray="6 5" stroke-linecap="round"/>
    <path d="M70 40l14 13M84 40L70 53" stroke=${INK} stroke-width="8" stroke-linecap="round"/><path d="M70 40l14 13M84 40L70 53" stroke=${RUBY} stroke-width="4.4" stroke-linecap="round"/>
    <path d="M40 36l6-9 6 9zM44 38v5h4v-5z" fill=${LEAF} stroke=${INK} stroke-width="1.8" stroke-linejoin="round"/><path d="M11 24l20-6" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/>`;
}

function crown() {
  return svg`${GROUND}
    <circle cx="50" cy="46" r="38" fill=${VIOLET_LIGHT} opacity=".22"/>
    <path d="M10 30l16 20 8-34 16 24 16-24 8 34 16-20-8 54H18z" fill=${VIOLET} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M50 40l16-24 8 34 16-20-8 54H54q8-20-4-44z" fill=${VIOLET_DARK}/><path d="M15 38l4 30M34 24l-5 24" stroke=${VIOLET_LIGHT} stroke-width="4" stroke-linecap="round"/>
    <path d="M17 72h66l-2 15H19z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M56 72h27l-2 15H56z" fill=${GOLD_DARK} opacity=".7"/>
    <g transform="translate(34 44) scale(.32)">${skull()}</g>
    <g fill=${SLIME} stroke=${INK} stroke-width="2.2"><circle cx="10" cy="27" r="5"/><circle cx="34" cy="13" r="5.4"/><circle cx="66" cy="13" r="5.4"/><circle cx="90" cy="27" r="5"/></g>
    <g fill=${SLIME_LIGHT}><circle cx="9" cy="25.5" r="1.6"/><circle cx="33" cy="11.5" r="1.8"/><circle cx="65" cy="11.5" r="1.8"/><circle cx="89" cy="25.5" r="1.6"/></g>
    <path d="M28 79h6M66 79h6" stroke=${INK} stroke-width="4" stroke-linecap="round"/>`;
}

function heirloom() {
  return svg`${GROUND}
    <path d="M26 10q-12 8-4 18t0 18M78 6q10 9 3 18t2 18" fill="none" stroke=${VIOLET} stroke-width="4.4" stroke-linecap="round" opacity=".7"/>
    <path d="M36 14h28v8l-5 5q25 10 22 38-3 18-16 25H35Q22 83 19 65q-3-28 22-38l-5-5z" fill=${BLUE} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M60 28q24 10 21 37-3 18-16 25H54q18-28 6-62z" fill=${BLUE_DARK}/><path d="M27 58q0-16 13-24" fill="none" stroke="#9cc2ea" stroke-width="4.6" stroke-linecap="round"/>
    <path d="M33 6h34v9H33zM33 88h34v8H33z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M54 6h13v9H54zM54 88h13v8H54z" fill=${GOLD_DARK} opacity=".7"/>
    <path d="M20 62q30 12 60 0l-1 9q-28 11-58 0z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.4"/>
    <path d="M34 47q16-13 32 0-16 13-32 0z" fill="#fff" stroke=${INK} stroke-width="2.6"/><circle cx="50" cy="47" r="6" fill=${RUBY} stroke=${INK} stroke-width="2"/><path d="M50 43v8" stroke=${INK} stroke-width="2.6"/>`;
}

function waste() {
  return svg`<path d="M4 92q-4-14 12-14 6-10 18-3h34q14-6 18 5 12 2 9 12z" fill=${SLIME} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M12 86q4-5 10-3" stroke=${SLIME_LIGHT} stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M24 16q26-9 52 0v64q-26 9-52 0z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M58 11q10 1 18 5v64q-10 4-20 5 8-36 2-74z" fill=${GOLD_DARK}/>
    <path d="M31 20v54" stroke=${GOLD_LIGHT} stroke-width="4.6" stroke-linecap="round"/>
    <path d="M22 28q28 9 56 0v7q-28 9-56 0zM22 64q28 9 56 0v7q-28 9-56 0z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
    <ellipse cx="50" cy="15" rx="26" ry="7" fill=${ROCK} stroke=${INK} stroke-width="3"/><path d="M40 13q4-9 12-3 10-8 12 5z" fill=${SLIME} stroke=${INK} stroke-width="2.4"/>
    <circle cx="50" cy="51" r="13" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2.6"/><path d="M50 51L44 41a12 12 0 0 1 12 0zM50 51h-12a12 12 0 0 0 6 10zM50 51h12a12 12 0 0 1-6 10z" fill=${INK}/><circle cx="50" cy="51" r="2.6" fill=${FIRE_LIGHT}/>
    <path d="M66 70q0 12 4 15 6-2 4-9t1-10z" fill=${SLIME} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>`;
}

/** @param {string} wood @param {string} dark @param {string} trim */
function openChest(wood, dark, trim) {
  return svg`<path d="M12 46L18 16q2-7 10-7h44q8 0 10 7l6 30z" fill=${dark} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M20 42l4-22q1-4 6-4h40q5 0 6 4l4 22z" fill="#2b1a10"/>
    <path d="M14 50q6-16 16-10 6-14 18-6 12-10 20 3 12-5 18 13z" fill=${GOLD} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><path d="M24 44q4-4 8-1M46 40q4-4 8-1M66 44q4-4 8 0" stroke=${GOLD_LIGHT} stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M58 34l8-6 7 7-8 8z" fill=${RUBY} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/><path d="M30 34l5-7 6 6-5 7z" fill=${ICE} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M10 48h80v36q0 6-6 6H16q-6 0-6-6z" fill=${wood} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M60 48h30v36q0 6-6 6H60z" fill=${dark} opacity=".7"/>
    <path d="M14 54h52M14 70h40M14 82h30" stroke=${dark} stroke-width="2.2" stroke-linecap="round"/>
    <path d="M10 48h80v8H10zM20 48h10v42H20zM70 48h10v42H70z" fill=${trim} stroke=${INK} stroke-width="2.4"/><path d="M43 46h14v20q-7 5-14 0z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M50 53v6" stroke=${INK} stroke-width="4" stroke-linecap="round"/>`;
}

function chest() {
  return svg`${GROUND}${openChest(WOOD_LIGHT, WOOD_DARK, GOLD)}${GLINTS}`;
}

function leprechaun() {
  return svg`${GROUND}
    <path d="M4 40Q10 4 50 4t46 36" fill="none" stroke=${RUBY_LIGHT} stroke-width="6"/><path d="M10 40Q16 10 50 10t40 30" fill="none" stroke=${FIRE_LIGHT} stroke-width="6"/><path d="M16 40q6-24 34-24t34 24" fill="none" stroke=${LEAF_LIGHT} stroke-width="6"/>
    <path d="M20 46q6-14 16-9 6-13 16-6 12-6 16 5 10-2 12 10z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M30 42q4-4 8-1M50 38q5-4 9 0" stroke=${GOLD_LIGHT} stroke-width="3.2" fill="none" stroke-linecap="round"/>
    <path d="M18 48h64q10 40-14 46H32Q8 88 18 48z" fill="#3e3a4a" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M62 48h20q10 40-14 46H58q14-18 4-46z" fill="#221f2c"/><path d="M24 58q-3 16 5 24" fill="none" stroke="#8b86a0" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M13 43h74v10H13z" fill="#57526a" stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <g fill=${LEAF} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"><path d="M50 76v10M50 72q-13-2-9-11 5-3 9 4 4-7 9-4 4 9-9 11zM50 72q-4 12-12 6-2-7 12-6zM50 72q4 12 12 6 2-7-12-6z"/></g>`;
}

function ark() {
  return svg`<g stroke=${GOLD_LIGHT} stroke-width="3.4" stroke-linecap="round" opacity=".9"><path d="M50 2v12M26 6l6 10M74 6l-6 10M8 20l9 6M92 20l-9 6"/></g>${GROUND}
    <path d="M28 44q-20 0-18-22 14 2 24 14zM72 44q20 0 18-22-14 2-24 14z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><path d="M16 28q6 4 12 11M84 28q-6 4-12 11" stroke=${GOLD_DARK} stroke-width="2.2" fill="none" stroke-linecap="round"/>
    <path d="M30 46q0-14 8-14t8 14zM54 46q0-14 8-14t8 14z" fill=${GOLD} stroke=${INK} stroke-width="2.8"/><circle cx="38" cy="28" r="5.4" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.4"/><circle cx="62" cy="28" r="5.4" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.4"/>
    <path d="M10 46h80v10H10z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M14 56h72v32H14z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M60 56h26v32H60z" fill=${GOLD_DARK} opacity=".75"/>
    <path d="M22 62h16v18H22zM42 62h16v18H42zM62 62h16v18H62z" fill="none" stroke=${INK} stroke-width="2.2"/><path d="M30 65l4 6-4 6-4-6zM50 65l4 6-4 6-4-6zM70 65l4 6-4 6-4-6z" fill=${RUBY} stroke=${INK} stroke-width="1.6"/>
    <path d="M2 80h96" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M2 79h96" stroke=${WOOD_LIGHT} stroke-width="3.8" stroke-linecap="round"/><path d="M17 59v20" stroke="#fff3c4" stroke-width="2.6" stroke-linecap="round"/>`;
}

function hat() {
  return svg`${GROUND}
    <path d="M20 70Q10 66 6 50q-8-26 22-28 4-14 22-14t22 14q30 2 22 28-4 16-14 20-30 14-60 0z" fill="#3d3848" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M60 9q9 3 12 13 30 2 22 28-4 16-14 20-10 5-20 6 24-24 0-67z" fill="#24202c"/>
    <path d="M6 50q14-22 44-22t44 22q-4 16-14 20-30-14-60 0Q10 66 6 50z" fill="#4f485d" stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M8 52q14-20 42-20t42 20" fill="none" stroke=${GOLD} stroke-width="4"/>
    <g transform="translate(33 30) scale(.34)">${skull()}</g><path d="M34 56l32 12M66 56L34 68" stroke=${INK} stroke-width="6.6" stroke-linecap="round"/><path d="M34 56l32 12M66 56L34 68" stroke=${BONE} stroke-width="3" stroke-linecap="round"/>
    <path d="M84 28q12-20 10-26-18 2-20 22z" fill=${RUBY} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M80 24q6-12 11-17" stroke=${RUBY_GLINT} stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M14 44q4-14 16-16" stroke="#857c96" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
}

function sabre() {
  return svg`<path d="M92 4Q98 52 38 74l-9-10Q76 44 80 8z" fill=${STEEL_LIGHT} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M92 4Q98 52 38 74l-4-5Q86 48 86 7z" fill=${STEEL}/><path d="M80 14q-6 30-42 48" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
    <path d="M30 60l-16 18q-5 8 2 12 7 4 11-3l14-16z" fill=${WOOD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M24 71l7 7M18 78l7 7" stroke=${WOOD_DARK} stroke-width="3" stroke-linecap="round"/>
    <path d="M22 56q6-8 12-2l14 16q5 7-3 12-6-4-9-9l-7-8q-5-3-7-9z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M25 57q3-3 6-1" stroke=${GOLD_LIGHT} stroke-width="3" stroke-linecap="round"/>
    <path d="M28 58Q4 58 6 84" fill="none" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M28 58Q4 58 6 84" fill="none" stroke=${GOLD} stroke-width="4" stroke-linecap="round"/><circle cx="12" cy="90" r="6.4" fill=${RUBY} stroke=${INK} stroke-width="2.6"/>
    <path d="M58 12l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#fff"/>`;
}

function newkid() {
  return svg`<path d="M10 100q2-30 40-32 38 2 40 32z" fill=${LEAF} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M60 69q28 4 30 31H66q4-18-6-31z" fill="#3f6527"/><path d="M36 68l14 12 14-12v32H36z" fill=${BONE} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/>
    <circle cx="22" cy="46" r="7" fill=${SKIN} stroke=${INK} stroke-width="2.8"/><circle cx="78" cy="46" r="7" fill=${SKIN_SHADE} stroke=${INK} stroke-width="2.8"/>
    <path d="M50 16q28 0 28 30 0 27-28 28-28-1-28-28 0-30 28-30z" fill=${SKIN} stroke=${INK} stroke-width="3.4"/><path d="M60 18q18 5 18 28 0 24-22 28 16-26 4-56z" fill=${SKIN_SHADE}/>
    <path d="M20 34q-2-28 30-29 32 1 30 29-8-7-12-2-6-5-18-4-14-1-18 4-6-5-12 2z" fill=${FIRE} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M28 20q4-8 12-9" stroke=${FIRE_LIGHT} stroke-width="3.6" fill="none" stroke-linecap="round"/>
    <path d="M50 5q-6-6 2-5 8 1 4 6" fill=${FIRE} stroke=${INK} stroke-width="2.4"/>
    ${eye(39, 44, 5)} ${eye(61, 44, 5)}
    <path d="M37 57q13 14 26 0z" fill="#fff" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M50 58v5" stroke=${INK} stroke-width="1.8"/>
    <g fill="#c06a3a"><circle cx="31" cy="53" r="1.6"/><circle cx="35" cy="56" r="1.6"/><circle cx="66" cy="56" r="1.6"/><circle cx="70" cy="53" r="1.6"/></g>`;
}

function boardgames() {
  return svg`${GROUND}
    <path d="M8 70h72l12-8v22l-12 8H8z" fill=${BLUE} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M80 70l12-8v22l-12 8z" fill=${BLUE_DARK} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M16 78h40" stroke=${ICE} stroke-width="4" stroke-linecap="round"/>
    <path d="M14 48h64l10-7v21l-10 8H14z" fill=${RUBY} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M78 48l10-7v21l-10 8z" fill="#7d1426" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M22 57h28" stroke=${GOLD_LIGHT} stroke-width="4" stroke-linecap="round"/>
    <path d="M18 8l24-5 11 22-24 6z" fill=${BONE} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M29 31l24-6v16H31z" fill=${BONE_SHADE} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M18 8l11 23 2 10-9-4z" fill="#fffaf0" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><circle cx="36" cy="16" r="3.4" fill=${INK}/><circle cx="42" cy="34" r="2.4" fill=${INK}/>
    <path d="M70 10q7 0 7 7 0 3-2 5 12 2 13 8-2 4-8 3l5 13H72l-2-5-2 5H55l5-13q-6 1-8-3 1-6 13-8-2-2-2-5 0-7 7-7z" fill=${LEAF} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M72 11q5 2 5 6 0 3-2 5 12 2 13 8-2 4-8 3l5 13h-9q2-20-4-35z" fill="#3f6527"/>`;
}

function lottery() {
  return svg`<g transform="rotate(-9 50 50)"><path d="M6 24h88v14q-8 0-8 12t8 12v14H6V62q8 0 8-12t-8-12z" fill="#000" opacity=".2" transform="translate(3 5)"/>
    <path d="M6 24h88v14q-8 0-8 12t8 12v14H6V62q8 0 8-12t-8-12z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M66 24h28v14q-8 0-8 12t8 12v14H66z" fill=${FIRE}/><path d="M66 26v48" stroke=${INK} stroke-width="2.4" stroke-dasharray="4 4"/>
    <path d="M6 24h88v14q-8 0-8 12t8 12v14H6V62q8 0 8-12t-8-12z" fill="none" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M20 32h38v8H20z" fill=${RUBY} stroke=${INK} stroke-width="2"/><g fill="#fffaf0" stroke=${INK} stroke-width="2.2"><circle cx="27" cy="56" r="8"/><circle cx="45" cy="56" r="8"/></g><path d="M25 53h4l-3 7M42 53q5-2 5 1 0 2-5 6h6" fill="none" stroke=${INK} stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M78 38l3.4 7.6 8 .8-6 5.6 1.8 8.4-7.2-4.2-7.2 4.2 1.8-8.4-6-5.6 8-.8z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/><path d="M22 68h32" stroke=${GOLD_DARK} stroke-width="3" stroke-linecap="round"/></g>${GLINTS}`;
}

function skwirmz() {
  return svg`<circle cx="50" cy="44" r="42" fill=${VIOLET_LIGHT} opacity=".25"/>
    ${worm("M14 94q-10-26 6-34", 9, [VIOLET, VIOLET_LIGHT, VIOLET_DARK])} ${worm("M86 94q10-26-6-34", 9, [VIOLET, VIOLET_LIGHT, VIOLET_DARK])}
    <path d="M26 98q-8-30 2-56Q34 18 50 18t22 24q10 26 2 56z" fill=${VIOLET} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M58 20q10 6 14 22 10 26 2 56H60q10-40-2-78z" fill=${VIOLET_DARK}/>
    <path d="M30 66q20 8 40 0M28 80q22 8 44 0M30 92q20 6 40 0" fill="none" stroke=${INK} stroke-opacity=".5" stroke-width="2.6"/><path d="M34 46q2-14 10-20" fill="none" stroke=${VIOLET_LIGHT} stroke-width="4.4" stroke-linecap="round"/>
    <path d="M32 22l-5-18 13 9L50 0l10 13 13-9-5 18q-18-7-36 0z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M54 6l6 7 13-9-5 18q-6-3-12-3z" fill=${GOLD_DARK} opacity=".7"/><circle cx="50" cy="14" r="3.4" fill=${RUBY} stroke=${INK} stroke-width="1.6"/>
    <circle cx="50" cy="38" r="9" fill=${SLIME_LIGHT} stroke=${INK} stroke-width="2.6"/><path d="M50 31v14" stroke=${INK} stroke-width="4.4" stroke-linecap="round"/>${eye(36, 36, 4)}${eye(65, 36, 4)}
    <path d="M36 53q14 14 28 0l-4 9q-10 7-20 0z" fill="#2a1230" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M40 56l3 5 3-4 4 5 4-5 3 4 3-5" fill="#fff" stroke="none"/>`;
}

function dress() {
  return svg`${GROUND}
    <path d="M36 6l4 16 10 4 10-4 4-16 4 2-1 22-7 12q24 20 28 50-38 12-76 0 4-30 28-50l-7-12-1-22z" fill="#fffdf6" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M64 6l4 2-1 22-7 12q24 20 28 50-14 5-28 6 10-28-4-56l4-20z" fill="#d8cfd9"/><path d="M37 46Q22 62 16 88M46 46q-8 20-10 48" fill="none" stroke="#c8bccb" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M39 40h22l2 8q-13 5-26 0z" fill=${PINK} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M50 44q-12-7-13 2 2 6 13-1 11 7 13 1-1-9-13-2z" fill=${PINK_LIGHT} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M16 86q8 5 14 0 8 6 14 1 8 6 14 0 8 5 14-1 6 3 12-1" fill="none" stroke=${PINK} stroke-width="3" stroke-linecap="round"/><g fill=${GOLD_LIGHT} stroke=${INK} stroke-width="1.2"><circle cx="32" cy="72" r="2.4"/><circle cx="50" cy="66" r="2.4"/><circle cx="66" cy="74" r="2.4"/><circle cx="48" cy="80" r="2.4"/></g>${GLINTS}`;
}

function landmine() {
  return svg`${GROUND}
    <path d="M12 72q4-20 38-20t38 20v8q-6 12-38 12T12 80z" fill="#5c6a4c" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M60 53q24 3 28 19v8q-4 9-26 11 10-20-2-38z" fill="#3b4631"/><path d="M18 70q6-11 22-13" fill="none" stroke="#9dab87" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M12 74q38 18 76 0" fill="none" stroke=${INK} stroke-width="2.6"/>
    <path d="M30 54q0-14 20-14t20 14q-20 9-40 0z" fill="#78876a" stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M56 41q14 2 14 13-6 3-14 4z" fill="#4c5940"/>
    <path d="M46 40V28h8v12z" fill=${STEEL_DARK} stroke=${INK} stroke-width="2.4"/><circle cx="50" cy="22" r="9" fill=${RUBY} stroke=${INK} stroke-width="3"/><circle cx="47" cy="19" r="2.8" fill=${RUBY_GLINT}/>
    <path d="M22 60l-9-9M78 60l9-9M36 46l-5-9M64 46l5-9" stroke=${INK} stroke-width="5" stroke-linecap="round"/>
    <g stroke=${FIRE} stroke-width="3.6" stroke-linecap="round"><path d="M50 8V2M35 12l-5-5M65 12l5-5M32 24h-7M68 24h7"/></g>`;
}

function stash() {
  return svg`${GROUND}
    <path d="M28 44V20q0-4 2-6V6h8v8q2 2 2 6v24z" fill=${LEAF} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><path d="M46 44V16q0-4 3-6V2h8v8q3 2 3 6v28z" fill="#7a3f22" stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><path d="M66 44V24q0-4 2-6v-7h8v7q2 2 2 6v20z" fill=${BLUE} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/>
    <path d="M32 22v14M50 18v18M70 26v10" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>
    <path d="M8 48q10-12 22-5 12-8 22 0 14-8 24 0 8-5 16 5z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M8 48h84v42H8z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M62 48h30v42H62z" fill=${WOOD} /><path d="M8 62h84M8 76h84" stroke=${WOOD_DARK} stroke-width="2.6"/><path d="M8 48h84v42H8z" fill="none" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M8 48h11v42H8zM81 48h11v42H81z" fill=${WOOD} stroke=${INK} stroke-width="2.6"/><path d="M13.5 54h.1M13.5 84h.1M86.5 54h.1M86.5 84h.1" stroke=${INK} stroke-width="4" stroke-linecap="round"/>
    <path d="M36 60h28v19H36z" fill=${RUBY} stroke=${INK} stroke-width="2.6" transform="rotate(-7 50 70)"/><path d="M43 66l14 8M57 65l-14 10" stroke="#fffaf0" stroke-width="3.6" stroke-linecap="round"/>`;
}

/** @type {Record<string, () => SVGTemplateResult>} */
const DRAWINGS = {
  muck,
  worms,
  skeleton,
  ferryman,
  cookies,
  milk,
  sewer,
  ring,
  gravedigger,
  dog,
  map,
  crown,
  heirloom,
  waste,
  chest,
  leprechaun,
  ark,
  hat,
  sabre,
  newkid,
  boardgames,
  lottery,
  skwirmz,
  dress,
  landmine,
  stash,
};

// The ground of the picture: what bites, what does something, what is a prize for some, what is treasure.
/** @type {Record<string, string>} */
const GROUNDS = {
  ...Object.fromEntries(["worms", "skeleton", "waste"].map((face) => [face, "danger"])),
  ...Object.fromEntries(["muck", "sewer"].map((face) => [face, "dirt"])),
  ...Object.fromEntries(
    ["gravedigger", "map", "crown", "hat", "sabre", "landmine", "stash", "heirloom", "dog"].map(
      (face) => [face, "deed"],
    ),
  ),
  ...Object.fromEntries(
    ["cookies", "milk", "newkid", "boardgames", "lottery", "skwirmz", "dress"].map((face) => [
      face,
      "set",
    ]),
  ),
};

/** The kind of frame of a card. @param {string} face */
export function groundOf(face) {
  return GROUNDS[face] ?? "treasure";
}

/** The drawing of a card by itself, as large as its box. @param {string} face */
export function picture(face) {
  return html`<svg class="find-art" viewBox="0 0 100 100" aria-hidden="true" focusable="false">${DRAWINGS[face]?.() ?? DRAWINGS.muck()}</svg>`;
}

/** A dog that leaps, to the right. */
export function leapingDog() {
  return html`<svg class="leap-art" viewBox="0 0 160 110" aria-hidden="true">
    <path d="M24 50Q6 46 8 26" fill="none" stroke=${INK} stroke-width="15" stroke-linecap="round"/><path d="M24 50Q6 46 8 26" fill="none" stroke="#b3703a" stroke-width="9" stroke-linecap="round"/>
    <path d="M32 64L12 92M44 66L30 100" stroke=${INK} stroke-width="17" stroke-linecap="round"/><path d="M32 64L12 92M44 66L30 100" stroke="#96592b" stroke-width="10" stroke-linecap="round"/>
    <path d="M100 62l30 24M92 66l22 32" stroke=${INK} stroke-width="17" stroke-linecap="round"/><path d="M100 62l30 24M92 66l22 32" stroke="#b3703a" stroke-width="10" stroke-linecap="round"/>
    <path d="M20 56q4-26 44-24 40-10 50 14 0 24-24 28-24-2-42 2-28 0-28-20z" fill="#c8834a" stroke=${INK} stroke-width="4" stroke-linejoin="round"/><path d="M30 68q20 6 44 1 30 2 39-17 0 20-23 22-24-2-42 2-14-1-18-8z" fill="#96592b"/>
    <path d="M100 34q-4-24 22-28 22 0 24 18l10 6q2 12-12 14-8 12-24 10-16-4-20-20z" fill="#c8834a" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M128 44q10 6 18 0l-2 10q-8 4-14-2z" fill=${RUBY} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M132 45l3 4 3-4 3 4 3-4" fill="#fff"/>
    <path d="M112 8q-18 2-20 22 2 12 12 12 10-10 8-34z" fill="#7a4420" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><circle cx="154" cy="28" r="5" fill=${INK}/>${eye(128, 22, 5.4)}
    <path d="M98 46q6 10 18 12" fill="none" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M98 46q6 10 18 12" fill="none" stroke=${RUBY} stroke-width="5" stroke-linecap="round"/>
  </svg>`;
}

/** Everything flies apart. */
export function blastArt() {
  return html`<svg class="blast-art" viewBox="0 0 120 120" aria-hidden="true">
    <path d="M60 2l10 24 18-18-2 26 28-6-18 20 22 12-24 8 14 22-26-8 2 28-20-18-12 24-10-26-22 14 6-26-26 0 18-18L0 46l26-2L18 16l24 14z" fill=${FIRE} stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M60 24l7 16 13-8-2 16 18 0-13 11 12 10-16 2 6 16-16-8-4 18-10-15-13 10 3-16-17 2 11-12-14-10 17-3-5-15 15 8z" fill=${FIRE_LIGHT}/><circle cx="59" cy="60" r="13" fill="#fff8dc"/>
    <g fill=${ROCK} stroke=${INK} stroke-width="2.6"><path d="M14 22l9-4 4 8-7 5zM96 92l9-2 3 9-9 3zM22 98l8-4 5 7-7 5zM104 20l6 3-2 8-8-3z"/></g>
  </svg>`;
}
