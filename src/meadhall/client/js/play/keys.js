/**
 * The keyboard of a table: 1–9, then letters choose, Enter confirms, Esc goes back, U undoes, H hints, ? opens the
 * rules, F1 the overview and a comma the settings, Page keys walk the past.
 */
import { useLayoutEffect } from "../base/html.js";
import { rowOf } from "./choices.js";
import { rows } from "../model/moves.js";
import { backToLive, goToMoment, oneOn } from "./replay.js";

/** Listen as long as the table is shown. */
export function useKeys(play) {
  useLayoutEffect(() => {
    const hear = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (press(play, event.key, event.target)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [play]);
}

const isWriting = (element) => Boolean(element.closest?.("input, textarea, select, dialog"));

/** @returns {boolean} whether the key meant something */
function press(play, key, target) {
  if (!play.panel.value && play.scenes.press(key, target)) return true;
  if (key === "Escape") return escape(play);
  if (rowOf(key) >= 0 && number(play, rowOf(key))) return true;
  if (key === "Enter") return enter(play, target);
  const act = { u: () => play.undo(), h: () => hint(play), "?": () => toggle(play, "help"),
    F1: () => toggle(play, "overview"), ",": () => toggle(play, "settings"),
    PageUp: () => past(play, -1), PageDown: () => past(play, 1) }[key.length === 1 ? key.toLowerCase() : key];
  act?.();
  return Boolean(act);
}

function hint(play) {
  play.byKey = true;
  play.hint();
}

function toggle(play, panel) {
  play.panel.value = play.panel.value === panel ? "" : panel;
}

function escape(play) {
  if (play.panel.value) play.panel.value = "";
  else if (play.back()) return true;
  else if (play.moment.value) backToLive(play);
  else return false;
  return true;
}

/** The n-th row of the small menu, or of the list. */
function number(play, n) {
  const menu = play.menu.value, list = menu ? menu.rows : play.ask.value ? rows(play.open.value, play.steps.value) : [];
  if (!list[n]) return false;
  play.byKey = true;
  play.takeRow(list[n], menu ? [] : play.steps.value);
  return true;
}

/** Enter confirms what is selected, unless it is on a control with its own action. */
function enter(play, target) {
  if (!play.selected.value || target.closest?.("button, a, [role=button], summary, [role=tab]")) return false;
  play.fire();
  return true;
}

function past(play, by) {
  const last = play.live.value.actions, at = play.moment.value?.at ?? last, to = at + by;
  if (to > last) backToLive(play);
  else if (by > 0) oneOn(play, to, play.moment.value?.eyes ?? "", to === last ? () => backToLive(play) : null);
  else if (to >= 0) goToMoment(play, to, play.moment.value?.eyes ?? "");
}
