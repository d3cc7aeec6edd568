// Galleries: one's own as tunnels through the hill, the rivals' above them, smaller; and the choice of several to dig in.

import { seatColour } from "../../art/camp.js";
import { portrait } from "../../art/portraits.js";
import { rovingGrid } from "../../js/keyboard.js";
import { cssVars } from "../../js/styles.js";
import { html, nothing, repeat } from "../../vendor/lit.js";
import { calledName, legalMove, playOne } from "../scene.js";
import { frameOf, picture } from "./pictures.js";
import {
  boardedDoorway,
  buried,
  crystals,
  doorway,
  moveButton,
  recruitFigure,
  rubble,
  still,
  turnedCard,
} from "./pieces.js";
import { track } from "./track.js";
import {
  closeChoices,
  digChoices,
  FEWEST_ROWS,
  placeMove,
  restingPlace,
  rivalsOf,
  seatInMiddle,
  targetMoves,
  viewOf,
} from "./view.js";

/** @import { Scene } from "../scene.js" */
/** @import { Gallery, GalleryCard, Player } from "./view.js" */

// A rival's hill has two lines: more galleries stand in pairs.
const TWO_LINES = 2;
// An empty place is so wide, a card being 1, with the room around it.
const AHEAD = 0.72;
// Places in a gallery from which on it is long on a narrow board: alone, and beside another.
const LONG = 6;
const VERY_LONG = 10;

/** What the present act does to a gallery: `strike`, `collapse`, `close`. @param {Scene} scene @param {number} seat @param {number} number */
function actIn({ act }, seat, number) {
  const here = act?.data?.seat === seat && act.data.gallery === number;
  return here ? (act?.kind ?? "") : "";
}

/** The enemy, where it strikes. @param {Scene} scene @param {number} seat @param {number} number */
function strikeMark(scene, seat, number) {
  if (actIn(scene, seat, number) !== "strike") return nothing;
  return html`<span class="dig-strike" aria-hidden="true">${picture(scene.act?.data.face)}</span>`;
}

/** A card in words, as in the description. @param {Scene} scene @param {GalleryCard} each @param {number} position */
function cardText(scene, each, position) {
  return scene.say("dig-board-card", {
    position,
    face: scene.spell.face(each.face),
    recruit: each.recruit ? 1 : 0,
    gems: each.gems,
  });
}

/** What lies and stands on a card. @param {GalleryCard} each @param {number} seat @param {string} where */
function load({ recruit, gems }, seat, where) {
  return html`${gems ? html`<span class="dig-gems" data-spot="gem:${where}">${picture("gem")}${gems > 1 ? html`<b>${gems}</b>` : nothing}</span>` : nothing}
    ${recruit ? html`<span class="dig-post" data-spot="recruit:${where}">${recruitFigure(seat)}</span>` : nothing}`;
}

/**
 * @param {Scene} scene
 * @param {{seat: number, number: number, position: number}} where
 * @param {GalleryCard} each
 * @param {boolean} inButton  a part of a button, which says it all
 */
function laidCard(scene, { seat, number, position }, each, inButton = false) {
  const where = `${seat}:${number}:${position}`;
  const spot = `card:${where}`;
  const value = viewOf(scene).players[seat].values[each.face];
  const worth = value && seat === seatInMiddle(scene) ? crystals(value) : nothing;
  const kind = `dig-card is-laid is-${frameOf(each.face)}`;
  const inside = html`${picture(each.face)}${worth}`;
  const shown = inButton
    ? html`<span class=${kind} data-face=${each.face} data-spot=${spot}><span class="dig-inside">${inside}</span></span>`
    : still(kind, each.face, cardText(scene, each, position), inside, spot);
  const asked = isAskedAbout(scene, seat, number, position) ? "is-asked" : "";
  return html`<span class="dig-slot ${each.recruit ? "has-recruit" : ""} ${asked}">${shown}${load(each, seat, where)}</span>`;
}

