// The heaps in the middle, the crates of all, what waits beside the digger's, and the glass.

import { seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, svg } from "../../vendor/lit.js";
import { calledName } from "../scene.js";
import { glassArt, heap, heapReach, LOW, MIDDLE, picture, stack } from "./pictures.js";
import { keyOf, spot, tapSpot } from "./spots.js";
import { GEMS, TOKENS, viewOf } from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Act } from "./spots.js" */
/** @import { Player } from "./view.js" */

/** What a kind of token is called, and how many there are. @param {Scene} scene @param {string} kind @param {number} count */
function tokensLabel(scene, kind, count) {
  return scene.say("web-board-digger-tokens", { face: scene.spell.face(kind), count });
}

/** The heaps of the centre, each in its place; one takes from them by the dice or by a tap on the heap. @param {Scene} scene @param {Act} act */
export function heaps(scene, act) {
  const { centre } = viewOf(scene);
  const title = scene.say("web-board-digger-centre");
  return html`<section class="heaps" aria-label=${title}>
    <div class="heap-row" role="group" aria-label=${title} ${rovingGrid(scene)}>${TOKENS.map(
      (kind) => {
        const count = centre[kind] ?? 0;
        const body = html`${heap(kind, count)}<i class="heap-spot" data-spot="heap-${kind}"></i><b class="tag" ${cssVars({ "--reach": heapReach(count) })}>${count}</b>`;
        return tapSpot(
          scene,
          {
            kind: `heap heap-${kind} ${count ? "" : "is-gone"}`,
            face: kind,
            move: `take ${kind}`,
            label: tokensLabel(scene, kind, count),
            body,
          },
          act,
        );
      },
    )}</div>
  </section>`;
}

/** Whose things lie on the cloth. @param {Scene} scene */
function besideTitle(scene) {
  const { digger } = viewOf(scene);
  if (digger === null || digger === scene.seat) return scene.say("web-board-digger-beside");
  return scene.say("web-board-digger-loot", { player: scene.names[digger] ?? "" });
}

/** What lies beside the digger's crate: a tap stores one of a kind. @param {Scene} scene @param {Act} act */
export function beside(scene, act) {
  const counts = viewOf(scene).beside;
  const title = besideTitle(scene);
  const next = thumbStore(scene);
  const stores = scene.legal.some((move) => move.startsWith("store "));
  const { digger } = viewOf(scene);
  return html`<section class="beside ${stores ? "is-urgent" : ""}" aria-label=${title} ${cssVars({ "--seat": digger === null ? null : seatColour(digger) })}>
    <h2 class="beside-title">${title}</h2>
    <div class="token-row" role="group" aria-label=${title} ${rovingGrid(scene)}>${TOKENS.map(
      (kind) => {
        const count = counts[kind] ?? 0;
        const move = `store ${kind}`;
        const place = {
          kind: `token ${count ? "" : "is-gone"} ${move === next ? "is-next" : ""}`,
          face: kind,
          move,
          label: tokensLabel(scene, kind, count),
          body: html`<span class="token-art" data-spot="beside-${kind}">${picture(kind)}</span>${count > 1 ? html`<b class="tag">${count}</b>` : nothing}`,
        };
        return move === next ? tapSpot(scene, place, act) : spot(scene, place, act);
      },
    )}</div>
  </section>`;
}

/** What the second thumb does: store all, the dearest, or stop. @param {Scene} scene */
export function thumbStore(scene) {
  if (scene.legal.includes("store-all")) return "store-all";
  return scene.legal.includes("stop") ? "stop" : dearest(scene);
}

/** The move that stores the dearest token. @param {Scene} scene */
export function dearest(scene) {
  const move = `store ${viewOf(scene).dearest}`;
  return scene.legal.includes(move) ? move : null;
}

// While one's own throw or take is played nothing is legal for a moment: a button that can be used again after it does not blink.
/** @type {Record<string, string[]>} */
const GOES_ON = {
  throw: ["throw", "thrown", "take", "steal"],
  store: ["throw", "thrown", "take", "steal", "store"],
};

/** Stopping with nothing taken stands back behind the next throw. @param {Scene} scene @param {string | null} move */
function quietly({ legal }, move) {
  return move === "stop" && legal.includes("throw") ? "is-quiet" : "";
}

/**
 * One of the two buttons; it keeps its place, whatever it does now.
 * @param {Scene} scene
 * @param {string} kind
 * @param {string | null} move
 * @param {Act} act
 */
