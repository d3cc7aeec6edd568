// The final count: the river is dry, and every crate is emptied token by token.

import { laurel, seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { listed } from "../../js/spell.js";
import { cssVars } from "../../js/styles.js";
import { html, keyed, nothing, repeat } from "../../vendor/lit.js";
import { calledName, nameInSentence } from "../scene.js";
import { pileBody } from "./camp.js";
import { HIGH, picture } from "./pictures.js";
import { GEMS, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Act } from "../sequencer.js" */
/** @import { Player, Tally } from "./view.js" */

// The whole of it; where little is to be counted, the winner is looked at for longer.
const ENDING_MS = 3800;
const OPEN_MS = 500;
const COUNT_MS = 2200;
const LONGEST_BEAT_MS = 300;
// Where there is more to count, some tokens come two at a time.
const MOST_BEATS = 13;

/** @param {Scene} after @returns {Act[]} */
export function countingActs(after) {
  const { tally, winners } = viewOf(after);
  if (!tally || !winners) return [];
  const apart = Math.ceil(tally.length / MOST_BEATS);
  const beats = tally.filter((_, place) => (tally.length - 1 - place) % apart === 0);
  const hold = Math.min(LONGEST_BEAT_MS, COUNT_MS / Math.max(1, beats.length));
  const none = viewOf(after).scores.map(() => 0);
  return [
    countingAct(after, { face: "", tokens: none, totals: none }, OPEN_MS),
    ...beats.map((beat) => countingAct(after, beat, hold)),
    { kind: "winner", scene: after, hold: ENDING_MS - OPEN_MS - beats.length * hold },
  ];
}

/** The chips count along. @param {Scene} after @param {Tally} data @param {number} hold @returns {Act} */
function countingAct(after, data, hold) {
  return {
    kind: "count",
    data,
    scene: { ...after, view: { ...after.view, scores: data.totals } },
    hold,
  };
}

/** How many tokens of a kind have been counted in a crate. @param {Player} player @param {string} gem @param {Tally | null} beat  none: all */
function counted({ seat, crate }, gem, beat) {
  const turn = beat ? GEMS.indexOf(gem) - GEMS.indexOf(beat.face) : -1;
  if (turn === 0) return beat?.tokens[seat] ?? 0;
  return turn < 0 ? (crate[gem] ?? 0) : 0;
}

/** The crates of all, filled as far as they are counted. @param {Scene} scene */
export function ending(scene) {
  const counts = scene.act?.kind === "count";
  const title = counts ? scene.say("digger-event-over") : resultWords(scene);
  return html`<section class="count ${counts ? "" : "is-won"}">
    ${counts || !scene.motion ? nothing : rejoicing(scene)}
    <h2 class="count-title">${title}</h2>
    <div class="count-rows">${repeat(
      ordered(scene),
      ({ seat }) => seat,
      (player) => row(scene, player),
    )}</div>
  </section>`;
}

/** Who has won, and why. @param {Scene} scene */
function resultWords(scene) {
  const { scores } = viewOf(scene);
  const winners = viewOf(scene).winners ?? [];
  const [first = 0] = winners;
  const alone = first === scene.reader ? "you" : "other";
  return scene.say("web-board-digger-won", {
    who: winners.length > 1 ? "shared" : alone,
    names: listed(winners.map((seat) => nameInSentence(scene, seat))),
    points: scores[first] ?? 0,
  });
}

const SHOWER = 20;

/** Rays; and a shower of gems, but not for one who has lost. @param {Scene} scene */
function rejoicing(scene) {
  const { winners } = viewOf(scene);
  const { reader } = scene;
  const lost = reader !== null && !winners?.includes(reader);
  const gems = Array.from({ length: SHOWER }, (_, place) => {
    const vars = {
      "--x": (place * 37) % 100,
      "--late": (place * 61) % 100,
      "--turn": place % 2 ? 1 : -1,
    };
    return html`<i class="shower-gem" ${cssVars(vars)}>${picture(GEMS[place % GEMS.length] ?? "")}</i>`;
  });
  return html`<span class="count-rays" aria-hidden="true"></span>${lost ? nothing : html`<span class="shower" aria-hidden="true">${gems}</span>`}`;
}

/** Where each crate stands, by seat. @param {Element} board */
export function placesOf(board) {
  const rows = /** @type {NodeListOf<HTMLElement>} */ (board.querySelectorAll(".count-row"));
  return new Map([...rows].map((each) => [each.dataset.seat, each.getBoundingClientRect()]));
}

const WALK_MS = 650;

/** The crates walk from where they were to where they stand now. @param {Element} board @param {ReturnType<typeof placesOf>} before */
export function walk(board, before) {
  for (const [seat, now] of placesOf(board)) {
    const was = before.get(seat);
    const moved = was && (was.x !== now.x || was.y !== now.y || was.width !== now.width);
    if (!moved) continue;
    const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${was.width / now.width}, ${was.height / now.height})`;
    board.querySelector(`.count-row[data-seat="${seat}"]`)?.animate(
      [
        { transform: from, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      {
        duration: WALK_MS,
        easing: "cubic-bezier(.3,.9,.3,1)",
      },
    );
  }
}

/** By seat while they are counted, then the best first. @param {Scene} scene */
function ordered(scene) {
  const { players, scores } = viewOf(scene);
  if (scene.act?.kind === "count") return players;
  return players.toSorted((one, two) => (scores[two.seat] ?? 0) - (scores[one.seat] ?? 0));
}

/** @param {Scene} scene @param {Player} player */
function row(scene, player) {
  const { seat } = player;
  const { scores, winners } = viewOf(scene);
  const beat = scene.act?.kind === "count" ? scene.act.data : null;
  const name = calledName(scene, seat);
  const points = scores[seat] ?? 0;
  const won = !beat && winners?.includes(seat);
  const leads = beat && points > 0 && points === Math.max(...scores);
  const label = scene.say("web-board-digger-counted", { player: name, points });
  return html`<div class="count-row ${won ? "is-winner" : ""} ${leads ? "is-leading" : ""}" data-seat=${seat} role="img" aria-label=${label} ${cssVars({ "--seat": seatColour(seat) })}>
    <span class="count-face">${portrait(seat, scene.bots?.[seat] ?? false)}</span>
    <b class="count-name">${won ? html`<span class="count-crown">${laurel()}</span>` : nothing}<span>${name}</span></b>
    <span class="count-crate crate-piles">${GEMS.map((gem) => pile(player, gem, beat))}</span>
    <b class="count-points">${points}</b>
  </div>`;
}

/** A pile as far as it is counted; it hops with every token. @param {Player} player @param {string} gem @param {Tally | null} beat */
function pile(player, gem, beat) {
  const count = counted(player, gem, beat);
  const kind = `${count ? "" : "is-gone"} ${beat?.face === gem ? "is-counted" : ""}`;
  return html`<span class="pile ${kind}">${keyed(count, pileBody(gem, count, player.worth[gem] ?? 0, HIGH))}</span>`;
}
