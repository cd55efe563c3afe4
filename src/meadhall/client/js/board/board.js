/**
 * The board: the game's own SVG, put into the page once and then filled with names, badges, pieces and states. Regions
 * are buttons; arrows go from one to the next as they lie on the map.
 */
import { loadBoard } from "../base/looks.js";
import { classes, html, render, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { narrow as phone } from "../base/prefs.js";
import { scale } from "../base/textsize.js";
import { t } from "../words/words.js";
import { Figure, groundOf, nextSpot, settle } from "./pieces.js";
import { drawWays, frameOf } from "../stage/ways.js";
import { drawHolders, drawSeats } from "./holders.js";
import { listen } from "./touch.js";
import { drawTrack } from "./track.js";
import { pieceMeansItself, pieceMoves } from "../model/moves.js";
import {
  isRegionHot, isRegionSelected, movesAt, putsAt, regionName, regionOf, regionOfMove,
} from "../model/regions.js";
import { symbolOf } from "../base/icons.js";
import { sectionOf, sectionsOf } from "../model/sections.js";

/** Where a slot is, and how large what stands there: [x, y, size]. */
function standingAt(slot) {
  const [, x, y, , k = "1"] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)( scale\(([\d.]+)\))?/
    .exec(slot.getAttribute("transform") ?? "") ?? [0, 0, 0];
  return [Number(x), Number(y), Number(k)];
}

/** The board in the document: its elements, and where pieces may stand. */
class Chart {
  standings = [];
  fallen = [];

  constructor(source) {
    this.svg = document.adoptNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement);
    this.regions = new Map([...this.svg.querySelectorAll("[data-place]")]
      .map((region) => [region.dataset.place, region]));
    this.grounds = {};
    this.slots = {};
    this.owners = {}; // the region that a slot is drawn in, by the slot's place
    for (const slot of this.svg.querySelectorAll("[data-slot], [data-crowd]")) {
      const { slot: place, crowd, kind } = slot.dataset, key = groundOf({ place: place ?? crowd, kind });
      const ground = (this.grounds[key] ??= { slots: [], crowd: [] });
      (place ? ground.slots : ground.crowd).push(standingAt(slot));
      if (place) (this.slots[key] ??= []).push(slot);
      this.owners[place ?? crowd] = slot.closest("[data-place]")?.dataset.place ?? place ?? crowd;
    }
    this.layer = this.svg.querySelector("[data-pieces]");
    this.over = this.#liftMarks();
    this.marks = this.svg.querySelector("[data-marks]");
    this.track = this.svg.querySelector("[data-track]");
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("tabindex", "-1"); // its regions are the stops
  }

  /** Badges and notes lie over the regions rather than in them: a region's label says what they mean. */
  #liftMarks() {
    const layer = document.createElementNS(this.svg.namespaceURI, "g");
    layer.setAttribute("aria-hidden", "true");
    layer.setAttribute("class", "badge-layer");
    this.layer.before(layer);
    const lift = ([place, region]) => {
      const badges = region.querySelector("[data-badges]"), note = region.querySelector("[data-note]");
      layer.append(...[badges, note].filter(Boolean));
      return [place, { badges, note }];
    };
    return new Map([...this.regions].map(lift));
  }

  /** Find the pieces of a new picture their places; nothing moves when the first one is shown. */
  show(picture) {
    if (picture === this.picture) return;
    const { standings, fallen } = settle(this.standings, picture.pieces, this.grounds);
    this.standings = this.picture ? standings : standings.map((standing) => ({ ...standing, fresh: false }));
    this.fallen = this.picture ? fallen : [];
    this.picture = picture;
  }

  centre(place) {
    const region = this.regions.get(place), box = region.getBBox(), [dx, dy] = standingAt(region);
    return [box.x + box.width / 2 + dx, box.y + box.height / 2 + dy];
  }

  /** The region one comes to from another in a direction, or "". */
  towards(place, [dx, dy]) {
    const [x, y] = this.centre(place);
    let best = "", nearest = Infinity;
    for (const other of this.regions.keys()) {
      if (this.regions.get(other).classList.contains("is-absent")) continue;
      const [ox, oy] = this.centre(other), along = (ox - x) * dx + (oy - y) * dy,
        aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      const cost = along + aside * 2;
      if (other !== place && along > 4 && cost < nearest) [best, nearest] = [other, cost];
    }
    return best;
  }
}

