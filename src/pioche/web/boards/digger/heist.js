// A theft as it is seen: the crate of another in the clearing, the thief's own below it, and the hand between them.

import { seatColour } from "../../art/camp.js";
import { INK, WOOD, WOOD_DARK, WOOD_LIGHT } from "../../art/palette.js";
import { portrait } from "../../art/portraits.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { drawing, handArt, slabTones } from "./pictures.js";
import { GEMS, viewOf } from "./view.js";

/** @import { SVGTemplateResult as Drawing } from "../../vendor/lit.js" */
/** @import { Scene } from "../scene.js" */
/** @import { TheftSpace } from "./view.js" */

/**
 * @typedef {object} Heist
 * @property {Scene} scene
 * @property {TheftSpace} space
 * @property {string} gem  that is wanted
 * @property {number} seat  of the one who is robbed
 * @property {boolean} sweeps  the hand is stopped, instead of a gem dragged
 * @property {boolean} held  the gem is in the hand
 * @property {boolean} landed  the gem has come to the thief's own crate
 * @property {string | null} slipped  the pile that was touched
 */

// What is drawn, in units of the crate: high for a phone, else as wide as the crate, with a smaller crate of one's own.
const UPRIGHT = { left: 30, top: -290, width: 940, height: 1370, face: 230, own: 250 };
const FLAT = { left: 0, top: -170, width: 1000, height: 985, face: 150, own: 84 };

/** @returns {typeof UPRIGHT} */
export function frameOf() {
  return innerHeight > innerWidth ? UPRIGHT : FLAT;
}

// The front of the crate, on which the numbers stand, or the gauge.
const FRONT = 478;
const FRONT_HEIGHT = 108;
const GAUGE = { left: 104, width: 792, top: FRONT + 22, height: 64 };

/** Where a share of the sweep lies on the gauge. @param {number} share */
export function gaugeAt(share) {
  return GAUGE.left + share * GAUGE.width;
}

/** The whole picture. @param {Heist} heist @param {{x: number, y: number}} at  where the hand is */
export function drawHeist(heist, at) {
  const { scene, space, sweeps } = heist;
  const { left, top, width, height } = frameOf();
  return html`<svg class="theft-crate ${sweeps ? "is-sweep" : "is-drag"}" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
    <radialGradient id="theft-glow"><stop offset=".35" stop-color="#fff3b0"/><stop offset=".6" stop-color="#ffcf4a" stop-opacity=".8"/><stop offset="1" stop-color="#ffb52e" stop-opacity="0"/></radialGradient>
    ${ownCrate(scene, space)}
    <g class="theft-box">
      ${victim(scene, heist.seat)} ${boxInside()}
      ${light(heist)} ${plates(heist)} ${GEMS.map((gem) => pile(heist, gem))} ${glint(heist)}
      ${boxFront()} ${sweeps ? gauge(heist) : nothing}
    </g>
    <rect class="theft-side" x=${left} y=${space.thief_side} width=${width} height=${top + height - space.thief_side} />
    ${handOf(heist, at)}
  </svg>`;
}

// The crate of the one who is robbed

/** Whose crate it is: the face looks over its rim. @param {Scene} scene @param {number} seat */
function victim(scene, seat) {
  const { face } = frameOf();
  const name = calledName(scene, seat);
  const wide = 110 + name.length * 27;
  return svg`<svg x=${500 - face / 2} y=${-14 - face * 0.93} width=${face} height=${face}>${portrait(seat, scene.bots?.[seat] ?? false)}</svg>
    <g class="theft-plank"><path d="M92 -34h816v70h-816z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="10" stroke-linejoin="round"/>
      <path d="M98 14h804" stroke=${WOOD} stroke-width="8"/>
      <rect x=${500 - wide / 2} y="-30" width=${wide} height="62" rx="14" fill="#fff3d2" stroke=${INK} stroke-width="6"/>
      <rect x=${500 - wide / 2 + 6} y="-24" width="16" height="50" rx="6" fill=${seatColour(seat)}/>
      <text class="theft-name" x="506" y="18" text-anchor="middle" font-size="50">${name}</text></g>`;
}

