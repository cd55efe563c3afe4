/** The rules, searchable, and the keys: a panel at the right, over the choices. */
import { html, useEffect, useRef, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";

const KEYS = [["1–9 a–z", "key-choose"], ["↵", "key-confirm"], ["Esc", "key-back"], ["U", "key-undo"],
  ["H", "key-hint"], ["←↑↓→", "key-arrows"], ["Tab", "key-tab"], ["?", "key-help"]];
const SHOWN = 60;

export function Help({ play }) {
  const [words, setWords] = useState(""), input = useRef(null), saga = play.saga.value;
  useEffect(() => {
    const before = document.activeElement;
    input.current?.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  useEffect(() => {
    if (play.sought.value) setWords(play.sought.value);
    play.sought.value = "";
  }, [play.sought.value]);
  const leave = (event) => event.key === "Escape" && (play.panel.value = ""); // from inside the field, too
  const found = saga.findRules(words), chapters = new Map();
  for (const rule of found.slice(0, words ? SHOWN : found.length)) chapters.set(rule.chapter,
    [...(chapters.get(rule.chapter) ?? []), rule]);
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
      ${[...chapters].map(([chapter, rules]) => html`<${Chapter} key=${chapter} chapter=${chapter} rules=${rules}
        open=${Boolean(words)} />`)}
    </div>
  </aside>`;
}

const Chapter = ({ chapter, rules, open }) => html`<details open=${open}>
  <summary>${chapter} <small>${rules.length}</small></summary>
  <dl class="rules">${rules.map((rule) => html`<div key=${rule.id}><dt>${rule.id}</dt><dd>${rule.text}</dd></div>`)}
    </dl></details>`;
