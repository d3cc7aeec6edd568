/** Every card explains itself: a sheet beside anything with `data-face`, opened by a tap where that is no move, by holding, hovering, a key, or resting arrow keys. */

import { cardPicture } from "../boards/index.js";
import { cardFacts } from "../js/cards.js";
import { isForTable } from "../js/keyboard.js";
import { say } from "../js/words.js";
import { html, nothing, render } from "../vendor/lit.js";
import { InputGuard } from "./input-guard.js";

/** @import { CardFacts } from "../js/cards.js" */
/** @import { GameInfo, OptionValue } from "../js/types.js" */
/** @import { Board, Scene } from "../boards/scene.js" */

const GAP = 8;
// Where there is less room on both sides, it takes this much all the same.
const LEAST_ROOM = 140;

/**
 * @param {HTMLElement} sheet  shown already, so that it can be measured
 * @param {DOMRect} box  what it speaks of
 * @param {boolean} aboveFirst  under a finger lies a hand
 */
function placeBeside(sheet, box, aboveFirst) {
  const end = lowerEdge(box);
  const above = box.top - 2 * GAP;
  const below = end - box.bottom - 2 * GAP;
  sheet.classList.remove("is-brief");
  sheet.style.setProperty("--room", `${innerHeight}px`);
  const wanted = sheet.offsetHeight;
  const fitsFirst = (aboveFirst ? above : below) >= wanted;
  const goesAbove = fitsFirst ? aboveFirst : above > below;
  sheet.style.setProperty("--room", `${Math.max(goesAbove ? above : below, LEAST_ROOM)}px`);
  // What cannot be scrolled says only what fits.
  const cut = sheet.scrollHeight > sheet.clientHeight;
  sheet.classList.toggle("is-brief", cut && sheet.classList.contains("is-hover"));
  const height = sheet.offsetHeight;
  const top = goesAbove ? box.top - GAP - height : box.bottom + GAP;
  const left = box.left + box.width / 2 - sheet.offsetWidth / 2;
  sheet.style.setProperty("--top", `${within(top, end - height)}px`);
  sheet.style.setProperty("--left", `${within(left, innerWidth - sheet.offsetWidth)}px`);
}

/** Where the sheet has to end: before the moves, if they lie below. @param {DOMRect} box */
function lowerEdge(box) {
  const strip = document.querySelector(".table-strip")?.getBoundingClientRect();
  return strip && strip.top >= box.bottom ? strip.top : innerHeight;
}

/** @param {number} wanted @param {number} most */
function within(wanted, most) {
  return Math.round(Math.max(GAP, Math.min(wanted, most - GAP)));
}

/** @param {GameInfo} game @param {CardFacts} facts @param {string | undefined} note  what is true of it now @param {() => void} close */
function cardSheet(game, facts, note, close) {
  return html`<div class="card-info-head">
      <span class="card-info-picture" aria-hidden="true">${cardPicture(game.game, facts.face)}</span>
      <div>
        <h2 class="card-info-name" id="card-info-name">${facts.name}</h2>
        ${figures(facts, note)}
      </div>
      <button type="button" class="icon-button" aria-label=${say("web-table-close")} @click=${close}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
    ${facts.text ? html`<p class="card-info-text">${facts.text}</p>` : nothing}
    ${rulings(facts)}`;
}

/** What it is worth, and how many there are. @param {CardFacts} facts @param {string} [note] */
function figures({ figure, count }, note) {
  return html`<p class="card-info-figures">
    ${figure ? html`<b>${figure}</b>` : nothing}
    ${note ? html`<b>${note}</b>` : nothing}
    ${count === null ? nothing : html`<span>${say("card-count", { count })}</span>`}
  </p>`;
}

/** @param {CardFacts} facts */
function rulings({ rulings }) {
  if (!rulings.length) return nothing;
  if (rulings.length === 1) return html`<p class="card-info-rulings">${rulings[0]?.text}</p>`;
  return html`<ul class="card-info-rulings" aria-label=${say("card-rulings")}>
    ${rulings.map(({ text }) => html`<li>${text}</li>`)}
  </ul>`;
}

/** The card that a question is about. @param {Scene} scene @param {Board} board */
export function aboutCard(scene, board) {
  const face = scene.view?.about ?? board.about?.(scene);
  if (!face || scene.over || !scene.game.faces.includes(face)) return nothing;
  const card = scene.spell.face(face);
  return html`<button type="button" class="about-card" data-face=${face} data-info aria-label=${say("card-explain", { card })}>
    <span class="about-picture" aria-hidden="true">${cardPicture(scene.game.game, face)}</span>
    <span class="about-name" aria-hidden="true">${card}</span>
  </button>`;
}

/** @typedef {"hover" | "touch" | "focus" | "key"} Way  how the sheet was asked for */
/** @typedef {{game: GameInfo, options?: Record<string, OptionValue>}} CardSource */