/** Whether the question is about this card: a stone just added, on which a recruit may go. @param {Scene} scene @param {number} seat @param {number} number @param {number} position */
function isAskedAbout(scene, seat, number, position) {
  const { stage, asked, place, galleries } = viewOf(scene);
  const here = stage === "wall" && asked === seat && place === number;
  return here && position === galleries[seat][number - 1].length;
}

/** One's own hill: its galleries, and a place for the next one, which takes little room beside a gallery. @param {Scene} scene */
export function ownGround(scene) {
  const seat = seatInMiddle(scene);
  const rows = viewOf(scene).galleries[seat].flatMap((gallery, index) =>
    gallery.length || actIn(scene, seat, index + 1) ? [{ number: index + 1, gallery }] : [],
  );
  const free = Math.max(0, FEWEST_ROWS - rows.length);
  const shaken = scene.act?.kind === "collapse" && scene.act.data.seat === seat;
  return html`<div class="dig-ground has-${rows.length} ${shaken ? "is-shaken" : ""}" ${cssVars({ "--seat": seatColour(seat) })}>
    <div class="dig-rows">${repeat(
      rows,
      (row) => row.number,
      (row) => galleryRow(scene, row, rows.length),
    )}${Array.from({ length: free }, (_, index) => freeRow(scene, index, rows.length))}</div>
  </div>`;
}

/** How galleries and low places share the height: on each row, so that its sizes are worked out anew. @param {number} dug */
function share(dug) {
  return { "--rows": Math.max(1, dug), "--free": dug < FEWEST_ROWS ? 1 : 0 };
}

/** How a gallery is opened is explained until something has been found. @param {Player} player */
function hasNothing({ points, crystals: worth, equipment, companions }) {
  return !points && !worth && !equipment.length && !companions.length;
}

/** Where a gallery may be dug; in the first one lies the stone that would open it. @param {Scene} scene @param {number} index @param {number} dug */
function freeRow(scene, index, dug) {
  const first = index === 0;
  const begins = first && restingPlace(scene) === 0;
  const move = first ? legalMove(scene, begins ? "recruit" : "beside") : null;
  const tap = () => move && playOne(scene, move);
  const low = dug + index ? "is-low" : "";
  return html`<div class="dig-free-row ${low} ${move ? "is-lit" : ""}" data-tap=${move ?? nothing} ${cssVars(share(dug))} @click=${tap}>${begins && move ? doorway() : boardedDoorway()}<div class="dig-cave ${begins ? "has-card" : ""}">
    ${begins ? opening(scene, move) : buried(dug + index)}${first && !begins ? outside(scene, dug, move) : nothing}</div></div>`;
}

/** The stone that would open a gallery, and the recruit who would. @param {Scene} scene @param {string | null} move */
function opening(scene, move) {
  const recruit = html`<span class="dig-invited" aria-hidden="true">${recruitFigure(seatInMiddle(scene))}</span>`;
  return html`${restingCard(scene)}${move ? recruit : nothing}`;
}

/** A tap digs there; at first it is said how a gallery is opened. @param {Scene} scene @param {number} dug @param {string | null} move */
function outside(scene, dug, move) {
  const hint = !dug && hasNothing(viewOf(scene).players[seatInMiddle(scene)]);
  return html`${move ? digHint(scene, "web-board-dig-beside") : nothing}${hint ? html`<p>${scene.say("web-board-dig-no-gallery")}</p>` : nothing}`;
}

/** A pickaxe and a word, where a tap digs. @param {Scene} scene @param {string} word */
function digHint(scene, word) {
  return html`<span class="dig-hint" aria-hidden="true">${picture("pickaxe")}<span class="dig-words">${scene.say(word)}</span></span>`;
}

