// A card dragged from the hand onto a place of the mine: it is played, and the place answers the question that follows.

import { preferences } from "../../js/storage.js";
import { render } from "../../vendor/lit.js";
import { legalMove } from "../scene.js";
import { plainCard } from "./card.js";

/** @import { Scene } from "../scene.js" */
/** @import { LitElement } from "../../vendor/lit.js" */

/** @typedef {LitElement & {scene: Scene | null}} BoardElement */

// A finger that moves less than this has tapped.
const START = 12;
// A new question takes no answer at first: a little later it does.
const AFTER_SETTLING = 40;
const PLAY = "play ";

/** The place on which a card lies that is being played: it need not fly there. @type {{spot: string | null}} */
export const dropped = { spot: null };

export class HandDrag {
  /** @param {BoardElement} board */
  constructor(board) {
    this.board = board;
    /** @type {{move: string, x: number, y: number} | null} */
    this.held = null;
    /** @type {HTMLElement | null} */
    this.ghost = null;
    /** The place of the drop, until the question for it comes. @type {string | null} */
    this.place = null;
    /** The question that the dragged card answered. */
    this.asked = -1;
    for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
      board.addEventListener(kind, this);
  }

  /** @param {Event} event */
  handleEvent(event) {
    const pointer = /** @type {PointerEvent} */ (event);
    if (event.type === "pointerdown") this.hold(pointer);
    else if (event.type === "pointermove") this.follow(pointer);
    else this.drop(pointer, event.type === "pointerup");
  }

  /** @param {PointerEvent} event */
  hold({ target, clientX, clientY }) {
    const button = target instanceof Element ? target.closest("button") : null;
    const move = button?.dataset.move ?? "";
    this.held = move.startsWith(PLAY) ? { move, x: clientX, y: clientY } : null;
  }

  /** @param {PointerEvent} event */
  follow(event) {
    if (!this.held) return;
    const far = Math.hypot(event.clientX - this.held.x, event.clientY - this.held.y) > START;
    if (!this.ghost && far) this.lift(this.held.move, event.pointerId);
    this.ghost?.animate([{ transform: this.under(event), opacity: 1 }], {
      duration: 0,
      fill: "forwards",
    });
    this.light(this.placeAt(event));
  }

  /** @param {string} move @param {number} pointer */
  lift(move, pointer) {
    const { scene } = this.board;
    const layer = this.board.querySelector(".digup-flights");
    if (!scene || !layer) return;
    this.board.setPointerCapture(pointer);
    this.ghost = document.createElement("span");
    this.ghost.className = "digup-flight";
    render(plainCard(scene, { face: move.slice(PLAY.length) }), this.ghost);
    layer.append(this.ghost);
  }

  /** Where the ghost is to be. @param {PointerEvent} event */
  under({ clientX, clientY }) {
    const home = this.board.getBoundingClientRect();
    const { offsetWidth = 0, offsetHeight = 0 } = this.ghost ?? {};
    return `translate(${clientX - home.left - offsetWidth / 2}px, ${clientY - home.top - offsetHeight / 2}px)`;
  }

  /** The place of one's mine under the pointer. @param {PointerEvent} event */
  placeAt({ clientX, clientY }) {
    const start = `mine-${this.board.scene?.seat}-`;
    const under = document.elementFromPoint(clientX, clientY)?.closest("[data-spot]");
    const spot = under?.getAttribute("data-spot") ?? "";
    return this.ghost && spot.startsWith(start) ? spot : null;
  }

  /** @param {string | null} spot */
  light(spot) {
    for (const element of this.board.querySelectorAll("[data-spot]"))
      element.toggleAttribute("data-under", element.getAttribute("data-spot") === spot);
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} done  not given up
   */
  drop(event, done) {
    const spot = this.placeAt(event);
    const { held } = this;
    this.held = null;
    this.light(null);
    if (!done || !spot || !held) return this.letGo();
    this.settle(spot);
    this.place = spot.slice(spot.lastIndexOf("-") + 1);
    this.asked = this.board.scene?.view.question;
    dropped.spot = spot;
    this.board.scene?.play(held.move);
  }

  letGo() {
    this.ghost?.remove();
    this.ghost = null;
    dropped.spot = null;
  }

  /** The card stays over its place until it lies there. @param {string} spot */
  settle(spot) {
    const [home, box] = [
      this.board,
      this.board.querySelector(`[data-spot="${spot}"]`) ?? this.board,
    ].map((element) => element.getBoundingClientRect());
    const { ghost } = this;
    if (!ghost || !home || !box) return;
    const [x, y] = [box.left - home.left, box.top - home.top];
    const scale = box.width / (ghost.offsetWidth || 1);
    const [left, top] = [
      x + (box.width - ghost.offsetWidth) / 2,
      y + (box.height - ghost.offsetHeight) / 2,
    ];
    ghost.animate([{ transform: `translate(${left}px, ${top}px) scale(${scale})`, opacity: 1 }], {
      duration: 120,
      fill: "forwards",
    });
  }

  /** A new question: where it asks for a place, the place is known; any other forgets it. @param {Scene} scene */
  answer(scene) {
    const { question } = scene.view;
    if (question === this.asked) return;
    const move = this.place && legalMove(scene, `at ${this.place}`);
    this.place = null;
    this.asked = question;
    const wait = preferences().settle + AFTER_SETTLING;
    if (move) setTimeout(() => this.playLater(move, question), wait);
    else this.letGo();
  }

  /** @param {string} move @param {number} question */
  playLater(move, question) {
    const { scene } = this.board;
    if (scene?.view.question === question && legalMove(scene, move)) scene.play(move);
  }
}
