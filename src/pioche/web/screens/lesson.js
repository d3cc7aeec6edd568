/** A lesson with a teacher: the real board, one sentence at a time, and the learner's own moves. */

import { teacher } from "../art/portraits.js";
import { emblem, loadBoard } from "../boards/index.js";
import { Sequencer } from "../boards/sequencer.js";
import * as api from "../js/api.js";
import { book, page } from "../js/icons.js";
import { myName, playAtOnce } from "../js/open-table.js";
import { go, linkTo } from "../js/router.js";
import { spellRefusal } from "../js/spell.js";
import * as storage from "../js/storage.js";
import { loadWords, say } from "../js/words.js";
import { CardInfo } from "../parts/card-info.js";
import { chips, playerSheet } from "../parts/chips.js";
import { dialog, doButton, rulesDialog } from "../parts/dialog.js";
import { TapGuard } from "../parts/input-guard.js";
import { LessonPlayer, lessonScene, lessonTable } from "../parts/lesson-player.js";
import { LessonKeys } from "../parts/move-keys.js";
import { focusMoves, moves, movesSheet } from "../parts/moves.js";
import { isLogged, promptText } from "../parts/scene.js";
import { boardBox, headButton, tableHead, tableMessage } from "../parts/table-frame.js";
import { classMap, html, keyed, nothing, ref } from "../vendor/lit.js";

/** @import { Board, Scene } from "../boards/scene.js" */
/** @import { GameInfo, LessonChapter, OpenScreen } from "../js/types.js" */

/** @typedef {"rules" | "moves" | "player" | "chapters" | null} Dialog */

class LessonScreen {
  bare = true;
  /** @type {GameInfo | null} */
  game = null;
  /** @type {Board | null} */
  board = null;
  /** @type {LessonPlayer | null} */
  player = null;
  /** @type {unknown} */
  trouble = null;
  /** @type {Dialog} */
  dialog = null;
  seat = 0;
  /** How often a chapter was begun: a board begins anew then. */
  begun = 0;
  /** The step that the board shows or comes to. */
  followed = "";
  /** What the teacher said last: it stays while the board plays what has happened. @type {unknown} */
  said = "";
  wide = matchMedia("(min-width: 66rem)");
  tapGuard = new TapGuard();
  pointer = new LessonPointer();

  /**
   * @param {string} id
   * @param {number | null} wanted  the chapter to begin with; null: where the lesson was left
   * @param {() => void} redraw
   */
  constructor(id, wanted, redraw) {
    this.id = id;
    this.wanted = wanted;
    this.redraw = redraw;
    this.sequencer = new Sequencer({
      script: (before, after) => this.board?.script?.(before, after) ?? [],
      box: () => document.getElementById("board"),
      redraw,
      ended: () => this.landed(),
      // The teacher speaks of what has been seen.
      waits: true,
    });
    this.keys = new LessonKeys(this);
    this.cards = new CardInfo(() => this.cardSource());
    this.wide.addEventListener("change", redraw);
    void this.load();
  }

  async load() {
    try {
      const [game, board, lesson] = await Promise.all([
        api.game(this.id),
        loadBoard(this.id),
        api.lesson(this.id),
        loadWords("lessons"),
      ]);
      Object.assign(this, { game, board });
      this.player = new LessonPlayer(lesson, () => this.changed());
      if (this.wanted !== null && lesson.chapters[this.wanted]) this.player.begin(this.wanted);
      this.followStep();
    } catch (error) {
      this.trouble = error;
    }
    this.redraw();
  }

  close() {
    this.player?.close();
    this.pointer.close();
    this.keys.close();
    this.cards.close();
    this.wide.removeEventListener("change", this.redraw);
  }

  changed() {
    if (this.player?.ended) storage.noteLearned(this.id);
    this.player?.keep();
    this.followStep();
    this.redraw();
    this.focusSoon();
  }

  /** The next step is played; any other is shown at once. */
  followStep() {
    const { player, game } = this;
    if (!player || !game || player.ended) return;
    const step = `${this.begun} ${player.number}`;
    const [before, place] = this.followed.split("/");
    if (before === step && Number(place) === player.place) return;
    this.followed = `${step}/${player.place}`;
    const scene = lessonScene(player, game, myName());
    if (before === step && Number(place) + 1 === player.place) this.sequencer.follow(scene, true);
    else this.sequencer.reset(scene);
  }

