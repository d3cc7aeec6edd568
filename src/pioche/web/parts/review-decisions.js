/** The choices of a game: those worth a second look with what would have been better and why, and all of them in short. */

import { say } from "../js/words.js";
import { html, live, nothing } from "../vendor/lit.js";
import {
  countsText,
  decisionsAt,
  drillsOf,
  marginText,
  markBadge,
  percentOf,
  reasonsOf,
  shareText,
} from "./review-figures.js";
import { speller } from "./scene.js";

/** @import { Decision, GameInfo } from "../js/types.js" */
/** @import { Reviewed } from "./review-parts.js" */

/**
 * @typedef {object} Choices  what is shown of them
 * @property {GameInfo} game
 * @property {string} table
 * @property {number | null} whose  only those of a seat
 * @property {(seat: number | null) => void} show
 * @property {boolean} all  whether the whole list is open
 * @property {(open: boolean) => void} showAll
 */

/** @param {Reviewed} reviewed @param {Choices} choices */
export function reviewDecisions(reviewed, choices) {
  const { whose } = choices;
  const { decisions, mistakes, counts } = reviewed.review;
  const shown = decisions.filter(({ seat }) => whose === null || seat === whose);
  const bad = decisionsAt(decisions, mistakes, whose);
  const count = counts.find(({ seat }) => seat === whose);
  return html`<section class="review-part" aria-labelledby="review-decisions">
    <h2 id="review-decisions">${say("web-review-decisions")}</h2>
    ${whoseChoice(reviewed, choices)}
    <p>${bad.length ? nothing : say("review-none")} ${count?.total ? countsText(count) : nothing}</p>
    ${drillOffer(reviewed, choices)}
    <ol class="decisions">
      ${bad.map((decision) => html`<li class="sheet decision">${decisionCard(reviewed, choices, decision)}</li>`)}
    </ol>
    ${shown.length ? allChoices(reviewed, choices, shown) : nothing}
  </section>`;
}

/**
 * Where several people played, one may look at the choices of one of them.
 * @param {Reviewed} reviewed
 * @param {Choices} choices
 */
function whoseChoice({ review, names }, { whose, show }) {
  const people = review.counts.flatMap(({ seat }) => seat ?? []);
  if (people.length < 2) return nothing;
  const change = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    show(value === "" ? null : Number(value));
  };
  return html`<div class="field review-whose">
    <label for="review-whose">${say("web-review-whose")}</label>
    <select id="review-whose" @change=${change}>
      <option value="" .selected=${live(whose === null)}>${say("web-review-everybody")}</option>
      ${people.map((seat) => html`<option value=${seat} .selected=${live(whose === seat)}>${names[seat]}</option>`)}
    </select>
  </div>`;
}

/** @param {Reviewed} reviewed @param {Choices} choices */
function drillOffer({ review }, { table, whose }) {
  const count = drillsOf(review, whose).length;
  if (!count) return nothing;
  return html`<p><a class="button main" href=${drillAddress(table, 1, whose)}>${say("web-drill-offer", { count })}</a></p>`;
}

/**
 * The address of a moment to try again: which one of a seat's, or of all. They are counted from one, and so are seats.
 * @param {string} table
 * @param {number} number
 * @param {number | null} seat
 */
export function drillAddress(table, number, seat) {
  return `/review/${table}?drill=${number}${seat === null ? "" : `&seat=${seat + 1}`}`;
}

/** Whose choice it was, and when. @param {Reviewed} reviewed @param {Decision} decision */
function placeOf({ where, names, own }, { step, seat }) {
  return seat === own
    ? where(step)
    : say("web-review-where", { where: where(step), name: names[seat] });
}

/** @param {Reviewed} reviewed @param {Choices} choices @param {Decision} decision */
function decisionCard(reviewed, choices, decision) {
  const { review, names, own } = reviewed;
  const { step, seat, loss, margin, played, best } = decision;
  const spell = speller(choices.game, names, { reader: own });
  const drill = drillsOf(review, choices.whose).indexOf(decision);
  const what = `${placeOf(reviewed, decision)}, ${spell.move(played)}`;
  return html`
    <p class="decision-head">
      ${markBadge(decision)} <span class="decision-where">${placeOf(reviewed, decision)}</span>
      <span class="decision-cost">${say("web-review-cost", { percent: percentOf(loss) })} <small>${marginText(margin)}</small></span>
    </p>
    <dl class="decision-moves">
      ${moveValue(say("web-review-played"), decision, played, spell)} ${moveValue(say("web-review-best"), decision, best, spell)}
    </dl>
    ${reasonsOf(decision).map((line) => html`<p class="decision-why">${spell.line(line)}</p>`)}
    <div class="buttons">
      <a class="button" href=${reviewed.replayAt(step, seat)} aria-label=${say("web-review-see-long", { what })}>${say("web-review-see")}</a>
      ${drill < 0 ? nothing : html`<a class="button" href=${drillAddress(choices.table, drill + 1, choices.whose)} aria-label=${say("web-drill-again-long", { what })}>${say("web-drill-again")}</a>`}
    </div>
  `;
}

/**
 * @param {string} label
 * @param {Decision} decision
 * @param {string} move
 * @param {{move: (move: string) => string}} spell
 */
function moveValue(label, { moves }, move, spell) {
  const value = moves.find((one) => one.move === move);
  return html`<div>
    <dt>${label}</dt>
    <dd>
      <strong>${spell.move(move)}</strong>
      ${value ? html`<span class="decision-value">${say("web-review-value", { percent: percentOf(value.share) })} <small>${marginText(value.margin)}</small></span>` : nothing}
    </dd>
  </div>`;
}

/** @param {Reviewed} reviewed @param {Choices} choices @param {readonly Decision[]} decisions */
function allChoices(reviewed, choices, decisions) {
  const toggled = (/** @type {Event} */ event) =>
    choices.showAll(/** @type {HTMLDetailsElement} */ (event.target).open);
  return html`<details class="all-choices" @toggle=${toggled}>
    <summary>${say("web-review-all", { count: decisions.length })}</summary>
    ${choices.all ? html`<ol>${decisions.map((decision) => html`<li>${choiceLine(reviewed, choices, decision)}</li>`)}</ol>` : nothing}
  </details>`;
}

/** @param {Reviewed} reviewed @param {Choices} choices @param {Decision} decision */
function choiceLine(reviewed, { game }, decision) {
  const { step, seat, played, moves } = decision;
  const share = moves.find(({ move }) => move === played)?.share ?? 0;
  return html`<a href=${reviewed.replayAt(step, seat)}>
    ${markBadge(decision)}
    <span class="choice-what"><strong>${speller(game, reviewed.names).move(played)}</strong> <span class="hint">${placeOf(reviewed, decision)}</span></span>
    <span class="choice-share">${shareText(share)}</span>
  </a>`;
}
