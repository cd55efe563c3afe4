/** The two lists of the hall: this browser's tables, and those anyone may join. */
import { classes, html } from "../base/html.js";
import { Emblem, Icon, Shield } from "../base/icons.js";
import { forget, lang, myTables } from "../base/prefs.js";
import { shieldName, tableName } from "../words/banners.js";
import { t } from "../words/words.js";
import { clockWords, fortune, isMyTurn, kindWords, leftWords, news, othersAt, silent, stageWords } from "./news.js";

/**
 * A row: emblem, name and what is to say of it, the seats, a chip, and what can be done. The name's link is the row's.
 */
function Row({ saga, title, href, hot, sub, seats, chip, chipHot, children }) {
  return html`<li class=${classes("tbl", hot && "hot")}>
    ${saga ? html`<${Emblem} saga=${saga} class="mini-emblem" />`
      : html`<span class="mini-emblem blank"><${Icon} name="replay" /></span>`}
    <div class="what"><b>${href ? html`<a href=${href}>${title}</a>` : title}</b><span>${sub}</span></div>
    <${Seats} sits=${seats} />
    <span class=${classes("chip", chipHot && "fire")}>${chip}</span>
    <span class="acts">${children}</span>
  </li>`;
}

function Seats({ sits }) {
  return html`<span class="seatrow">${sits.map((sit) => (sit.free
    ? html`<i class="empty" role="img" aria-label=${t("table-free-seat")} title=${t("table-free-seat")}></i>`
    : html`<${Seated} sit=${sit} />`))}</span>`;
}

function Seated({ sit }) {
  const name = sit.name || t("table-somebody");
  const label = t(sit.away ? "table-taken-bot" : "table-taken-by", { shield: shieldName(sit.plays), name });
  return html`<span class="seated" title=${label}>
    <${Shield} seat=${sit.plays} class="mini-shield" label=${label} /></span>`;
}

// -- mine -----------------------------------------------------------------------------------------

const rank = (table) => {
  const known = news.value[table.id];
  if (!known || known.gone) return 3;
  return isMyTurn(table, known) ? 0 : known.table.status === "playing" ? 1 : 2;
};

/** The tables this browser has a seat at, those that wait for it first. */
export function YourTables() {
  const tables = [...myTables.value].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  const waiting = tables.filter((table) => rank(table) === 0).length;
  return html`<section class="panel" aria-labelledby="your-tables">
    <header><h2 id="your-tables">${t("your-tables")}</h2>
      ${tables.length > 0 && html`<span class="note">${silent.value ? t("as-of", { time: dated(silent.value) })
        : t("your-tables-wait", { count: waiting })}</span>`}</header>
    ${tables.length ? html`<ul class="tables">${tables.map((table, i) =>
      html`<${Mine} key=${table.id} mine=${table} first=${i === 0} />`)}</ul>`
      : html`<p class="none"><${Icon} name="horn" /> ${t("your-tables-none")}</p>`}
  </section>`;
}

const dated = (at) => new Date(at).toLocaleString(lang.value, { dateStyle: "short", timeStyle: "short" });

function Mine({ mine, first }) {
  const known = news.value[mine.id];
  const state = standing(mine, known);
  const title = known?.table ? tableName({ ...known.table, name: known.table.name || mine.name }) : mine.name
    || (mine.saga ? tableName(mine) : t("table-looking"));
  const open = () => location.assign(`/table/${mine.id}`);
  return html`<${Row} saga=${known?.table?.saga ?? mine.saga} title=${title}
    href=${known?.gone ? "" : `/table/${mine.id}`} hot=${state.mine}
    sub=${state.sub} seats=${known?.table?.sits ?? []} chip=${state.chip} chipHot=${state.mine}>
    ${!known?.gone && html`<button type="button" class=${classes("btn", state.mine && first && "fire")}
      aria-label="${state.act}: ${title}" onClick=${open}>${state.act}</button>`}
    <button type="button" class="btn bare icon drop" aria-label=${t("remove-table", { table: title })}
      title=${t("remove")}
      onClick=${() => forget(mine.id)}><${Icon} name="cross" /></button>
  <//>`;
}

