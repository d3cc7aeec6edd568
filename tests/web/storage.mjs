// What the client remembers, asked from Python: standard input holds the calls, standard output the answers.
import { readFileSync } from "node:fs";
import * as storage from "../../src/pioche/web/js/storage.js";

let now = 0;
Date.now = () => (now += 1);
const calls = JSON.parse(readFileSync(0, "utf-8"));
const known = { ...storage };
process.stdout.write(
  JSON.stringify(calls.map(([name, ...given]) => known[name](...given) ?? null)),
);
