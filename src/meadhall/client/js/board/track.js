/** The track round the board: a shield for every seat, where its number is. */
import { html, render } from "../base/html.js";

/** Where a value lies on the track: between two corners, in proportion. */
function along(corners, value) {
  const end = corners[corners.length - 1][0], n = ((value % end) + end) % end;
  const i = corners.findLastIndex(([from]) => from <= n), [from, x, y] = corners[i], [to, tx, ty] = corners[i + 1];
  const part = (n - from) / (to - from);
  return [x + (tx - x) * part, y + (ty - y) * part];
}

const APART = .6; // of a step, between two shields on one value

/** Where every value lies: equal ones side by side along the track, so that none hides what is drawn beside it. */
export function standingAlong(corners, values) {
  const lap = corners[corners.length - 1][0], met = new Map();
  const alike = (value) => values.filter((one) => (one - value) % lap === 0).length;
  return values.map((value) => {
    const k = met.get(value % lap) ?? 0;
    met.set(value % lap, k + 1);
    return along(corners, value + (k - (alike(value) - 1) / 2) * APART);
  });
}

export function drawTrack(chart, { picture, sits, saga }) {
  const markers = chart.track?.querySelector("[data-markers]");
  if (!markers) return;
  const corners = chart.track.dataset.corners.split(" ").map((corner) => corner.split(",").map(Number));
  const values = picture.sheets.map(({ numbers }) =>
    numbers.find((one) => one.icon === chart.track.dataset.track)?.value ?? 0);
  const places = standingAlong(corners, values);
  const shields = picture.sheets.map(({ seat }, i) => html`<g key=${seat} class="marker" role="img"
    transform="translate(${places[i].join(" ")})" aria-label=${`${saga.seat(seat)}: ${values[i]}`}>
    <use href="#shield-${sits[seat].plays}" x="-11" y="-11" width="22" height="22" /></g>`);
  render(html`<g>${shields}</g>`, markers);
}
