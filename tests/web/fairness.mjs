// The client's fairness, asked from Python: standard input holds the calls, standard output the answers.
import { readFileSync } from "node:fs";
import {
  chainOf,
  masterSeed,
  newSeed,
  promiseOf,
  Stream,
  verify,
} from "../../src/pioche/web/js/fairness.js";
import { keepHead, keepMove, keptPlay } from "../../src/pioche/web/js/kept-play.js";
import { fromHex, hmac, sha256, toHex } from "../../src/pioche/web/js/sha256.js";
import * as storage from "../../src/pioche/web/js/storage.js";

const known = {
  sha256: (message) => toHex(sha256(fromHex(message))),
  hmac: (key, message) => toHex(hmac(fromHex(key), fromHex(message))),
  masterSeed: (server, clients) => toHex(masterSeed(server, clients)),
  chainOf,
  keepHead: (...given) => keepHead(...given) ?? null,
  keepMove: (...given) => keepMove(...given) ?? null,
  keptPlay,
  names: storage.names,
  remember: storage.remember,
  forgetAll: () => storage.forgetAll() ?? null,
  promiseOf,
  newSeed,
  verify,
  draws(seed, wanted) {
    const stream = new Stream(fromHex(seed));
    return wanted.map((draw) =>
      "shuffle" in draw
        ? { shuffle: stream.shuffled(draw.shuffle) }
        : { sides: draw.sides, die: stream.below(draw.sides) },
    );
  },
};
let now = 0;
Date.now = () => (now += 1);
const calls = JSON.parse(readFileSync(0, "utf-8"));
process.stdout.write(JSON.stringify(calls.map(([name, ...given]) => known[name](...given))));
