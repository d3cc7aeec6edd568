/** Small pictures of the board at moments of a finished game: the board itself, drawn small and inert once it scrolls into view. */

import * as api from "../js/api.js";
import { isBot, playerNames } from "../js/spell.js";
import { cssVars } from "../js/styles.js";
import { say } from "../js/words.js";
import { html, LitElement, nothing } from "../vendor/lit.js";
import { stepAt } from "./replay-steps.js";
import { describedBy, speller } from "./scene.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { Decision, Frame, GameInfo, SeatInfo } from "../js/types.js" */

// A picture is fetched when it is this near to the window.
const NEAR = "300px";
// The house may find that we ask too often; then we wait before asking again.
const TOO_OFTEN = 429;
const WAIT_MS = 600;
// A ring stands around its target by this much of the picture's width, and within the picture.
const RING_GAP = 0.008;

/**
 * The scene of a moment of a finished game, by the eyes of a seat.
 * @param {{game: GameInfo, seats: readonly SeatInfo[], own: number | null, frame: Frame, seat: number, legal: readonly string[], motion?: boolean, play?: (move: string) => void}} moment  `own`: the reader's seat
 * @returns {Scene}
 */
export function momentScene(moment) {
  const { game, seats, own, frame, seat, legal, motion = false, play = () => {} } = moment;
  const names = playerNames(seats);
  return {
    game,
    view: frame.view,
    seat,
    names,
    reader: own,
    bots: seats.map(isBot),
    legal,
    fresh: [],
    waiting: [seat],
    over: false,
    now: null,
    motion,
    busy: false,
    say,
    spell: speller(game, names, { reader: own }),
    description: frame.description,
    described: describedBy(frame.description, game, names, own),
    play,
    act: null,
  };
}

/** Fetches the frames of a review, one at a time and each once. */
export class Pictures {
  /**
   * @param {{table: string, key: string | null, game: GameInfo, board: Board, seats: readonly SeatInfo[], own: number | null, steps: readonly (readonly number[])[]}} source
   */
  constructor(source) {
    this.source = source;
    /** @type {Map<string, Promise<Frame | null>>} */
    this.frames = new Map();
    /** @type {Promise<unknown>} */
    this.last = Promise.resolve();
  }

  /** The table before a decision, as its seat saw it. @param {Decision} decision */
  frame({ step, seat }) {
    const name = `${step} ${seat}`;
    const known = this.frames.get(name);
    if (known) return known;
    const fetched = this.last.then(() => this.fetch(step, seat));
    this.last = fetched;
    this.frames.set(name, fetched);
    return fetched;
  }

  /** @param {number} step @param {number} seat @returns {Promise<Frame | null>} */
  async fetch(step, seat) {
    const { table, key, steps } = this.source;
    try {
      return await api.replay(table, stepAt(steps[seat], step), key, seat);
    } catch (error) {
      if (!(error instanceof api.Refusal) || error.status !== TOO_OFTEN) return null;
      await new Promise((go) => setTimeout(go, WAIT_MS));
      return this.fetch(step, seat);
    }
  }
}

/** A picture of one decision: the played move and the best one are ringed where they lie on the board. */
class BoardPicture extends LitElement {
  /** @type {Record<string, object>} */
  static properties = {
    decision: { attribute: false },
    pictures: { attribute: false },
    frame: { state: true },
    rings: { state: true },
  };

  constructor() {
    super();
    /** @type {Decision | null} */
    this.decision = null;
    /** @type {Pictures | null} */
    this.pictures = null;
    /** @type {Frame | null} */
    this.frame = null;
    /** Where the two moves lie, in parts of the picture. @type {readonly Ring[]} */
    this.rings = [];
    this.seen = new IntersectionObserver(([entry]) => entry.isIntersecting && void this.load(), {
      rootMargin: NEAR,
    });
    this.resized = new ResizeObserver(() => {
      const width = getComputedStyle(this).getPropertyValue("--picture-width");
      this.style.setProperty("--scale", String(this.clientWidth / Number.parseFloat(width)));
      this.ring();
    });
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.seen.observe(this);
    this.resized.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.seen.disconnect();
    this.resized.disconnect();
  }

  async load() {
    const { decision, pictures } = this;
    if (!decision || !pictures || this.frame) return;
    const frame = await pictures.frame(decision);
    if (decision === this.decision) this.frame = frame;
  }

  render() {
    const { decision, pictures, frame } = this;
    if (!decision || !pictures || !frame) return nothing;
    const { game, board, seats, own } = pictures.source;
    const legal = [...new Set([decision.played, decision.best])];
    const scene = momentScene({ game, seats, own, frame, seat: decision.seat, legal });
    return html`<div class="table-board picture-board" inert>${board.render(scene)}</div>
      ${this.rings.map(({ mark, ...box }) => html`<span class="picture-ring" data-mark=${mark} ${cssVars(percents(box))}></span>`)}`;
  }

  updated() {
    // Boards are elements of their own, which draw themselves a little later.
    requestAnimationFrame(() => requestAnimationFrame(() => this.ring()));
  }

  /** Rings lie above the board: a board may cut off what stands out of its own parts. */
  ring() {
    const picture = this.getBoundingClientRect();
    if (!picture.width) return;
    const rings = [...this.querySelectorAll("[data-move]")].flatMap((target) => {
      const mark = this.markOf(target.getAttribute("data-move"));
      this.resized.observe(target); // the board's style sheet may come after its first drawing
      // A target may be larger than what is seen of it.
      const seen = target.querySelector("[data-ring]") ?? target;
      const box = mark && boxWithin(picture, seen.getBoundingClientRect());
      return box ? [{ mark, ...box }] : [];
    });
    if (JSON.stringify(rings) !== JSON.stringify(this.rings)) this.rings = rings;
  }

  /** @param {string | null} move @returns {Ring["mark"] | null} */
  markOf(move) {
    const { played, best } = this.decision ?? {};
    return move === best ? "best" : move === played ? "played" : null;
  }
}

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box  distances from the sides of the picture, in parts of its width and height */
/** @typedef {Box & {mark: "best" | "played"}} Ring */

/**
 * A little more than a target, as far as it is in the picture; null where nothing of it is.
 * @param {DOMRect} picture
 * @param {DOMRect} target
 * @returns {Box | null}
 */
function boxWithin(picture, target) {
  const gap = RING_GAP * picture.width;
  const inside = (/** @type {number} */ distance, /** @type {number} */ size) =>
    Math.round(Math.max(0, distance - gap) * (1000 / size)) / 1000;
  const box = {
    left: inside(target.left - picture.left, picture.width),
    top: inside(target.top - picture.top, picture.height),
    right: inside(picture.right - target.right, picture.width),
    bottom: inside(picture.bottom - target.bottom, picture.height),
  };
  const seen =
    target.width && target.height && box.left + box.right < 1 && box.top + box.bottom < 1;
  return seen ? box : null;
}

/** @param {Box} box */
function percents(box) {
  return Object.fromEntries(
    Object.entries(box).map(([side, part]) => [`--${side}`, `${part * 100}%`]),
  );
}

customElements.define("board-picture", BoardPicture);

/** @param {Pictures | null} pictures @param {Decision} decision */
export function boardPicture(pictures, decision) {
  return html`<board-picture aria-hidden="true" .pictures=${pictures} .decision=${decision}></board-picture>`;
}