  /** Everything has been seen: the teacher speaks. */
  landed() {
    this.player?.guard.reset();
    this.focusSoon();
  }

  focusSoon() {
    requestAnimationFrame(() => setTimeout(() => this.keepFocus()));
  }

  /** A button that has gone took the focus with it. */
  keepFocus() {
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = document.getElementById("lesson-next");
    if (next) next.focus({ preventScroll: true });
    else focusMoves();
  }

  cardSource() {
    const { game, player } = this;
    return game && player ? { game, options: player.chapter.options } : null;
  }

  title() {
    return this.player ? say("lesson-title", { game: say(`${this.id}-name`) }) : say("web-learn");
  }

  /** @returns {Scene | null} */
  scene() {
    const { player, game } = this;
    if (!player || !game || player.ended) return null;
    return this.sequencer.sceneOf(lessonScene(player, game, myName()));
  }

  // What is shown

  render() {
    const head = tableHead({
      title: this.title(),
      back: "/",
      backLabel: say("web-learn-stop"),
      buttons: this.player ? this.headButtons() : nothing,
    });
    return html`<div class="table-screen lesson-screen" @click=${this.tapGuard}>${head} ${this.body()} ${keyed(this.dialog, this.drawDialog())}</div>`;
  }

  headButtons() {
    return html`
      ${headButton({ sign: page(), label: say("lesson-chapters"), act: () => this.show("chapters") })}
      ${headButton({ sign: book(), label: say("web-table-rules"), act: () => this.show("rules") })}
    `;
  }

  body() {
    const { trouble, player, board } = this;
    if (trouble)
      return tableMessage(trouble instanceof api.Refusal ? spellRefusal(trouble) : String(trouble));
    if (player?.ended) return this.end(player);
    const scene = this.scene();
    if (!player || !board || !scene) return tableMessage(say("web-table-loading"), { waits: true });
    player.follow(this.held);
    return html`${this.drawTable(player, board, scene)} ${this.pointer.render(this.held ? "" : pointOf(player))}`;
  }

  get held() {
    return this.sequencer.holds;
  }

  /** @param {LessonPlayer} player @param {Board} board @param {Scene} scene */
  drawTable(player, board, scene) {
    const wide = this.wide.matches;
    const seats = chips(lessonTable(player, myName()), scene, board, (seat) =>
      this.showPlayer(seat),
    );
    const strip = html`<section class="table-strip lesson-strip" aria-label=${say("lesson-teacher")}>
      ${this.words(player, scene)} ${this.controls(player, board, scene)}
    </section>`;
    return html`<div class=${classMap({ "table-body": true, "is-wide": wide })}>
      ${wide ? nothing : seats}
      ${boardBox(keyed(this.begun, html`${board.render(scene)} ${description(scene)}`), { act: scene.act?.kind, skip: this.skip })}
      ${wide ? html`<aside class="table-side" aria-label=${say("web-table-side")}>${seats} ${strip}</aside>` : strip}
    </div>`;
  }

  /** Goes on to what comes next, while something is played. */
  get skip() {
    return this.sequencer.holds ? () => this.sequencer.skip() : null;
  }

  /** What the teacher says, also for screen readers: after the board has shown what happened. @param {LessonPlayer} player @param {Scene} scene */
  words(player, scene) {
    const { number, place, line, tried } = player;
    if (!this.held) {
      const key = `${this.begun}/${number}/${place}/${line}/${tried}`;
      this.said = keyed(key, html`<span>${wordsOf(player, scene)}</span>`);
    }
    const kind = { "lesson-words": true, "is-objection": tried !== "", "is-waiting": this.held };
    return html`<div class=${classMap(kind)}>
      ${teacher()}
      <p class="lesson-bubble" id="lesson-words" role="status" aria-live="polite">${this.said}</p>
      <progress class="lesson-progress" aria-label=${say("lesson-progress")} max="1" .value=${player.progress}></progress>
    </div>`;
  }

  /** @param {LessonPlayer} player @param {Board} board @param {Scene} scene */
  controls(player, board, scene) {
    const { skip } = this;
    if (skip)
      return html`<button type="button" class="button moment-pass" @click=${skip}>${say("web-board-moment-pass")}</button>`;
    if (this.held) return nothing;
    if (player.waits)
      return html`<button type="button" class="button main lesson-next" id="lesson-next" @click=${() => player.goOn()}>${say("lesson-next")}</button>`;
    return moves(scene, board, (move) => this.pick(move), {
      wide: this.wide.matches,
      openList: () => this.show("moves"),
    });
  }

