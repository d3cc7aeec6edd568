// Five dice on the ground, and how they tumble there.

import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing } from "../../vendor/lit.js";
import { cupArt, dieSide } from "./pictures.js";
import { keyOf, spot, tapSpot } from "./spots.js";
import { DICE, FACES, TOKENS, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Act } from "./spots.js" */

// How each die has come to lie: turned, and a little off the line, in hundredths of its size.
const LIES = [
  [-9, 3, -4],
  [6, -3, 3],
  [-5, 2, -2],
  [10, -3, 4],
  [-7, -1, -3],
];

/** The cube: the face that was thrown is on top, the others around it. @param {string} face @param {number} place */
function cube(face, place) {
  const [turn = 0, x = 0, y = 0] = LIES[place] ?? [];
  const others = FACES.filter((other) => other !== face);
  const sides = [face, ...others.slice(place % 5), ...others.slice(0, place % 5)];
  return html`<span class="die-place" ${cssVars({ "--turn": `${turn}deg`, "--x": x, "--y": y })}>
    <span class="die-shade"></span>
    <span class="die-cube">${sides.map((side, at) => html`<span class="die-side die-side-${at}">${dieSide(side)}</span>`)}</span>
  </span>`;
}

/** @param {Scene} scene @param {string} face @param {number} place @param {Act} act */
function die(scene, face, place, act) {
  const key = TOKENS.includes(face) ? keyOf(scene, `take-${face}`) : "";
  const theft = face === "black" ? "steal " : `steal ${face} `;
  const steals = scene.legal.some((move) => move.startsWith(theft));
  const { free, theft: thief } = viewOf(scene);
  const lit = face === "black" ? thief : free.includes(face);
  return spot(
    scene,
    {
      kind: `die die-${face} ${steals ? "is-thief" : ""} ${lit ? "is-lit" : ""}`,
      face,
      move: `take ${face}`,
      label: scene.spell.face(face),
      body: cube(face, place),
      key,
    },
    act,
  );
}

/** Before the first throw the dice wait in their cup; a tap on it throws. @param {Scene} scene @param {Act} act */
function cup(scene, act) {
  const label = scene.spell.face("die");
  return tapSpot(
    scene,
    { kind: "cup", face: "die", move: "throw", label, body: cupArt(true) },
    act,
  );
}

/** The cup out of which they come, for as long as they tumble. @param {Scene} scene */
function emptiedCup({ act, motion }) {
  if (act?.kind !== "throw" || !motion) return nothing;
  return html`<span class="cup-emptied ${act.data.above ? "is-above" : ""}">${cupArt(false)}</span>`;
}

/**
 * The five dice; those that give a token are buttons.
 * @param {Scene} scene
 * @param {Act} act
 */
export function diceTray(scene, act) {
  const { dice } = viewOf(scene);
  const label = scene.say(dice.length ? "digger-board-dice" : "digger-board-dice-none");
  const shown = dice.length
    ? html`<div class="dice-row">${dice.map((face, place) => die(scene, face, place, act))}</div>`
    : cup(scene, act);
  return html`<div class="dice" role="group" aria-label=${label} ${rovingGrid(scene)}>${emptiedCup(scene)} ${shown}</div>`;
}

// The tumble

const STEPS = 30;
const TUMBLE = 720;
const LATER = 35;
/** How long the last die tumbles. */
export const TUMBLE_MS = TUMBLE + LATER * (DICE - 1);
// Each leap: the share of the time it takes, and its height in sizes of a die.
const LEAPS = [
  [0.42, 1.5],
  [0.28, 0.62],
  [0.18, 0.22],
  [0.12, 0.06],
];

/** How high a die is at a moment of its way, in sizes of a die. @param {number} way  between 0 and 1 */
export function leapAt(way) {
  let began = 0;
  for (const [share = 1, height = 0] of LEAPS) {
    const within = (way - began) / share;
    if (within <= 1) {
      // The first leap begins in the hand, at its highest.
      const fall = began ? within : 0.5 + within / 2;
      return height * 4 * fall * (1 - fall);
    }
    began += share;
  }
  return 0;
}

/**
 * The pictures of one die's way to where it lies; the last is where it is without any motion.
 * @param {number} place
 * @param {number} size  in pixels
 * @param {boolean} above  thrown from above: by one who sits opposite
 */
export function tumbleFrames(place, size, above) {
  const spin = (place * 137) % 4;
  const from = { x: (2 - place) * size * 0.9, y: (above ? -0.1 : 1.4) * size };
  const turns = { x: (above ? -360 : 360) * (1 + (spin % 2)), y: spin > 1 ? 360 : -360 };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const way = step / STEPS;
    const rest = (1 - way) ** 2;
    const height = leapAt(way) * size * (above ? 0.36 : 0.8);
    return {
      x: from.x * rest,
      y: from.y * rest,
      height,
      rx: turns.x * rest,
      ry: turns.y * rest,
      rz: (place % 2 ? 140 : -160) * rest,
    };
  });
}

/** Let the dice of a board tumble to where they lie. @param {Element} board @param {boolean} above */
export function tumble(board, above) {
  const dice = [...board.querySelectorAll(".die-place")];
  for (const [place, die] of dice.entries()) {
    const size = die.clientWidth;
    const frames = tumbleFrames(place, size, above);
    const time = { duration: TUMBLE + LATER * place, easing: "linear" };
    die.querySelector(".die-cube")?.animate(
      frames.map(({ x, y, height, rx, ry, rz }) => ({
        transform: `translate3d(${x}px, ${y - height}px, 0) rotateX(32deg) rotateZ(calc(var(--turn) + ${rz}deg)) rotateX(${rx}deg) rotateY(${ry}deg)`,
      })),
      time,
    );
    // No light and no key where none has come to lie: both tell its face.
    die.animate({ opacity: [0, 0] }, { ...time, pseudoElement: "::before" });
    die
      .closest(".die")
      ?.querySelector("kbd")
      ?.animate({ opacity: [0, 0] }, time);
    die.querySelector(".die-shade")?.animate(
      frames.map(({ x, y, height }) => ({
        transform: `translate(${x + height * 0.35}px, ${y + height * 0.1}px) scale(${1 + height / size / 3})`,
        opacity: 1 / (1 + height / size),
      })),
      time,
    );
  }
}
