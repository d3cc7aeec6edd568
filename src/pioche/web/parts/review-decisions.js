/** The choices of a game: those worth a second look with what would have been better and why, repeats together, and all of them in short. */

import { linkTo } from "../js/router.js";
import { say } from "../js/words.js";
import { html, live, nothing, repeat } from "../vendor/lit.js";
import {
  costOf,
  countsText,
  decisionsAt,
  drillsOf,
  grouped,
  marginText,
  markBadge,
  percentOf,
  reasonsOf,
  shareText,
} from "./review-figures.js";
import { boardPicture } from "./review-pictures.js";
import { speller } from "./scene.js";

/** @import { Decision, GameInfo, Review } from "../js/types.js" */
/** @import { Pictures } from "./review-pictures.js" */
/** @import { Moments } from "./review-parts.js" */

/**
 * @typedef {object} Choices  what is shown of them
 * @property {GameInfo} game
 * @property {string} table
 * @property {readonly Decision[]} listed  those worth a second look, in the order in which they are shown
 * @property {Review | null} review  none while it is made
 * @property {Pictures | null} pictures
 * @property {number | null} whose  only those of a seat
 * @property {(seat: number | null) => void} show
 * @property {boolean} all  whether the whole list is open
 * @property {(open: boolean) => void} showAll
 */

/** @param {Moments} moments @param {Choices} choices */
export function reviewDecisions(moments, choices) {
  const { whose, review } = choices;
  const bad = choices.listed.filter(({ seat }) => whose === null || seat === whose);
  return html`<section class="review-part" aria-labelledby="review-decisions">
    <h2 id="review-decisions">${say("web-review-decisions")}</h2>
    ${review ? whoseChoice(review, moments, choices) : nothing} ${review ? countsLine(review, choices, bad) : nothing}
    ${review ? drillOffer(review, choices) : nothing}
    ${bad.length ? html`<p class="hint">${say("web-review-pictures")}</p>` : nothing}
    <ol class="decisions">
      ${repeat(
        grouped(bad, ({ group }) => group),
        ([first]) => first.group,
        (group) => html`<li class="sheet decision">${decisionCard(moments, choices, group)}</li>`,
      )}
    </ol>
    ${review ? allChoices(moments, choices, review) : nothing}
  </section>`;
}

/** @param {Review} review @param {Choices} choices @param {readonly Decision[]} bad */
function countsLine({ counts }, { whose }, bad) {
  const count = counts.find(({ seat }) => seat === whose);
  return html`<p>${bad.length ? nothing : say("review-none")} ${count?.total ? countsText(count) : nothing}</p>`;
}

/**
 * Where several people played, one may look at the choices of one of them.
 * @param {Review} review
 * @param {Moments} moments
 * @param {Choices} choices
 */
