/**
 * This browser's memory: settings, and the reader's tables. Each is a signal, kept in localStorage and shared
 * with other tabs. Read `.value` while rendering to follow it; assign `.value` to change and keep it.
 *
 *   text 0.9–1.3, times the usual size · lang "en"|"fr" · theme ""|"night"|"parchment" ("" follows the system) ·
 *   contrast ""|"more" · outlines bool (what can be chosen has a line round it) · confirm bool (a second click before
 *   a turn ends) · autopass ""|"on"|"off" (answer automatically when there is nothing to choose; "" as the game has
 *   it) · newcomer bool (lines for newcomers), hushed [slug] (games in which they are off all the same) ·
 *   originals bool (cards by the names on the published ones) · motion ""|"none"|"quick"|"usual"|"slow" ("" follows
 *   the system)
 *   · moments "all"|"mine"|"outcome"|"off" (which scenes are shown) · sound bool, volume {all, turn, …: 0–100} ·
 *   notices bool (the browser's notifications) · name the player's · myTables [MyTable] · deeds [Deed] (matches
 *   against the game: hall/deeds.js)
 *
 * @typedef {{id: string, saga: string, name: string, created: number, tokens: Object<string, string>,
 *   friends: Object<string, string>, host: string, seen: {version: number, events: number}}} MyTable
 *   tokens: seat → secret of the seats played in this browser (several: hot-seat); friends: seat → secret of the seats
 *   whose links are given away; seen: how much of the table was looked at, for "since you left".
 */
import { batch, computed, effect, signal } from "./html.js";
import { followTextSize, media } from "./textsize.js";

const PREFIX = "meadhall.";
const KEPT_TABLES = 60;

/** localStorage, or nothing where the browser forbids it: then choices last as long as the page. */
function storage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function recall(key, initial) {
  const text = storage()?.getItem(PREFIX + key);
  if (text == null) return initial;
  try {
    const value = JSON.parse(text);
    return typeof value === typeof initial ? value : initial;
  } catch {
    return initial;
  }
}

/** A signal that is kept; other tabs follow. */
function kept(key, initial) {
  const held = signal(recall(key, initial));
  let first = true;
  effect(() => {
    const text = JSON.stringify(held.value);
    if (!first && storage()?.getItem(PREFIX + key) !== text) keep(key, text);
    first = false;
  });
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === PREFIX + key && event.newValue != null) held.value = recall(key, initial);
  });
  return held;
}

const settings = new Map(); // signal: its usual value

/** One that the settings show: it can be put back. */
function setting(key, usual) {
  const held = kept(key, usual);
  settings.set(held, usual);
  return held;
}

/** All settings as they are; what puts them back. */
export function settingsNow() {
  const were = [...settings.keys()].map((held) => [held, held.peek()]);
  return () => batch(() => were.forEach(([held, value]) => (held.value = value)));
}

/** Every setting at its usual value. */
export const usualSettings = () => batch(() => settings.forEach((usual, held) => (held.value = usual)));

function keep(key, text) {
  try {
    storage()?.setItem(PREFIX + key, text);
  } catch (error) {
    console.warn("this browser keeps nothing more:", error.name);
  }
}

const speaksFrench = (globalThis.navigator?.language ?? "en").toLowerCase().startsWith("fr");

export const LANGUAGES = ["en", "fr"];
export const text = setting("text", 1);
export const lang = setting("lang", speaksFrench ? "fr" : "en");
export const theme = setting("theme", "");
export const contrast = setting("contrast", "");
export const outlines = setting("outlines", false);
export const confirm = setting("confirm", true);
export const autopass = setting("passing", "");
export const newcomer = setting("newcomer", true);
export const hushed = setting("hushed", []);
export const originals = setting("originals", false);
export const motion = setting("motion", "");
/** Which moments are shown on the stage: "all", "mine", "outcome" (their last step), "off". */
export const moments = setting("moments", "all");
export const sound = setting("sound", true);
export const volume = setting("volume", { all: 70, turn: 80, battle: 80, end: 80, chat: 40 });
export const notices = kept("notices", false);
export const name = kept("name", "");
export const quick = kept("quick", { bots: 3, level: "karl", shield: "wolf" });
export const myTables = kept("tables", []);
export const deeds = kept("deeds", []);
/** The last state of the lobby: {at, news}. */
export const lobby = kept("lobby", {});

