/**
 * Where the keyboard is, kept through changes of the table: when what had the focus is gone, the focus goes to what
 * stands in its place, so that no one starts again at the top of the page.
 */
import { useLayoutEffect } from "../base/html.js";

const ROOMS = [[".choices, .meanwhile, .prompt", ".choices .opt", ".prompt .btn.fire, .prompt .btn", ".meanwhile"],
  [".boardwrap svg", ".boardwrap [data-place][tabindex='0']"], [".spreads", ".spreads .is-possible, .spreads .card"],
  [".handrow", ".handrow .is-possible, .handrow .card"], [".duel-view", ".duel-view .is-possible"]];

/** Note in which room the focus is, and put it back there once it is lost. */
export function useFocus(play, version) {
  useLayoutEffect(() => {
    const note = ({ target }) => {
      if (target.closest?.(".moment, .mo-bar")) play.room ??= play.keyed ? ROOMS[0] : null; // after the stage, go back
      else play.room = ROOMS.find(([room]) => target.closest?.(room)) ?? null;
    };
    const keyed = () => (play.keyed = true);
    const letGo = () => Object.assign(play, { room: null, keyed: false }); // a pointer needs no focus
    addEventListener("focusin", note);
    addEventListener("keydown", keyed);
    addEventListener("pointerdown", letGo);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("keydown", keyed);
      removeEventListener("pointerdown", letGo);
    };
  }, [play]);
  useLayoutEffect(() => {
    if (!play.room || (document.activeElement && document.activeElement !== document.body)) return;
    const places = play.room.slice(1).map((place) => document.querySelector(place));
    places.find(Boolean)?.focus({ preventScroll: true });
  }, [version, play.ask.value?.decision, play.steps.value.length, play.selected.value]);
}
