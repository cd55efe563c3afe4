/** The result in detail: sources and deeds by seats, roads, the course, what to look at again, who played. */
import { fileAt } from "../base/files.js";
import { classes, html, useEffect, useSignal } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { hasArt } from "../base/looks.js";
import { goToMoment } from "../play/replay.js";
import { told } from "../words/numbers.js";
import { t } from "../words/words.js";
import { actionOf, bySource, courseOf, gainsOf, highlightsOf } from "./score_history.js";
import { Players } from "./players.js";
import { Chart } from "./chart.js";

/** A game's words about its results, once they are there; an empty object where it has none. */
export function useTerms(saga) {
  const terms = useSignal(hasArt(saga, "result.json") ? null : {});
  useEffect(() => {
    if (terms.value) return;
    fetch(fileAt(`art/${saga.slug}/result.json`)).then(async (found) => found.ok && (terms.value = await found.json()));
  }, [saga.slug]);
  return terms.value;
}

export function Detail({ play, terms }) {
  const log = play.line.value.log.value, seats = play.sits.value.length, saga = play.saga.value;
  const gains = gainsOf(saga, terms.points ?? [], log), deeds = gainsOf(saga, terms.deeds ?? [], log);
  const lines = courseOf(terms, log, seats), { scores, winners } = play.live.value.outcome;
  return html`<div class="origins"><div class="whence">
    <${Sources} play=${play} title=${t("result-sources")} rows=${bySource(gains, seats)} sums=${scores} />
    <${Roads} play=${play} />
    <${Chart} play=${play} lines=${lines} end=${log.length} />
    <${Sources} play=${play} title=${t("result-deeds")} rows=${bySource(deeds, seats)} /></div>
    <div class="beside"><${Again} play=${play} found=${highlightsOf(terms, { gains, lines, log, winners })} />
      <${Players} play=${play} /></div></div>`;
}

const Heads = ({ play }) => html`<thead><tr><td></td>${play.sits.value.map(({ seat, plays }) =>
  html`<th key=${seat} scope="col" class="of-${plays}"><${Shield} seat=${plays} class="mini-shield" />
    <span>${play.nameOf(seat)}</span></th>`)}</tr></thead>`;

/** A table; a number opens the lines of the log behind it. */
function Sources({ play, title, rows, sums = null }) {
  const opened = useSignal(null), flip = (cell) => (opened.value = opened.value === cell.gains ? null : cell.gains);
  if (!rows.length) return null;
  const top = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ points }) => points)));
  return html`<table class="sources"><caption>${title} <small>${t("result-tap")}</small></caption>
    <${Heads} play=${play} />
    <tbody>${rows.map(({ source, name, cells }) => html`<tr key=${source}><th scope="row">${name}</th>
      ${cells.map((cell, seat) => html`<td key=${seat}><${Cell} cell=${cell} share=${cell.points / top}
        best=${sums && cell.points > 0 && cells.every(({ points }) => points <= cell.points)}
        plays=${play.sits.value[seat].plays} onOpen=${() => flip(cell)} open=${opened.value === cell.gains} />
        </td>`)}</tr>`)}</tbody>
    ${sums && html`<tfoot><tr><th scope="row">${t("result-total")}</th>${sums.map((score, seat) =>
      html`<td key=${seat}><b>${told(score)}</b></td>`)}</tr></tfoot>`}</table>
    ${opened.value && html`<${Behind} play=${play} gains=${opened.value} />`}`;
}

/** The lines of the log behind a number. */
const Behind = ({ play, gains }) => html`<ol class="log behind" tabindex="0" aria-label=${t("log")}>
  ${gains.map(({ at }) => html`<li key=${at}><${Icon} name="turn" />
    <span>${play.saga.value.eventText(play.line.value.log.value[at])}</span><span></span></li>`)}</ol>`;

function Cell({ cell, share, best, plays, open, onOpen }) {
  if (!cell.gains.length) return html`<span class="quiet">–</span>`;
  return html`<button type="button" class=${classes("btn bare cell-of", best && "best")}
    aria-expanded=${String(open)} onClick=${onOpen}><b>${told(cell.points)}</b>
    <i class="of-${plays}" style=${{ width: `${Math.round(100 * Math.max(0, share))}%` }}></i></button>`;
}

/** How far each seat came on each way to win, where there are several. */
function Roads({ play }) {
  const saga = play.saga.value, { sheets } = play.live.value.picture, [first] = sheets;
  if (!first?.roads?.length) return null;
  const roadOf = (seat, icon) => sheets.find((sheet) => sheet.seat === seat).roads.find((road) => road.icon === icon);
  return html`<table class="sources ways"><caption>${t("result-roads")}</caption><${Heads} play=${play} />
    <tbody>${first.roads.map(({ icon, tip }) => html`<tr key=${icon}><th scope="row"><${Icon} name=${icon} />
      ${saga.said(tip)}</th>${play.sits.value.map(({ seat }) => {
        const { value, of } = roadOf(seat, icon);
        return html`<td key=${seat} class=${value >= of ? "there" : ""}>${t("stage-of", { count: value, of })}</td>`;
      })}</tr>`)}</tbody></table>`;
}

/** The event that decided something; a click shows the table as it was then. */
function Again({ play, found }) {
  if (!found.length) return null;
  const log = play.line.value.log.value, sits = play.sits.value;
  const show = async (at) => {
    play.panel.value = "";
    play.tab.value = "replay";
    play.view.value = "log";
    await goToMoment(play, await actionOf(play, at));
  };
  return html`<section class="again" aria-label=${t("result-again")}><h3>${t("result-again")}</h3><ol>
    ${found.map(({ kind, at, seat }) => html`<li key=${at}><button type="button" class="opt" onClick=${() => show(at)}>
      ${seat >= 0 ? html`<${Shield} seat=${sits[seat].plays} class="mini-shield" />` : html`<${Icon} name="turn" />`}
      <span>${kind && html`<b>${t(`result-${kind}`, { name: play.nameOf(seat) })}</b> `}
        ${play.saga.value.eventText(log[at])}</span><${Icon} name="replay" /></button></li>`)}</ol></section>`;
}
