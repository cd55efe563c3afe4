/**
 * A game on one page: its turn, actions, contests, points and signs, each line with its rule. The page is data of the
 * game (`overview.toml`), fetched when it is first looked at; on paper it is one sheet (overview.css).
 */
import { html, signal, useEffect, useId, useLayoutEffect, useState } from "../base/html.js";
import { hasArt } from "../base/looks.js";
import { Emblem, Icon } from "../base/icons.js";
import { api } from "../base/net.js";
import { lang } from "../base/prefs.js";
import { sagaTitle } from "../words/banners.js";
import { refusalText, t } from "../words/words.js";
import { Dialog } from "./dialog.js";

const pages = new Map(); // by slug: a signal of the page, null until it is there

function pageOf(slug) {
  if (!pages.has(slug)) {
    const page = signal(null);
    pages.set(slug, page);
    api(`/api/sagas/${slug}/overview`).then((data) => (page.value = data), (refused) => {
      pages.delete(slug); // the next who asks tries again
      page.value = { refused };
    });
  }
  return pages.get(slug);
}

const said = (words) => words?.[lang.value] ?? "";

/**
 * @param {{games: {slug: string, art: string[]}[], slug: string, onRule?: (rule: string) => void, onRules?, onClose}}
 *   props games: those one may turn to; onRule: opens the rules at one of them. Without it a rule is read in place.
 */
export function OverviewDialog({ games, slug, onRule = null, onRules = null, onClose }) {
  const [shown, setShown] = useState(slug), page = pageOf(shown).value, game = games.find((one) => one.slug === shown);
  const head = html`${games.length > 1 && html`<nav class="ov-tabs" aria-label=${t("overview-games")}>
      ${games.map((one) => html`<button type="button" key=${one.slug} class="btn bare"
        aria-current=${one.slug === shown ? "page" : undefined}
        onClick=${() => setShown(one.slug)}>${sagaTitle(one.slug)}</button>`)}</nav>`}
    ${onRules && html`<button type="button" class="btn" onClick=${onRules}><${Icon} name="book" />
      <span>${t("overview-rules")}</span></button>`}
    <button type="button" class="btn" onClick=${() => print()}><${Icon} name="page" />
      <span>${t("overview-print")}</span></button>`;
  return html`<${Dialog} class="overview" title=${t("overview")} head=${head} onClose=${onClose}>
    ${page?.title ? html`<${Page} key=${shown} page=${page} game=${game} onRule=${onRule} />`
      : html`<p role="status">${page ? refusalText(page.refused) : t("overview-loading")}</p>`}<//>`;
}

function Page({ page, game, onRule }) {
  useLayoutEffect(() => { // for the styles of print: nothing else is on the paper
    document.documentElement.toggleAttribute("data-overview", true);
    return () => document.documentElement.toggleAttribute("data-overview", false);
  }, []);
  const link = (rule) => html`<${Rule} rule=${rule} game=${game} onRule=${onRule} />`;
  return html`<article class="ov-page" data-saga=${game.slug} tabindex="0" aria-label=${t("overview-of",
      { game: said(page.title) })}>
    <div class="ov-head"><${Emblem} saga=${game.slug} plain=${!hasArt(game, "sprite.svg")} class="ov-emblem" />
      <div><h3>${said(page.title)}</h3><p>${said(page.frame)}</p></div>
      <p class="ov-aim"><b>${t("overview-aim")}</b> ${said(page.aim)}</p></div>
    <div class="ov-cols">
      <div><${Part} name="turn" head=${said(page.heads.turn)}><ol>${page.turn.map((entry) => html`
          <${Line} key=${entry.rule} entry=${entry}>${link(entry.rule)}<//>`)}</ol><//>
        <${Part} name="good" head=${t("overview-good")}><ul>${page.good.map((tip, at) => html`
          <li key=${at}>${said(tip.text)}</li>`)}</ul><//></div>
      <div><${Part} name="actions" head=${said(page.heads.actions)}><ul>${page.actions.map((entry) => html`
          <${Line} key=${entry.rule} entry=${entry}>${link(entry.rule)}<//>`)}</ul><//></div>
      <div><${Part} name="contest" head=${said(page.heads.contest)}><dl>${page.contest.map((entry) => html`
          <div key=${entry.rule}><dt>${said(entry.name)}</dt> <dd>${said(entry.text)} ${link(entry.rule)}</dd>
          </div>`)}</dl><//>
        <${Part} name="scoring" head=${said(page.heads.scoring)}><dl>${page.scoring.map((entry) => html`
          <div key=${entry.rule}><dt>${said(entry.points)}</dt> <dd>${said(entry.text)} ${link(entry.rule)}</dd>
          </div>`)}</dl><//>
        <${Part} name="ends" head=${t("overview-ends")}><ul>${page.ends.map((entry) => html`
          <li key=${entry.rule}>${said(entry.text)} ${link(entry.rule)}</li>`)}</ul><//>
        <${Part} name="signs" head=${t("overview-signs")}><ul>${page.signs.map((sign) => html`
          <li key=${sign.icon}><${Icon} name=${sign.icon} /> <span>${said(sign.name)}</span></li>`)}</ul><//></div>
    </div>
    <p class="ov-foot" aria-hidden="true">${t("hall-title")} · ${t("overview-of", { game: said(page.title) })}</p>
  </article>`;
}

const Part = ({ name, head, children }) => html`<section class="ov-part" data-part=${name}>
  <h4>${head}</h4>${children}</section>`;

/** What is done: its sign, name and cost, and below what it is. */
const Line = ({ entry, children }) => html`<li><${Icon} name=${entry.icon} /><div><b>${said(entry.name)}</b>
  ${entry.cost && html` <em>${said(entry.cost)}</em>`} ${children} <span>${said(entry.text)}</span></div></li>`;

/** The number of a rule: it opens the rules there, or shows it in place. */
function Rule({ rule, game, onRule }) {
  const [open, setOpen] = useState(false), id = useId();
  return html`<button type="button" class="ov-rule" aria-label=${t("overview-rule", { rule })} aria-expanded=${onRule
      ? undefined : String(open)} aria-controls=${open ? id : undefined}
    onClick=${() => (onRule ? onRule(rule) : setOpen(!open))}>${rule}</button>
    ${open && html`<q id=${id} class="ov-told"><${Told} rule=${rule} game=${game} /></q>`}`;
}

function Told({ rule, game }) {
  const [rules, setRules] = useState([]);
  useEffect(() => {
    api(`/api/sagas/${game.slug}/rules`).then((data) => setRules(data.rules), () => setRules([]));
  }, [game.slug]);
  return said(rules.find(({ id }) => id === rule));
}