function thumb(scene, kind, move, act) {
  const idle = kind === "throw" ? "throw" : "stop";
  const face = move?.startsWith("store ") ? move.slice("store ".length) : "";
  const art = picture(kind === "throw" ? "die" : face || "crate");
  const key = move && keyOf(scene, move.replace(" ", "-"));
  const between = !scene.legal.length && scene.act && GOES_ON[kind]?.includes(scene.act.kind ?? "");
  return html`<button type="button" class="thumb thumb-${kind} ${move || between ? quietly(scene, move) : "is-idle"}" data-move=${move ?? nothing} ?disabled=${!move}
    aria-disabled=${scene.busy ? "true" : nothing} @click=${() => move && act(move)}>
    ${art}<span>${scene.spell.move(move ?? idle)}</span>${kind === "throw" ? throwsLeft(scene) : nothing}${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
  </button>`;
}

/** Where throws are counted: how many are left. @param {Scene} scene */
function throwsLeft(scene) {
  const { throws_left: throws } = viewOf(scene);
  if (throws === null) return nothing;
  const words = scene.say("digger-board-throws", { throws });
  return html`<b class="tag" role="img" aria-label=${words} title=${words}>${throws}</b>`;
}

/** Throw, and store or stop, as large as two thumbs. @param {Scene} scene @param {Act} act */
export function thumbs(scene, act) {
  const throws = scene.legal.includes("throw") ? "throw" : null;
  return html`<div class="thumbs">
    ${thumb(scene, "throw", throws, act)}${thumb(scene, "store", thumbStore(scene), act)}
  </div>`;
}

// Crates

/** What is being played of a pile: a token is missing. @param {Scene} scene @param {Player} player @param {string} gem */
function actMark({ act }, { seat }, gem) {
  if (act?.kind === "steal" && act.data.other === seat && act.data.face === gem)
    return html`<b class="mark mark-loss">−1</b>`;
  return nothing;
}

/** How a crate takes part in what is being played. @param {Scene} scene @param {Player} player */
function part({ act }, { seat }) {
  if (act?.kind === "touches" && act.data.other === seat) return "is-toppled";
  if (act?.kind === "steal" && act.data.seat === seat) return "is-thief";
  return act?.kind === "steal" && act.data.other === seat ? "is-robbed" : "";
}

/**
 * The stones of a pile, and what is written below: how many, and what each is worth.
 * @param {string} gem
 * @param {number} count
 * @param {number} worth
 * @param {number} highest  the stack may be
 * @param {unknown} [mark]  over the stones
 */
export function pileBody(gem, count, worth, highest, mark = nothing) {
  return html`<span class="pile-stack">${count ? stack(gem, count, highest) : picture(gem)}${mark}</span><span class="pile-count"><b>${count}</b><span class="pile-worth">×${worth}</span></span>`;
}

/**
 * One pile of a crate; a button where it can be robbed.
 * @param {Scene} scene
 * @param {Player} player
 * @param {string} gem
 * @param {Act} act
 */
function pile(scene, player, gem, act) {
  const count = player.crate[gem] ?? 0;
  const worth = player.worth[gem] ?? 0;
  const label = scene.say("web-board-digger-pile", { face: scene.spell.face(gem), count, worth });
  const mark = html`<i class="pile-spot" data-spot="crate-${player.seat}-${gem}"></i>${actMark(scene, player, gem)}`;
  const highest = player.seat === largeSeat(scene) ? MIDDLE : LOW;
  const body = pileBody(gem, count, worth, highest, mark);
  return spot(
    scene,
    {
      kind: `pile pile-${gem} ${count ? "" : "is-gone"}`,
      face: gem,
      move: `steal ${gem} ${player.seat + 1}`,
      label,
      body,
    },
    act,
  );
}

/** A player's part in this turn: what it is called, and its picture. @param {Scene} scene @param {Player} player */
function role(scene, player) {
  const { digger, master, throws_left: throws } = viewOf(scene);
  const who = player.seat === scene.reader ? "you" : "other";
  if (digger === player.seat) return [scene.say("web-board-digger-digs", { who }), "die"];
  const keeps = throws === null && master === player.seat;
  return keeps ? [scene.say("web-board-digger-master"), "glass"] : null;
}

/**
 * @param {Scene} scene
 * @param {Player} player
 * @param {boolean} own  shown large
 * @param {Act} act
 */