/** @param {{play: import("../play/turn.js").Play}} props */
export function Board({ play }) {
  const wrap = useRef(null), [chart, setChart] = useState(null), focused = useRef("");
  const slug = play.saga.value.slug, name = play.picture.value.board;
  useEffect(() => {
    loadBoard(play.saga.value, name).then((source) => {
      const made = new Chart(source);
      wrap.current?.replaceChildren(made.svg);
      new ResizeObserver(() => tellScale(made.svg)).observe(made.svg);
      listen(made, play, focused);
      setChart(made);
    });
  }, [slug, name]);
  const drawn = chart && read(play), text = scale.value;
  useLayoutEffect(() => {
    if (!chart) return;
    chart.show(drawn.picture);
    drawRegions(chart, play, drawn, focused.current);
    drawHolders(chart, drawn);
    drawSeats(chart, drawn);
    drawNear(chart, drawn);
    tellScale(chart.svg, text);
    drawPieces(chart, play, drawn);
    drawMarks(chart, play, drawn);
    drawTrack(chart, drawn);
  });
  return html`<div class=${classes("boardwrap", phone.value && "small", nearPlace(play) && "near")}
    ref=${wrap} data-tour="board"></div>`;
}

/** Tell the styles how large the board is beside the text (`--scale`), so that its names can be read. */
function tellScale(svg, text = scale.peek()) {
  const drawn = svg.clientWidth ? svg.getScreenCTM()?.a : 0;
  if (drawn) svg.style.setProperty("--scale", (drawn / Math.max(1, text)).toFixed(3));
}

// -- near -----------------------------------------------------------------------------------------------------

const NEAR = [.62, .47]; // how much of the board is seen, while something happens in one place

/** The place that is brought near: of a contest in turns, or on a phone what is looked at; "" for the whole board. */
function nearPlace(play) {
  const contest = sectionOf(play.picture.value, "contest"),
    pinned = phone.value && play.picture.value.board && play.pinned.value;
  const staged = play.scenes.scene.value?.step.near;
  if (staged) return staged.place;
  if (contest?.steps) return contest.place;
  return (pinned && regionOf(play.picture.value, pinned)?.place) || "";
}

/** Bring the place of a contest near: a part of the board by its view box. */
function drawNear(chart, { near, staged, gap }) {
  drawWays(chart, staged);
  chart.whole ??= chart.svg.getAttribute("viewBox");
  const [, , width, height] = chart.whole.split(" ").map(Number);
  if (!near || !chart.regions.has(near)) {
    chart.svg.setAttribute("viewBox", chart.whole);
    chart.svg.removeAttribute("preserveAspectRatio");
    return;
  }
  if (staged) {
    chart.svg.setAttribute("viewBox", frameOf(chart, staged, [width, height], gap).join(" "));
    chart.svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
    return;
  }
  const [x, y] = chart.centre(near), [w, h] = [width * NEAR[0], height * NEAR[1]];
  const left = Math.max(0, Math.min(width - w, x - w / 2)), top = Math.max(0, Math.min(height - h, y - h / 2));
  chart.svg.setAttribute("viewBox", `${left} ${top} ${w} ${h}`);
  chart.svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
}

/** Everything the board depends on, read while rendering, so that it follows. */
function read(play) {
  return {
    near: nearPlace(play),
    staged: play.scenes.scene.value?.step.near, gap: play.scenes.gap.value,
    picture: play.picture.value, saga: play.saga.value, sits: play.sits.value, seat: play.seat.value,
    ask: play.ask.value,
    moves: play.moves.value, open: play.open.value, possible: play.possible.value, hot: play.hot.value,
    steps: play.steps.value,
    selected: play.selected.value, stage: play.stage.value, hinted: play.hinted.value, language: play.saga.value.locale,
  };
}

// -- regions ------------------------------------------------------------------------------------------------

function drawRegions(chart, play, { picture, saga, open, ask }, focused) {
  chart.svg.setAttribute("aria-label", t("board"));
  for (const text of chart.svg.querySelectorAll("[data-name]")) {
    text.textContent = saga.noun(text.dataset.noun, text.dataset.name);
  }
  const first = picture.regions.find((region) => movesAt(region, open).length) ?? picture.regions[0];
  const there = new Set(picture.regions.map(({ place }) => place)), stop = there.has(focused) ? focused : first.place;
  for (const [place, element] of chart.regions) element.classList.toggle("is-absent", !there.has(place));
  chart.svg.classList.toggle("has-possible", movesAt(first, open).length > 0);
  for (const region of picture.regions) {
    const element = chart.regions.get(region.place);
    if (element) drawRegion(chart, play, element, region, { ask, saga, picture, open, stop });
  }
}

