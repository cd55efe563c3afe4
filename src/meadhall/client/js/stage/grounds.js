/**
 * The grounds that scenes stand on: drawings in a game's `art/scenes/`, fetched when the first scene needs one.
 *
 * A drawing has three layers (far, mid, near) and up to fourteen colours, `--a` to `--n`, with those of the night
 * behind them. By day the colours of its `data-day` take their place.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { fileAt } from "../base/files.js";
import { shownTheme } from "../base/prefs.js";

const LETTERS = "abcdefghijklmn";
const drawings = new Map(); // by address: the drawing, or the promise of one

/** A drawing, once; null where it cannot be had. */
function load(path) {
  if (!drawings.has(path)) {
    drawings.set(path, fetch(path).then(read).catch(() => null).then((found) => keep(path, found)));
  }
  return drawings.get(path);
}

/** Remember a drawing; where there is none, the next scene tries again. */
function keep(path, found) {
  if (found) drawings.set(path, found);
  else drawings.delete(path);
  return found;
}

async function read(response) {
  if (!response.ok) return null;
  return new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
}

/** Put a copy of a drawing into a box, in the light of the theme. */
function hang(box, drawing, theme) {
  const copy = document.importNode(drawing, true);
  copy.setAttribute("aria-hidden", "true");
  if (theme === "parchment") {
    drawing.dataset.day.split(" ").forEach((colour, i) => copy.style.setProperty(`--${LETTERS[i]}`, colour));
  }
  box.replaceChildren(copy);
}

/**
 * The ground of a step: its game's drawing, or bare hills until it is there.
 *
 * @param {{slug: string, name: string}} props
 */
export function Ground({ slug, name }) {
  const box = useRef(null), path = name && fileAt(`art/${slug}/scenes/${name}.svg`), theme = shownTheme.value;
  const [, setLoaded] = useState("");
  const drawing = path && drawings.get(path), ready = drawing instanceof Element;
  useEffect(() => {
    if (path && !ready) load(path)?.then((found) => found && setLoaded(path));
  }, [path]);
  useLayoutEffect(() => {
    if (ready) hang(box.current, drawing, theme);
  }, [path, ready, theme]);
  return html`<div class="mo-bg" data-ground=${ready ? name : ""} key=${ready ? path : ""} ref=${box}>
    ${!ready && html`<${Hills} />`}</div>`;
}

/** A sky and two ranges, in the colours of the moment. */
const Hills = () => html`<svg viewBox="0 0 420 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <rect class="sky" width="420" height="280" /><rect class="low" y="120" width="420" height="160" opacity=".5" />
  <path class="far" d="M0 196l52-46 40 30 66-74 62 62 48-34 70 58 82-62v150H0z" />
  <path class="close" d="M0 250l70-40 58 28 84-50 74 46 60-26 74 36v36H0z" /></svg>`;
