/** The few words of each game that the hall needs: its title, its shields, and what a table can be opened with. */
import { signal } from "../base/html.js";
import { lang } from "../base/prefs.js";
import { Locale } from "./saga.js";
import { has, t } from "./words.js";

const banners = signal({}); // by slug: a Locale in each language

/** Learn the words of banners (/api/hall), each once. */
export function learnBanners(list) {
  for (const { slug, words } of list) if (!banners.peek()[slug]) learnBanner(slug, read(words));
}

/** The words of one game, in all languages: those of its banner, or all it has. */
export function learnBanner(slug, locales) {
  banners.value = { ...banners.peek(), [slug]: locales };
}

const read = (words) =>
  Object.fromEntries(Object.entries(words).map(([language, source]) => [language, new Locale(language, source)]));

/** A game's own word for something in the hall, or "". */
export function bannerSays(slug, id, form = "") {
  const words = banners.value[slug]?.[lang.value];
  return words?.has(id, form) ? words.say(id, {}, form) : "";
}

/** The name of a table, its cards if they are not the base, and whether a player may know the deal. */
export function tableName({ name, saga, called, chosen }) {
  const title = name || t("table-unnamed", { saga: sagaTitle(saga) });
  const full = called ? t("table-edition", { name: title, edition: called }) : title;
  return chosen ? t("table-chosen", { name: full }, chosen) : full;
}

export const sagaTitle = (slug) => bannerSays(slug, "hall-title") || slug;

/** The name of a shield: one of the hall's own, or what some game calls it. */
export function shieldName(shield) {
  if (has(`shield-${shield}`)) return t(`shield-${shield}`);
  const slugs = Object.keys(banners.value);
  return slugs.map((slug) => bannerSays(slug, `hall-shield-${shield}`)).find(Boolean) ?? shield;
}

/** A choice of the set-up in the words of its game: what it is called, and what it means. */
export const choiceWords = (slug, choice) => {
  const id = `hall-choice-${choice}`;
  return { label: bannerSays(slug, id) || choice, hint: bannerSays(slug, id, "help") };
};

/** The name of one of its values. */
export const valueWords = (slug, choice, value) => bannerSays(slug, `hall-choice-${choice}-${value}`) || String(value);