  /** @param {LessonPlayer} player */
  end(player) {
    const { number, chapter, nextChapter } = player;
    const play = () => this.playReal();
    const next = nextChapter
      ? html`<button type="button" class="button main big" id="lesson-next" @click=${() => this.begin(number + 1)}>
          ${say("lesson-end-next", { title: say(nextChapter.title) })}
        </button>`
      : nothing;
    const title = nextChapter
      ? say("lesson-end-chapter", { number: number + 1 })
      : say("lesson-end-title");
    return html`<section class="table-message sheet lesson-end">
      <div class="lesson-hero" aria-hidden="true">${teacher()}<span class="lesson-emblem">${emblem(this.id)}</span></div>
      <h2 id="end-title" tabindex="-1">${title}</h2>
      <p role="status">${say(chapter.end)}</p>
      ${this.steps(player)}
      <div class="lesson-end-buttons">
        ${next}
        <button type="button" class=${nextChapter ? "button" : "button main big"} id=${nextChapter ? nothing : "lesson-next"} @click=${play}>${say("lesson-end-play")}</button>
        <button type="button" class="button" @click=${() => this.begin(number)}>${say("lesson-end-again")}</button>
        <a class="button plain" href=${linkTo("/")}>${say("web-table-home")}</a>
      </div>
    </section>`;
  }

  /** The chapters of a lesson that has several: which are done. @param {LessonPlayer} player */
  steps({ lesson, number }) {
    const { done } = storage.lesson(this.id);
    if (lesson.chapters.length < 2) return nothing;
    return html`<ol class="lesson-steps">
      ${lesson.chapters.map((chapter, place) => {
        const finished = place === number || done.includes(place);
        return html`<li class=${finished ? "is-done" : ""}><span class="lesson-step" aria-hidden="true">${finished ? "✓" : place + 1}</span>${say(chapter.title)}${finished ? html`<span class="quiet"> (${say("lesson-done")})</span>` : nothing}</li>`;
      })}
    </ol>`;
  }

  drawDialog() {
    const { game, player, board } = this;
    const scene = this.scene();
    const closed = () => this.show(null);
    if (!game || !player || !board) return nothing;
    if (this.dialog === "rules") return rulesDialog(game, player.chapter.options, closed);
    if (this.dialog === "chapters") return this.chapters(player, closed);
    if (!scene) return nothing;
    if (this.dialog === "moves") return movesSheet(scene, board, (move) => this.pick(move), closed);
    if (this.dialog === "player")
      return playerSheet(lessonTable(player, myName()), scene, board, this.seat, nothing, closed);
    return nothing;
  }

  /** The chapters: any can be begun, and the present one begun again. @param {LessonPlayer} player @param {() => void} closed */
  chapters(player, closed) {
    const { done } = storage.lesson(this.id);
    const body = html`<ol class="lesson-chapters">
      ${player.lesson.chapters.map((chapter, number) => {
        const here = number === player.number && !player.ended;
        const state = here ? "lesson-here" : done.includes(number) ? "lesson-done" : "";
        const again = here || done.includes(number);
        return html`<li>
          <span class="lesson-chapter">
            <strong>${say(chapter.title)}</strong>
            ${state ? html`<span class="hint">${say(state)}</span>` : nothing}
          </span>
          ${doButton(say(again ? "lesson-restart" : "lesson-begin"), () => this.begin(number))}
        </li>`;
      })}
    </ol>`;
    return dialog({ title: say("lesson-chapters"), body, kind: "is-drawer", closed });
  }

  // What one does

  /** @param {Dialog} name */
  show(name) {
    this.dialog = name;
    this.redraw();
  }

  /** @param {number} seat */
  showPlayer(seat) {
    this.seat = seat;
    this.show("player");
  }

  goOn() {
    if (!this.held) this.player?.goOn();
  }

  /** A move from the strip or by a key; a board may want a gesture for it first. @param {string} move */
  pick(move) {
    const scene = this.scene();
    if (!scene || this.held || this.board?.intercept?.(move, scene)) return;
    scene.play(move);
  }

  /** @param {number} number */
  begin(number) {
    this.begun += 1;
    this.player?.begin(number);
  }

  async playReal() {
    const { game, player } = this;
    if (!game || !player) return;
    try {
      go(`/t/${await playAtOnce(game, unusualOptions(game, player.chapter))}`);
    } catch (error) {
      this.trouble = error;
      this.redraw();
    }
  }
}

