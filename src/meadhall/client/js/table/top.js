/** The beam over the table: where we are in the match, the clock, and tools; behind the last one, a menu. */
import { classes, html, useLayoutEffect, useRef } from "../base/html.js";
import { docsStart, hasDocs } from "../base/files.js";
import { Gable, Icon } from "../base/icons.js";
import { form, lang, LANGUAGES, narrow, shownTheme, sound, tableOf, theme } from "../base/prefs.js";
import { sagaTitle, tableName } from "../words/banners.js";
import { t } from "../words/words.js";
import { call } from "../base/notify.js";
import { Commons } from "./conditions.js";
import { Clock } from "../words/clock.js";
import { comeBack, ownSeat, rematch } from "../play/seats.js";

export function Top({ play }) {
  const { table } = play.live.value;
  return html`<header class="top">
    <a class="brand" href="/" title=${t("to-the-hall")}><${Gable} /><span class="vh">${t("to-the-hall")}</span>
      ${table.chosen && html`<span class="known" title=${t("known-deal", {}, table.chosen)}>
        <${Icon} name="warning" label=${t("known-deal", {}, table.chosen)} /></span>`}
      <div class="wide-only"><strong>${sagaTitle(table.saga)}</strong>
        <span title=${tableName(table)}>${tableName(table)}</span></div></a>
    <h1 class="vh">${sagaTitle(table.saga)}: ${tableName(table)}</h1>
    <${Stages} play=${play} /><${Commons} play=${play} />
    <div class="tools"><${Clock} play=${play} /><${Tools} play=${play} /></div>
    ${play.panel.value === "menu" && html`<${Menu} play=${play} />`}
  </header>`;
}

function Stages({ play }) {
  const saga = play.saga.value;
  return html`<ol class="ages" aria-label=${t("stages")} data-tour="stages">
    ${play.picture.value.stages.map((stage) => html`<li key=${stage.label} class=${classes("age", stage.state)}>
    ${(stage.label || stage.title) && html`<b title=${saga.said(stage.title)}>
      ${stage.label || saga.said(stage.title)}</b>`}
    ${stage.steps?.length > 0 && html`<ol class="phases">
      ${stage.steps.map((step, i) => html`<li key=${i} class=${classes(i === stage.at && "on", i < stage.at && "done")}
        aria-current=${i === stage.at ? "step" : undefined}
      title=${saga.help(...(step.things?.[""] ?? ["", ""]))}>${stage.icons
        && html`<${Icon} name=${stage.icons[i]} /> `}${stepName(saga, step)}</li>`)}</ol>`}
    ${stage.note && html`<span class=${classes(stage.state !== "done" && "falls")} title=${saga.said(stage.note)}>
      <${Icon} name=${stage.state === "done" ? "check" : "ahead"} /> ${stage.state === "now" && hasRoom()
        ? saga.said(stage.note) : gist(saga, stage.note)}</span>`}
  </li>`)}</ol>`;
}

/** Is there room in the beam for a whole sentence? */
const hasRoom = () => !narrow.value && form.value !== "lying";

/** A note in short: the things and numbers it speaks of. The whole of it is in its title. */
const gist = (saga, note) => [...Object.values(note.things ?? {}).map((thing) => saga.noun(...thing)),
  ...Object.values(note.numbers ?? {}).map((number) => `+${number}`)].join(" ");

/** The short name of a step where the game has one. */
function stepName(saga, step) {
  const thing = step.things?.[""];
  return thing ? saga.noun(...thing, "short") : saga.said(step);
}

const tool = (icon, words, act, extra = {}) =>
  html`<button type="button" class=${classes("btn bare icon", extra.class)} aria-label=${words} title=${words}
    onClick=${act} aria-expanded=${extra.expanded} aria-pressed=${extra.pressed}><${Icon} name=${icon} /></button>`;

function Tools({ play }) {
  const toggle = (panel) => (play.panel.value = play.panel.value === panel ? "" : panel);
  const day = shownTheme.value === "parchment", other = LANGUAGES.find((one) => one !== lang.value);
  return html`${play.ask.value && tool("hint", `${t("hint")} (H)`, () => play.hint(), { class: "hint-tool" })}
    ${tool("page", `${t("overview")} (F1)`, () => toggle("overview"), { class: "wide-only" })}
    ${tool("book", `${t("rules")} (?)`, () => toggle("help"), { expanded: String(play.panel.value === "help") })}
    ${tool(sound.value ? "sound" : "mute", t(sound.value ? "sound-off" : "sound-on"),
      () => { sound.value = !sound.value; call("chat"); }, { class: "wide-only" })}
    ${tool(day ? "moon" : "sun", t(day ? "theme-to-night" : "theme-to-parchment"),
      () => (theme.value = day ? "night" : "parchment"), { class: "wide-only" })}
    <button type="button" class="btn bare icon wide-only"
      aria-label=${`${lang.value.toUpperCase()}, ${t("language-other")}`} title=${t("language-other")}
      onClick=${() => (lang.value = other)}>${lang.value.toUpperCase()}</button>
    ${tool("menu", t("menu"), () => toggle("menu"), { expanded: String(play.panel.value === "menu") })}`;
}

/** Settings and help, and what can be done with the table as a whole. */
function Menu({ play }) {
  const ref = useRef(null), own = ownSeat(play), { table } = play.live.value, close = () => (play.panel.value = "");
  useLayoutEffect(() => ref.current?.querySelector("button")?.focus(), []);
  const then = (act) => () => { close(); act(); };
  const row = (icon, words, act) => html`<button type="button" class="opt" onClick=${act}><${Icon} name=${icon} />
    <span>${words}</span></button>`;
  const open = (panel) => then(() => (play.panel.value = panel)), alone = play.passesAlone.value;
  return html`<div class="smallmenu-veil" onClick=${close}></div>
    <section ref=${ref} class="panel tablemenu" aria-label=${t("menu")}>
    ${(table.called || table.chosen) && html`<div class="panel-head"><h2>${tableName(table)}</h2></div>`}
    <div class="options">
    ${row("settings", t("settings"), open("settings"))}${row("page", t("overview"), open("overview"))}
    <button type="button" class="opt" role="switch" aria-checked=${String(alone)}
      onClick=${() => play.passByItself(!alone)}><${Icon} name=${alone ? "check" : "cross"}
      class=${alone ? "" : "off"} /><span>${t("pref-autopass")}</span></button>
    <div class="opt-sep"></div>
    ${narrow.value && play.ask.value && row("hint", t("hint"), then(() => play.hint()))}
    ${row("link", t("share"), open("share"))}
    ${tableOf(play.table)?.host && row("seats", t("players"), open("players"))}
    ${own && !play.isOver.value && !play.isBroken.value
      && row("horn", t("calls"), then(() => (play.panel.value = "calls")))}
    ${own && !play.isOver.value && !play.isBroken.value
      && (own.away ? row("person", t("seat-take-back"), then(() => comeBack(play)))
        : row("bot", t("seat-give-bot"), open("leave")))}
    ${play.isOver.value && own && row("replay", t("rematch"), then(() => rematch(play)))}
    ${(play.isOver.value || play.isBroken.value) && html`<a class="opt" href="/api/tables/${play.table}/record"
      download><${Icon} name="export" /><span>${t("record-export")}</span></a>`}
    ${hasDocs && html`<a class="opt" href=${docsStart(lang.value)} target="_blank"><${Icon} name="book" />
      <span>${t("docs")}</span></a>`}
    <a class="opt" href="/"><${Icon} name="leave" /><span>${t("to-the-hall")}</span></a>
  </div></section>`;
}
