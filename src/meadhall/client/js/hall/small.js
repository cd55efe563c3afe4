/** The small dialogs of the hall: your name, and a link to go to. */
import { html, useState } from "../base/html.js";
import { Dialog, Field } from "../dialogs/dialog.js";
import { name } from "../base/prefs.js";
import { t } from "../words/words.js";
import { readLink } from "./open.js";

const LONGEST_NAME = 40;

export function NameDialog({ onClose }) {
  const [typed, setTyped] = useState(name.value);
  const keep = () => {
    name.value = typed.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);
    onClose();
  };
  return html`<${Dialog} title=${t("name-title")} focused onClose=${onClose} onSubmit=${keep}
    foot=${html`<button type="submit" class="btn fire">${t("name-keep")}</button>`}>
    <${Field} label=${t("name-label")} hint=${t("name-help")}>
      <input class="input" autofocus maxlength=${LONGEST_NAME} autocomplete="nickname" value=${typed}
        onFocus=${(event) => event.currentTarget.select()} onInput=${(event) => setTyped(event.currentTarget.value)} />
    <//>
  <//>`;
}

export function JoinDialog({ onClose }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const go = () => {
    const found = readLink(typed);
    if (found.path) location.assign(found.path);
    else setProblem(found.problem);
  };
  return html`<${Dialog} title=${t("join-title")} focused onClose=${onClose} onSubmit=${go}
    foot=${html`<button type="submit" class="btn fire">${t("join-go")}</button>`}>
    <${Field} label=${t("join-label")} hint=${t("join-help")}>
      <input class="input" autofocus inputmode="url" autocomplete="off" spellcheck=${false} value=${typed}
        onInput=${(event) => { setTyped(event.currentTarget.value); setProblem(""); }} />
    <//>
    <p class="problem-line" role="alert">${problem}</p>
  <//>`;
}