function whoseChoice(review, { called }, { whose, show }) {
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
      ${people.map((seat) => html`<option value=${seat} .selected=${live(whose === seat)}>${called[seat]}</option>`)}
    </select>
  </div>`;
}

/** @param {Review} review @param {Choices} choices */
function drillOffer(review, { table, whose }) {
  const count = drillsOf(review, whose).length;
  if (!count) return nothing;
  return html`<p><a class="button main" href=${linkTo(drillAddress(table, 1, whose))}>${say("web-drill-offer", { count })}</a></p>`;
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

/** Whose choice it was, and when. @param {Moments} moments @param {Decision} decision */
function placeOf({ where, names, own }, { step, seat }) {
  return seat === own
    ? where(step)
    : say("web-review-where", { where: where(step), name: names[seat] });
}

/** What a choice was about; reviews of earlier versions know only the move. @param {Choices} choices @param {Moments} moments @param {Decision} decision */
function titleOf({ game }, { names, own }, { title, played }) {
  const spell = speller(game, names, { reader: own });
  return title ? spell.line(title) : spell.move(played);
}

/**
 * The worst of some choices that repeat each other, and then the others.
 * @param {Moments} moments
 * @param {Choices} choices
 * @param {readonly Decision[]} group
 */
function decisionCard(moments, choices, group) {
  const [decision, ...others] = group;
  const often = others.length
    ? html`<span class="badge">${say("web-review-times", { count: group.length })}</span>`
    : nothing;
  const title = html`<h3 class="decision-title">${titleOf(choices, moments, decision)}</h3>`;
  return html`${moment(moments, choices, decision, { often, title })} ${others.length ? repeats(moments, choices, others) : nothing}`;
}

/**
 * A moment: its picture, what the choice cost, and why.
 * @param {Moments} moments
 * @param {Choices} choices
 * @param {Decision} decision
 * @param {{often?: unknown, title?: unknown}} [more]
 */
function moment(moments, choices, decision, { often = nothing, title = nothing } = {}) {
  const spell = speller(choices.game, moments.names, { reader: moments.own });
  return html`
    ${boardPicture(choices.pictures, decision)}
    <div class="decision-words">
      <p class="decision-head">${markBadge(decision)} <span class="decision-cost">${costText(decision)}</span> ${often}</p>
      ${title}
      <p class="decision-place hint">${placeOf(moments, decision)}</p>
      ${comparison(decision)}
      <ul class="decision-why">${reasonsOf(decision).map((line) => html`<li>${spell.line(line)}</li>`)}</ul>
    </div>
    ${momentButtons(moments, choices, decision)}
  `;
}

/** @param {Decision} decision */
function costText(decision) {
  const percent = costOf(decision, decision.played);
  return html`${say("web-review-cost", { percent })} <small>${marginText(decision.margin)}</small>`;
}

/** How often the played move wins, and how often the best. @param {Decision} decision */
function comparison({ verdicts, played, best }) {
  const shares = [played, best].map(
    (wanted) => verdicts.find(({ move }) => move === wanted)?.share ?? 0,
  );
  const [before, after] = shares.map(percentOf);
  return html`<p class="decision-shares">${say("web-review-wins", { before, after })}</p>`;
}

/** @param {Moments} moments @param {Choices} choices @param {Decision} decision */
function momentButtons(moments, choices, decision) {
  const { review, table, whose } = choices;
  const drill = review ? drillsOf(review, whose).indexOf(decision) : -1;
  const what = `${placeOf(moments, decision)}, ${titleOf(choices, moments, decision)}`;
  return html`<div class="buttons">
    <a class="button" href=${linkTo(moments.replayAt(decision.step, decision.seat))} aria-label=${say("web-review-see-long", { what })}>${say("web-review-see")}</a>
    ${drill < 0 ? nothing : html`<a class="button" href=${linkTo(drillAddress(table, drill + 1, whose))} aria-label=${say("web-drill-again-long", { what })}>${say("web-drill-again")}</a>`}
  </div>`;
}

/** @param {Moments} moments @param {Choices} choices @param {readonly Decision[]} others */
function repeats(moments, choices, others) {
  return html`<details class="repeats">
    <summary>${say("web-review-repeats", { count: others.length })}</summary>
    <ul>
      ${others.map((decision) => html`<li>${moment(moments, choices, decision)}</li>`)}
    </ul>
  </details>`;
}

/** @param {Moments} moments @param {Choices} choices @param {Review} review */
function allChoices(moments, choices, { decisions }) {
  const { whose } = choices;
  const shown = decisions.filter(({ seat }) => whose === null || seat === whose);
  if (!shown.length) return nothing;
  const toggled = (/** @type {Event} */ event) => {
    if (event.target === event.currentTarget)
      choices.showAll(/** @type {HTMLDetailsElement} */ (event.target).open);
  };
  return html`<details class="all-choices" @toggle=${toggled}>
    <summary>${say("web-review-all", { count: shown.length })}</summary>
    ${choices.all ? html`<ol>${playedGroups(shown).map((group) => html`<li>${choiceGroup(moments, choices, group)}</li>`)}</ol>` : nothing}
  </details>`;
}

/** Choices of the same move by the same seat, with the same mark. @param {readonly Decision[]} decisions */
function playedGroups(decisions) {
  return grouped(decisions, ({ seat, played, mark }) => `${seat} ${mark} ${played}`);
}

/** @param {Moments} moments @param {Choices} choices @param {readonly Decision[]} group */
function choiceGroup(moments, choices, group) {
  const [first] = group;
  if (group.length === 1) return choiceLine(moments, choices, first);
  const move = speller(choices.game, moments.names).move(first.played);
  return html`<details class="repeats">
    <summary>${markBadge(first)} <span class="choice-what"><strong>${say("web-review-often", { move, count: group.length })}</strong></span></summary>
    <ol>${group.map((decision) => html`<li>${choiceLine(moments, choices, decision)}</li>`)}</ol>
  </details>`;
}

/** @param {Moments} moments @param {Choices} choices @param {Decision} decision */
function choiceLine(moments, { game }, decision) {
  const { step, seat, played, verdicts } = decision;
  const share = verdicts.find(({ move }) => move === played)?.share ?? 0;
  return html`<a href=${linkTo(moments.replayAt(step, seat))}>
    ${markBadge(decision)}
    <span class="choice-what"><strong>${speller(game, moments.names).move(played)}</strong> <span class="hint">${placeOf(moments, decision)}</span></span>
    <span class="choice-share">${shareText(share)}</span>
  </a>`;
}

/**
 * The decisions worth a second look. What a reader has seen coming keeps its place; what comes later is put behind it.
 * @param {Review} review
 * @param {readonly Decision[]} seen
 */
export function listedOf({ decisions, mistakes }, seen) {
  const all = decisionsAt(decisions, mistakes, null);
  const order = new Map(seen.map(({ step, seat }, place) => [`${step} ${seat}`, place]));
  const placeIn = (/** @type {Decision} */ { step, seat }) =>
    order.get(`${step} ${seat}`) ?? order.size;
  return [...all].sort((one, other) => placeIn(one) - placeIn(other));
}
