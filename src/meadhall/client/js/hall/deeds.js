/**
 * This browser's memory of matches against the game, and what follows from it: rank, days, what to try next. Pure
 * functions. A game that can be played so declares its ranks on its banner (`campaign` of art/banner.json).
 *
 * @typedef {{table: string, saga: string, at: number, day: string, seats: number, won: boolean, score: number,
 *   options: Object<string, *>}} Deed            day: of a seed of the day, else empty
 * @typedef {{options: Object, beyond: Object, handicaps: string[], ranks: Array<[string, number]>}} Campaign
 *   options: the kind of game; handicaps: options whose steps count; ranks: by the score that they need; beyond:
 *   options that players of the last rank may use, and with them more than one step of a handicap
 */

const KEPT = 500; // deeds that a browser keeps
const LONGEST = 40; // letters of a name in a file from elsewhere

/** The day of a moment, the same for everyone: "2026-11-17". */
export const dayOf = (date = new Date()) => date.toISOString().slice(0, 10);

/** The seed of a day. Anyone can work it out: it is for comparing, not for stakes. */
export const seedOf = (day) => Number(day.replaceAll("-", ""));

/** The deeds in a game that belong to its campaign, the last one first. */
export const deedsIn = (deeds, slug, { options }) => deeds
  .filter((deed) => deed.saga === slug
    && Object.entries(options).every(([name, value]) => deed.options[name] === value))
  .sort((a, b) => b.at - a.at);

/** The best score of a victory; 0 before the first. */
export const bestOf = (deeds) => Math.max(0, ...deeds.filter(({ won }) => won).map(({ score }) => score));

/** Where a score stands among the ranks: its number, or -1. */
export const rankAt = ({ ranks }, score) => ranks.findLastIndex(([, needs]) => needs <= score);

/** Has the last rank been reached? */
export const isBeyond = (campaign, score) => rankAt(campaign, score) === campaign.ranks.length - 1;

/** The steps of handicaps that a match was played with. */
export const stepsOf = ({ handicaps }, options) => handicaps.reduce((sum, name) => sum + (options[name] ?? 0), 0);

/** The handicaps to try next: one step more than the best victory had, as long as there are any. */
export function tryNext(campaign, deeds) {
  const won = deeds.filter((deed) => deed.won).map((deed) => stepsOf(campaign, deed.options));
  const most = isBeyond(campaign, bestOf(deeds)) ? 3 : 1, wanted = won.length ? Math.max(...won) + 1 : 0;
  const steps = campaign.handicaps.map((_, i) => Math.min(most, Math.floor(wanted / campaign.handicaps.length)
    + (i < wanted % campaign.handicaps.length)));
  return Object.fromEntries(campaign.handicaps.map((name, i) => [name, steps[i]]));
}

/** The result on a day's seed: the first match counts, as everybody's does. */
export const onDay = (deeds, day) => deeds.filter((deed) => deed.day === day).at(-1);

/** The last days, oldest first, with what was done on each. */
export const lastDays = (deeds, count, today = new Date()) => Array.from({ length: count }, (_, i) => {
  const day = dayOf(new Date(today.getTime() - (count - 1 - i) * 86_400_000));
  return { day, deed: onDay(deeds, day) };
});

/** One more deed; each table counts once. */
export const withDeed = (deeds, deed) => (deeds.some(({ table }) => table === deed.table) ? deeds
  : [deed, ...deeds].slice(0, KEPT));

const isDeed = (deed) => typeof deed?.table === "string" && typeof deed.saga === "string" && deed.saga.length <= LONGEST
  && Number.isFinite(deed.at) && Number.isInteger(deed.score) && typeof deed.won === "boolean"
  && Number.isInteger(deed.seats) && typeof deed.options === "object" && deed.options !== null;

/** Deeds of a file from elsewhere, merged with yours; null if it holds none. */
export function merged(deeds, text) {
  let found;
  try {
    found = JSON.parse(text)?.deeds;
  } catch {
    return null;
  }
  if (!Array.isArray(found) || !found.every(isDeed)) return null;
  const tidy = found.map(({ table, saga, at, day = "", seats, won, score, options }) =>
    ({ table, saga, at, day: String(day).slice(0, LONGEST), seats, won, score, options }));
  return tidy.reduce(withDeed, deeds).sort((a, b) => b.at - a.at).slice(0, KEPT);
}

/** The same as a file. */
export const exported = (deeds) => JSON.stringify({ format: "meadhall-deeds-1", deeds }, null, 1);