/** The battles that are fought now. */
const fightsNow = (picture) => [...sectionsOf(picture, "contest"),
  ...(sectionOf(picture, "contests")?.bouts ?? []).filter((bout) => bout.state === "now")];

function drawRegion(chart, play, element, region, { ask, saga, picture, open, stop }) {
  const can = movesAt(region, open).length > 0, states = region.states ?? [],
    before = (chart.states ??= new Map()).get(region.place) ?? [];
  const fresh = chart.seen?.has(region.place) && states.some((state) => !before.includes(state));
  const dress = {
    "is-possible": can, "is-hover": isRegionHot(play, region), "is-selected": isRegionSelected(play, region),
    "is-locked": ask && !can,
    "is-contest": fightsNow(picture).some((bout) => bout.place === region.place),
  };
  for (const state of before) dress[state] = false;
  for (const state of states) dress[state] = true;
  chart.states.set(region.place, states);
  for (const [name, on] of Object.entries(dress)) element.classList.toggle(name, Boolean(on));
  const { note, badges } = chart.over.get(region.place);
  for (const state of [...before, ...states]) note?.classList.toggle(state, states.includes(state));
  if (fresh) element.classList.add("is-new");
  (chart.seen ??= new Set()).add(region.place);
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", region.place === stop ? "0" : "-1");
  element.setAttribute("aria-label", regionLabel(chart, saga, region, picture, can));
  element.setAttribute("aria-disabled", String(Boolean(ask) && !can));
  if (can) element.setAttribute("aria-pressed", String(Boolean(dress["is-selected"])));
  else element.removeAttribute("aria-pressed");
  if (note) note.textContent = saga.said(region.note);
  if (badges) render(html`<${Badges} badges=${region.badges ?? []} at=${badges.dataset.badges} />`, badges);
}

/** A region for those who do not see it: its name, its marks, who stands there, and whether it can be chosen. */
function regionLabel(chart, saga, region, picture, can) {
  const here = new Map();
  for (const piece of picture.pieces) {
    if (chart.owners[piece.place] !== region.place) continue;
    const name = pieceName(saga, piece);
    here.set(name, (here.get(name) ?? 0) + 1);
  }
  const pieces = [...here].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
  const told = [...(region.badges ?? []).map((badge) => badge.tip), ...(region.facts ?? [])];
  return [`${regionName(saga, region)} ${saga.said(region.note)}`.trim(), can ? t("state-possible") : "",
    ...told.map((said) => saga.said(said)), ...pieces].filter(Boolean).join(". ");
}

/** A piece in words, with whose it is; nobody's has only its name. */
const pieceName = (saga, piece) => (piece.seat < 0 ? saga.noun(...piece.name)
  : t("piece-of", { piece: saga.noun(...piece.name), seat: saga.seat(piece.seat) }));

/** Where badges lie, in a row ("0,0 102,4") or by name ("seal:186,15"): both are found in the answer. */
function badgeSpots(at) {
  const spots = at.split(" ").map((spot) => spot.split(":").reverse())
    .map(([pair, name]) => [pair.split(",").map(Number), name]);
  return Object.assign(spots.map(([pair]) => pair),
    Object.fromEntries(spots.filter(([, name]) => name).map(([pair, name]) => [name, pair])));
}

function Badges({ badges, at }) {
  const spots = badgeSpots(at || "0,0");
  return badges.map((badge, i) => {
    const [x, y] = spots[badge.at] ?? spots[Math.min(i, spots.length - 1)];
    return html`<g key=${i} class=${classes("badge", badge.kind, badge.text && "text")}
      transform="translate(${x} ${y})">
      <g class="grow"><circle class="disc" r="13" />
        <use href="#i-${badge.icon}" x="-12" y="-12" width="24" height="24" />
        <circle class="hub" r="8" /><path class="strike" d="M-8.5 8.5L8.5-8.5" />
        ${badge.text && html`<text y="4.2">${badge.text}</text>`}</g></g>`;
  });
}

// -- pieces ---------------------------------------------------------------------------------------------------