const HOLD_MS = 450;
const HOVER_MS = 500;
// How long arrow keys rest on a card before its sheet opens.
const REST_MS = 900;
const TRAVEL_KEYS = /^(Tab|Arrow\w+|Home|End)$/;
// A finger that moves further than this scrolls or drags.
const SLACK = 10;

export class CardInfo {
  /** The card whose sheet is open, how it was asked for, and what had the focus. @type {{card: HTMLElement, way: Way, focused: Element | null} | null} */
  shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  holdTimer = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  hoverTimer = undefined;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  restTimer = undefined;
  /** Whether a key is pressed that moves the focus. */
  travels = false;
  /** The card over which the mouse rests, or that it has pressed. @type {HTMLElement | null} */
  hovered = null;
  /** Whether the click that comes next belongs to a press that asked, and makes no move. */
  swallows = false;
  /** A move has just been tapped: the second of two taps asks about nothing. */
  moved = new InputGuard();
  from = { x: 0, y: 0 };
  /** Where the mouse last moved to; null until it moves: a page may open under one that rests. @type {{x: number, y: number} | null} */
  mouse = null;

  /** @param {() => CardSource | null} source  the game of the cards */
  constructor(source) {
    this.source = source;
    this.sheet = newSheet();
    this.listeners = new AbortController();
    this.listen("pointerdown", (event) => this.press(event));
    this.listen("pointermove", (event) => this.move(event));
    this.listen("pointerup", () => this.stopHold());
    this.listen("pointercancel", (event) => event.isTrusted && this.stopHold());
    this.listen("pointerover", (event) => this.hover(event));
    this.listen("pointerout", (event) => !event.relatedTarget && this.leave());
    this.listen("contextmenu", (event) => this.keepMenuAway(event));
    this.listen("click", (event) => this.click(event));
    this.listen("keydown", (event) => this.key(event));
    this.listen("keyup", () => {
      this.travels = false;
    });
    this.listen("focusin", (event) => this.focusMoved(event));
    addEventListener("resize", () => this.place(), { signal: this.listeners.signal });
    this.listen("scroll", (event) => event.target !== this.sheet && this.stopHold());
  }

  /**
   * Listen before other handlers: a press that opens a sheet plays no move.
   * @template {keyof DocumentEventMap} Kind
   * @param {Kind} kind
   * @param {(event: DocumentEventMap[Kind]) => void} act
   */
  listen(kind, act) {
    document.addEventListener(kind, act, { capture: true, signal: this.listeners.signal });
  }

  close() {
    clearTimeout(this.holdTimer);
    clearTimeout(this.hoverTimer);
    clearTimeout(this.restTimer);
    this.listeners.abort();
    this.hide();
    this.sheet.remove();
  }

  // Pressing and holding

  /** @param {PointerEvent} event */
  press(event) {
    clearTimeout(this.holdTimer);
    clearTimeout(this.hoverTimer);
    clearTimeout(this.restTimer);
    this.travels = false;
    this.swallows = false;
    if (this.sheet.contains(nodeOf(event))) return;
    const card = cardAt(event);
    if (event.pointerType === "mouse") this.hovered = card;
    else this.swallows = this.shown !== null && this.shown.way !== "hover";
    this.hide();
    if (!card || event.pointerType === "mouse") return;
    this.from = { x: event.clientX, y: event.clientY };
    this.holdTimer = setTimeout(() => this.hold(card, event.pointerId), HOLD_MS);
  }

  /** @param {HTMLElement} card @param {number} pointerId */
  hold(card, pointerId) {
    if (!card.isConnected) return;
    this.swallows = true;
    // What follows pointers by itself, such as a drag, gives up as if the finger were gone.
    card.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
    this.show(card, "touch");
  }

