/** Alone, or as a team against the game: ranks, what to try next, the seed of the day, and what was done before. */
import { classes, html, useRef, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { deeds as kept, lang } from "../base/prefs.js";
import { Dialog } from "../dialogs/dialog.js";
import { bannerSays, choiceWords, sagaTitle, valueWords } from "../words/banners.js";
import { t } from "../words/words.js";
import { bestOf, dayOf, deedsIn, exported, isBeyond, lastDays, merged, onDay, rankAt, stepsOf,
  tryNext } from "./deeds.js";
import { Segments } from "./quick.js";

const DAYS = 14; // that are shown
const SHOWN = 8; // matches that are listed

/** @param {{saga, campaign, busy: boolean, onPlay: (wish: {options, day?: string}) => void, onClose}} props */
export function Campaign({ saga, campaign, busy, onPlay, onClose }) {
  const deeds = deedsIn(kept.value, saga.slug, campaign), best = bestOf(deeds);
  return html`<${Dialog} class="wide campaign" title=${t("campaign-title", { saga: sagaTitle(saga.slug) })}
    onClose=${onClose} foot=${html`<${Files} />`}>
    <div class="campaign-two"><${Ranks} slug=${saga.slug} campaign=${campaign} best=${best} />
      <div><${Next} saga=${saga} campaign=${campaign} deeds=${deeds} busy=${busy} onPlay=${onPlay} />
        <${Day} deeds=${deeds} busy=${busy} onPlay=${onPlay} /></div></div>
    <${Past} saga=${saga} campaign=${campaign} deeds=${deeds} /><//>`;
}

const rankName = (slug, rank) => bannerSays(slug, `hall-rank-${rank}`) || rank;

/** The ladder: what is reached, and what each needs. */
function Ranks({ slug, campaign, best }) {
  const at = rankAt(campaign, best);
  return html`<section class="rankladder"><h3><${Icon} name="crown" /> ${t("campaign-ranks")}</h3>
    <p class="quiet">${at < 0 ? t("campaign-none")
      : t("campaign-rank", { rank: rankName(slug, campaign.ranks[at][0]) })}</p>
    <ol>${campaign.ranks.map(([rank, needs], i) => html`<li key=${rank}
      class=${classes(i <= at && "got", i === at && "now")} aria-current=${i === at ? "true" : undefined}>
      <b>${needs}</b><span>${rankName(slug, rank)}</span>
      ${i <= at && html`<${Icon} name="check" label=${t("campaign-got")} />`}</li>`)}</ol>
    <small>${bannerSays(slug, "hall-campaign")}</small></section>`;
}

/** Handicaps to choose from, those to be tried next chosen already. */
function Next({ saga, campaign, deeds, busy, onPlay }) {
  const beyond = isBeyond(campaign, bestOf(deeds)), [chosen, choose] = useState(tryNext(campaign, deeds));
  const steps = saga.choices.filter(({ name }) => campaign.handicaps.includes(name));
  const play = () => onPlay({ options: { ...campaign.options, ...(beyond ? campaign.beyond : {}), ...chosen } });
  return html`<section><h3><${Icon} name="next" /> ${t("campaign-next")}</h3>
    ${steps.map(({ name, values }) => {
      const { label, hint } = choiceWords(saga.slug, name);
      return html`<${Segments} key=${name} legend=${label} value=${chosen[name]} class="handicap"
        onChoose=${(value) => choose({ ...chosen, [name]: value })}
        choices=${values.slice(0, beyond ? values.length : 2).map((value) =>
          [value, valueWords(saga.slug, name, value), undefined, hint])} />`;
    })}
    <button type="button" class="btn fire" aria-disabled=${busy ? "true" : undefined} onClick=${play}>
      <${Icon} name="person" /> ${t("alone-start")}</button></section>`;
}

/** The seed of the day, and how the last ones went. */
function Day({ deeds, busy, onPlay }) {
  const day = dayOf(), done = onDay(deeds, day), days = lastDays(deeds, DAYS);
  return html`<section class="days"><h3><${Icon} name="sun" /> ${t("day-title", { day: shown(day) })}</h3>
    <p class="quiet">${t("day-help")}</p>
    <ol aria-label=${t("day-results")}>${days.map((one) => html`<${OneDay} key=${one.day} one=${one} />`)}</ol>
    <button type="button" class="btn" aria-disabled=${busy ? "true" : undefined} onClick=${() => onPlay({ day })}>
      <${Icon} name="replay" /> ${t(done ? "day-again" : "day-play")}</button></section>`;
}

const shown = (day) => new Date(`${day}T00:00:00Z`).toLocaleDateString(lang.value, { timeZone: "UTC", day: "numeric",
  month: "long" });

function OneDay({ one: { day, deed } }) {
  const result = deed ? t(deed.won ? "deed-won" : "deed-lost", { score: deed.score }) : t("day-none");
  const words = `${shown(day)}: ${result}`;
  return html`<li class=${classes(deed && (deed.won ? "won" : "lost"))} title=${words} aria-label=${words}>
    <b aria-hidden="true">${deed ? (deed.won ? deed.score : "–") : ""}</b>
    <small aria-hidden="true">${Number(day.slice(8))}</small></li>`;
}

/** The last matches. */
function Past({ saga, campaign, deeds }) {
  const won = deeds.filter((deed) => deed.won).length;
  return html`<section class="donebefore"><h3><${Icon} name="log" /> ${t("campaign-past")}
    <small>${t("campaign-count", { count: deeds.length, won })}</small></h3>
    <ul>${deeds.slice(0, SHOWN).map((deed) => html`<li key=${deed.table} class=${deed.won ? "won" : "lost"}>
      <${Icon} name=${deed.won ? "check" : "cross"} />
      <a href="/table/${deed.table}">${outcomeOf(saga, campaign, deed)}</a>
      <span>${[t("deed-seats", { count: deed.seats }), ...handicapsOf(saga, campaign, deed),
        deed.day && t("deed-day", { day: shown(deed.day) })].filter(Boolean).join(" · ")}</span>
      <time>${new Date(deed.at).toLocaleDateString(lang.value, { day: "numeric", month: "short" })}</time></li>`)}</ul>
    ${!deeds.length && html`<p class="quiet">${t("campaign-empty")}</p>`}</section>`;
}

/** Won, by the rank that it brought; or lost. */
function outcomeOf({ slug }, campaign, { won, score }) {
  const at = rankAt(campaign, score);
  if (won && at >= 0) return t("deed-ranked", { rank: rankName(slug, campaign.ranks[at][0]) });
  return t(won ? "deed-won" : "deed-lost", { score });
}

const handicapsOf = (saga, campaign, { options }) => (stepsOf(campaign, options) ? campaign.handicaps
  .filter((name) => options[name]).map((name) => handicapWords(saga.slug, name, options[name])) : []);

const handicapWords = (slug, name, value) => `${choiceWords(slug, name).label} (${valueWords(slug, name, value)})`;

/** To take it along: a file with all that this browser remembers, and from one. */
function Files() {
  const input = useRef(null), [problem, setProblem] = useState("");
  const save = () => {
    const url = URL.createObjectURL(new Blob([exported(kept.value)], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: "meadhall-deeds.json" }).click();
    URL.revokeObjectURL(url);
  };
  const load = async ({ currentTarget }) => {
    const found = merged(kept.value, await currentTarget.files[0].text());
    setProblem(found ? "" : t("campaign-file-wrong"));
    if (found) kept.value = found;
    currentTarget.value = "";
  };
  return html`<p class="problem-line" role="alert">${problem}</p>
    <small class="quiet">${t("campaign-here")}</small>
    <button type="button" class="btn bare" onClick=${() => input.current.click()}><${Icon} name="import" />
      ${" "}${t("campaign-import")}</button>
    <input ref=${input} type="file" class="vh" tabindex="-1" accept=".json,application/json"
      aria-label=${t("campaign-import")} onChange=${load} />
    <button type="button" class="btn" onClick=${save}><${Icon} name="export" /> ${t("campaign-export")}</button>`;
}
