/** Between two people at one device: whose turn it is to look, and nothing of the table behind it. */

import { listed } from "../js/spell.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {import("./line.js").Line} Line */

/** @param {Sitting} sitting */
export function curtain(sitting) {
  const { device, names } = sitting;
  const next = device.asked;
  return html`
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="curtain-folds" aria-hidden="true"></div>
      <div class="curtain-paper">
        <h2 id="curtain-title" tabindex="-1">${curtainTitle(sitting)}</h2>
        ${
          next
            ? html`<p>${say("web-table-curtain-alone", { name: nameOf(names, next) })}</p>
              <button type="button" class="button main" id="raise" @click=${() => sitting.sit(next)}>
                ${say("web-table-curtain-ready", { name: nameOf(names, next) })}
              </button>`
            : othersLook(sitting)
        }
        ${takeBack(sitting)}
      </div>
    </section>
  `;
}

/** @param {Sitting} sitting */
function curtainTitle({ device, names, info }) {
  const next = device.asked;
  if (!next)
    return say("terminal-waiting", {
      names: listed((info?.waiting ?? []).map((seat) => names[seat])),
    });
  const key = device.looker ? "terminal-curtain" : "terminal-curtain-first";
  return say(key, { name: nameOf(names, next) });
}

/**
 * While nobody here is asked, anybody here may look at their own side of the table.
 * @param {Sitting} sitting
 */
function othersLook(sitting) {
  return html`<div class="buttons">
    ${sitting.lines.map(
      (line) => html`<button type="button" class="button" @click=${() => sitting.sit(line)}>
        ${say("web-table-curtain-look", { name: nameOf(sitting.names, line) })}
      </button>`,
    )}
  </div>`;
}

/**
 * Whoever has just chosen may still take it back without asking.
 * @param {Sitting} sitting
 */
function takeBack(sitting) {
  const { looker } = sitting.device;
  if (looker?.news?.undo !== "free") return nothing;
  return html`<button type="button" class="button" @click=${() => sitting.undo()}>
    ${say("web-table-curtain-undo", { name: nameOf(sitting.names, looker) })}
  </button>`;
}

/**
 * @param {string[]} names
 * @param {Line} line
 */
function nameOf(names, line) {
  return line.seat === null ? "" : names[line.seat];
}