/**
 * The options in which the lesson differs from a usual game: the next game has them too.
 * @param {GameInfo} game
 * @param {LessonChapter} chapter
 */
function unusualOptions(game, { options }) {
  const own = game.options.filter(({ name, default: usual }) => options[name] !== usual);
  return Object.fromEntries(own.map(({ name }) => [name, options[name]]));
}

/** @param {LessonPlayer} player */
function pointOf(player) {
  return player.sentence?.point || (player.asked === null ? "" : `move ${player.asked}`);
}

/** The teacher's sentence, or why not the move that was tried. @param {LessonPlayer} player @param {Scene} scene */
function wordsOf({ sentence, asked, tried }, scene) {
  if (!sentence && asked === null) return happened(scene);
  if (!tried || asked === null) return sentence ? say(sentence.key) : say("lesson-your-turn");
  return sentence?.otherwise
    ? say(sentence.otherwise)
    : say("lesson-not-now", { move: scene.spell.move(asked) });
}

/** What another player has just done. @param {Scene} scene */
function happened(scene) {
  const logged = scene.fresh.filter((event) => isLogged(scene.game, event));
  return logged.map((event) => scene.spell.event(event)).join(" ") || promptText(scene);
}

/** The whole table in sentences, for screen readers. @param {Scene} scene */
function description(scene) {
  return html`<ul class="quiet" aria-label=${say("web-table-described")}>
    ${scene.description.map((line) => html`<li>${scene.spell.line(line)}</li>`)}
  </ul>`;
}

/** @type {OpenScreen} */
export function open(place, redraw) {
  const wanted = Number(place.query.get("chapter"));
  return new LessonScreen(place.parts.game, wanted > 0 ? wanted - 1 : null, redraw);
}

// A board moves its pieces: the ring follows them.
const FOLLOW_MS = 120;

/** The selector of a `point`: `move go`, `face relic-5`, `seat 2`, `part .party`. @param {string} point */
function selectorOf(point) {
  const space = point.indexOf(" ");
  const name = point.slice(space + 1);
  /** @type {Record<string, string>} */
  const selectors = {
    move: `[data-move="${CSS.escape(name)}"]`,
    face: `#board [data-face="${CSS.escape(name)}"]`,
    seat: `.chips > li:nth-child(${Number(name)})`,
    part: `#board ${name}`,
  };
  return selectors[point.slice(0, space)] ?? "";
}

/** The element to point at; if it is hidden, the control that opens it. @param {string} point */
export function targetOf(point) {
  const selector = selectorOf(point);
  if (!selector) return null;
  const found = [...document.querySelectorAll(selector)];
  const seen = found.find(isSeen);
  if (seen || !point.startsWith("move ")) return seen ?? null;
  const shut = found.map((each) => each.closest("[id]")?.id).find(Boolean);
  const opener = shut ? `[data-opens="#${CSS.escape(shut)}"]` : ".move-open";
  return document.querySelector(opener);
}

/** @param {Element} element */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

export class LessonPointer {
  /** What is pointed at; empty: nothing. */
  point = "";
  /** @type {HTMLElement | null} */
  ring = null;
  /** @type {Element | null} */
  target = null;

  constructor() {
    // The same function at every drawing: lit calls a new one again.
    this.taken = (/** @type {Element | undefined} */ ring) => this.take(ring);
    this.timer = setInterval(() => this.follow(), FOLLOW_MS);
  }

  /** @param {string} point */
  render(point) {
    this.point = point;
    queueMicrotask(() => this.follow());
    return html`<div class="lesson-pointer" popover="manual" aria-hidden="true" ${ref(this.taken)}><span></span></div>`;
  }

  /** @param {Element | undefined} ring */
  take(ring) {
    this.ring = ring instanceof HTMLElement ? ring : null;
    this.target = null;
  }

  follow() {
    const { ring } = this;
    if (!ring?.isConnected) return;
    const target = this.point ? targetOf(this.point) : null;
    const before = this.target;
    this.target = this.isHidden(target) ? null : target;
    if (this.target !== before) this.raise(ring);
    if (!this.target) return;
    const box = this.target.getBoundingClientRect();
    place(ring, box);
    standNear(this.target);
    // Words may come while it stands there.
    const present = this.target === before ? ring.dataset.side : undefined;
    ring.dataset.side = arrowSide(this.target, box, present);
  }

