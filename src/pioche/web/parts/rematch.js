/** The same game again at a new table: the people of this device keep their seats, and bots need not be waited for. */

import * as api from "../js/api.js";
import * as memory from "../js/memory.js";
import { takeSeat } from "../js/seating.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */

/**
 * Where the game is played again; null where that was refused.
 * @param {Sitting} sitting
 * @returns {Promise<string | null>}
 */
export async function playAgain(sitting) {
  const reply = await sitting.command({ type: "rematch" });
  if (reply?.type !== "rematched") return null;
  // Whatever fails afterwards, the table has its host.
  if (reply.host_key)
    memory.remember(reply.table, { game: sitting.info?.game ?? "", host: reply.host_key });
  try {
    await sitDown(sitting, reply.table);
  } catch (error) {
    sitting.refuse(error); // the table is there: its lobby shows what is missing
  }
  return reply.table;
}

/**
 * @param {Sitting} sitting
 * @param {string} table
 */
async function sitDown(sitting, table) {
  const { game, commitment, seats, phase } = await api.tableInfo(table);
  const { host } = memory.remember(table, {
    game,
    commitment: memory.table(table)?.commitment || commitment,
  });
  const own = sitting.lines.flatMap((line) => (line.own ? [line.own] : []));
  for (const { seat, nickname } of own) {
    if (phase === "gathering" && seats[seat].player === "open")
      await takeSeat(table, nickname, seat);
  }
  if (host && phase === "gathering" && isAlone(sitting))
    await api.command(table, host, { type: "start" });
}

/** Whether all people at the table sit at this device: then nobody has to be waited for. @param {Sitting} sitting */
function isAlone({ info, lines }) {
  return Boolean(
    info?.seats.every(
      ({ player }, seat) => player !== "human" || lines.some((line) => line.seat === seat),
    ),
  );
}
