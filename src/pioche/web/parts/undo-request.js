/** Whether a move may be taken back: whose connection asked, and how that question ended. */

/** @typedef {import("./seat-connection.js").SeatConnection} SeatConnection */
/** @typedef {Pick<SeatConnection, "seat" | "news" | "events">} Requester */

export class UndoRequest {
  /** Who asked, and how much they had been told by then. @type {{connection: Requester, at: number} | null} */
  asked = null;

  /**
   * The key of a sentence when the question has just ended. Only the connection that asked can tell: on a device of several, another
   * looks by then.
   * @param {Requester} viewer
   * @returns {string | null}
   */
  follow(viewer) {
    if (!this.asked) {
      if (isAsking(viewer)) this.asked = { connection: viewer, at: viewer.events.length };
      return null;
    }
    const { connection, at } = this.asked;
    if (isAsking(connection)) return null;
    this.asked = null;
    const done = connection.events.slice(at).some(({ event }) => event === "table-undo");
    return done ? "terminal-undo-done" : "terminal-undo-refused";
  }
}

/** @param {Requester} connection */
function isAsking({ seat, news }) {
  return seat !== null && news?.table.undo_asked?.seat === seat;
}