  /** Behind a sheet that is open nothing is pointed at. @param {Element | null} target */
  isHidden(target) {
    const sheet = document.querySelector("dialog[open]");
    return sheet !== null && !sheet.contains(target);
  }

  /** Above all, a sheet that has just opened included. @param {HTMLElement} ring */
  raise(ring) {
    if (ring.matches(":popover-open")) ring.hidePopover();
    if (this.target) ring.showPopover();
  }

  close() {
    clearInterval(this.timer);
  }
}

/** Beside the board the teacher stands as high as what is shown. @param {Element} target */
function standNear(target) {
  const panel = document.querySelector(".table-side > .lesson-strip");
  const side = panel?.parentElement;
  if (!(panel instanceof HTMLElement) || !side || panel.contains(target)) return;
  const { top, height } = target.getBoundingClientRect();
  const natural = side.getBoundingClientRect().top + panel.offsetTop - side.offsetTop;
  const room = side.clientHeight - (panel.offsetTop - side.offsetTop) - panel.offsetHeight;
  const wanted = top + height / 2 - natural - panel.offsetHeight / 2;
  panel.style.setProperty("--shift", `${Math.round(Math.max(0, Math.min(room, wanted)))}px`);
}

// The ring and its glow, around what it rings.
const RING = 13;
// A target this many times as wide as high counts as a row.
const ROW = 4;

/** @param {HTMLElement} ring @param {DOMRect} box */
function place(ring, { left: from, top, right, bottom }) {
  const left = Math.max(from, RING);
  const width = Math.min(right, innerWidth - RING) - left;
  const height = Math.min(bottom, innerHeight - RING) - top;
  const values = { left, top, width, height };
  for (const [name, value] of Object.entries(values))
    ring.style.setProperty(`--${name}`, `${Math.round(value)}px`);
}

// The arrow with the way that it moves, and its distance from the target.
const ARROW = { width: 36, length: 44, gap: 5 };
/** Where it stands if it can, by the place of the target in the window. */
const SIDES = /** @type {const} */ ({
  high: ["below", "above", "right", "left"],
  low: ["above", "below", "right", "left"],
});

/**
 * Where an arrow may stand: beside its target, over no words and no other card, which it would seem to mean. Of a whole row it would mean the
 * middle alone, and beside the teacher's moves it would lie over their words.
 * @param {Element} target
 * @param {DOMRect} box
 * @param {string} [present]  where it stands, and stays if it can
 * @returns {"below" | "above" | "right" | "left" | "none"}
 */
function arrowSide(target, box, present) {
  if (box.width > ROW * box.height || target.closest(".lesson-strip")) return "none";
  const taken = [...wordBoxes(), ...otherBoxes(target)];
  const sides = SIDES[box.top > innerHeight / 2 ? "low" : "high"];
  const free = sides.filter((side) => isFree(arrowBox(box, side), taken));
  return free.find((side) => side === present) ?? free[0] ?? "none";
}

/** @param {DOMRect} box @param {"below" | "above" | "right" | "left"} side */
function arrowBox({ left, top, right, bottom }, side) {
  const { width, length, gap } = ARROW;
  const x = (left + right - width) / 2;
  const y = (top + bottom - width) / 2;
  const boxes = {
    below: new DOMRect(x, bottom + gap, width, length),
    above: new DOMRect(x, top - gap - length, width, length),
    right: new DOMRect(right + gap, y, length, width),
    left: new DOMRect(left - gap - length, y, length, width),
  };
  return boxes[side];
}

/** Where words and figures stand at the table. */
function wordBoxes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const holder = text.parentElement;
    if (!text.textContent?.trim() || holder?.closest(".quiet")) continue;
    range.selectNodeContents(text);
    boxes.push(range.getBoundingClientRect());
  }
  return boxes;
}

/** Where the other cards and choices of the board are. @param {Element} target */
function otherBoxes(target) {
  return [...document.querySelectorAll("#board :is([data-move], [data-face])")]
    .filter((each) => !each.contains(target) && !target.contains(each))
    .map((each) => each.getBoundingClientRect());
}

/** Whether a box is in the window and covers none of the others. @param {DOMRect} box @param {readonly DOMRect[]} others */
function isFree(box, others) {
  const inside =
    box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return inside && !others.some((other) => overlaps(box, other));
}

/** @param {DOMRect} one @param {DOMRect} two */
function overlaps(one, two) {
  return (
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom
  );
}
