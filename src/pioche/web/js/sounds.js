/** Short sounds of our own making, synthesised when they are played: no file is fetched. */

/**
 * @typedef {object} Tone
 * @property {number} at  when it begins, in seconds
 * @property {number} long  until it has died away
 * @property {number} from  its pitch in Hz; of a noise, the middle of its band
 * @property {number} [to]  where the pitch glides
 * @property {OscillatorType | "noise"} [wave]
 * @property {number} [loud]  of 1
 */

/** What can be heard; `card`, `dice`, `collect` and `loss` are named by the games' events. @type {Record<string, Tone[]>} */
const SOUNDS = {
  card: [{ at: 0, long: 0.09, from: 2600, to: 900, wave: "noise", loud: 0.8 }],
  dice: [0, 0.06, 0.1, 0.17, 0.26].map((at, bounce) => ({
    at,
    long: 0.05,
    from: 1500 + 260 * (bounce % 3),
    wave: "noise",
    loud: 1 - bounce * 0.14,
  })),
  collect: [
    { at: 0, long: 0.16, from: 880, wave: "triangle", loud: 0.5 },
    { at: 0.08, long: 0.28, from: 1320, wave: "triangle", loud: 0.5 },
  ],
  loss: [
    { at: 0, long: 0.3, from: 320, to: 90, wave: "noise", loud: 1.6 },
    { at: 0, long: 0.5, from: 196, to: 62, wave: "sawtooth", loud: 0.45 },
  ],
  turn: [
    { at: 0, long: 0.35, from: 587, loud: 0.6 },
    { at: 0.14, long: 0.55, from: 784, loud: 0.6 },
  ],
  win: [523, 659, 784, 1047].map((from, step) => ({
    at: step * 0.13,
    long: step === 3 ? 0.9 : 0.3,
    from,
    wave: "triangle",
    loud: 0.55,
  })),
  end: [
    { at: 0, long: 0.4, from: 440, loud: 0.5 },
    { at: 0.2, long: 0.8, from: 330, loud: 0.5 },
  ],
  tick: [{ at: 0, long: 0.04, from: 1200, wave: "square", loud: 0.25 }],
};

export const SOUND_NAMES = Object.keys(SOUNDS);
// From one sound to the next where several things happen at once.
const APART = 0.22;
const QUIETEST = 0.0001;
const ATTACK = 0.008;

/** @type {AudioContext | null} */
let context = null;

/**
 * Play sounds, one after the other.
 * @param {readonly string[]} names
 * @param {number} volume  from 0 to 100
 */
export function playSounds(names, volume) {
  context ??= new AudioContext();
  // Browsers keep a page silent until the first touch.
  void context.resume();
  const out = context.createGain();
  // Ears hear by powers: half of the way is a quarter of the force.
  out.gain.value = (volume / 100) ** 2;
  out.connect(context.destination);
  const now = context.currentTime;
  for (const [place, name] of names.entries())
    for (const tone of SOUNDS[name] ?? []) playTone(context, out, tone, now + place * APART);
}

/** @param {AudioContext} audio @param {AudioNode} out @param {Tone} tone @param {number} start */
function playTone(audio, out, tone, start) {
  const begins = start + tone.at;
  const ends = begins + tone.long;
  const { source, pitched } = tone.wave === "noise" ? noise(audio, tone) : note(audio, tone);
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(QUIETEST, begins);
  envelope.gain.exponentialRampToValueAtTime(tone.loud ?? 1, begins + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(QUIETEST, ends);
  pitched.setValueAtTime(tone.from, begins);
  if (tone.to) pitched.exponentialRampToValueAtTime(tone.to, ends);
  source.out.connect(envelope).connect(out);
  source.node.start(begins);
  source.node.stop(ends);
}

/** @param {AudioContext} audio @param {Tone} tone */
function note(audio, tone) {
  const node = audio.createOscillator();
  node.type = /** @type {OscillatorType} */ (tone.wave ?? "sine");
  return { source: { node, out: node }, pitched: node.frequency };
}

/**
 * Noise through a band: something dry that rustles, knocks or rumbles.
 * @param {AudioContext} audio
 * @param {Tone} tone
 */
function noise(audio, tone) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * tone.long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const place of samples.keys()) samples[place] = Math.random() * 2 - 1;
  const node = audio.createBufferSource();
  node.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  node.connect(band);
  return { source: { node, out: band }, pitched: band.frequency };
}
