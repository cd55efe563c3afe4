/** Make a thing on the table a button: for the pointer, for the keyboard, and for those who only look. */
import { classes } from "../base/html.js";
import { isRegionHot, isRegionSelected, movesAt, thingsOf } from "../model/regions.js";

/**
 * Attributes that make anything act like a button for things: click, Enter and Space act, pointer and focus look.
 * @param {boolean} can whether it can be reached with Tab
 * @param {Thing[][]} means what an option must be about, where it is not all of the things
 */
export function actOn(play, things, can = true, means = [things]) {
  const go = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    play.touch(things, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, means);
  };
  return {
    ...(can ? { role: "button", tabindex: 0 } : {}),
    onClick: go,
    onKeyDown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      go(event);
    },
    onMouseEnter: () => play.look(things),
    onMouseLeave: () => play.look(null),
    onFocus: () => play.look(things),
    onBlur: () => play.look(null),
  };
}

/** The marks of a part that has meanings, and what it does when it is touched. */
export function meaning(play, part) {
  const can = movesAt(part, play.open.value).length > 0;
  const marks = classes(can && "is-possible", can && isRegionSelected(play, part) && "is-selected",
    isRegionHot(play, part) && "is-hover");
  return { can, marks, act: actOn(play, thingsOf(part), can, part.means) };
}
