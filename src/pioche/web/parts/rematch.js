/** The same game again at a new table: the people of this device keep their seats, and bots need not be waited for. */

import * as api from "../js/api.js";
import { takeSeat } from "../js/open-table.js";
import * as storage from "../js/storage.js";

/** @typedef {import("./table-session.js").TableSession} TableSession */

/**
 * Where the game is played again; null where that was refused.
 * @param {TableSession} session
 * @returns {Promise<string | null>}
 */
export async function playAgain(session) {
  const reply = await session.command({ type: "rematch" });
  if (reply?.type !== "rematched") return null;
  // Whatever fails afterwards, the table has its host.
  if (reply.host_key)
    storage.remember(reply.table, { game: session.info?.game ?? "", host: reply.host_key });
  try {
    await sitDown(session, reply.table);
  } catch (error) {
    session.showRefusal(error); // the table is there: its lobby shows what is missing
  }
  return reply.table;
}

/**
 * @param {TableSession} session
 * @param {string} table
 */
async function sitDown(session, table) {
  const { game, commitment, seats, phase } = await api.tableInfo(table);
  const { host } = storage.remember(table, {
    game,
    commitment: storage.table(table)?.commitment || commitment,
  });
  const own = session.connections.flatMap((connection) => (connection.own ? [connection.own] : []));
  for (const { seat, nickname } of own) {
    if (phase === "gathering" && seats[seat].player === "open")
      await takeSeat(table, nickname, seat);
  }
  if (host && phase === "gathering" && isAlone(session))
    await api.command(table, host, { type: "start" });
}

/** Whether all people at the table sit at this device: then nobody has to be waited for. @param {TableSession} session */
function isAlone({ info, connections }) {
  return Boolean(
    info?.seats.every(
      ({ player }, seat) =>
        player !== "human" || connections.some((connection) => connection.seat === seat),
    ),
  );
}