/** The card in question. @param {Scene} scene */
function restingCard(scene) {
  const [turned] = viewOf(scene).revealed;
  return html`<span class="dig-rest">${turnedCard(scene, turned, null, 0)}</span>`;
}

/** A tap on its mouth, its end or between its cards does what the strip offers: digs there. @param {Scene} scene @param {{number: number, gallery: Gallery}} row @param {number} dug */
function galleryRow(scene, { number, gallery }, dug) {
  const seat = seatInMiddle(scene);
  const dig = legalMove(scene, `dig ${number}`);
  const tap = () => dig && playOne(scene, dig);
  const rests = restingPlace(scene) === number;
  const steps = gallery.length ? stepsAhead(scene, number).length : 0;
  const places = gallery.length + steps;
  const widths = gallery.length + AHEAD * steps;
  return html`<div class="dig-gallery ${dig ? "is-open" : ""} is-${actIn(scene, seat, number)} ${length(places)} ${rests ? "has-rest" : ""}" role="group" aria-label=${scene.say("web-board-gallery", { number })} ${cssVars({ "--places": widths.toFixed(1), ...share(dug) })} ${rovingGrid(scene)}>
    ${entry(scene, seat, number, dig, tap)}
    <div class="dig-tunnel" data-spot="gallery:${seat}:${number}">
      ${dig ? html`<i class="dig-tunnel-tap" data-tap=${dig} aria-hidden="true" @click=${tap}></i>` : nothing}
      <div class="dig-laid">${gallery.map((each, index) => laidCard(scene, { seat, number, position: index + 1 }, each))}
      ${gallery.length ? ahead(scene, number, gallery, dig, tap) : nothing}</div>
      ${rests ? restingCard(scene) : nothing}
      ${actIn(scene, seat, number) === "collapse" ? rubble() : nothing}
    </div>
    ${strikeMark(scene, seat, number)} ${end(scene, number, dig, tap)}
  </div>`;
}

/** How long a gallery is: on a narrow board its places take two lines. @param {number} places */
function length(places) {
  if (places < LONG) return "";
  return places < VERY_LONG ? "is-long" : "is-long is-very-long";
}

/** The way in, with what the gallery would bring now. @param {Scene} scene @param {number} seat @param {number} number @param {string | null} dig @param {() => void} tap */
function entry(scene, seat, number, dig, tap) {
  const worth = viewOf(scene).worth[seat][number - 1];
  return html`<span class="dig-entry" aria-hidden="true" data-tap=${dig ?? nothing} @click=${tap}>${doorway()}<b class="dig-number">${number}</b>
    ${worth ? html`<span class="dig-worth">${picture("gem")}${worth}</span>` : nothing}</span>`;
}

/**
 * Its end: a button where the card in question can be used; where it can be dug, a tap does what the strip offers.
 * @param {Scene} scene
 * @param {number} number
 * @param {string | null} dig
 * @param {() => void} tap
 */
function end(scene, number, dig, tap) {
  const place = placeMove(scene, number);
  const inside = (/** @type {string} */ word) =>
    html`${picture("pickaxe")}<span class="dig-words">${scene.say(word)}</span>`;
  if (place) return moveButton(scene, place, "dig-end", inside("web-board-dig-here"));
  if (!dig) return html`<span class="dig-end" aria-hidden="true"></span>`;
  return html`<span class="dig-end is-lit" aria-hidden="true" data-tap=${dig} @click=${tap}><span class="dig-inside">${inside("web-board-dig-dig")}</span></span>`;
}

/** The gems of the next places of one's gallery, up to the first that bears any. @param {Scene} scene @param {number} number */
function stepsAhead(scene, number) {
  return viewOf(scene).next_gems[seatInMiddle(scene)][number - 1];
}

