/**
 * The contents of a table's page, in words for the styles: `data-has` encloses the page, `[data-has~="spreads"]` asks.
 * Styles never ask the page itself with `:has()`: after each change anywhere in it, the browser would have to work out
 * the style of the whole page again. The words come from the state, so they hold before anything is measured.
 */
import { hasArt } from "../base/looks.js";
import { docked } from "../base/prefs.js";
import { sectionOf } from "../model/sections.js";

/** Is there a contest in turns? It lies below the board. */
export const fought = (play) => Boolean(sectionOf(play.picture.value, "contest")?.steps);

/** Is there a battle shown beside the board, rather than on the stage? */
export const isBeside = (play) => Boolean(sectionOf(play.picture.value, "contest")) && !fought(play)
  && !play.scenes.scene.value;

/** The middle of the table, in view of all. */
export function middleOf(play) {
  const { board } = play.picture.value, found = ["duel", "field", "spreads"]
    .find((part) => sectionOf(play.picture.value, part));
  if (found) return found;
  return hasArt(play.saga.value, `${board || "board"}.svg`) ? "board" : "plain";
}

/** Where there is a dock, creatures are a separate view, in every kind of fight. */
function showsCreatures(play) {
  const middle = middleOf(play), known = sectionOf(play.picture.value, "creature");
  return Boolean(known) && (docked.value ? ["duel", "board"].includes(middle) : middle === "board" && !fought(play));
}

const HELD = {
  duel: (play) => middleOf(play) === "duel",
  field: (play) => middleOf(play) === "field",
  spreads: (play) => middleOf(play) === "spreads",
  board: (play) => middleOf(play) === "board",
  fray: (play) => middleOf(play) === "board" && fought(play),
  creatures: showsCreatures,
  contest: isBeside,
  contests: ({ picture }) => sectionOf(picture.value, "contests")?.bouts.length > 0,
  stock: ({ picture }) => Boolean(sectionOf(picture.value, "stock")),
  conditions: ({ picture }) => Boolean(sectionOf(picture.value, "goals")),
  roads: ({ picture }) => picture.value.sheets.some((sheet) => sheet.roads),
  rivals: ({ picture }) => picture.value.sheets.length > 1,
  "fourth-seat": ({ picture }) => picture.value.sheets.length > 3,
  "two-numbers": ({ picture }) => picture.value.sheets.some((sheet) => sheet.numbers.length > 1),
  "market-view": ({ view }) => view.value === "market",
};
const LESSONS = ["lesson", "lesson-wait"];

/** All words there are. */
export const WORDS = [...Object.keys(HELD), ...LESSONS];

export const has = (play, word) => HELD[word](play);

/** The words that hold. `lesson`: what of a lesson is shown, one of its two words, or nothing. */
export const contentsOf = (play, lesson) => [...Object.keys(HELD).filter((word) => has(play, word)), lesson]
  .filter(Boolean).join(" ");
