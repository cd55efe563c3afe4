/**
 * Words, in the reader's language. What is read here follows `lang` while rendering.
 *
 *   await loadHall(); t("start-now"); t("table-seats-free", { count: 2 }) the hall's own words (/locale/xx.ftl)
 *   const saga = await loadSaga(slug)                                  everything about a saga, fetched once
 *   saga.seats = table.sits.map((sit) => sit.plays)                    who sits where, before events are spoken
 *
 * What a saga says is in words/saga.js, which is what meadhall/text.py is in Python.
 */
import { signal } from "../base/html.js";
import { LANGUAGES, lang } from "../base/prefs.js";
import { api } from "../base/net.js";
import { plain } from "./ledger.js";
import { Locale, Saga } from "./saga.js";

export { Locale, Saga, plain };

// -- the hall's own words -----------------------------------------------------------------------------

const hall = signal({});

/** Fetch the hall's words in all languages; before the first page is drawn. */
export async function loadHall() {
  const read = async (language) => (await fetch(`/locale/${language}.ftl`)).text();
  const sources = await Promise.all(LANGUAGES.map(read));
  hall.value = Object.fromEntries(LANGUAGES.map((language, i) => [language, new Locale(language, sources[i])]));
}

/** A message of the hall in the reader's language; `form` is an attribute of it. */
export const t = (id, args = {}, form = "") => hall.value[lang.value]?.say(id, args, form) ?? "";
/** Does the hall have a message of this id? */
export const has = (id, form = "") => hall.value[lang.value]?.has(id, form) ?? false;

/** A refusal as a friendly sentence: why, in the saga's words if it is known, or what went wrong. */
export function refusalText(refused, saga = null) {
  const id = `refusal-${refused?.reason}`;
  const reason = has(id) ? t(id) : t("refusal-other",
    { detail: refused?.detail || String(refused?.message ?? refused) });
  const why = refused?.rule && saga?.reason(refused);
  return why ? t("why-so", { why }) : reason;
}

// -- sagas ------------------------------------------------------------------------------------------------

const sagas = new Map();

/** @returns {Promise<Saga>} a saga by its slug, in one of its editions, fetched once. */
export function loadSaga(slug, edition = "base") {
  const path = `/api/sagas/${slug}?edition=${encodeURIComponent(edition)}`;
  if (!sagas.has(path)) {
    const loading = api(path).then((data) => new Saga(data));
    loading.catch(() => sagas.delete(path));
    sagas.set(path, loading);
  }
  return sagas.get(path);
}