/** Its walls and its floor, under the light of the evening. */
function boxInside() {
  return svg`<ellipse cx="520" cy=${FRONT + FRONT_HEIGHT + 8} rx="490" ry="30" fill="#000" opacity=".35"/>
    <path d="M96 34h808l52 ${FRONT}H44z" fill=${WOOD_LIGHT} stroke=${INK} stroke-width="10" stroke-linejoin="round"/>
    <path d="M122 40h756l12 96H110z" fill="#6f4522"/>
    <path d="M122 40h756l4 34H118z" fill="#000" opacity=".3"/>
    <path d="M110 136h780l36 ${FRONT - 136}H74z" fill="#9a6b3a"/>
    <path d="M110 136h780l5 40H105z" fill="#000" opacity=".22"/>
    <path d="M105 192h790M98 262h804M90 340h820M81 424h838" stroke="#7c5229" stroke-width="6"/>
    <path d="M110 136L122 40M890 136L878 40M110 136h780M110 136L74 ${FRONT}M890 136l36 ${FRONT - 136}" fill="none" stroke=${INK} stroke-width="6" stroke-linejoin="round"/>
    ${STRAWS.map(([x = 0, y = 0, turn = 0]) => svg`<path class="straw" d="M-42 0q42-22 84 4" transform=${`translate(${x} ${y}) rotate(${turn})`}/>`)}`;
}

// Straw on the floor of the crate: places and how each stalk lies.
const STRAWS = [
  [180, 168, 12],
  [320, 440, -20],
  [500, 170, 40],
  [690, 446, 10],
  [830, 190, -30],
  [300, 250, 60],
  [598, 228, -12],
  [880, 420, 30],
  [120, 440, -8],
];

/** The boards that are nearest. */
function boxFront() {
  const top = FRONT;
  return svg`<path d=${`M38 ${top}h924v${FRONT_HEIGHT}H38z`} fill=${WOOD_LIGHT} stroke=${INK} stroke-width="10" stroke-linejoin="round"/>
    <path d=${`M44 ${top + 8}h912`} stroke="#e8bd86" stroke-width="7"/><path d=${`M44 ${top + FRONT_HEIGHT - 10}h912`} stroke=${WOOD} stroke-width="10"/>
    <g fill=${WOOD_DARK} stroke=${INK} stroke-width="4"><circle cx="66" cy=${top + 28} r="9"/><circle cx="934" cy=${top + 28} r="9"/><circle cx="66" cy=${top + 82} r="9"/><circle cx="934" cy=${top + 82} r="9"/></g>`;
}

/** How many of each there are, and what one is worth, on the wall behind them. @param {Heist} heist */
function plates({ scene, space, seat }) {
  const player = viewOf(scene).players[seat];
  return GEMS.map((gem) => {
    const { x } = space.piles[seat][gem];
    return svg`<rect x=${x - 68} y="54" width="136" height="60" rx="12" fill="#fff3d2" stroke=${INK} stroke-width="5"/>
      <text class="theft-number" x=${x} y="101" text-anchor="middle" font-size="50">${player?.crate[gem] ?? 0}<tspan class="theft-worth" font-size="38" dx="8">×${player?.worth[gem] ?? 0}</tspan></text>`;
  });
}

/** What is wanted lies in the light. @param {Heist} heist */
function light({ space, seat, gem }) {
  const { x, radius } = space.piles[seat][gem];
  return svg`<circle class="theft-glow" cx=${x} cy=${space.row - 6} r=${radius * 1.75} fill="url(#theft-glow)"/>`;
}

/** A star on what may be seized. @param {Heist} heist */
function glint({ space, seat, gem, held, landed, slipped }) {
  if (held || landed || slipped) return nothing;
  const { x, radius } = space.piles[seat][gem];
  return svg`<g transform=${`translate(${x + radius * 0.45} ${space.row - radius * 0.9})`}><path class="theft-glint" d="M0-30l7 23 23 7-23 7-7 23-7-23-23-7 23-7z" fill="#fff"/></g>`;
}

/** A pile as it stands in the crate. @param {Heist} heist @param {string} gem */
function pile({ scene, space, seat, gem: wanted, held, landed, slipped }, gem) {
  const count = viewOf(scene).players[seat]?.crate[gem] ?? 0;
  const { x, radius } = space.piles[seat][gem];
  const y = space.row;
  if (!count) return svg`<ellipse cx=${x} cy=${y + 34} rx="58" ry="22" class="theft-empty"/>`;
  const aimed = gem === wanted;
  const left = count - (aimed && (held || landed) && !slipped ? 1 : 0);
  const kind = aimed ? "theft-aim" : "theft-pile";
  return svg`<g class=${`theft-pile-${gem} ${kind} ${slipped === gem ? "is-fallen" : ""}`}>
    ${stack(gem, left, { x, y, radius })}
  </g>`;
}