/** The empty places up to the next gem. @param {Scene} scene @param {number} number @param {Gallery} gallery @param {string | null} dig @param {() => void} tap */
function ahead(scene, number, gallery, dig, tap) {
  const seat = seatInMiddle(scene);
  return stepsAhead(scene, number).map((gems, step) => {
    const position = gallery.length + step + 1;
    const text = gems ? scene.say("web-board-dig-next-gem", { position }) : String(position);
    return html`<span class="dig-slot is-ahead ${gems ? "has-gem" : ""}" aria-hidden="true" data-tap=${dig ?? nothing} @click=${tap}><span class="dig-hollow" data-spot=${`next:${seat}:${number}:${position}`} title=${text}>
      ${gems ? picture("gem") : html`<small>${position}</small>`}</span></span>`;
  });
}

/** The rivals' hills: who they are, what they have, their galleries. @param {Scene} scene */
export function rivals(scene) {
  const all = rivalsOf(scene);
  const aimed = targetMoves(scene).length ? "is-aimed-at" : "";
  return html`<div class="dig-rivals ${aimed}" ${cssVars({ "--rivals": all.length })}>${repeat(
    all,
    ({ seat }) => seat,
    (player) => rival(scene, player),
  )}</div>`;
}

/** How the galleries of a rival share their room. @param {number} standing */
function linesOf(standing) {
  if (standing < 2) return "";
  return standing > TWO_LINES ? "is-several is-paired" : "is-several";
}

/** @param {Scene} scene @param {Player} player */
function rival(scene, player) {
  const { seat } = player;
  const name = calledName(scene, seat);
  const rows = viewOf(scene).galleries[seat];
  const turn = viewOf(scene).active === seat && !scene.over;
  const standing = rows.filter((gallery, index) => gallery.length || actIn(scene, seat, index + 1));
  const shaken = scene.act?.kind === "collapse" && scene.act.data.seat === seat;
  return html`<section class="dig-rival ${turn ? "has-turn" : ""} ${shaken ? "is-shaken" : ""}" aria-label=${name} ${cssVars({ "--seat": seatColour(seat) })} ${rovingGrid(scene)}>
    <span class="dig-rival-face" aria-hidden="true">${portrait(seat, scene.bots?.[seat] ?? false)}</span>
    <header class="dig-rival-head" data-spot="player:${seat}">
      <b class="dig-rival-name">${name}</b>
      <span class="dig-counts">${still("dig-count", "recruit", recruitText(scene, player), html`${recruitFigure(seat)}<b>${player.free}</b>`, `recruits:${seat}`)}
      ${stonesOf(scene, player)}</span>
      ${track(scene, player)}
    </header>
    <div class="dig-rival-rows ${linesOf(standing.length)}">${standing.length ? rows.map((gallery, index) => smallGallery(scene, seat, index + 1, gallery)) : html`<span class="dig-no-rows">${boardedDoorway()}${scene.say("web-board-dig-no-rows")}</span>`}</div>
    ${chits(scene, player)}
    ${strikeMark(scene, seat, 0)}
  </section>`;
}

/** A rival's equipment in a line, companions in another. @param {Scene} scene @param {Player} player */
function chits(scene, { seat, equipment, companions }) {
  const chit = (/** @type {string} */ face) =>
    still(
      `dig-chit is-${frameOf(face)}`,
      face,
      scene.spell.face(face),
      picture(face),
      `held:${seat}:${face}`,
    );
  return html`<div class="dig-chits"><span class="dig-chit-line">${equipment.map(chit)}</span><span class="dig-chit-line">${companions.map(chit)}</span></div>`;
}

/** @param {Scene} scene @param {Player} player */
export function recruitText(scene, { free, waiting, eaten }) {
  return scene.say("dig-board-recruits-line", { free, waiting, eaten });
}

/** A rival's stones in crystals. @param {Scene} scene @param {Player} player */
function stonesOf(scene, { seat, crystals: worth, stones }) {
  const words = Object.entries(stones)
    .filter(([, cards]) => cards)
    .map(([stone, cards]) => scene.say(`dig-stone-${stone}`, { cards }));
  const about = `${scene.say("web-board-dig-crystals", { crystals: worth })} (${words.join(", ") || scene.say("dig-board-nothing")})`;
  return still("dig-count", "steel", about, crystals(worth), `stones:${seat}`);
}

