/** The beam over the hall: its name, ways in, language, theme, and who is here. */
import { html, useRef } from "../base/html.js";
import { Gable, Icon, Shield } from "../base/icons.js";
import { lang, name, quick, shownTheme, theme } from "../base/prefs.js";
import { t } from "../words/words.js";

const TONGUES = [["en", "English"], ["fr", "Français"]];

/** English or French, at any moment. */
export const LanguageSwitch = () => html`<div class="switch" role="group" aria-label=${t("language")}>
  ${TONGUES.map(([code, word]) => html`<button type="button" key=${code} lang=${code}
    aria-pressed=${lang.value === code ? "true" : "false"}
    onClick=${() => (lang.value = code)}>${word}</button>`)}
</div>`;

const tool = (icon, words, act, cls = "") => html`<button type="button" class="btn bare icon ${cls}"
  aria-label=${words} title=${words} onClick=${act}><${Icon} name=${icon} /></button>`;

/** Night or parchment; on a phone, the settings have it. */
function ThemeSwitch() {
  const day = shownTheme.value === "parchment";
  return tool(day ? "moon" : "sun", t(day ? "theme-to-night" : "theme-to-parchment"),
    () => (theme.value = day ? "night" : "parchment"), "wide-only");
}

/** @param {{onJoin, onRecord: (file: File) => void, onName, onSettings, onOverview}} props */
export function Top({ onJoin, onRecord, onName, onSettings, onOverview }) {
  const file = useRef(null);
  const take = ({ currentTarget: input }) => {
    if (input.files[0]) onRecord(input.files[0]);
    input.value = "";
  };
  return html`<header class="hall-top">
    <div class="mark"><${Gable} /><div><h1>${t("hall-title")}</h1><p>${t("hall-motto")}</p></div></div>
    <div class="tools">
      <button type="button" class="btn bare way" aria-label=${t("join-button")} title=${t("join-button")}
        onClick=${onJoin}><${Icon} name="link" /> <span>${t("join-button")}</span></button>
      <button type="button" class="btn bare way" aria-label=${t("record-button")} title=${t("record-button")}
        onClick=${() => file.current.click()}><${Icon} name="import" /> <span>${t("record-button")}</span></button>
      <input ref=${file} type="file" class="vh" tabindex="-1" accept=".json,application/json"
        aria-label=${t("record-title")} onChange=${take} />
      <${LanguageSwitch} /><${ThemeSwitch} />
      ${tool("page", `${t("overview")} (F1)`, onOverview, "wide-only")}${tool("settings", t("settings"), onSettings)}
      <button type="button" class="btn who" onClick=${onName} title=${t("player-name")}
        aria-label=${name.value ? t("player-change", { name: name.value }) : t("player-nameless")}>
        <${Shield} seat=${quick.value.shield} class="mini-shield" /> <span>${name.value || t("player-nameless")}</span>
          </button>
    </div>
  </header>`;
}
