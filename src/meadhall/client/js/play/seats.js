/** Sitting down and getting up: taking a free seat, giving the seat to a bot and taking it back, a rematch. */
import { api, Refused } from "../base/net.js";
import { name, remember } from "../base/prefs.js";
import { refusalText } from "../words/words.js";
import { LEVELS } from "../hall/open.js";

/** Take the first free seat of this table, and come back as its player. */
export async function sitDownHere(play) {
  await attempt(play, async () => {
    const { seat, token } = await api(`/api/tables/${play.table}/join`, { name: name.value });
    const { saga, name: called } = play.live.value.table;
    remember(play.table, { saga, name: called, tokens: { [seat]: token } });
    location.assign(`/table/${play.table}`);
  });
}

/** A bot plays on for the reader, until he takes the seat back. */
export const leaveToBot = (play) => play.relieve(play.live.value.seat, LEVELS.karl);
export const comeBack = (play) => play.relieve(play.live.value.seat, "");

/** The same people at a new table; the same links open it. */
export async function rematch(play) {
  const known = play.live.value.table.rematch;
  await attempt(play, async () => {
    const table = known || (await api(`/api/tables/${play.table}/rematch`, { token: play.line.value.token })).table;
    const tokens = Object.fromEntries(play.lines.value.filter((line) => line.newest?.seat != null)
      .map((line) => [line.newest.seat, line.token]));
    remember(table, { saga: play.live.value.table.saga, name: play.live.value.table.name, tokens,
      created: Date.now() });
    location.assign(`/table/${table}`);
  });
}

/** The reader's own seat, or null for a spectator. */
export const ownSeat = (play) => (play.live.value?.seat != null ? play.live.value.table.sits[play.live.value.seat]
  : null);

async function attempt(play, act) {
  try {
    await act();
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    play.announce({ text: refusalText(refused, play.saga.value), bad: true });
  }
}