/**
 * Tokens in a stack, as large as the room in which it must not be touched.
 * @param {string} gem
 * @param {number} count
 * @param {{x: number, y: number, radius: number}} room
 */
function stack(gem, count, { x, y, radius }) {
  const [tone, light, shade] = slabTones(gem);
  const [rx, ry] = [radius * 0.9, radius * 0.33];
  const base = y + radius * 0.92 - ry;
  const thick = Math.min(25, radius / Math.max(1, count));
  const slabs = Array.from({ length: count }, (_, place) => {
    const at = base - place * thick;
    const lean = place % 2 ? 3 : -3;
    return svg`<g class="theft-slab" ${cssVars({ "--place": place })}><path d=${`M${x - rx + lean} ${at - thick}v${thick}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-thick}z`} fill=${tone} stroke=${INK} stroke-width="6" stroke-linejoin="round"/>
      <path d=${`M${x + rx * 0.45 + lean} ${at + ry * 0.8}q${rx * 0.45} ${-ry * 0.3} ${rx * 0.48} ${-ry * 0.75}v${-thick * 0.7}q${-rx * 0.1} ${ry * 0.4} ${-rx * 0.48} ${ry * 0.65}z`} fill=${shade}/>
      <ellipse cx=${x + lean} cy=${at - thick} rx=${rx} ry=${ry} fill=${light} stroke=${INK} stroke-width="5"/></g>`;
  });
  const top = base - count * thick;
  const size = radius * 1.12;
  return svg`<ellipse cx=${x + 16} cy=${base + 12} rx=${rx * 1.06} ry=${ry * 1.05} fill="#000" opacity=".32"/>${slabs}
    ${count ? svg`<g class="theft-stone" ${cssVars({ "--place": count })}>${token(gem, x, top - size * 0.3, size)}</g>` : nothing}`;
}

/** A gem by itself. @param {string} gem @param {number} x @param {number} y @param {number} size @returns {Drawing} */
function token(gem, x, y, size) {
  return svg`<svg x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} viewBox="0 0 100 100" overflow="visible">${drawing(gem)}</svg>`;
}

// The thief's own crate

/** Open to what comes, with what lies in it. @param {Scene} scene @param {TheftSpace} space */
function ownCrate(scene, space) {
  const { own: height } = frameOf();
  const { seat = null } = scene;
  const crate = (seat !== null && viewOf(scene).players[seat]?.crate) || {};
  const top = space.thief_side + 130;
  const words = scene.say("web-board-digger-crate", { who: "you", player: "" });
  return svg`<g class="theft-own"><ellipse cx="520" cy=${top + height} rx="440" ry="26" fill="#000" opacity=".35"/>
    <path d=${`M150 ${top - 84}h700l60 94H90z`} fill=${WOOD_LIGHT} stroke=${INK} stroke-width="10" stroke-linejoin="round"/>
    <path d=${`M168 ${top - 72}h664l44 72H124z`} fill="#6f4522"/><path d=${`M168 ${top - 72}h664l10 18H158z`} fill="#000" opacity=".35"/>
    <ellipse class="theft-open" cx="500" cy=${top - 36} rx="390" ry="66" fill="url(#theft-glow)"/>
    ${GEMS.map((gem, field) => (crate[gem] ? stack(gem, Math.min(crate[gem] ?? 0, MOST_SHOWN), { x: 230 + field * 180, y: top - 32, radius: 52 }) : nothing))}
    <path d=${`M76 ${top}h848v${height}H76z`} fill=${WOOD_LIGHT} stroke=${INK} stroke-width="10" stroke-linejoin="round"/>
    <path d=${`M82 ${top + 8}h836`} stroke="#e8bd86" stroke-width="7"/>
    <path d=${`M82 ${top + 84}h836M82 ${top + 168}h836`} stroke=${WOOD} stroke-width="8"/>
    <path d=${`M76 ${top}h60v${height}h-60zM864 ${top}h60v${height}h-60z`} fill=${WOOD} stroke=${INK} stroke-width="8" stroke-linejoin="round"/>
    <rect x="290" y=${top + height / 2 - 40} width="420" height="80" rx="16" fill="#fff3d2" stroke=${INK} stroke-width="7"/>
    <text class="theft-name" x="500" y=${top + height / 2 + 19} text-anchor="middle" font-size="56">${words}</text></g>`;
}

// Of a kind, so many tokens look out of one's own crate.
const MOST_SHOWN = 4;