function drawPieces(chart, play, { saga, seat, moves, open, stage, selected, sits }) {
  const full = new Map(chart.standings.map(({ piece, slot }) => [`${groundOf(piece)} ${slot}`, true]));
  for (const [place, slots] of Object.entries(chart.slots)) {
    slots.forEach((slot, i) => slot.classList.toggle("full", full.has(`${place} ${i}`)));
  }
  const apart = pieceMeansItself(moves);
  const figures = chart.standings.map(({ key, piece, x, y, k, fresh }) => {
    const own = apart && piece.seat === seat ? pieceMoves(piece, moves, stage) : [];
    const meant = piece.means ? movesAt(piece, open) : own;
    const label = `${pieceName(saga, piece)}${writtenOn(piece)}`;
    const can = meant.length > 0;
    const marks = [can && "is-possible", meant.some((move) => move.text === selected) && "is-selected",
      play.isHot(["piece", piece.id]) && "is-hover"];
    return html`<${Figure} key=${key} x=${x} y=${y} k=${k} symbol=${piece.symbol} seat=${sits[piece.seat]?.plays}
      text=${piece.text} value=${piece.value} count=${piece.count} more=${piece.more}
      class=${classes(...marks, fresh && "is-new")} data-piece=${piece.id} role=${can ? "button" : undefined}
      tabindex=${can ? 0 : undefined} aria-hidden=${can ? undefined : "true"} aria-label=${can ? label : undefined}
      aria-pressed=${can ? String(meant.some((move) => move.text === selected)) : undefined} />`;
  });
  const fallen = chart.fallen.map(({ key, piece, x, y, k }) =>
    html`<${Figure} key=${key} x=${x} y=${y} k=${k} symbol=${piece.symbol} seat=${sits[piece.seat]?.plays}
      value=${piece.value} class="is-gone" aria-hidden="true" />`);
  render(html`<g>${fallen}${figures}</g>`, chart.layer);
}

/** The numbers on a piece, as they stand there. */
function writtenOn({ text, value, count, more }) {
  const marks = [value, count > 1 && `×${count}`, more > 0 && `+${more}`, text];
  return marks.filter((mark) => mark || mark === 0).map((mark) => ` ${mark}`).join("");
}

/** The places of pieces if the selected move were made. */
function drawMarks(chart, play, { moves, selected, sits, seat, picture }) {
  const move = moves.find((one) => one.text === selected), region = move && regionOfMove(picture, move);
  const place = move?.args.findLast(({ thing }) => thing[0] === "place" && chart.regions.has(thing[1]))?.thing[1]
    ?? region?.place;
  const plays = sits[seat]?.plays, figure = move?.args.find(({ thing }) => thing[0] !== "place")?.thing[1];
  const symbol = move && (putsAt(region, move) || (figure && !pieceMeansItself(moves) ? symbolOf(figure, plays) : ""));
  const ground = chart.grounds[place] ? place : `${place} ${(symbol || region?.puts || "").split("-")[0]}`;
  if (!place || !chart.grounds[ground]) return render(null, chart.marks);
  const { x, y, k } = nextSpot(chart.standings, ground, chart.grounds);
  const [dx, dy, lean] = pinAt(chart, x, y, symbol ? k : 0);
  return render(html`<g>${symbol && html`<g class="ghost">
    <${Figure} x=${x} y=${y} k=${k} symbol=${symbol} seat=${plays} /></g>`}
    <g class="pinmark" transform="translate(${x + dx} ${y + dy}) rotate(${lean})">
      <path d="M0 0L-8.5-11a10.5 10.5 0 1 1 17 0z" />
      <use href="#i-check" x="-5.5" y="-23" width="11" height="11" transform="rotate(${-lean} 0 -17.5)" /></g></g>`,
        chart.marks);
}

const LEANS = [0, 38, -38, 75, -75, 118, -118]; // how a pin may lean, in degrees
const HEAD = [17.5, 11]; // from the tip of a pin to the middle of its head, and the head's radius

/** Stick the pin into the rim of what stands there, leaning so that its head hides no name: [dx, dy, degrees]. */
function pinAt(chart, x, y, k) {
  const names = [...chart.svg.querySelectorAll(".pname")].map((name) => name.getBBox()), [reach, radius] = HEAD;
  const at = (lean) => [Math.sin((lean * Math.PI) / 180), -Math.cos((lean * Math.PI) / 180)];
  const hides = (lean) => {
    const [sx, sy] = at(lean), cx = x + sx * (12 * k + reach), cy = y + sy * (12 * k + reach);
    return names.some((box) => cx > box.x - radius && cx < box.x + box.width + radius && cy > box.y - radius
      && cy < box.y + box.height + radius);
  };
  const lean = LEANS.find((one) => !hides(one)) ?? 0, [sx, sy] = at(lean);
  return [sx * 12 * k, sy * 12 * k, lean];
}
