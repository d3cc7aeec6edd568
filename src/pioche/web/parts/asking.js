/** Whether a move may be taken back: whose line asked, and how that question ended. */

/** @typedef {import("./line.js").Line} Line */
/** @typedef {Pick<Line, "seat" | "news" | "events">} Asker */

export class Asking {
  /** Who asked, and how much they had been told by then. @type {{line: Asker, at: number} | null} */
  asked = null;

  /**
   * The key of a sentence when the question has just ended. Only the line that asked can tell: on a device of several, another
   * looks by then.
   * @param {Asker} looker
   * @returns {string | null}
   */
  follow(looker) {
    if (!this.asked) {
      if (asks(looker)) this.asked = { line: looker, at: looker.events.length };
      return null;
    }
    const { line, at } = this.asked;
    if (asks(line)) return null;
    this.asked = null;
    const done = line.events.slice(at).some(({ event }) => event === "table-undo");
    return done ? "terminal-undo-done" : "terminal-undo-refused";
  }
}

/** @param {Asker} line */
function asks({ seat, news }) {
  return seat !== null && news?.table.undo_asked?.seat === seat;
}
