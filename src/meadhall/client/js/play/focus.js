/**
 * Where the keyboard is, kept through changes of the table: when what had the focus is gone, the focus goes to what
 * stands in its place, so that nobody starts again at the top of the page.
 */
import { useEffect, useLayoutEffect } from "../base/html.js";

const ROOMS = [[".choices, .meanwhile, .prompt", ".choices .opt, .prompt .btn.fire, .prompt .btn, .meanwhile"],
  [".boardwrap svg", ".boardwrap [data-place][tabindex='0']"], [".spreads", ".spreads .is-possible, .spreads .card"],
  [".handrow", ".handrow .is-possible, .handrow .card"], [".duel-view", ".duel-view .is-possible"]];

/** Note in which room the focus is, and put it back there once it is lost. */
export function useFocus(play, version) {
  useEffect(() => {
    const note = (event) => {
      play.room = ROOMS.find(([room]) => event.target.closest?.(room)) ?? null;
    };
    const letGo = () => (play.room = null); // whoever points needs no focus
    addEventListener("focusin", note);
    addEventListener("pointerdown", letGo);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("pointerdown", letGo);
    };
  }, [play]);
  useLayoutEffect(() => {
    if (!play.room || (document.activeElement && document.activeElement !== document.body)) return;
    document.querySelector(play.room[1])?.focus({ preventScroll: true });
  }, [version, play.ask.value?.decision, play.steps.value.length, play.selected.value]);
}
