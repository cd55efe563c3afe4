/** Who holds the regions of a board: a mark, a hem of the seat's cloth; and marks of seats that lie in one place. */
import { html, render } from "../base/html.js";

/** The shield of who holds a region, or the number in its place, and the hem along its border. */
export function drawHolders(chart, { picture, sits }) {
  for (const region of picture.regions) {
    if (region.holder == null) continue;
    const seat = sits[region.holder]?.plays, element = chart.regions.get(region.place);
    const hem = chart.svg.querySelector(`[data-hem="${region.place}"]`);
    element?.classList.toggle("is-held", Boolean(seat));
    if (seat) hem?.setAttribute("stroke", `url(#pat-${seat})`);
    else hem?.removeAttribute("stroke");
    const mark = chart.svg.querySelector(`[data-hold="${region.place}"]`);
    if (mark) render(html`<${Mark} seat=${seat} worth=${region.worth} />`, mark);
  }
}

const Mark = ({ seat, worth }) => html`<g class="grow">${seat
  ? html`<use key=${seat} class="shield-mark" href="#shield-${seat}" x="-11" y="-11" width="24" height="24" />`
  : worth != null && html`<circle class="worth" cx="1" cy="1" r="11" />
    <text class="worth-n" x="2.5" y="7.5">${worth}</text>`}</g>`;

/** Marks of seats on a spot, in order: the group says where they lie when there are one, two, three or four. */
export function drawSeats(chart, { picture, sits }) {
  for (const region of picture.regions) {
    const group = chart.svg.querySelector(`[data-seats="${region.place}"]`), seats = region.seats ?? [];
    if (!group) continue;
    const rows = group.dataset.spots.split("|"), row = rows[Math.min(seats.length, rows.length) - 1] ?? "";
    const spots = row.split(" ").map((pair) => pair.split(",").map(Number)), r = Number(group.dataset.r);
    render(html`<g aria-hidden="true">${seats.slice(-spots.length).map((seat, i) => html`<use key=${i}
      class="seatmark" href="#i-disc-${sits[seat].plays}" x=${spots[i][0] - r} y=${spots[i][1] - r}
      width=${2 * r} height=${2 * r} />`)}</g>`, group);
  }
}
