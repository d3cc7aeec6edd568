// The board of Diamant.

import { gem } from "../../art/gems.js";
import { rovingGrid } from "../../js/keyboard.js";
import { html, keyed, nothing } from "../../vendor/lit.js";
import { legalMove, MomentBoard, momentHooks, momentPart, passMoment } from "../scene.js";
import { ending, finalCount, votes } from "./ending.js";
import { doors, party, targets, walkers } from "./party.js";
import { dangersPart, pathPart } from "./path.js";
import { relic } from "./pictures.js";
import { cardsTurned, isVoter, revealedScene, summarizeReveal } from "./reveal.js";
import { viewOf } from "./view.js";

/** @import { Board, Scene } from "../scene.js" */
/** @import { RevealSummary } from "./reveal.js" */

function rock() {
  return html`<svg class="cave-rock" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path class="cave-roof" d="M0 0h100v7l-3 5-3-6-4 3-2 9-3-10-5 2-4-4-6 2-3 5-2-6-7 1-4 6-3-7-8 2-3 4-4-5-6 1-2 8-4-8-5 3-3 9-3-11-4 3-5-4-3 6-2-4z" />
    <path class="cave-stones" stroke-width=".3" d="M0 70l4-3 4 3 1 4H0zM92 66l4-3 4 2v8h-9zM0 48l3-2 2 3-1 4H0zM97 40l3-2v8l-4-1z" />
  </svg>`;
}

// Until it is measured.
const USUAL_SIZE = { width: 340, height: 200 };
// What happens while an ended expedition is still shown, and need not be seen at once.
const QUIET = ["chosen", "choice"];
// So much of the usual time a vote is shown before the next card.
const VOTE_SHARE = 0.6;

class DiamantBoard extends MomentBoard {
  static properties = { size: { state: true } };

  constructor() {
    super();
    this.size = USUAL_SIZE;
    /** @type {RevealSummary | null} */
    this.reveal = null;
    this.turned = 0;
    this.reveals = 0;
    /** @type {Element | null} */
    this.ground = null;
    this.measure = new ResizeObserver(([entry]) => {
      if (entry) this.resize(entry.contentRect);
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.measure.disconnect();
    this.ground = null;
  }

  /** @param {{width: number, height: number}} box */
  resize({ width, height }) {
    const same = width === this.size.width && height === this.size.height;
    if (!same && width && height)
      this.size = { width: Math.floor(width), height: Math.floor(height) };
  }

  updated() {
    const ground = this.querySelector(".cave-ground");
    if (ground === this.ground) return;
    this.measure.disconnect();
    this.ground = ground;
    if (ground) this.measure.observe(ground);
  }

  /** @param {Scene} scene */
  follow(scene) {
    const { fresh } = scene;
    if (!fresh.length || !fresh.every(({ event }) => QUIET.includes(event))) this.moment.end();
    if (cardsTurned(fresh)) this.turned = cardsTurned(fresh);
    const reveal = summarizeReveal(fresh);
    if (!reveal) return;
    this.reveal = reveal;
    this.reveals += 1;
    if (this.latest && (reveal.closed || isVoter(scene, reveal)))
      this.hold(this.latest, scene, reveal);
  }

  /**
   * The end of an expedition is held, and a vote, for a shorter time, for those who took part.
   * @param {Scene} before
   * @param {Scene} after
   * @param {RevealSummary} reveal
   */
  hold(before, after, reveal) {
    const scene = revealedScene(before, after, this.processed ?? [], reveal);
    this.moment.begin(scene, reveal.closed ? 1 : VOTE_SHARE);
  }

  render() {
    const scene = this.moment.scene ?? this.scene;
    if (!scene) return nothing;
    const { reveal } = this;
    const held = this.moment.held;
    return html`<section class="diamant ${scene.motion ? "" : "is-still"} ${held ? "is-held" : ""}" aria-label=${scene.say("web-board-diamant-cave")}>
      ${rock()} ${scene.over && !held ? finalCount(scene) : this.cave(scene, held)}
      ${held && reveal ? this.revealPart(scene, reveal) : nothing}
    </section>`;
  }

  /** @param {Scene} scene @param {RevealSummary} reveal */
  revealPart(scene, reveal) {
    if (!reveal.closed) return momentPart(this.moment, "vote", votes(scene, reveal));
    return momentPart(this.moment, reveal.trap ? "trap" : "closed", ending(scene, reveal));
  }

  /** @param {Scene} scene @param {boolean} held */
  cave(scene, held) {
    const { reveal } = this;
    const trap = held ? String(reveal?.trap?.face ?? "") : "";
    const walk = reveal?.leavers.length && scene.motion;
    return html`${this.top(scene)} ${dangersPart(scene)}
      ${pathPart(scene, this.size, { turned: held ? Number(Boolean(reveal?.closed)) : this.turned, trap })}
      ${party(scene, reveal)} ${doors(scene, held)}
      ${walk ? keyed(this.reveals, walkers(scene, reveal)) : nothing}`;
  }

  /** @param {Scene} scene */
  top(scene) {
    const view = viewOf(scene);
    const rubies = view.path_rubies;
    const lamps = Array.from({ length: view.expeditions }, (_, index) => index + 1);
    return html`<header class="cave-top">
      <h2 class="cave-title">${scene.described("diamant-board-expedition")}</h2>
      <span class="cave-lamps" aria-hidden="true"
        >${lamps.map((number) => html`<span class="lamp ${number < view.expedition ? "is-done" : number === view.expedition ? "is-lit" : ""}"></span>`)}</span
      >
      <span class="cave-relics" ${rovingGrid(scene)}>${view.relics_to_come.map(
        (face) =>
          html`<span data-face=${face} data-rove tabindex="-1" role="img" aria-label=${scene.spell.face(face)}><svg viewBox="0 0 100 100" aria-hidden="true">${relic(face)}</svg></span>`,
      )}</span>
      <p class="cave-rubies" title=${scene.say("diamant-board-path-rubies", { rubies })}>
        ${gem("ruby")}<b aria-hidden="true">${rubies}</b><span class="quiet">${scene.say("diamant-board-path-rubies", { rubies })}</span>
      </p>
    </header>`;
  }
}

customElements.define("diamant-board", DiamantBoard);

/** @param {string} move @returns {(scene: Scene) => string | null} */
const key = (move) => (scene) => legalMove(scene, move);

// So many dangers on the path are as bad as it gets.
const MOST_DANGERS = 4;
// So many rubies in one's bag are worth a racing heart.
const MUCH = 12;

/** The heart beats for what one carries, and faster with every danger on the path. @param {Scene} scene */
function stake(scene) {
  const { dangers, explorers } = viewOf(scene);
  const own = explorers[scene.seat ?? -1];
  if (!own?.inside || !dangers.length) return 0;
  const threat = Math.min(1, dangers.length / MOST_DANGERS);
  return threat * (0.5 + 0.5 * Math.min(1, own.unsafe / MUCH));
}

/** @type {Board} */
export const board = {
  ambience: { bed: "cave", calls: ["drip"] },
  stake,
  render: (scene) => html`<diamant-board .scene=${scene}></diamant-board>`,
  targets,
  ...momentHooks,
  intercept: passMoment,
  // In French and in English: continuer, sortir; go on, leave.
  keys: { c: key("go"), g: key("go"), s: key("leave"), l: key("leave") },
};
