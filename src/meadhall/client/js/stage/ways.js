/** Marks where something happens on the board, and the ways by which others may still come. */

const SVG = "http://www.w3.org/2000/svg";

/** Mark the place of a near view, and draw a way from each source to it, with what comes by it written on the way. */
export function drawWays(chart, near) {
  chart.contested?.classList.remove("is-contest");
  chart.contested = near && !near.fallen ? chart.regions.get(near.place) : null;
  chart.contested?.classList.add("is-contest");
  chart.ways?.remove();
  chart.ways = null;
  const sources = (near?.sources ?? []).filter(([place]) => chart.regions.has(place));
  if (!sources.length) return;
  chart.ways = document.createElementNS(SVG, "g");
  chart.ways.setAttribute("aria-hidden", "true");
  chart.ways.append(...sources.map(([place, text]) => way(chart.centre(place), chart.centre(near.place), text)));
  chart.svg.append(chart.ways);
}

const ROOM = 1.16; // around what is brought near

/** The part of the board that holds a place and all ways to it, in the shape of the gap it is laid into. */
export function frameOf(chart, near, [width, height], ratio) {
  const places = [near.place, ...(near.sources ?? []).map(([place]) => place)];
  const boxes = places.filter((place) => chart.regions.has(place)).map((place) => boxOf(chart, place));
  const left = Math.min(...boxes.map((box) => box.x)), top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w)), bottom = Math.max(...boxes.map((box) => box.y + box.h));
  const w = Math.min(width, Math.max((right - left) * ROOM, (bottom - top) * ROOM * ratio));
  const h = Math.min(height, w / ratio);
  const within = (least, most, value) => Math.max(least, Math.min(most, value));
  return [within(0, width - w, (left + right - w) / 2), within(0, height - h, (top + bottom - h) / 2), w, h];
}

function boxOf(chart, place) {
  const { width: w, height: h } = chart.regions.get(place).getBBox(), [x, y] = chart.centre(place);
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** One way: a bent line with a plate half-way, which stays large enough to be read. */
function way([x1, y1], [x2, y2], text) {
  const bend = [(x1 + x2) / 2 + (y2 - y1) / 8, (y1 + y2) / 2 - (x2 - x1) / 8], d = `M${x1} ${y1}Q${bend} ${x2} ${y2}`;
  const group = make("g", { class: "stage-way" }), half = Math.max(16, 4 + 4.5 * text.length);
  const at = make("g", { transform: `translate(${bend})` }), plate = make("g", { class: "plate" });
  const label = make("text", { y: 5 });
  label.textContent = text;
  plate.append(make("rect", { x: -half, y: -12, width: 2 * half, height: 23, rx: 4 }), label);
  at.append(plate);
  group.append(make("path", { d }), make("path", { d, class: "core" }), at);
  return group;
}

function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
