/** News of this browser's tables and of the hall: fetched now, and again while the page is looked at. */
import { signal, useEffect } from "../base/html.js";
import { loadLook } from "../base/looks.js";
import { api } from "../base/net.js";
import { lobby, myTables, remember } from "../base/prefs.js";
import { learnBanners, shieldName, valueWords } from "../words/banners.js";
import { victory } from "../words/outcome.js";
import { loadSaga, t } from "../words/words.js";
import { kindsOf } from "./setup.js";

/** Table id → the hall's latest message about it, or {gone: true}; before there is one, what this browser knew. */
export const news = signal(lobby.value.news ?? {});
/** Since when the hall does not answer: when it last did, in milliseconds; 0 while it does. */
export const silent = signal(0);
/** The answer of GET /api/hall. */
export const hall = signal({ sagas: [], banners: [], open: [], watch: [] });
/** Games whose words have been fetched, by slug. */
export const sagas = signal({});

const EVERY = 8_000;
const AGAIN = 1_000; // after a refusal of the hall: this long, then twice as long, up to the usual
const LOOKED_AT = 24; // tables of mine that are asked for; older ones when they are opened

/** Ask for the hall and for my tables, now and every few seconds while the page is seen. */
export function useNews(onProblem) {
  useEffect(() => {
    let stopped = false, timer = 0, refused = 0, first = true;
    const look = async () => {
      clearTimeout(timer);
      if (!document.hidden || first) {
        try {
          await refresh(first);
          silent.value = 0;
          keepNews();
          if (refused) onProblem(null); // it was refused before, and no longer is
          [refused, first] = [0, false];
        } catch (error) {
          refused += 1;
          if (error.reason === "offline") remindOf(lobby.value.at ?? 0);
          onProblem(error);
        }
      }
      if (!stopped) timer = setTimeout(look, waitFor(refused));
    };
    const seen = () => document.hidden || look();
    document.addEventListener("visibilitychange", seen);
    look();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, []);
}

/** Milliseconds until the hall is asked again, after a number of refusals in a row. */
export const waitFor = (refused) => (refused ? Math.min(EVERY, AGAIN * 2 ** (refused - 1)) : EVERY);

async function refresh(all) {
  const answer = await api("/api/hall");
  learnBanners(answer.banners);
  await Promise.all(answer.banners.map(loadLook));
  hall.value = answer;
  const tables = myTables.value.slice(0, LOOKED_AT);
  await Promise.all(tables.filter((mine) => all || isMoving(news.value[mine.id])).map(ask));
}

/** The hall does not answer: what is shown is as of then, in words that the browser may have kept. */
function remindOf(at) {
  silent.value = at;
  for (const { table } of Object.values(news.value)) if (table) learnWords(table.saga).catch(() => {});
}

/** Keep what the lobby shows of my tables, for when the hall does not answer: nothing of anybody's cards. */
function keepNews() {
  const shown = Object.entries(news.value).filter(([id]) => myTables.value.some((mine) => mine.id === id));
  lobby.value = { at: Date.now(), news: Object.fromEntries(shown.map(([id, { gone, table, outcome, picture }]) =>
    [id, gone ? { gone } : { table, outcome, picture: { stages: picture?.stages ?? [] } }])) };
}

const isMoving = (known) => !known || known.table?.status === "playing";

async function ask(mine) {
  const token = Object.values(mine.tokens)[0] ?? "";
  try {
    const message = await api(`/api/tables/${mine.id}?drawn`, undefined, token);
    if (mine.saga !== message.table.saga) remember(mine.id, { saga: message.table.saga });
    await learnWords(message.table.saga);
    news.value = { ...news.value, [mine.id]: message };
  } catch (refused) {
    if (refused.reason !== "no-table" && refused.reason !== "foreign-token") throw refused;
    news.value = { ...news.value, [mine.id]: { gone: true } };
  }
}

async function learnWords(slug) {
  if (!sagas.value[slug]) sagas.value = { ...sagas.value, [slug]: await loadSaga(slug) };
}

// -- in words ---------------------------------------------------------------------------------------

export const isMyTurn = (mine, known) =>
  known.table?.status === "playing" && known.table.sits.some((sit) => sit.asked && !sit.bot && sit.seat in mine.tokens);

const calledAs = (sit) => sit.name || shieldName(sit.plays);

/** "with Hrolf, Ingrid": every other player at the table. */
export function othersAt(mine, table) {
  const names = table.sits.filter((sit) => !sit.free && !(mine && sit.seat in mine.tokens)).map(calledAs);
  return names.length ? t("table-with", { names: names.join(", ") }) : "";
}

/** Which kind of game is played there, if the game has several. */
export function kindWords({ saga: slug, options = {} }) {
  const saga = hall.value.sagas.find((one) => one.slug === slug);
  const kinds = saga ? kindsOf(saga) : [];
  return kinds.map(({ name }) => valueWords(slug, name, options[name])).join(", ");
}

/** Where the match is: "Age II". */
export function stageWords({ table, picture }) {
  const stage = picture?.stages?.find(({ state }) => state === "now");
  return (stage?.title && sagas.value[table.saga]?.said(stage.title)) || stage?.label || "";
}

/** How a match ended for me, or for its winner. */
export function fortune(mine, { table, outcome }) {
  if (!outcome) return t("table-over");
  const scores = [...outcome.scores].sort((a, b) => b - a).join(" – ");
  const own = outcome.winners.some((seat) => seat in mine.tokens), how = victory(outcome);
  if (how === "game") return t("table-game", { scores: outcome.scores[0] });
  if (how === "together") return t("table-together", { scores: outcome.scores[0] });
  if (how === "nobody") return t("table-nobody", { scores });
  if (outcome.winners.length > 1) return t("table-shared", { scores });
  return own ? t("table-won", { scores }) : t("table-lost", { name: calledAs(table.sits[outcome.winners[0]]), scores });
}

const MINUTE = 60, HOUR = 3600, DAY = 86_400;

export function clockWords({ mode = "none", seconds = 0 }) {
  if (mode === "none") return t("clock-none-short");
  if (seconds >= DAY) return t("clock-days", { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t("clock-hours", { hours: Math.round(seconds / HOUR) });
  return seconds > 2 * MINUTE ? t("clock-minutes", { minutes: Math.round(seconds / MINUTE) })
    : t("clock-live", { seconds });
}

/** How long until a deadline (in seconds since 1970). */
export function leftWords(deadline) {
  const left = Math.max(0, deadline - Date.now() / 1000);
  if (left >= 2 * DAY) return t("left-days", { count: Math.floor(left / DAY) });
  return left >= 1.5 * HOUR ? t("left-hours", { count: Math.round(left / HOUR) })
    : t("left-minutes", { count: Math.ceil(left / MINUTE) });
}
