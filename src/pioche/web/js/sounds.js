/** What is heard at a table: sounds of what happens, the air of the place, a heartbeat as more is at stake. Files of `scripts/render_sounds.py`. */

import { fileAddress } from "./transport.js";

/**
 * @typedef {object} Ambience  the air of a place
 * @property {string} bed  a loop
 * @property {readonly string[]} calls  what is heard over it now and then
 */

/** What can be listened to in the settings; the others are variants and places. */
export const SOUND_NAMES = ["card", "dice", "collect", "loss", "turn", "win", "end", "tick"];
/** Sounds with several files, one of which is played. @type {Record<string, readonly string[]>} */
const VARIANTS = { gem: ["gem-1", "gem-2", "gem-3"] };
// Over these the place falls silent.
const GREAT = ["loss", "win", "end"];
// From one sound to the next where several things happen at once.
const APART = 0.22;
const FADE = 1.5;
const BED_LOUD = 0.16;
const CALL_LOUD = 0.22;
const DUCKED = 0.3;
// A bed repeats its beginning at its end: the loop lies inside, wherever a decoder lets it begin.
const LOOP_FROM = 0.15;
const LOOP_SECONDS = 5;
const CALL_SECONDS = { least: 4, most: 13 };
const CALM_BEATS = 52;
const WILD_BEATS = 118;
// Below this nobody's heart beats louder.
const AT_EASE = 0.25;
// A sound begins where its file is first heard.
const AUDIBLE = 0.01;

/** @typedef {{buffer: AudioBuffer, begins: number}} Sample */

/** @param {number} volume  from 0 to 100 */
const gainOf = (volume) => (volume / 100) ** 2; // ears hear by powers

class Player {
  constructor() {
    this.audio = new AudioContext();
    this.all = this.audio.createGain();
    this.place = this.audio.createGain();
    this.place.connect(this.all);
    this.all.connect(this.audio.destination);
    /** @type {Map<string, Promise<Sample>>} */
    this.samples = new Map();
    /** @type {{ambience: Ambience, fade: GainNode, source?: AudioBufferSourceNode, timer?: ReturnType<typeof setTimeout>} | null} */
    this.around = null;
    this.stake = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.beat = undefined;
    // Browsers keep a page silent until the first touch, and when it was put aside.
    this.wake = () => void this.audio.resume();
    for (const kind of ["pointerup", "keydown"]) addEventListener(kind, this.wake);
    document.addEventListener("visibilitychange", () =>
      document.hidden ? void this.audio.suspend() : this.wake(),
    );
  }

  /** @param {string} name */
  sample(name) {
    const known = this.samples.get(name) ?? this.load(name);
    this.samples.set(name, known);
    return known;
  }

  /** @param {string} name @returns {Promise<Sample>} */
  async load(name) {
    const file = await fetch(fileAddress(`/web/sounds/${name}.mp3`));
    const buffer = await this.audio.decodeAudioData(await file.arrayBuffer());
    const first = buffer.getChannelData(0).findIndex((value) => Math.abs(value) > AUDIBLE);
    return { buffer, begins: Math.max(0, first) / buffer.sampleRate };
  }

  /** @param {string} name @param {{at?: number, loud?: number, pan?: number, out?: AudioNode}} [how] */
  async play(name, { at = 0, loud = 1, pan = 0, out = this.all } = {}) {
    const called = this.audio.currentTime;
    const files = VARIANTS[name] ?? [name];
    const { buffer, begins } = await this.sample(files[Math.floor(Math.random() * files.length)]);
    const source = this.audio.createBufferSource();
    source.buffer = buffer;
    const gain = this.audio.createGain();
    gain.gain.value = loud;
    const side = this.audio.createStereoPanner();
    side.pan.value = pan;
    source.connect(gain).connect(side).connect(out);
    source.start(Math.max(called + at, this.audio.currentTime), begins);
  }

  /** @param {readonly string[]} names */
  playAll(names) {
    for (const [place, name] of names.entries())
      void this.play(name, { at: place * APART }).catch(() => {}); // a sound that does not come is no trouble
    if (names.some((name) => GREAT.includes(name))) this.duck();
  }

  duck() {
    const { gain } = this.place;
    const now = this.audio.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(DUCKED, now, 0.05);
    gain.setTargetAtTime(1, now + FADE, FADE / 2);
  }

  /** @param {Ambience | null} ambience */
  async surround(ambience) {
    if (this.around?.ambience.bed === ambience?.bed) return;
    this.leave();
    if (!ambience) return;
    const fade = this.audio.createGain();
    fade.gain.setValueAtTime(0, this.audio.currentTime);
    fade.gain.linearRampToValueAtTime(1, this.audio.currentTime + FADE);
    fade.connect(this.place);
    /** @type {NonNullable<Player["around"]>} */
    const around = { ambience, fade };
    this.around = around;
    const { buffer } = await this.sample(ambience.bed);
    if (this.around !== around) return;
    const bed = this.audio.createGain();
    bed.gain.value = BED_LOUD;
    const source = this.audio.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = LOOP_FROM;
    source.loopEnd = LOOP_FROM + LOOP_SECONDS;
    source.connect(bed).connect(fade);
    source.start(0, LOOP_FROM);
    around.source = source;
    this.call(around);
  }

  /** @param {NonNullable<Player["around"]>} around */
  call(around) {
    const { least, most } = CALL_SECONDS;
    const wait = least + Math.random() * (most - least);
    around.timer = setTimeout(() => {
      const { calls } = around.ambience;
      const name = calls[Math.floor(Math.random() * calls.length)];
      const how = { loud: CALL_LOUD * (0.4 + Math.random() * 0.6), pan: Math.random() * 1.6 - 0.8 };
      if (name) void this.play(name, { ...how, out: around.fade }).catch(() => {});
      this.call(around);
    }, wait * 1000);
  }

  leave() {
    const { around } = this;
    this.around = null;
    if (!around) return;
    clearTimeout(around.timer);
    const now = this.audio.currentTime;
    around.fade.gain.cancelScheduledValues(now);
    around.fade.gain.setTargetAtTime(0, now, FADE / 4);
    around.source?.stop(now + FADE * 2);
  }

  /** @param {number} stake  from 0 to 1 */
  feel(stake) {
    this.stake = stake;
    if (stake > AT_EASE && this.beat === undefined) this.pulse();
  }

  /** One beat of the heart, and the next: faster and louder as more is at stake. */
  pulse() {
    const { stake } = this;
    if (stake <= AT_EASE) {
      this.beat = undefined;
      return;
    }
    const rate = CALM_BEATS + (WILD_BEATS - CALM_BEATS) * stake;
    this.beat = setTimeout(() => this.pulse(), 60_000 / rate);
    if (this.audio.state === "running")
      void this.play("heartbeat", { loud: 0.25 + 0.6 * stake }).catch(() => {});
  }
}

/** @type {Player | null} */
let player = null;

/** @param {number} volume */
function ready(volume) {
  player ??= new Player();
  player.wake();
  player.all.gain.value = gainOf(volume);
  return player;
}

/**
 * Play sounds, one after the other.
 * @param {readonly string[]} names
 * @param {number} volume  from 0 to 100
 */
export function playSounds(names, volume) {
  ready(volume).playAll(names);
}

/**
 * Be at a place, or at none, with so much at stake.
 * @param {Ambience | null} ambience
 * @param {{stake: number, volume: number}} how
 */
export function setAtmosphere(ambience, { stake, volume }) {
  if (!ambience && !player) return;
  const here = ready(volume);
  void here.surround(ambience).catch(() => {});
  here.feel(stake);
}