const systemLight = media("(prefers-color-scheme: light)");
const systemCalm = media("(prefers-reduced-motion: reduce)");
/** The theme that is shown, after system and choice. */
export const shownTheme = computed(() => theme.value || (systemLight.value ? "parchment" : "night"));
/** How fast things move; the first two are what older versions kept. */
const PACES = { calm: 0, full: 1, none: 0, quick: .5, usual: 1, slow: 2 };
/** How long motion takes, in the usual times; 0 is none. */
export const pace = computed(() => PACES[motion.value] ?? (systemCalm.value ? 0 : 1));
/** Whether things appear in place instead of travelling. */
export const calm = computed(() => pace.value === 0);
/** Are there lines for newcomers in a game? */
export const coaches = (slug) => newcomer.value && !hushed.value.includes(slug);

const isLow = media("(height <= 500px) and (orientation: landscape)");
const isSlim = media("(width <= 760px)");
const isBelowDesk = media("(width < 1280px)");
const isUpright = media("(orientation: portrait)");

/** How a table is laid out. The shape of the page decides, not its width alone: see forms.css. */
export const form = computed(() => {
  if (isLow.value) return "sideways";
  if (isSlim.value) return "phone";
  if (!isBelowDesk.value) return "desk";
  return isUpright.value ? "standing" : "lying";
});
/** Whether it is a phone, held upright or sideways. */
export const narrow = computed(() => form.value === "phone" || form.value === "sideways");
/** Whether there is a dock that changes the view. */
export const docked = computed(() => narrow.value || form.value === "standing");

/** Put language, looks, motion and form on `<html>`, now and whenever they change. */
export function applyPrefs() {
  const root = document.documentElement;
  followTextSize();
  effect(() => {
    root.lang = lang.value;
    root.dataset.theme = shownTheme.value;
    root.dataset.motion = calm.value ? "calm" : "full";
    root.style.setProperty("--pace", pace.value);
    root.style.setProperty("--text", text.value);
    root.toggleAttribute("data-contrast", contrast.value === "more");
    root.toggleAttribute("data-outlines", outlines.value);
    root.dataset.form = form.value;
    root.toggleAttribute("data-small", narrow.value);
    root.toggleAttribute("data-docked", docked.value);
  });
}

// -- my tables ------------------------------------------------------------------------------------

/** @returns {MyTable|undefined} */
export const tableOf = (id) => myTables.value.find((table) => table.id === id);

/** Remember a table, or add to what is known of it: `remember("x1", {tokens: {0: token}})`. */
export function remember(id, news) {
  const old = tableOf(id) ?? {
    id, saga: "", name: "", created: Date.now(), tokens: {}, friends: {}, host: "", seen: { version: 0, events: 0 },
  };
  const tokens = { ...old.tokens, ...news.tokens };
  const friends = { ...old.friends, ...news.friends };
  const table = { ...old, ...news, tokens, friends };
  myTables.value = [table, ...myTables.value.filter((other) => other.id !== id)].slice(0, KEPT_TABLES);
}

export function forget(id) {
  myTables.value = myTables.value.filter((table) => table.id !== id);
}

/** Of a table, the link of a seat that was given away and leads nowhere now. */
export function forgetLink(id, seat) {
  const without = ({ [seat]: _, ...friends }) => friends;
  myTables.value = myTables.value.map((table) => (table.id === id ? { ...table, friends: without(table.friends) }
    : table));
}

/** Note how far the table was looked at; does not change the order of the list. */
export function markSeen(id, seen) {
  const known = tableOf(id);
  if (!known || (known.seen.version === seen.version && known.seen.events === seen.events)) return;
  myTables.value = myTables.value.map((table) => (table.id === id ? { ...table, seen } : table));
}

/** The seats of a table played in this browser, in order. */
export const seatsOf = (id) => Object.keys(tableOf(id)?.tokens ?? {}).map(Number).sort((a, b) => a - b);
export const tokenOf = (id, seat) => tableOf(id)?.tokens[seat] ?? "";
/** Is the token of a seat on this browser's own disk, to be found after a reload? */
export const isKept = (id, token) => recall("tables", []).some((table) => table.id === id
  && Object.values(table.tokens).includes(token));

/** Links: a seat's carries its secret behind the #, which browsers never send. */
export const seatLink = (id, token, origin = location.origin) => `${origin}/table/${id}#${token}`;
export const tableLink = (id, origin = location.origin) => `${origin}/table/${id}`;
export const watchLink = (id, origin = location.origin) => `${origin}/table/${id}?watch`;
