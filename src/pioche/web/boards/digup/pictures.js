// Drawings of Dig Up Adventure: cut stones, tools, and what else lies under the hill. Light falls from the top left.

import {
  BONE,
  FIRE,
  FIRE_LIGHT,
  GOLD,
  GOLD_DARK,
  GOLD_LIGHT,
  ICE_LIGHT,
  INK,
  LEAF,
  LEAF_LIGHT,
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
import { familyOf } from "../../js/faces.js";
import { html, svg } from "../../vendor/lit.js";

/** @import { SVGTemplateResult } from "../../vendor/lit.js" */

/** @typedef {readonly [number, number]} Point */

/**
 * A stone: its tones from the darkest to the glint, the outline, and the flat table on top.
 * @typedef {{tones: readonly string[], outline: readonly Point[], table: readonly Point[]}} Cut
 */

/** The table of a stone is its outline, smaller. @param {readonly Point[]} outline @param {number} share @param {Point} [middle] @returns {Point[]} */
function shrunk(outline, share, [x0, y0] = [50, 50]) {
  return outline.map(([x, y]) => [x0 + (x - x0) * share, y0 + (y - y0) * share]);
}

/** @type {Point[]} */
const OCTAGON = [
  [32, 8],
  [68, 8],
  [92, 32],
  [92, 68],
  [68, 92],
  [32, 92],
  [8, 68],
  [8, 32],
];
/** @type {Point[]} */
const TALL = [
  [30, 5],
  [70, 5],
  [84, 20],
  [84, 80],
  [70, 95],
  [30, 95],
  [16, 80],
  [16, 20],
];
/** @type {Point[]} */
const HEXAGON = [
  [50, 5],
  [90, 28],
  [90, 72],
  [50, 95],
  [10, 72],
  [10, 28],
];
/** @type {Point[]} */
const DROP = [
  [50, 3],
  [65, 24],
  [80, 46],
  [85, 66],
  [76, 84],
  [60, 95],
  [40, 95],
  [24, 84],
  [15, 66],
  [20, 46],
  [35, 24],
];
/** @type {Point[]} */
const TRIANGLE = [
  [42, 8],
  [58, 8],
  [95, 76],
  [87, 90],
  [13, 90],
  [5, 76],
];

/** @type {Record<string, Cut>} */
const CUTS = {
  ruby: {
    tones: ["#7a0d22", "#a3172e", "#cb2a44", "#ec6470", "#ffc1ba"],
    outline: OCTAGON,
    table: shrunk(OCTAGON, 0.56),
  },
  emerald: {
    tones: ["#0f4a2a", "#1b6c3d", "#2f9457", "#69c283", "#cdf3d2"],
    outline: TALL,
    table: shrunk(TALL, 0.56),
  },
  amethyst: {
    tones: ["#46206c", "#653694", "#8953ba", "#b48adf", "#ead8fa"],
    outline: HEXAGON,
    table: shrunk(HEXAGON, 0.52),
  },
  sapphire: {
    tones: ["#143474", "#1f52a6", "#3878d2", "#7aaef1", "#d4e7ff"],
    outline: DROP,
    table: shrunk(DROP, 0.54, [50, 62]),
  },
  topaz: {
    tones: ["#85480a", "#b36d10", "#df9a22", "#f7ca5c", "#fff2bf"],
    outline: TRIANGLE,
    table: shrunk(TRIANGLE, 0.46, [50, 62]),
  },
};

const LIGHT_X = -0.55;
const LIGHT_Y = -0.83;

/** Which tone a facet has: by how it looks towards the light, from 0 to 3. @param {Point} one @param {Point} other @param {Point} middle */
function facetTone([x1, y1], [x2, y2], [x0, y0]) {
  const [x, y] = [(x1 + x2) / 2 - x0, (y1 + y2) / 2 - y0];
  const towards = (x * LIGHT_X + y * LIGHT_Y) / Math.hypot(x, y);
  return Math.min(3, Math.max(0, Math.round(((towards + 1) / 2) * 3)));
}

/** @param {readonly Point[]} points */
const corners = (points) =>
  points.map(([x, y]) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(" ");

/** Each side falls away from the table in two facets, one a shade darker. @param {Cut} cut */
function facets({ tones, outline, table }) {
  const middle = /** @type {Point} */ ([50, 52]);
  return outline.map((one, place) => {
    const next = (place + 1) % outline.length;
    const [other, inner, innerNext] = [outline[next], table[place], table[next]];
    if (!other || !inner || !innerNext) return svg``;
    const tone = facetTone(one, other, middle);
    return svg`<polygon points=${corners([one, other, innerNext])} fill=${tones[tone] ?? ""}/>
      <polygon points=${corners([one, innerNext, inner])} fill=${tones[Math.max(0, tone - 1)] ?? ""}/>`;
  });
}

/** @param {Cut} cut */
function stone(cut) {
  const { tones, outline, table } = cut;
  const half = table.slice(0, Math.ceil(table.length / 2) + 1);
  return svg`
    <polygon points=${corners(outline)} fill=${tones[2] ?? ""}/>
    ${facets(cut)}
    <polygon points=${corners(table)} fill=${tones[2] ?? ""}/>
    <polygon points=${corners([...table.slice(-2), ...half.slice(0, 2)])} fill=${tones[3] ?? ""}/>
    <polygon points=${corners([...table.slice(-1), ...table.slice(0, 1), [table[0]?.[0] ?? 0, (table[0]?.[1] ?? 0) + 14]])} fill=${tones[4] ?? ""}/>
    <polygon points=${corners(table)} fill="none" stroke=${tones[4] ?? ""} stroke-opacity=".55" stroke-width="1.4" stroke-linejoin="round"/>
    <polygon points=${corners(outline)} fill="none" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M26 17l2.4 6.6L35 26l-6.6 2.4L26 35l-2.4-6.6L17 26l6.6-2.4z" fill="#fff"/>`;
}

/** The brilliant: a crown, a girdle and a point. */
function diamond() {
  return svg`
    <polygon points="26,12 74,12 97,40 50,94 3,40" fill="#9fd8e9"/>
    <polygon points="26,12 3,40 27,40" fill="#d9f4fb"/><polygon points="26,12 27,40 50,14" fill="#fff"/>
    <polygon points="26,12 50,14 74,12" fill="#f2fcff"/><polygon points="50,14 27,40 73,40" fill="#c4ebf5"/>
    <polygon points="50,14 73,40 74,12" fill="#8fcfe3"/><polygon points="74,12 73,40 97,40" fill="#5fb0cb"/>
    <polygon points="3,40 27,40 50,94" fill="#aee1ef"/><polygon points="27,40 50,40 50,94" fill="#e3f8fd"/>
    <polygon points="50,40 73,40 50,94" fill="#7fc6dd"/><polygon points="73,40 97,40 50,94" fill="#3d93b4"/>
    <polygon points="27,40 38,40 47,80" fill="#fff" opacity=".8"/>
    <polygon points="26,12 74,12 97,40 50,94 3,40" fill="none" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
    <path d="M24 20l2 5.6 5.6 2-5.6 2L24 35l-2-5.4-5.6-2 5.6-2zM78 56l1.6 4.4L84 62l-4.4 1.6L78 68l-1.6-4.4L72 62l4.4-1.6z" fill="#fff"/>`;
}

function skeleton() {
  return svg`
    <g stroke=${INK} stroke-width="3" stroke-linejoin="round">
      <path d="M10 66q-7-1-7-8 2-6 8-5l70 27q1-7 8-7 7 2 6 9-2 5-7 5 2 6-4 9-7 1-9-6z" fill="#d8c8a4"/>
      <path d="M90 66q7-1 7-8-2-6-8-5L19 80q-1-7-8-7-7 2-6 9 2 5 7 5-2 6 4 9 7 1 9-6z" fill=${BONE}/>
      <path d="M50 5q36 0 37 33 0 15-10 22l-2 15H25l-2-15Q13 53 13 38 14 5 50 5z" fill=${BONE}/>
    </g>
    <path d="M58 6q28 3 29 32 0 15-10 22l-2 13H57q10-8 12-20 6-28-11-47z" fill="#cdb98f"/>
    <path d="M26 16q-8 8-8 20" fill="none" stroke="#fffaf0" stroke-width="5" stroke-linecap="round"/>
    <path d="M22 40q3-10 14-9 9 2 8 11-2 10-12 10-11-1-10-12zM78 40q-3-10-14-9-9 2-8 11 2 10 12 10 11-1 10-12z" fill=${INK}/>
    <circle cx="33" cy="42" r="3.6" fill=${FIRE}/><circle cx="67" cy="42" r="3.6" fill=${FIRE}/>
    <circle cx="32" cy="41" r="1.5" fill=${FIRE_LIGHT}/><circle cx="66" cy="41" r="1.5" fill=${FIRE_LIGHT}/>
    <path d="M50 50l6 11q-6 4-12 0z" fill=${INK}/>
    <path d="M28 66h44M36 60v14M45 62v13M55 62v13M64 60v14" stroke=${INK} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M62 10l-4 9 6 5-4 8" fill="none" stroke=${INK} stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function idol() {
  return svg`
    <g stroke="#fff3c4" stroke-width="3" stroke-linecap="round" opacity=".9"><path d="M50 1v6M18 10l5 6M82 10l-5 6M3 38h7M90 38h7"/></g>
    <path d="M20 96l4-13h52l4 13z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d="M62 83h14l4 13H66z" fill=${ROCK}/>
    <path d="M32 83l3-19-14-6q-5-12 3-19l11 5q-7-7-5-18Q34 9 50 9t20 17q2 11-5 18l11-5q8 7 3 19l-14 6 3 19z" fill=${GOLD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M52 10q15 2 18 16 2 11-5 18l11-5q8 7 3 19l-14 6 3 18H57q6-26 3-36 8-20-8-36z" fill=${GOLD_DARK} opacity=".75"/>
    <path d="M36 18q-4 6-3 13M27 46q-3 4-2 8M38 66l-2 12" stroke=${GOLD_LIGHT} stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M34 18q16-14 32 0l3 8H31z" fill=${RUBY} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M38 18q6-5 12-5" stroke=${RUBY_GLINT} stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M36 30h11l-2 8h-7zM64 30H53l2 8h7z" fill="#2f9457" stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M38 32h4M55 32h4" stroke="#cdf3d2" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M47 38h6l2 7H45z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2"/>
    <path d="M40 49h20l-3 7H43zM44 49v7M50 49v7M56 49v7" fill=${BONE} stroke=${INK} stroke-width="2"/>
    <path d="M43 63h14M43 70h14M44 77h12" stroke=${INK} stroke-width="2.4" stroke-linecap="round"/>`;
}

function purse() {
  return svg`
    <ellipse cx="50" cy="92" rx="42" ry="6" fill=${INK} opacity=".3"/>
    <path d="M38 34Q8 52 12 78q3 15 38 15t38-15Q92 52 62 34z" fill=${WOOD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M62 34q30 18 26 44-3 15-34 15 24-8 22-30-2-16-14-29z" fill=${WOOD_DARK}/>
    <path d="M32 46Q18 58 20 74" fill="none" stroke="#e6b47c" stroke-width="5" stroke-linecap="round"/>
    <path d="M46 42q-6 14-4 26M56 42q8 12 8 24" fill="none" stroke=${INK} stroke-opacity=".45" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M36 33q-8-12-14-15 10-4 16 1 4-9 12-9t12 9q6-5 16-1-6 3-14 15z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M60 33q2-8 14-13-5 4-10 13z" fill=${WOOD_DARK}/>
    <path d="M33 32q17 8 34 0v7q-17 8-34 0z" fill=${RUBY} stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/>
    <path d="M60 40q12 4 10 16M58 41q6 6 2 15" fill="none" stroke=${INK} stroke-width="5" stroke-linecap="round"/><path d="M60 40q12 4 10 16M58 41q6 6 2 15" fill="none" stroke=${RUBY_LIGHT} stroke-width="2" stroke-linecap="round"/>
    <g stroke=${INK} stroke-width="2.6"><circle cx="24" cy="86" r="9" fill=${GOLD}/><circle cx="38" cy="89" r="8" fill=${GOLD_LIGHT}/><circle cx="78" cy="88" r="8" fill=${GOLD}/></g>
    <path d="M20 83q2-3 6-3M35 86q1-2 4-2M75 85q1-2 4-2" stroke="#fff6d0" stroke-width="2" fill="none" stroke-linecap="round"/>`;
}

function map() {
  return svg`
    <path d="M9 20q8-8 16-2l22 6 24-9q12-4 20 4l-4 66q-8 8-18 2l-22-6-24 8q-10 3-16-5z" fill=${PAPER} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M47 24l24-9q12-4 20 4l-4 66q-8 8-18 2l-22-6z" fill=${PAPER_SHADE}/><path d="M71 15l-2 72" stroke=${INK} stroke-opacity=".28" stroke-width="2"/>
    <path d="M25 18l-2 71" stroke=${INK} stroke-opacity=".2" stroke-width="2"/>
    <path d="M14 40l9-14 7 9 6-6 8 12z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/><path d="M23 26l3 6-4 2-3-2z" fill="#fff"/>
    <path d="M58 28q8 2 8 9t10 7" fill="none" stroke="#3878d2" stroke-width="5" stroke-linecap="round"/><path d="M58 28q8 2 8 9t10 7" fill="none" stroke="#a9cdf6" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M18 76q4-16 18-16 14 2 18-9 4-6 12-4" fill="none" stroke=${INK} stroke-width="3.2" stroke-dasharray="1 7" stroke-linecap="round"/>
    <path d="M64 58l17 17M81 58L64 75" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M64 58l17 17M81 58L64 75" stroke=${RUBY} stroke-width="5" stroke-linecap="round"/>
    <path d="M36 70q5-8 10 0 4 6-5 12-9-6-5-12z" fill=${LEAF} stroke=${INK} stroke-width="2"/>
    <path d="M9 20q8-8 16-2M91 19q-8-8-20-4" fill="none" stroke="#fff8e2" stroke-width="2.4" stroke-linecap="round"/>`;
}

function dynamite() {
  return svg`
    <path d="M56 30q4-16 16-14 8 2 12-6" fill="none" stroke=${INK} stroke-width="6" stroke-linecap="round"/><path d="M56 30q4-16 16-14 8 2 12-6" fill="none" stroke=${PAPER_SHADE} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M84 0l3 7 8-3-4 8 8 4-9 2 2 8-7-5-6 6 1-9-8-2 7-5-4-7 8 3z" fill=${FIRE_LIGHT} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/><circle cx="85" cy="12" r="4" fill="#fff"/>
    <g stroke=${INK} stroke-width="3.2" stroke-linejoin="round">
      <path d="M64 30l22 5-12 58-22-5z" fill="#8c1226"/>
      <path d="M14 35l22-5 12 58-22 5z" fill=${RUBY}/>
      <path d="M38 26h24v68H38z" fill="#d83549"/>
      <ellipse cx="50" cy="27" rx="12" ry="5" fill=${PAPER}/>
    </g>
    <path d="M43 34v54" stroke=${RUBY_GLINT} stroke-width="4" stroke-linecap="round" opacity=".85"/><path d="M56 32h5v61h-5z" fill="#8c1226" opacity=".8"/>
    <path d="M20 38l10 50" stroke=${RUBY_LIGHT} stroke-width="3.4" stroke-linecap="round"/>
    <path d="M17 52q33 10 64 0l-2 13q-30 9-59 0z" fill=${INK}/><path d="M18 55q32 9 62 0" stroke=${ROCK_LIGHT} stroke-width="2.4" fill="none"/>
    <path d="M44 72h12l-6 11z" fill=${GOLD_LIGHT} stroke=${INK} stroke-width="2" stroke-linejoin="round"/>`;
}

function binoculars() {
  return svg`
    <path d="M22 22q-18 8-10 30" fill="none" stroke=${INK} stroke-width="5"/><path d="M78 22q18 8 10 30" fill="none" stroke=${INK} stroke-width="5"/>
    <g stroke=${INK} stroke-width="3.2" stroke-linejoin="round">
      <path d="M26 14h18l4 34v24H10q-2-22 10-38z" fill="#4f4660"/>
      <path d="M74 14H56l-4 34v24h38q2-22-10-38z" fill="#3b3350"/>
      <path d="M42 34h16v20H42z" fill=${GOLD}/>
      <path d="M24 7h22v10H24zM54 7h22v10H54z" fill=${GOLD}/>
    </g>
    <path d="M28 24q-9 14-10 32" stroke="#8d82a8" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M63 24q-4 12-4 30" stroke="#71668f" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M27 10h10M57 10h10M45 38h6" stroke=${GOLD_LIGHT} stroke-width="3" stroke-linecap="round"/>
    <g stroke=${INK} stroke-width="3.2"><ellipse cx="28" cy="75" rx="22" ry="18" fill=${GOLD}/><ellipse cx="72" cy="75" rx="22" ry="18" fill=${GOLD_DARK}/>
      <ellipse cx="28" cy="76" rx="15" ry="12" fill="#3d93b4"/><ellipse cx="72" cy="76" rx="15" ry="12" fill="#2f7c9c"/></g>
    <path d="M17 76q0-9 9-10 4 0 0 3-6 3-6 9-2 1-3-2zM61 76q0-9 9-10 4 0 0 3-6 3-6 9-2 1-3-2z" fill=${ICE_LIGHT}/>
    <path d="M30 82l7-8M74 82l7-8" stroke="#a6e0ef" stroke-width="2.6" stroke-linecap="round"/>`;
}

function shovel() {
  return svg`
    <path d="M2 95q4-16 18-16 6-10 20-7 16-3 22 6 14-2 18 7 14-2 18 10z" fill="#7b5636" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M12 88q8-4 12 1M74 88q8-3 12 2" stroke="#a87c52" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M72 8l-34 50" stroke=${INK} stroke-width="12" stroke-linecap="round"/><path d="M72 8l-34 50" stroke=${WOOD} stroke-width="6.4" stroke-linecap="round"/><path d="M70 9L40 53" stroke=${WOOD_LIGHT} stroke-width="2.2" stroke-linecap="round"/>
    <path d="M60 4l24 16" stroke=${INK} stroke-width="12" stroke-linecap="round"/><path d="M60 4l24 16" stroke=${WOOD_LIGHT} stroke-width="6.4" stroke-linecap="round"/>
    <path d="M28 42l24 17-8 22q-10 12-30 12-8-20-2-32z" fill="#b9c2ca" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M52 59l-8 22q-10 12-30 12 16-8 21-21l5-21z" fill="#7f8a95"/><path d="M28 48L17 62q-3 8-2 18" stroke="#f1f6fa" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M36 56L22 84" stroke=${INK} stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M62 76l8-7 9 4 2 8-11 4z" fill="#ec6470" stroke=${INK} stroke-width="2.6" stroke-linejoin="round"/><path d="M66 76l5-4 4 2z" fill=${RUBY_GLINT}/>`;
}

function pickaxe() {
  return svg`
    <path d="M2 96l6-16 16-8 14 5 10-7 16 8 12-4 14 8 8 14z" fill=${ROCK} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M8 80l16-8 14 5-8 8-18 3z" fill=${ROCK_LIGHT}/><path d="M64 78l12-4 14 8 8 14H74z" fill=${ROCK_DARK}/>
    <path d="M22 84L72 24" stroke=${INK} stroke-width="13" stroke-linecap="round"/><path d="M22 84L72 24" stroke=${WOOD} stroke-width="7.4" stroke-linecap="round"/><path d="M22 81L68 26" stroke=${WOOD_LIGHT} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M26 9q24-8 44 8 20 18 16 46-8-20-20-31Q52 19 26 9z" fill="#b9c2ca" stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/>
    <path d="M70 17q20 18 16 46-8-20-20-31z" fill="#76818c"/><path d="M36 10q16 0 28 10" stroke="#f4f8fb" stroke-width="3.6" fill="none" stroke-linecap="round"/>
    <path d="M62 18l14 12-9 10-13-12z" fill=${GOLD} stroke=${INK} stroke-width="2.8" stroke-linejoin="round"/><path d="M62 22l-5 5" stroke=${GOLD_LIGHT} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M84 70l3 8M92 66l5 5M94 76l5 1" stroke=${FIRE_LIGHT} stroke-width="3.4" stroke-linecap="round"/>
    <path d="M44 86l7-7 7 7-7 7z" fill="#7aaef1" stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/><path d="M48 86l3-4 2 2z" fill="#fff"/>`;
}

function bridge() {
  return svg`
    <path d="M0 34l16-4 10 6 2 22-6 14 2 28H0z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M18 31l8 5 2 22-6 14 2 28h-9l-3-30 6-16z" fill=${ROCK}/>
    <path d="M100 34l-16-4-10 6-2 22 6 14-2 28h24z" fill=${ROCK} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M86 32l-6 26 6 14-2 28h16V34z" fill=${ROCK_DARK} opacity=".6"/>
    <path d="M0 36q8-6 16-4l10 5q-14 4-26 5zM100 36q-8-6-16-4l-10 5q14 4 26 5z" fill=${LEAF} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"/><path d="M3 37q8-4 13-2" stroke=${LEAF_LIGHT} stroke-width="2.4" fill="none" stroke-linecap="round"/>
    <path d="M19 12v26M81 12v26" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M19 12v26M81 12v26" stroke=${WOOD_LIGHT} stroke-width="4.4" stroke-linecap="round"/>
    <path d="M18 15q32 34 64 0" fill="none" stroke=${INK} stroke-width="5.4"/><path d="M18 15q32 34 64 0" fill="none" stroke="#e6c48c" stroke-width="2.2" stroke-dasharray="4 2.6"/>
    <path d="M30 25v21M40 31v21M50 32v22M60 31v21M70 25v21" stroke=${INK} stroke-width="2.6"/>
    <path d="M20 40q30 28 60 0" fill="none" stroke=${INK} stroke-width="4.6"/>
    <g fill=${WOOD_LIGHT} stroke=${INK} stroke-width="2.4" stroke-linejoin="round"><path d="M21 38l9 5-3 9-9-6zM32 45l8 4-2 9-9-5zM43 49l8 1v9l-9-1zM53 50l8-2 1 9-8 2zM63 47l8-5 3 9-9 5zM73 41l7-5 4 8-8 5z"/></g>
    <path d="M20 44l5 3M32 50l5 2M44 53h5M54 53l5-1M65 50l5-3" stroke="#f0c890" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M34 98q4-20 10-14t12-4 10 20z" fill="#3878d2" opacity=".75"/><path d="M40 92q10-6 20 0" stroke="#bcd9fa" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
}

function river() {
  return svg`
    <path d="M0 0h100v58l-6 8-8-16-9 4-6-20-10 8-12-12-12 12-9-8-6 20-9-4-8 16-5-8z" fill=${ROCK} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M0 0h100v10Q70 22 42 14T0 24z" fill=${ROCK_DARK}/>
    <path d="M10 26l5 12M28 18l3 14M52 16l2 8M74 20l-3 12M90 24l-4 14" stroke=${ROCK_LIGHT} stroke-width="3" stroke-linecap="round"/>
    <ellipse cx="50" cy="56" rx="24" ry="15" fill="#15324f"/>
    <path d="M36 58q14-8 28 0l8 10q14 12 30 20v14H-2V88q16-8 30-20z" fill="#2f6fc4" stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M40 60q8-5 15-3-10 10-16 18-12 14-30 24H0V90q18-8 30-20z" fill="#6ba8ee"/>
    <path d="M42 66q8-4 15 0M32 77q10-5 19 0M56 76q8-4 15 0M20 90q12-6 23 0M52 90q12-6 22 0" stroke="#e6f3ff" stroke-width="3" fill="none" stroke-linecap="round"/>
    <path d="M-1 84V62l12-6 12 6 2 8-14 10zM101 84V62l-12-6-12 6-2 8 14 10z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>
    <path d="M101 84V66l-8 2-6 10z" fill=${ROCK}/>
    <path d="M80 62l5-9 6 6-3 9zM8 62l5-8 6 6-3 8z" fill="#b48adf" stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/><path d="M83 60l2-4 2 3zM11 60l2-3 2 2z" fill="#f0e2ff"/>`;
}

function torch() {
  return svg`
    <circle cx="52" cy="34" r="33" fill=${FIRE_LIGHT} opacity=".28"/><circle cx="52" cy="36" r="24" fill=${FIRE_LIGHT} opacity=".35"/>
    <path d="M44 56h16l-7 40q-2 4-5 0z" fill=${WOOD} stroke=${INK} stroke-width="3.4" stroke-linejoin="round"/><path d="M54 58h5l-6 36z" fill=${WOOD_DARK}/><path d="M48 64l1 22" stroke=${WOOD_LIGHT} stroke-width="2.6" stroke-linecap="round"/>
    <path d="M36 48h32l-4 13H40z" fill=${ROCK_LIGHT} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/><path d="M58 49h9l-3 11h-9z" fill=${ROCK}/><path d="M40 52h8" stroke="#c9b4a2" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M52 3q-3 12 9 20 14 10 9 24-5 9-18 9-14 0-18-10-3-11 6-18 2 5 6 5-5-16 6-30z" fill=${FIRE} stroke=${INK} stroke-width="3.2" stroke-linejoin="round"/>
    <path d="M53 22q-1 9 6 13 6 6 3 13-3 6-10 6-9 0-11-7-1-6 4-10 1 4 4 4-2-10 4-19z" fill=${FIRE_LIGHT}/><path d="M52 40q5 4 3 9-4 5-8 0-1-5 3-6 1-1 2-3z" fill="#fff7d2"/>
    <path d="M28 20l2 4M76 16l3-4M82 34l5 1M20 40l4-1" stroke=${FIRE} stroke-width="3" stroke-linecap="round"/>`;
}

/** @type {Record<string, () => SVGTemplateResult>} */
const DRAWINGS = {
  diamond,
  skeleton,
  idol,
  purse,
  map,
  dynamite,
  binoculars,
  shovel,
  pickaxe,
  bridge,
  river,
  torch,
};

for (const [name, cut] of Object.entries(CUTS)) DRAWINGS[name] = () => stone(cut);

/** @type {Map<string, SVGTemplateResult>} */
const drawn = new Map();

/** The drawing in a box of 100 by 100, made once. @param {string} family */
function drawing(family) {
  const known = drawn.get(family);
  if (known) return known;
  const made = (DRAWINGS[family] ?? (() => svg``))();
  drawn.set(family, made);
  return made;
}

/** The picture of a card or of a kind of stone, as large as its box. @param {string} face */
export function picture(face) {
  return html`<svg class="digup-art" viewBox="-2 -2 104 104" aria-hidden="true">${drawing(familyOf(face))}</svg>`;
}

/** How a card is framed: a stone, a tool, or one of those that are neither. @param {string} face */
export function frameOf(face) {
  const family = familyOf(face);
  if (family in CUTS || family === "diamond") return "gem";
  return ["skeleton", "idol", "dynamite"].includes(family) ? family : "tool";
}
