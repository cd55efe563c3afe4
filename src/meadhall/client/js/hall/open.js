/** Opening tables: what is asked of the server, and what this browser remembers of it. */
import { fileAt } from "../base/files.js";
import { goTo } from "../base/address.js";
import { LEVELS } from "../base/levels.js";
import { Refused, api } from "../base/net.js";
import { name, remember } from "../base/prefs.js";
import { t } from "../words/words.js";
import { seedOf } from "./deeds.js";
import { unusual } from "./setup.js";

/** The shields of the hall, in order: what a seat is painted with in every game. */
export const SHIELDS = ["wolf", "bear", "serpent", "raven"];

const BOT_NAMES = ["Hrolf", "Ingrid", "Ylva", "Ketil", "Sigrun", "Bjarni", "Astrid", "Torsten", "Gudrun", "Orm"];

/** The levels of `count` bots: all of one, or (`mix`) one after the other. */
export const levelsFor = (level, count) => Array.from({ length: count }, (_, i) => (level !== "mix" ? level
  : Object.keys(LEVELS)[(i + 1) % Object.keys(LEVELS).length]));

/** Names for bots, other ones at each table, and none that a player there already has. */
export function botNames(count, taken = []) {
  const free = BOT_NAMES.filter((bot) => bot !== name.value && !taken.includes(bot));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => free[(from + i) % free.length]);
}

/** The colours of a game's seats: the option that gives each of them something, and its values in order. */
export const paintOf = (saga) => saga.choices.find((choice) => choice.each?.length) ?? { name: "", each: SHIELDS };

/** Your preferred edition of a game, if the hall has it. */
export const editionOf = (saga, { editions = {} }) =>
  (saga.editions.includes(editions[saga.slug]) ? editions[saga.slug] : "base");

/** Your preferred shield in a game: the one taken there before, else the hall's, else the first. */
export function likedShield(saga, { paints = {}, shield: hall }) {
  const { each } = paintOf(saga);
  return [paints[saga.slug], hall].find((shield) => each.includes(shield)) ?? each[0];
}

/** The shields of a game in order, but with the one that is liked first. */
export function shieldsFrom(saga, liked) {
  const first = likedShield(saga, liked);
  return [first, ...paintOf(saga).each.filter((shield) => shield !== first)];
}

/**
 * Open a table and remember its seats.
 * @param {object} wish what POST /api/tables takes
 * @returns {Promise<{table: string, friends: Object<string, string>}>} friends: seat → token, to be given away
 */
export async function openTable(wish) {
  const { table, host, tokens } = await api("/api/tables", wish);
  const given = (kind) => Object.fromEntries(
    tokens.map((token, seat) => [seat, token]).filter(([seat, token]) => token && wish.sits[seat].kind === kind));
  const friends = given("friend");
  remember(table, { saga: wish.saga, name: wish.name ?? "", host, tokens: given("me"), friends, created: Date.now() });
  return { table, friends };
}

/** A game with bots, or alone, at once. */
export async function startNow({ saga, edition, options: wishes, bots, level, shields }) {
  const levels = levelsFor(level, bots), sits = [{ kind: "me", name: name.value },
    ...botNames(bots).map((bot, i) => ({ kind: "bot", name: bot, bot: LEVELS[levels[i]] }))];
  const options = unusual(saga, wishes, sits.length), { name: paint } = paintOf(saga);
  if (paint) options[paint] = shields.slice(0, sits.length);
  const { table } = await openTable({ saga: saga.slug, edition, sits, options });
  goTo(table);
}

/** A game alone, at once; on the seed of a day, if one is named. */
export async function startAlone({ saga, campaign, options: wishes = campaign.options, day = "" }) {
  const options = unusual(saga, wishes, 1), { name: paint, each } = paintOf(saga);
  if (paint) options[paint] = each.slice(0, 1);
  const wish = { saga: saga.slug, sits: [{ kind: "me", name: name.value }], options };
  const { table } = await openTable(day ? { ...wish, seed: seedOf(day), name: t("day-name", { day }) } : wish);
  if (day) remember(table, { day });
  goTo(table);
}

/**
 * The first game: always the same deal (first.json of the game, or first-<kind>.json of a kind of game), with one quick
 * bot or alone; the table's page does the teaching.
 */
export async function learn(saga, lesson = "") {
  const { options, seed, seats = 2 } = await (await fetch(fileAt(`art/${saga}/first${lesson}.json`))).json();
  const sits = [{ kind: "me", name: name.value }, { kind: "bot", name: "Hrolf", bot: LEVELS.youth }].slice(0, seats);
  const { table } = await openTable({ saga, sits, name: t("learn-name"), options, seed });
  goTo(table, `?learn=${lesson}`);
}

/** Take a free seat. */
export async function sitDown(table, saga) {
  const { seat, token } = await api(`/api/tables/${table.id}/join`, { name: name.value });
  remember(table.id, { saga, name: table.name, tokens: { [seat]: token } });
  goTo(table.id);
}

const LARGEST_RECORD = 1_048_576;

/** A record file becomes a table to look at. */
export async function openRecord(file) {
  if (file.size > LARGEST_RECORD) throw new Refused({ reason: "record-large" });
  const { table } = await api("/api/records", await file.text());
  remember(table, { name: file.name.replace(/\.json$/i, "").slice(0, 40) });
  goTo(table, "?replay");
}

/** A pasted link: the address of a table here, or why it is none. */
export function readLink(text) {
  const pasted = text.trim();
  if (/^[\w-]{6,}$/.test(pasted)) return { path: `/table/${pasted}` };
  let url;
  try {
    url = new URL(pasted, location.origin);
  } catch {
    return { problem: t("join-wrong") };
  }
  if (!/^\/table\/[\w-]+\/?$/.test(url.pathname)) return { problem: t("join-wrong") };
  if (url.host !== location.host) return { problem: t("join-elsewhere", { host: url.host }) };
  return { path: url.pathname + url.search + url.hash };
}