/** The words of a row of mine: the line under the name, the chip, the button. */
function standing(mine, known) {
  if (!known) return { sub: t("table-looking"), chip: "…", act: t("look-in") };
  if (known.gone) return { sub: t("table-gone"), chip: t("table-gone-chip"), act: "" };
  const { table } = known;
  if (table.status === "broken") return { sub: t("table-broken", {}, "sub"), chip: t("table-broken"),
    act: t("look-in") };
  if (table.status === "over") return { sub: fortune(mine, known), chip: t("table-over"), act: t("replay") };
  const stage = [kindWords(table), stageWords(known)].filter(Boolean).join(" · ");
  const rests = table.resting && t("table-rests", {}, "sub");
  if (isMyTurn(mine, known)) {
    return { mine: true, sub: [stage, rests || othersAt(mine, table)].filter(Boolean).join(" · "),
      chip: t("table-your-turn"), act: t("play") };
  }
  if (rests) return { sub: [stage, rests].filter(Boolean).join(" · "), chip: t("table-rests"), act: t("look-in") };
  const names = table.sits.filter((sit) => sit.asked).map((sit) => sit.name || shieldName(sit.plays)).join(", ");
  const sub = [stage, names && t("table-waits-for", { names })].filter(Boolean).join(" · ");
  return { sub, chip: table.deadline ? leftWords(table.deadline) : t("table-waits"), act: t("look-in") };
}

// -- open ---------------------------------------------------------------------------------------------

/** The tables with a seat for anyone, then those that can be watched. */
export function OpenTables({ open, running, onSit }) {
  const isMine = (table) => myTables.value.some((mine) => mine.id === table.id && Object.keys(mine.tokens).length);
  const free = open.filter((table) => !isMine(table)), watched = running.filter((table) => !isMine(table));
  const note = [t("open-tables-count", { count: free.length }),
    watched.length > 0 && t("watch-count", { count: watched.length })];
  return html`<section class="panel" aria-labelledby="open-tables">
    <header><h2 id="open-tables">${t("open-tables")}</h2>
      <span class="note">${note.filter(Boolean).join(" · ")}</span></header>
    ${free.length + watched.length ? html`<ul class="tables">
      ${free.map((table) => html`<${Open} key=${table.id} table=${table} onSit=${onSit} />`)}
        ${watched.map((table) => html`<${Running} key=${table.id} table=${table} />`)}</ul>`
      : html`<p class="none"><${Icon} name="friends" /> ${t("open-tables-none")}</p>`}
  </section>`;
}

const about = (table) => [kindWords(table), table.resting ? t("table-rests", {}, "sub") : clockWords(table.clock),
  othersAt(null, table)].filter(Boolean).join(" · ");

function Open({ table, onSit }) {
  const title = tableName(table), count = table.sits.filter((sit) => sit.free).length;
  return html`<${Row} saga=${table.saga} title=${title} sub=${about(table)} seats=${table.sits}
    chip=${t("table-seats-free", { count })}>
    <button type="button" class="btn" aria-label=${t("sit-down-at", { table: title })} onClick=${() => onSit(table)}>
      ${t("sit-down")}</button>
    <a class="btn bare icon drop" href="/table/${table.id}?watch" aria-label=${t("watch-table", { table: title })}
      title=${t("watch")}><${Icon} name="eye" /></a>
  <//>`;
}

/** A table with no seat left, whose public past and present anybody may look at. */
function Running({ table }) {
  const title = tableName(table), href = `/table/${table.id}?watch`;
  return html`<${Row} saga=${table.saga} title=${title} href=${href} sub=${about(table)} seats=${table.sits}
    chip=${t("table-running")}>
    <button type="button" class="btn" aria-label=${t("watch-table", { table: title })}
      onClick=${() => location.assign(href)}><${Icon} name="eye" /> ${t("watch")}</button><span class="drop"></span>
  <//>`;
}
