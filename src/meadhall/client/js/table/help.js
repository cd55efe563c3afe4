/** The rules, searchable, and the keys: a panel at the right, over the choices. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { docsRule, hasRules } from "../base/files.js";
import { lang } from "../base/prefs.js";
import { t } from "../words/words.js";

const KEYS = [["1–9 a–z", "key-choose"], ["↵", "key-confirm"], ["Esc", "key-back"], ["U", "key-undo"],
  ["H", "key-hint"], ["←↑↓→", "key-arrows"], ["Tab", "key-tab"], ["?", "key-help"],
  ["F1", "key-overview"], [",", "key-settings"]];
const SHOWN = 60;

export function Help({ play }) {
  const [words, setWords] = useState(""), input = useRef(null), saga = play.saga.value;
  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  useEffect(() => {
    if (play.sought.value) setWords(play.sought.value);
    play.sought.value = "";
  }, [play.sought.value]);
  const leave = (event) => event.key === "Escape" && (play.panel.value = ""); // from inside the field, too
  const found = saga.findRules(words), chapters = byChapter(saga, words ? found.slice(0, SHOWN) : found);
  return html`<aside class="panel help" aria-label=${t("rules")} onKeyDown=${leave}>
    <header><h2><${Icon} name="book" /> ${t("rules")}</h2>
      <button type="button" class="btn bare icon" aria-label=${t("close")} onClick=${() => (play.panel.value = "")}>
        <${Icon} name="cross" /></button></header>
    <input ref=${input} class="input" type="search" value=${words}
      onInput=${(event) => setWords(event.currentTarget.value)} placeholder=${t("rules-search")}
      aria-label=${t("rules-search")} />
    <div class="help-body" tabindex="0">
      ${!words && html`<details><summary>${t("keys")}</summary>
        <dl class="keys">${KEYS.map(([key, id]) => html`<div key=${id}><dt><kbd>${key}</kbd></dt>
          <dd>${t(id)}</dd></div>`)}</dl></details>
        <p class="quiet">${t("how-to-act")}</p>`}
      <p class="quiet" role="status">${t("rules-found", { count: found.length })}</p>
      ${[...chapters].map(([chapter, rules]) => html`<${Chapter} key=${`${chapter} ${Boolean(words)}`}
        chapter=${chapter} rules=${rules} slug=${saga.slug}
        open=${Boolean(words)} />`)}
    </div>
  </aside>`;
}

/** Chapter by chapter, in the order in which they were found; a worked example stands below its rule. */
function byChapter(saga, found) {
  const chapters = new Map(), rules = new Map();
  for (const one of found) {
    const home = one.id.endsWith("x") ? saga.rule(one.id.slice(0, -1)) : null, rule = home ?? one;
    if (!rules.has(rule.id)) {
      rules.set(rule.id, { ...rule, example: saga.rule(`${rule.id}x`)?.text ?? "" });
      chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rules.get(rule.id)]);
    }
  }
  return chapters;
}

/** A rule's number; it leads to the documentation, where there is one. */
const Number = ({ slug, id }) => html`<small>${hasRules(slug)
  ? html`<a class="link" href=${docsRule(lang.value, slug, id)} target="_blank">${id}</a>` : id}</small>`;

const Chapter = ({ chapter, rules, open, slug }) => html`<details class="chapter" open=${open}>
  <summary>${chapter} <small>${rules.length}</small></summary>
  <ol class="rules">${rules.map((rule) => html`<li key=${rule.id}>
    <p>${rule.text} <${Number} slug=${slug} id=${rule.id} /></p>
    ${rule.example && html`<p class="example"><b>${t("rules-example")}</b> ${rule.example}</p>`}</li>`)}</ol>
  </details>`;
