/** What the viewer of a table sees: the latest scene, after everything that has led to it has been played. */

import { Sequencer } from "../boards/sequencer.js";
import { sceneOf } from "./scene.js";

/** @import { Scene } from "../boards/scene.js" */
/** @import { GameEvent } from "../js/types.js" */
/** @import { SeatConnection } from "./seat-connection.js" */
/** @import { TableSession } from "./table-session.js" */

// A sentence stays at least so long.
const CAPTION_MS = 900;

export class TablePlayback {
  /** Whose scenes are followed. @type {SeatConnection | null} */
  connection = null;
  /** How many events of that connection are in the latest scene. */
  count = 0;
  /** The events of the latest scene. @type {readonly GameEvent[]} */
  fresh = [];
  /** What has been seen last: it is read out. @type {readonly GameEvent[]} */
  announced = [];
  announcedAt = 0;
  /** In which act that was. */
  announcedIn = 0;

  /**
   * @param {TableSession} session
   * @param {{redraw: () => void, announced: () => void, ended: () => void}} listeners  `announced`: something has been seen; `ended`: everything
   */
  constructor(session, { redraw, announced, ended }) {
    this.session = session;
    this.sequencer = new Sequencer({
      script: (before, after) => session.board.script?.(before, after) ?? [],
      most: () => session.board.most,
      box: () => document.getElementById("board"),
      redraw,
      announce: (events, unseen) => {
        if (this.connection) this.connection.unseen = unseen;
        if (!events.length) return;
        this.announced = events;
        this.announcedAt = performance.now();
        this.announcedIn = this.sequencer.acts;
        announced();
      },
      ended,
    });
  }

  /** After any change of the session. */
  follow() {
    const { connection } = this.session;
    const count = connection.received.length;
    const known = this.connection === connection && this.sequencer.latest !== null;
    const news = known && count !== this.count;
    if (news || !known) this.fresh = known ? connection.received.slice(this.count) : [];
    const scene = sceneOf(this.session, this.fresh);
    if (!scene) return;
    if (!known) connection.unseen = 0;
    const first = this.connection === null;
    Object.assign(this, { connection, count });
    if (!known) this.begin(scene, first);
    else if (this.session.hurrying) this.hurry(scene, news);
    else this.sequencer.follow(scene, news);
  }

  /** At the first scene; the beginning of a game is played. @param {Scene} scene @param {boolean} first  whether nobody has looked at the table here before */
  begin(scene, first) {
    const fresh = this.session.connection.received;
    const before = first ? (this.session.board.opening?.({ ...scene, fresh }) ?? null) : null;
    this.sequencer.reset(before ?? scene);
    if (!before) return;
    this.fresh = fresh;
    this.sequencer.follow({ ...scene, fresh }, true);
  }

  /** Nothing is played until the next question; the end of the game is shown as ever. @param {Scene} scene @param {boolean} news */
  hurry(scene, news) {
    const { sequencer, session } = this;
    const asked = scene.seat !== null && scene.waiting.includes(scene.seat);
    if (news || this.running) sequencer.catchUp(news ? scene : undefined);
    if (scene.over || asked) session.hurrying = false;
  }

  /** Whether the viewer, alone with bots, may go on to the next question: while they play, or are still seen to. */
  get mayHurry() {
    const { session, sequencer } = this;
    if (session.mayHurry) return true;
    return this.held && !sequencer.ending && session.isAlone && this.othersUnseen;
  }

  /** Whether others have done something that is still to be seen. */
  get othersUnseen() {
    const { received, unseen, seat } = this.session.connection;
    const left = unseen ? received.slice(-unseen) : [];
    return left.some((event) => event.seat != null && event.seat !== seat);
  }

  /** The scene to draw; null before the first news. */
  get scene() {
    const live = sceneOf(this.session, this.fresh);
    const same = this.connection === this.session.connection;
    return live && same ? this.sequencer.sceneOf(live) : live;
  }

  /** What the strip says meanwhile: what was seen last, until the next act has begun. @returns {readonly GameEvent[]} */
  get caption() {
    const current = this.announcedIn === this.sequencer.acts;
    const recent = performance.now() - this.announcedAt < CAPTION_MS;
    return this.running && (current || recent) ? this.announced : [];
  }

  /** Whether something is being played. */
  get running() {
    return this.sequencer.running;
  }

  /** Whether something is still being shown, before the next question. */
  get held() {
    return this.sequencer.holds;
  }
}
