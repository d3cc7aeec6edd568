/**
 * SHA-256 and HMAC of our own. The browser's are missing on plain http, where families play on their own network; one
 * implementation everywhere is one to check, and verifier/vectors.json checks it.
 */

const WORD = 4;
const BLOCK = 64;
const ROUNDS = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/** The first primes. @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits after the point. @param {number} x */
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;

const CONSTANTS = Int32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/** @param {number} x @param {number} n */
const rotate = (x, n) => (x >>> n) | (x << (32 - n));

/** Stir one block into the state. @param {Int32Array} state @param {DataView} bytes @param {number} from */
function compress(state, bytes, from) {
  const words = new Int32Array(ROUNDS);
  for (let t = 0; t < 16; t++) words[t] = bytes.getInt32(from + WORD * t);
  for (let t = 16; t < ROUNDS; t++) {
    const [two, fifteen] = [words[t - 2], words[t - 15]];
    const one = rotate(two, 17) ^ rotate(two, 19) ^ (two >>> 10);
    const zero = rotate(fifteen, 7) ^ rotate(fifteen, 18) ^ (fifteen >>> 3);
    words[t] = (one + words[t - 7] + zero + words[t - 16]) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < ROUNDS; t++) {
    const choice = (e & f) ^ (~e & g);
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + CONSTANTS[t] + words[t]) | 0;
    const two =
      ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => {
    state[place] = (state[place] + value) | 0;
  });
}

/** @param {Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  bytes.setUint32(padded.length - 4, message.length << 3);
  const state = START.slice();
  for (let from = 0; from < padded.length; from += BLOCK) compress(state, bytes, from);
  const digest = new Uint8Array(32);
  const written = new DataView(digest.buffer);
  state.forEach((value, place) => {
    written.setInt32(WORD * place, value);
  });
  return digest;
}

/** @param {Uint8Array} key @param {Uint8Array} message @returns {Uint8Array} */
export function hmac(key, message) {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      whole.map((byte) => byte ^ INNER_PAD),
      message,
    ),
  );
  return sha256(
    join(
      whole.map((byte) => byte ^ OUTER_PAD),
      inner,
    ),
  );
}

/** @param {Uint8Array} one @param {Uint8Array} other */
export function join(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex @returns {Uint8Array} */
export function fromHex(hex) {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