// The hand

/** The thief's hand, its fingers at a place. @param {number} x @param {number} y @param {number} size @param {number} turn */
function hand(x, y, size, turn = 0) {
  return svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}><svg class="theft-hand" x=${-size / 2} y=${-size * 0.06} width=${size} height=${size} viewBox="0 0 100 100" overflow="visible">${handArt()}</svg></g>`;
}

/** What the hand does now. @param {Heist} heist @param {{x: number, y: number}} at */
function handOf(heist, at) {
  const { space, seat, gem, sweeps, landed } = heist;
  if (landed) return landedGem(space, gem, sweeps ? space.piles[seat][gem].x : at.x);
  return sweeps ? sweepingHand() : draggingHand(heist, at);
}

/** It waits beside the way out, and holds what was seized; its fingers are under the gem. @param {Heist} heist @param {{x: number, y: number}} at */
function draggingHand({ space, seat, gem, held, slipped }, at) {
  const { x, radius } = space.piles[seat][gem];
  if (held)
    return svg`<g class="theft-token" transform=${`translate(${at.x} ${at.y})`}>${hand(0, 8, 200)}${slipped ? nothing : svg`<circle r="90" class="theft-glow" fill="url(#theft-glow)"/>${token(gem, 0, -12, 104)}`}</g>`;
  if (slipped) return nothing;
  const beside = x > 500 ? -1 : 1;
  const from = space.row + radius;
  const end = space.thief_side + 86;
  return svg`<path class="theft-way" d=${`M${x} ${from + 14}V${end}m-26-34l26 34 26-34`}/>
    <g class="theft-waits" ${cssVars({ "--beside": beside })}>${hand(x + beside * 92, FRONT + 62, 160, beside * -24)}</g>`;
}

/** In one's own crate, with a burst of light. @param {TheftSpace} space @param {string} gem @param {number} at */
function landedGem(space, gem, at) {
  const x = Math.min(820, Math.max(180, at));
  const y = space.thief_side + 84;
  const rays = Array.from({ length: 10 }, (_, ray) => ray * 36);
  return svg`<g transform=${`translate(${x} ${y})`}><g class="theft-burst">${rays.map((turn) => svg`<path d="M0-74v-50" transform=${`rotate(${turn})`}/>`)}</g><g class="theft-landed">${token(gem, 0, 0, 116)}</g></g>`;
}

/** It passes over the gauge. */
function sweepingHand() {
  return svg`<g class="sweep-hand" transform=${`translate(${gaugeAt(0)} 0)`}><path d=${`M0 ${GAUGE.top - 16}v${GAUGE.height + 32}`} class="sweep-needle"/>${hand(0, GAUGE.top + GAUGE.height + 6, 150)}</g>`;
}

/** The gap between the neighbours, by light and by hatching, with those who bound it. @param {Heist} heist */
function gauge({ scene, space, seat, gem }) {
  const { free, x, radius } = space.piles[seat][gem];
  const [from, until] = [gaugeAt(free[0]), gaugeAt(free[1])];
  const { left, width, top, height } = GAUGE;
  const place = GEMS.indexOf(gem);
  const sides = [
    [GEMS[place - 1], left + 34],
    [GEMS[place + 1], left + width - 34],
  ];
  const crate = viewOf(scene).players[seat]?.crate ?? {};
  return svg`<path class="sweep-light" d=${`M${x - radius * 0.5} ${space.row + radius * 0.8}h${radius}L${until} ${top}H${from}z`}/>
    <rect class="sweep-piles" x=${left} y=${top} width=${width} height=${height} rx="16"/>
    <path class="sweep-hatch" d=${hatches(from, until)}/>
    <rect class="sweep-free" x=${from} y=${top} width=${until - from} height=${height} rx="10"/>
    <path class="sweep-out" d=${`M${(from + until) / 2} ${top + 14}v${height - 30}m-16-15l16 15 16-15`}/>
    ${sides.map(([other, at]) => (other && crate[other] ? token(String(other), Number(at), top + height / 2, 60) : nothing))}`;
}

/** Strokes over occupied ground, visible without colours. @param {number} from @param {number} until */
function hatches(from, until) {
  const { left, width, top, height } = GAUGE;
  let line = "";
  for (let x = left + 18; x < left + width - 12; x += 24)
    if (x < from - 8 || x > until + 8) line += `M${x + 8} ${top + 8}l-16 ${height - 16}`;
  return line;
}
