/** The pictures of a game whose table is made of cards: its `board.svg`, put into the page while the table is there. */
import { html, useEffect, useRef } from "../base/html.js";
import { hasArt, loadBoard } from "../base/looks.js";

/** @param {{play: import("../play/turn.js").Play}} props */
export function Pictures({ play }) {
  const art = useRef(null), { slug } = play.saga.value;
  useEffect(() => {
    if (!hasArt(play.saga.value, "board.svg")) return;
    loadBoard(play.saga.value).then((source) => {
      const parsed = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
      art.current?.replaceChildren(document.adoptNode(parsed));
    });
  }, [slug]);
  return html`<div class="pictures" ref=${art}></div>`;
}
