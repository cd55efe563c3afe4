/** When a match against the game is over, this browser remembers how it went: what campaigns are made of. */
import { deeds, tableOf } from "../base/prefs.js";
import { withDeed } from "../hall/deeds.js";
import { victory } from "../words/outcome.js";

/** Keep it, if the reader sat there and all were of one side. */
export function rememberDeed({ table, outcome, seat }) {
  const mine = tableOf(table.id);
  if (!outcome || seat === null || !mine || ["rivals", "nobody"].includes(victory(outcome))) return;
  deeds.value = withDeed(deeds.peek(), {
    table: table.id, saga: table.saga, at: Date.now(), day: mine.day ?? "", seats: table.sits.length,
    won: outcome.winners.length > 0, score: outcome.scores[0], options: table.options,
  });
}
