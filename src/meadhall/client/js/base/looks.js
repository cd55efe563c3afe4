/**
 * How things look: the hall's drawings, and each game's own from its folder (`art/`), fetched when it is first met.
 * Drawings are symbols of a sprite, which is put into the page once, so that patterns and colours resolve.
 */
import { fileAt } from "./files.js";
import { adapt } from "./textsize.js";

/** Does a game bring a file of that name? `saga` is anything with its `art`: a banner, a card of the hall, a Saga. */
export const hasArt = ({ art = [] }, file) => art.includes(file);

const looks = new Map(); // by slug: what is under way or done

/** The hall's own drawings. */
export const loadSprite = () => adopt(fileAt("art/sprite.svg")).catch(missed);

/**
 * A game's style.css and sprite.svg, where it has them, once. What its style says holds inside of [data-saga].
 * @returns {Promise} that both are in the page, or that they could not be had
 */
export function loadLook(saga) {
  const { slug } = saga, path = (name) => fileAt(`art/${slug}/${name}`);
  if (!looks.has(slug)) {
    const both = [hasArt(saga, "style.css") && dress(`look-${slug}`, path("style.css")),
      hasArt(saga, "sprite.svg") && adopt(path("sprite.svg"))];
    looks.set(slug, Promise.all(both).catch((error) => {
      looks.delete(slug); // the next who asks tries again
      missed(error);
    }));
  }
  return looks.get(slug);
}

const boards = new Map();

/** Fetch a game's board, once; `name` says which, where a game has several. */
export function loadBoard({ slug }, name = "board") {
  const path = fileAt(`art/${slug}/${name || "board"}.svg`);
  if (!boards.has(path)) boards.set(path, fetch(path).then((response) => response.text()));
  return boards.get(path);
}

/** A page without signs is better than none. */
const missed = (error) => console.warn("a look is missing:", error.message ?? error.type);

/** Put a stylesheet into the page. */
function dress(id, href) {
  document.getElementById(id)?.remove();
  const link = Object.assign(document.createElement("link"), { id, rel: "stylesheet", href });
  return new Promise((done, failed) => {
    link.addEventListener("load", () => done(adapt(link.sheet)));
    link.addEventListener("error", failed);
    document.head.append(link);
  });
}

/** Put a sprite into the page. */
async function adopt(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const sprite = document.adoptNode(parsed.documentElement);
  const attributes = { class: "sprite", width: "0", height: "0", "aria-hidden": "true", "data-path": path };
  for (const [name, value] of Object.entries(attributes)) sprite.setAttribute(name, value);
  document.querySelector(`.sprite[data-path="${path}"]`)?.remove();
  document.body.prepend(sprite);
}
