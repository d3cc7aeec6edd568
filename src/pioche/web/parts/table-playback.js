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
  told = [];
  toldAt = 0;
  /** In which act that was. */
  toldIn = 0;

  /**
   * @param {TableSession} session
   * @param {{redraw: () => void, told: () => void, ended: () => void}} listeners  `told`: something has been seen; `ended`: everything
   */
  constructor(session, { redraw, told, ended }) {
    this.session = session;
    this.sequencer = new Sequencer({
      script: (before, after) => session.board.script?.(before, after) ?? [],
      most: () => session.board.most,
      box: () => document.getElementById("board"),
      redraw,
      tell: (events, unseen) => {
        if (this.connection) this.connection.unseen = unseen;
        if (!events.length) return;
        this.told = events;
        this.toldAt = performance.now();
        this.toldIn = this.sequencer.acts;
        told();
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
    Object.assign(this, { connection, count });
    if (!known) this.sequencer.reset(scene);
    else if (this.session.hurrying) this.hurry(scene, news);
    else this.sequencer.follow(scene, news);
  }

  /** Nothing is played until the next question; the end of the game is shown as ever. @param {Scene} scene @param {boolean} news */
  hurry(scene, news) {
    const { sequencer, session } = this;
    const asked = scene.seat !== null && scene.waiting.includes(scene.seat);
    if (scene.over) {
      sequencer.fastForward({ ...scene, over: false });
      sequencer.follow({ ...scene, fresh: [] }, true);
    } else if (news || this.running) sequencer.fastForward(news ? scene : undefined);
    if (scene.over || asked) session.hurrying = false;
  }

  /** The scene to draw; null before the first news. */
  get scene() {
    const live = sceneOf(this.session, this.fresh);
    const same = this.connection === this.session.connection;
    return live && same ? this.sequencer.sceneOf(live) : live;
  }

  /** What the strip says meanwhile: what was seen last, until the next act has begun. @returns {readonly GameEvent[]} */
  get caption() {
    const current = this.toldIn === this.sequencer.acts;
    const recent = performance.now() - this.toldAt < CAPTION_MS;
    return this.running && (current || recent) ? this.told : [];
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
