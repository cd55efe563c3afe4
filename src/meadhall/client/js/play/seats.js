/** Sitting down and getting up: taking a free seat, giving the seat to a bot and taking it back, a rematch. */
import { api, Refused } from "../base/net.js";
import { isKept, name, remember, tableOf } from "../base/prefs.js";
import { refusalText, t } from "../words/words.js";
import { LEVELS } from "../base/levels.js";

/** Take the first free seat of this table, and come back as its player. */
export async function sitDownHere(play) {
  await attempt(play, async () => {
    const { seat, token } = await api(`/api/tables/${play.table}/join`, { name: name.value });
    const { saga, name: called } = play.live.value.table;
    remember(play.table, { saga, name: called, tokens: { [seat]: token } });
    location.assign(`/table/${play.table}`);
  });
}

/** Greet a player who has just come by a seat's link with the seat's name, until they touch anything. */
export function greet(play, token, { seat, table }) {
  if (isKept(play.table, token) || table.status !== "playing") return;
  play.greeted.value = seat;
  for (const touch of ["pointerdown", "keydown"]) {
    addEventListener(touch, () => (play.greeted.value = -1), { once: true, capture: true });
  }
}

/** A bot plays on for the reader, until they take the seat back. */
export const leaveToBot = (play) => play.relieve(play.live.value.seat, LEVELS.karl);
export const comeBack = (play) => play.relieve(play.live.value.seat, "");

/** The same people at a new table, where each seat has a new link; what this browser has claimed there it keeps. */
export async function rematch(play) {
  const { rematch: known, saga, name: called } = play.live.value.table;
  await attempt(play, async () => {
    const table = known || (await api(`/api/tables/${play.table}/rematch`, { token: play.line.value.token })).table;
    if (!Object.keys(tableOf(table)?.tokens ?? {}).length) {
      const mine = play.lines.value.map(({ token }) => token).filter(Boolean);
      const claimed = await Promise.all(mine.map((token) => api(`/api/tables/${table}/claim`, { token })));
      const tokens = Object.fromEntries(claimed.map(({ seat, token }) => [seat, token]));
      remember(table, { saga, name: called, tokens, host: tableOf(play.table)?.host ?? "", created: Date.now() });
    }
    location.assign(`/table/${table}`);
  });
}

/** The reader's own seat, or null for a spectator. */
export const ownSeat = (play) => (play.live.value?.seat != null ? play.live.value.table.sits[play.live.value.seat]
  : null);

/** The host's action on a seat, as the chat says it. */
export const noticeText = (play, { notice, seat, name: called }) =>
  t(`notice-${notice}`, { name: called || play.saga.value?.seat(seat) || "" });

/** Say it in the prompt, too, when it is new. */
export function sayNotice(play) {
  const last = play.live.value?.chat.findLast((line) => line.notice);
  if (play.noticed !== undefined && last && last.at > play.noticed) play.announce({ text: noticeText(play, last) });
  if (play.live.value) play.noticed = last?.at ?? 0;
}

async function attempt(play, act) {
  try {
    await act();
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    play.announce({ text: refusalText(refused, play.saga.value), bad: true });
  }
}
