// What the client remembers, asked from Python: standard input holds the calls, standard output the answers.
import { readFileSync } from "node:fs";
import * as memory from "../../src/pioche/web/js/memory.js";

let now = 0;
Date.now = () => (now += 1);
const calls = JSON.parse(readFileSync(0, "utf-8"));
const known = { ...memory };
process.stdout.write(
  JSON.stringify(calls.map(([name, ...given]) => known[name](...given) ?? null)),
);
