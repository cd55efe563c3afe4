/** Pointer, fingers and keys on the board: one set of listeners. What a thing is, its element says. */
import { narrow as phone } from "../base/prefs.js";
import { movesAt, thingsOf } from "../model/regions.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const FINGER = 30; // pixels round a tap in which something may have been meant
const SMALL = 44; // pixels: what is larger cannot be missed

export function listen(chart, play, focused) {
  const { svg } = chart, ring = focusRing(svg);
  const found = (event) => {
    const piece = event.target.closest?.("[data-piece]")?.dataset.piece;
    const standing = piece && chart.standings.find((one) => one.piece.id === piece);
    const place = (standing && chart.owners[standing.piece.place])
      ?? event.target.closest?.("[data-place]")?.dataset.place;
    return { piece: standing?.piece, region: chart.picture?.regions.find((one) => one.place === place) };
  };
  const act = (event) => {
    const { piece, region } = found(event), point = pointOf(event);
    if (phone.value && event.clientX && several(chart, play, point)) return;
    if (piece && play.touchPiece(piece, point)) return;
    if (piece && !play.ask.value) play.pin(piece.name);
    else if (region) play.touchRegion(meant(chart, play, region, point), point);
  };
  const look = (event) => {
    const { piece, region } = found(event);
    const things = region ? thingsOf(region) : [],
      moves = region?.means ? movesAt(region, play.open.value).map((move) => move.text) : null;
    if (piece) play.look([["piece", piece.id], piece.name, ...things], moves);
    else play.look(region ? things : null, moves);
  };
  svg.addEventListener("click", act);
  svg.addEventListener("pointerover", look);
  svg.addEventListener("pointerleave", () => play.look(null));
  svg.addEventListener("focusin", (event) => {
    const { region } = found(event);
    if (region && !event.target.dataset.piece) move(chart, focused, region.place);
    ring.show(event.target);
    look(event);
  });
  svg.addEventListener("focusout", () => {
    ring.hide();
    play.look(null);
  });
  svg.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") act(event);
    else if (ARROWS[event.key] && event.target.dataset.place) {
      chart.regions.get(chart.towards(event.target.dataset.place, ARROWS[event.key]))?.focus();
    }
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

/** Where it was clicked; a key means the middle of the thing. */
function pointOf(event) {
  const at = event.target.getBoundingClientRect();
  return event.clientX ? { x: event.clientX, y: event.clientY } : { x: at.x + at.width / 2, y: at.y + at.height / 2 };
}

/** The tab stop follows the focus. */
function move(chart, focused, place) {
  chart.regions.get(focused.current)?.setAttribute("tabindex", "-1");
  focused.current = place;
  for (const [key, region] of chart.regions) region.setAttribute("tabindex", key === place ? "0" : "-1");
}

const boxOf = (chart, region) => chart.regions.get(region.place)?.getBoundingClientRect();
const holds = (box, { x, y }, more = 0) => Boolean(box) && x >= box.left - more && x <= box.right + more
  && y >= box.top - more && y <= box.bottom + more;

/** The region that a click means: itself, or the smallest that glows round it. */
function meant(chart, play, region, point) {
  if (movesAt(region, play.moves.value).length) return region;
  const area = (one) => boxOf(chart, one).width * boxOf(chart, one).height;
  const glowing = chart.picture.regions.filter((one) => movesAt(one, play.open.value).length
    && holds(boxOf(chart, one), point)).sort((a, b) => area(a) - area(b));
  return glowing[0] ?? region;
}

/** On a phone: where several small things glow under a finger, they are offered as rows. True if they are. */
function several(chart, play, point) {
  const near = chart.picture.regions.filter((region) => movesAt(region, play.open.value).length)
    .filter((region) => holds(boxOf(chart, region), point, FINGER)).filter((region) => {
      const { width, height } = boxOf(chart, region);
      return Math.min(width, height) < SMALL;
    });
  const moves = [...new Set(near.flatMap((region) => movesAt(region, play.open.value)))];
  if (near.length < 2 || moves.length < 2) return false;
  play.menu.value = { rows: moves.map((one) => ({ move: one, moves: [one], open: -1 })), things: thingsOf(near[0]),
    at: point };
  return true;
}

/** The ring of the focus, drawn over everything, so that no neighbour lies on it. */
function focusRing(svg) {
  const layer = document.createElementNS(svg.namespaceURI, "g");
  layer.setAttribute("class", "focus-ring");
  layer.setAttribute("aria-hidden", "true");
  svg.append(layer);
  return {
    show(target) {
      if (!target.matches(":focus-visible")) return;
      const edges = [...target.querySelectorAll(".edge")];
      layer.replaceChildren(...edges.map((edge) => traced(svg, edge)));
    },
    hide: () => layer.replaceChildren(),
  };
}

/** A copy of an outline where it is drawn. */
function traced(svg, edge) {
  const copy = edge.cloneNode(false), to = svg.getScreenCTM().inverse().multiply(edge.getScreenCTM());
  copy.setAttribute("transform", `matrix(${to.a} ${to.b} ${to.c} ${to.d} ${to.e} ${to.f})`);
  copy.setAttribute("class", "edge");
  return copy;
}
