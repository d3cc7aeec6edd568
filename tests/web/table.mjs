// The parts of the table screen that need no page: standard input holds the words and the calls, standard output the answers.
import "./page-stub.mjs";
import { readFileSync } from "node:fs";
import { linesAbout } from "../../src/pioche/web/js/lines.js";
import { say, useWords } from "../../src/pioche/web/js/words.js";
import { logGroups } from "../../src/pioche/web/parts/log.js";
import { spellValue, ValueRequest } from "../../src/pioche/web/parts/move-values.js";
import { fitsStrip, groupsOf, numbersOf, readDigits } from "../../src/pioche/web/parts/moves.js";
import {
  explains,
  isHeadline,
  isLogged,
  promptText,
  speller,
} from "../../src/pioche/web/parts/scene.js";
import { SharedDevice } from "../../src/pioche/web/parts/shared-device.js";
import { UndoRequest } from "../../src/pioche/web/parts/undo.js";

const { language, words, games, calls } = JSON.parse(readFileSync(0, "utf-8"));
if (words) useWords(language, words);
console.error = (why) => {
  throw new Error(why);
};

function sceneOf(data) {
  const game = games[data.game];
  return { ...data, game, say, spell: speller(game, data.names, { reader: data.seat }) };
}

/** A device, and what it shows after each thing that happens. */
function device(seats, steps) {
  const connections = seats.map((seat) => ({ seat, news: null }));
  const one = new SharedDevice(connections);
  const acts = {
    news: (waiting, undo, phase = "playing") => {
      const table = { phase, waiting, seats: [0, 1, 2, 3] };
      for (const connection of connections)
        connection.news = { table, undo: undo.includes(connection.seat) ? "free" : null };
    },
    sit: (seat) => one.sit(connections.find((connection) => connection.seat === seat)),
    aside: () => one.hideTable(),
  };
  return steps.map(([name, ...given]) => {
    acts[name](...given);
    one.update();
    return {
      curtain: one.curtain,
      lingers: one.lingers,
      looks: one.viewer?.seat ?? null,
      asked: one.asked?.seat ?? null,
    };
  });
}

/** Two connections of one device; each moment has the pending request, the events and the viewer. */
function undoRequest(moments) {
  const one = new UndoRequest();
  const connections = [{ seat: 0 }, { seat: 1 }];
  return moments.map(({ asked, events, looks }) => {
    for (const connection of connections) {
      connection.news = {
        table: {
          undo_asked:
            asked[connection.seat] === null ? null : { seat: asked[connection.seat], missing: [] },
        },
      };
      connection.events = events[connection.seat].map((event) => ({ event }));
    }
    return one.follow(connections[looks]);
  });
}

/** Two seats of one device; what is sent at each moment, and by which of them. */
function valueRequest(moments) {
  const sent = [];
  const connections = [0, 1].map((seat) => ({
    seat,
    status: "open",
    socket: {
      command({ type, question }) {
        sent.push(question === undefined ? [seat, type] : [seat, type, question]);
        return Promise.resolve();
      },
    },
  }));
  const session = { names: [], changed() {}, connection: connections[0] };
  const request = new ValueRequest(session);
  return moments.map(
    ({ looks = 0, sees = true, asked, question, allowed = true, lost = false }) => {
      session.connection = connections[looks];
      session.connection.status = lost ? "lost" : "open";
      session.connection.news = {
        question,
        table: { phase: "playing", values: allowed, waiting: asked },
      };
      request.follow(sees);
      return sent.splice(0);
    },
  );
}

const known = {
  undoRequest,
  valueRequest,
  spellValue,
  question: (data) => promptText(sceneOf(data)),
  groups: (legal, labels) => groupsOf(legal, (move) => labels[move] ?? move, numbersOf(legal, [])),
  numbersOf,
  events: (game, events, seat) =>
    events.map((event) => [
      isLogged(games[game], event),
      explains(games[game], event),
      isHeadline(games[game], event, seat),
      isHeadline(games[game], event, null),
    ]),
  logGroups: (data, events, since) => logGroups(sceneOf(data), events, since),
  fitsStrip,
  linesAbout,
  readDigits,
  device,
};
process.stdout.write(JSON.stringify(calls.map(([name, ...given]) => known[name](...given))));