function crate(scene, player, own, act) {
  const name = calledName(scene, player.seat);
  const duty = role(scene, player);
  const digs = viewOf(scene).digger === player.seat;
  const who = player.seat === scene.reader ? "you" : "other";
  const label = scene.say("web-board-digger-crate", { who, player: name });
  const { points } = player;
  return html`<section class="crate ${own ? "is-own" : "is-rival"} ${digs ? "has-turn" : ""} ${part(scene, player)}" aria-label=${label} ${cssVars({ "--seat": seatColour(player.seat) })}>
    <header class="crate-head">
      <span class="crate-face" aria-hidden="true" data-spot="face-${player.seat}">${portrait(player.seat, scene.bots?.[player.seat] ?? false)}</span><h2 class="crate-name">${name}</h2>${duty ? html`<span class="crate-role" role="img" aria-label=${duty[0]} title=${duty[0]}>${picture(duty[1] ?? "")}${own ? html`<span class="role-name">${duty[0]}</span>` : nothing}</span>` : nothing}
      <b class="crate-points">${scene.say(own ? "web-board-points" : "web-table-points", { points })}</b>
    </header>
    <div class="crate-piles" role="group" aria-label=${label} ${rovingGrid(scene)}>
      ${GEMS.map((gem) => pile(scene, player, gem, act))}
    </div>
  </section>`;
}

/** The one that is shown large: one's own; for those who watch, the digger's. @param {Scene} scene */
export function largeSeat(scene) {
  return scene.seat ?? viewOf(scene).digger ?? 0;
}

/** One's crate, and the box for water beside it. @param {Scene} scene @param {Act} act */
export function ownCrate(scene, act) {
  const { players, box } = viewOf(scene);
  const player = players[largeSeat(scene)];
  const label = scene.say("digger-board-box", { water: box });
  return html`<div class="camp">
    <span class="water-box" role="img" aria-label=${label} title=${label} >${picture("box")}<i class="pile-spot" data-spot="box"></i><b class="tag">${box}</b></span>
    ${player ? crate(scene, player, true, act) : nothing}
  </div>`;
}

/** @param {Scene} scene @param {Act} act */
export function rivals(scene, act) {
  const others = viewOf(scene).players.filter(({ seat }) => seat !== largeSeat(scene));
  return html`<div class="rivals rivals-${others.length}">
    ${others.map((player) => crate(scene, player, false, act))}
  </div>`;
}

// The glass

const SECOND = 1000;

/**
 * The milliseconds left in the glass; null where it is hidden. In a replay it stops at the last action.
 * @param {Scene} scene
 */
export function timeLeft(scene) {
  const { glass, elapsed } = viewOf(scene);
  if (!glass) return null;
  const now = scene.now ? scene.now() : glass.began + elapsed;
  return Math.max(0, glass.ends - now);
}

/** Whether the viewer keeps the time of this turn, or may watch the one who does. @param {Scene} scene */
export function keepsTime(scene) {
  const { master, throws_left: throws } = viewOf(scene);
  if (throws !== null || scene.over) return false;
  return scene.seat === null || scene.seat === master;
}

/** The glass in the hands of the one who keeps the time; it stands until the first throw. @param {Scene} scene @param {number | null} left  in milliseconds */
export function drawGlass(scene, left) {
  const { glass } = viewOf(scene);
  const seconds = Math.ceil((left ?? 0) / SECOND);
  const share = glass ? (left ?? 0) / (glass.ends - glass.began) : 1;
  const words = glass
    ? scene.say("digger-board-glass", { seconds })
    : scene.say("web-board-digger-glass-waits");
  return html`<div class="glass ${glass && share < 0.25 ? "is-low" : ""}" role="img" aria-label=${words}>
    <svg class="glass-art" viewBox="0 0 120 112" aria-hidden="true">
      <ellipse cx="66" cy="106" rx="40" ry="5" fill="#000" opacity=".3" />
      <g transform="translate(10 2)">${glassArt(share)}</g>
      ${hands()}
    </svg>
    <span class="glass-words" aria-hidden="true">${glass ? html`<b class="glass-seconds">${seconds}<small>s</small></b>` : nothing}<span>${keeper(scene)}</span></span>
  </div>`;
}

/** Whose hands they are. @param {Scene} scene */
function keeper(scene) {
  if (scene.seat !== null) return scene.say("web-board-digger-glass-yours");
  return scene.say("web-board-digger-glass-of", { player: scene.names[viewOf(scene).master ?? 0] });
}

/** The keeper's hands around the glass. */
function hands() {
  const skin = "#f0c79d";
  return svg`<g fill=${skin} stroke="#2a1a12" stroke-width="3" stroke-linejoin="round">
    <path d="M2 112V86q2-12 14-18l16-8q8-2 9 5t-8 11l-6 4 12 0q8 1 8 7t-8 7l-12 2-5 16z"/>
    <path d="M118 112V86q-2-12-14-18l-16-8q-8-2-9 5t8 11l6 4-12 0q-8 1-8 7t8 7l12 2 5 16z"/></g>
    <path d="M8 90q2-9 10-13M112 90q-2-9-10-13" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`;
}