/** @param {Scene} scene @param {number} seat @param {number} number @param {Gallery} gallery */
function smallGallery(scene, seat, number, gallery) {
  const act = actIn(scene, seat, number);
  if (!gallery.length && !act) return nothing;
  const move = legalMove(scene, `target ${seat + 1} ${number}`);
  const cards = gallery.map((each, index) =>
    laidCard(scene, { seat, number, position: index + 1 }, each, move !== null),
  );
  const next = html`<span class="dig-slot is-next" data-spot=${`next:${seat}:${number}:${gallery.length + 1}`}></span>`;
  const length = gallery.length > 1 ? html`<small>${gallery.length}</small>` : nothing;
  const inside = html`<span class="dig-small-tag"><b class="dig-number">${number}</b>${length}</span><span class="dig-small-cards" data-spot="gallery:${seat}:${number}">${cards}${next}${act === "collapse" ? rubble() : nothing}</span>`;
  if (move) return moveButton(scene, move, "dig-small is-target", inside);
  const label = scene.say("web-board-dig-gallery-of", { number, cards: gallery.length });
  const aims = targetMoves(scene).length ? "is-out" : "";
  return html`<div class="dig-small is-${act} ${aims}" role="group" aria-label=${label}>${inside}${strikeMark(scene, seat, number)}</div>`;
}

/** Which galleries to dig in: one of them, several or all. @param {Scene} scene @param {boolean} open @param {() => void} close */
export function digSheet(scene, open, close) {
  const seat = seatInMiddle(scene);
  const choices = digChoices(scene).map((move) => {
    const numbers = move.slice("dig ".length).split("+");
    const ends = numbers.map((number) => {
      const last = viewOf(scene).galleries[seat][Number(number) - 1]?.at(-1);
      return html`<span class="dig-choice-end">${last ? picture(last.face) : nothing}<b>${number}</b></span>`;
    });
    return moveButton(scene, move, "dig-choice", ends);
  });
  return sheet(scene, "several", "web-board-dig-which-dig", choices, open, close);
}

/** Which gallery to close, and what it brings. @param {Scene} scene @param {boolean} open @param {() => void} close */
export function closeSheet(scene, open, close) {
  const seat = seatInMiddle(scene);
  const choices = closeChoices(scene).map((move) => {
    const number = Number(move.slice("close ".length));
    const points = viewOf(scene).worth[seat][number - 1];
    const inside = html`<b class="dig-number">${number}</b><span class="dig-worth">${picture("gem")}+${points}</span>`;
    return moveButton(scene, move, "dig-choice is-close", inside);
  });
  return sheet(scene, "close", "web-board-dig-which-close", choices, open, close);
}

/**
 * @param {Scene} scene
 * @param {string} name
 * @param {string} title
 * @param {unknown[]} choices
 * @param {boolean} open
 * @param {() => void} close
 */
function sheet(scene, name, title, choices, open, close) {
  if (!choices.length) return nothing;
  return html`<div id="dig-${name}" class="dig-sheet dig-choices ${open ? "is-open" : ""}" role="group" aria-label=${scene.say(title)}>
    ${sheetTitle(scene, scene.say(title), close)}
    <div class="dig-choice-list" ${rovingGrid(scene)}>${choices}</div>
  </div>`;
}

/** @param {Scene} scene @param {unknown} title @param {() => void} close */
export function sheetTitle(scene, title, close) {
  return html`<p class="dig-sheet-title"><span>${title}</span><button type="button" class="dig-sheet-close" aria-label=${scene.say("web-table-close")} @click=${close}><span aria-hidden="true">×</span></button></p>`;
}
