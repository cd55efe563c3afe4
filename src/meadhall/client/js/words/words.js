/**
 * Words, in the reader's language. What is read here follows `lang` while rendering.
 *
 *   await loadHall(); t("start-now"); t("table-seats-free", { count: 2 }) the hall's own words (/locale/xx.ftl)
 *   const saga = await loadSaga(slug)                                  everything about a game, fetched once
 *   saga.seats = table.sits.map((sit) => sit.plays)                    who sits where, before events are spoken
 *
 * A game's words are in words/saga.js, which is what meadhall/text.py is in Python.
 */
import { fileAt } from "../base/files.js";
import { effect, signal } from "../base/html.js";
import { lang } from "../base/prefs.js";
import { api } from "../base/net.js";
import { plain } from "./ledger.js";
import { Locale, Saga } from "./saga.js";

export { Locale, Saga, plain };

// -- the hall's own words -----------------------------------------------------------------------------

const hall = signal({});

/** Fetch the hall's words, before the first page is drawn; and those of another language when the reader changes it. */
export async function loadHall() {
  await learnHall(lang.peek());
  followReader(() => hall.value, learnHall);
}

async function learnHall(language) {
  const response = await fetch(fileAt(`locale/${language}.ftl`));
  if (!response.ok) throw new Error(`${language}: ${response.status}`);
  hall.value = { ...hall.peek(), [language]: new Locale(language, await response.text()) };
}

/** The words that are there: in the reader's language, or, until they have come, in the one before. */
const spoken = () => hall.value[lang.value] ?? Object.values(hall.value)[0];

/** A message of the hall in the reader's language; `form` is an attribute of it. */
export const t = (id, args = {}, form = "") => spoken()?.say(id, args, form) ?? "";
/** Does the hall have a message of this id? */
export const has = (id, form = "") => spoken()?.has(id, form) ?? false;

/** A refusal as a friendly sentence: why, in the game's words if it is known, or what went wrong. */
export function refusalText(refused, saga = null) {
  const id = `refusal-${refused?.reason}`;
  const reason = has(id) ? t(id) : t("refusal-other",
    { detail: refused?.detail || String(refused?.message ?? refused) });
  const why = refused?.rule && saga?.reason(refused);
  return why ? t("why-so", { why }) : reason;
}

// -- games ------------------------------------------------------------------------------------------------

const sagas = new Map();

/** @returns {Promise<Saga>} a game by its slug, in one of its editions, fetched once; its words follow the reader. */
export function loadSaga(slug, edition = "base") {
  const path = `/api/sagas/${slug}?edition=${encodeURIComponent(edition)}&lang=`;
  if (!sagas.has(path)) {
    const rules = async () => (await api(`/api/sagas/${slug}/rules`)).rules;
    const loading = api(path + lang.peek()).then((data) => new Saga(data, [], rules));
    loading.then((saga) => followReader(() => saga.locales, async (language) =>
      saga.learn(await api(path + language))), () => sagas.delete(path));
    sagas.set(path, loading);
  }
  return sagas.get(path);
}

/** Fetch the words of a language that the reader changes to. */
function followReader(known, fetchWords) {
  effect(() => {
    if (lang.value in known()) return;
    fetchWords(lang.value).catch((error) => console.warn("words are missing:", error.message));
  });
}