  stopHold() {
    clearTimeout(this.holdTimer);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerType === "mouse") return this.mouseMoved(event);
    const way = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y);
    if (way > SLACK) this.stopHold();
  }

  /** The first move of all asks about the card on which the mouse already lay. @param {PointerEvent} event */
  mouseMoved(event) {
    const first = this.mouse === null;
    this.mouse = { x: event.clientX, y: event.clientY };
    if (first && this.hovered && !event.buttons) this.showSoon(this.hovered);
  }

  /** A long press would open the browser's own menu. @param {MouseEvent} event */
  keepMenuAway(event) {
    const pointer = /** @type {PointerEvent} */ (event).pointerType;
    if (pointer !== "mouse" && cardAt(event)) event.preventDefault();
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.swallows && event.detail > 0) {
      this.swallows = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const byKey = event.detail === 0;
    const target = event.target instanceof Element ? event.target : null;
    if (!byKey && target?.closest("[data-move], [data-tap]")) return this.moved.reset();
    const card = cardAt(event);
    if (!card || !explains(card) || (!byKey && this.moved.closed)) return;
    this.show(card, byKey ? "key" : "touch");
  }

  // Hovering

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const { mouse } = this;
    const still = !mouse || (event.clientX === mouse.x && event.clientY === mouse.y);
    const card = cardAt(event);
    if (card === this.hovered) return;
    this.leave();
    this.hovered = card;
    // What comes to lie under a mouse that rests was not asked about.
    if (card && !still) this.showSoon(card);
  }

  /** @param {HTMLElement} card */
  showSoon(card) {
    if (this.shown) return;
    this.hoverTimer = setTimeout(() => card.isConnected && this.show(card, "hover"), HOVER_MS);
  }

  leave() {
    clearTimeout(this.hoverTimer);
    this.hovered = null;
    if (this.shown?.way === "hover") this.hide();
  }

  // Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    clearTimeout(this.restTimer);
    this.travels = TRAVEL_KEYS.test(event.key);
    if (event.key === "Escape" && this.shown) return this.escape(event);
    if (this.shown?.way === "focus") this.hide();
    const asks = event.key === "F1" ? event.shiftKey : event.key === "i" && isForTable(event);
    const card = asks && this.nextCard();
    if (!card) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.show(card, "key");
  }

  /** The card that has the focus; where several lie within what has it, each in turn. */
  nextCard() {
    const asked = this.shown?.way === "key" ? this.shown : null;
    const cards = cardsWithin(asked ? asked.focused : document.activeElement);
    return cards[(asked ? cards.indexOf(asked.card) + 1 : 0) % cards.length] ?? null;
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.dismiss();
  }

  /** Close when the focus goes elsewhere; a card there may open its own sheet. @param {FocusEvent} event */
  focusMoved(event) {
    if (this.sheet.contains(nodeOf(event))) return;
    if (this.shown?.way === "key" || this.shown?.way === "focus") this.hide();
    clearTimeout(this.restTimer);
    if (this.travels) this.restTimer = setTimeout(() => this.rest(), REST_MS);
  }

  /** The focus has come to a card by key, and stays there. */
  rest() {
    const [card] = cardsWithin(document.activeElement);
    if (card && !this.shown) this.show(card, "focus");
  }

  // The sheet

  /** @param {HTMLElement} card @param {Way} way */
  show(card, way) {
    const source = this.source();
    if (!source) return;
    const again = this.shown?.way === "key" && way === "key";
    const focused = (again && this.shown?.focused) || document.activeElement;
    this.hide();
    const facts = cardFacts(source.game, card.dataset.face ?? "", source.options);
    const host = card.closest("dialog") ?? document.getElementById("content") ?? document.body;
    host.append(this.sheet);
    render(
      cardSheet(source.game, facts, card.dataset.note, () => this.dismiss()),
      this.sheet,
    );
    this.sheet.classList.toggle("is-hover", way === "hover" || way === "focus");
    this.sheet.showPopover();
    this.shown = { card, way, focused };
    this.place();
    if (way === "key") this.sheet.focus({ preventScroll: true });
  }

  place() {
    if (!this.shown?.card.isConnected) return;
    placeBeside(this.sheet, this.shown.card.getBoundingClientRect(), this.shown.way === "touch");
  }

  hide() {
    this.shown = null;
    if (this.sheet.isConnected && this.sheet.matches(":popover-open")) this.sheet.hidePopover();
  }

  /** Close it and go back to where one was. */
  dismiss() {
    const before = this.shown?.focused;
    const inside = this.sheet.contains(document.activeElement);
    this.hide();
    if (inside && before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** In the top layer, so that it moves nothing and no dialog covers it. */
function newSheet() {
  const sheet = document.createElement("div");
  sheet.className = "card-info";
  sheet.popover = "manual";
  sheet.tabIndex = -1;
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-labelledby", "card-info-name");
  return sheet;
}

/** The card around an element, or those within it. @param {Element | null} element @returns {HTMLElement[]} */
function cardsWithin(element) {
  const card = cardOf(element);
  if (card) return [card];
  const around = element?.matches("[data-rove], button") ? element : null;
  return [...(around?.querySelectorAll("[data-face]") ?? [])].map(
    (each) => /** @type {HTMLElement} */ (each),
  );
}

// What a tap does something else with: a move, or opening something.
const ACTS =
  "a, input, label, summary, [data-move], [data-tap], [data-opens], [aria-expanded], [aria-haspopup], .rules-explained";

/** Whether a tap on a card asks about it: where it is a move, or goes on with what is played, it does not. @param {HTMLElement} card */
function explains(card) {
  if (card.hasAttribute("data-info")) return true;
  if (card.closest(ACTS) || card.querySelector("[data-move]")) return false;
  // Against the clock a tap that misses must not cost time; holding asks.
  if (card.closest("[data-hurried]")) return false;
  return !document.querySelector(".moment-pass") && !card.closest("[data-awaits]");
}

/** @param {Event} event */
function nodeOf(event) {
  return event.target instanceof Node ? event.target : null;
}

/** @param {Event} event */
function cardAt(event) {
  return event.target instanceof Element ? cardOf(event.target) : null;
}

/** The card around an element. @param {Element | null} element @returns {HTMLElement | null} */
function cardOf(element) {
  return element?.closest("[data-face]") ?? null;
}
