/**
 * Settings: what the reader wants of every page. All of it is kept in this browser and applied at once, behind the
 * dialog; it can be put back as it was when the dialog opened, or to its defaults.
 */
import { classes, html, useId, useRef, useState, useVars } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { allowNotices, call, canNotify, KINDS } from "../base/notify.js";
import { autopass, calm, confirm, contrast, hushed, lang, moments, motion, newcomer, notices, originals, outlines, pace,
  settingsNow, sound, text, theme, usualSettings, volume } from "../base/prefs.js";
import { t } from "../words/words.js";
import { Dialog } from "./dialog.js";

const SIZES = [[.9, "small"], [1, "usual"], [1.15, "large"], [1.3, "largest"]];
const SECTIONS = [["reading", "text"], ["playing", "hand"], ["seeing", "eye"], ["sound", "sound"],
  ["motion", "replay"]];
const STEP = 5, LEAP = 20; // of a volume

export function SettingsDialog({ onClose }) {
  const [restore] = useState(settingsNow), body = useRef(null);
  const go = (name) => body.current.querySelector(`[data-part="${name}"] h3`).scrollIntoView({ block: "start" });
  return html`<${Dialog} class="settings" title=${t("settings")} onClose=${onClose} onSubmit=${onClose} foot=${html`
    <button type="button" class="btn bare" onClick=${usualSettings}>${t("settings-usual")}</button>
    <button type="button" class="btn" onClick=${restore}><${Icon} name="undo" /> ${t("settings-as-it-was")}</button>
    <button type="submit" class="btn fire">${t("done")}</button>`}>
    <div ref=${body} class="st-all"><p class="quiet">${t("settings-help")}</p>
      <nav class="st-tabs" aria-label=${t("settings-parts")}>${SECTIONS.map(([name]) => html`<button type="button"
        key=${name} class="btn bare" onClick=${() => go(name)}>${t(`settings-${name}`)}</button>`)}</nav>
      <div class="st-cols"><div><${Reading} /><${Playing} /></div>
        <div><${Seeing} /><${Sound} /><${Motion} /></div></div></div><//>`;
}

const Part = ({ name, children }) => html`<section class="st-part" data-part=${name}>
  <h3><${Icon} name=${SECTIONS.find(([one]) => one === name)[1]} /> ${t(`settings-${name}`)}</h3>${children}</section>`;

/** One of a few, side by side. `choices` are [value, words]. */
function Choice({ name, hint = "", value, choices, onChoose, class: cls = "" }) {
  const id = useId();
  return html`<div class=${classes("st-row", cls)} role="radiogroup" aria-labelledby=${id}>
    <span class="st-what"><b id=${id}>${t(name)}</b>${hint && html`<small>${hint}</small>`}</span>
    <span class="st-seg">${choices.map(([choice, words]) => html`<label key=${choice}>
      <input type="radio" name=${id} checked=${choice === value} onChange=${() => onChoose(choice)} />
      <span>${words}</span></label>`)}</span></div>`;
}

/** On or off. */
function Switch({ name, hint = "", on, onFlip }) {
  const id = useId();
  return html`<div class="st-row"><span class="st-what"><b id=${id}>${t(name)}</b>${hint
    && html`<small>${hint}</small>`}</span>
    <button type="button" class="st-switch" role="switch" aria-checked=${String(on)} aria-labelledby=${id}
      onClick=${onFlip}><i></i>
      <span aria-hidden="true">${t(on ? "settings-on" : "settings-off")}</span></button></div>`;
}

const words = (prefix, values) => values.map((value) => [value, t(`${prefix}-${value || "system"}`)]);

const Size = ({ size, name }) => html`<b class=${name} aria-hidden="true">Aa</b> ${t(`settings-text-${name}`)}
  <small>${Math.round(size * 100)} %</small>`;

const Reading = () => html`<${Part} name="reading">
  <${Choice} name="settings-text" hint=${t("settings-text-help")} class="st-sizes" value=${text.value}
    onChoose=${(size) => (text.value = size)} choices=${SIZES.map(([size, name]) => [size, html`<${Size} size=${size}
      name=${name} />`])} />
  <${Choice} name="settings-theme" value=${theme.value} onChoose=${(one) => (theme.value = one)}
    choices=${words("settings-theme", ["", "night", "parchment"])} />
  <${Choice} name="language" value=${lang.value} onChoose=${(one) => (lang.value = one)}
    choices=${[["en", html`<span lang="en">English</span>`], ["fr", html`<span lang="fr">Français</span>`]]} />
<//>`;

function Playing() {
  const [denied, setDenied] = useState(false);
  const flip = async () => {
    if (notices.value) notices.value = false;
    else setDenied(!(await allowNotices()));
  };
  const lines = () => {
    newcomer.value = !newcomer.value;
    if (newcomer.value) hushed.value = [];
  };
  return html`<${Part} name="playing">
    <${Switch} name="pref-confirm" hint=${t("pref-confirm-help")} on=${confirm.value}
      onFlip=${() => (confirm.value = !confirm.value)} />
    <${Switch} name="pref-newcomer" hint=${t("pref-newcomer-help")} on=${newcomer.value} onFlip=${lines} />
    <${Choice} name="pref-autopass" value=${autopass.value} onChoose=${(one) => (autopass.value = one)}
      choices=${[["", t("settings-by-game")], ["on", t("settings-always")], ["off", t("settings-never")]]} />
    <${Switch} name="pref-originals" hint=${t("pref-originals-help")} on=${originals.value}
      onFlip=${() => (originals.value = !originals.value)} />
    ${canNotify() && html`<${Switch} name="pref-notices" on=${notices.value} onFlip=${flip} />`}
    <p class="problem-line" role="alert">${denied ? t("notices-denied") : ""}</p>
  <//>`;
}

const Seeing = () => html`<${Part} name="seeing">
  <${Choice} name="settings-possible" hint=${t("settings-possible-help")} value=${outlines.value}
    onChoose=${(one) => (outlines.value = one)}
    choices=${[[false, t("settings-possible-light")], [true, t("settings-possible-lines")]]} />
  <${Choice} name="settings-contrast" value=${contrast.value} onChoose=${(one) => (contrast.value = one)}
    choices=${[["", t("settings-system")], ["more", t("settings-contrast-more")]]} />
<//>`;

const Motion = () => html`<${Part} name="motion">
  <${Choice} name="settings-speed" hint=${motion.value ? "" : t("settings-speed-help")} value=${speed()}
    onChoose=${(one) => (motion.value = one)} choices=${words("settings-speed", ["none", "quick", "usual", "slow"])} />
  <${Choice} name="settings-scenes" hint=${t("settings-scenes-help")} value=${moments.value}
    onChoose=${(one) => (moments.value = one)} choices=${words("settings-scenes", ["all", "mine", "outcome", "off"])} />
<//>`;

/** The speed that holds, after system and choice. */
const speed = () => (calm.value ? "none" : pace.value < 1 ? "quick" : pace.value > 1 ? "slow" : "usual");

function Sound() {
  const set = (kind, level) => {
    volume.value = { ...volume.value, [kind]: level };
    if (level) sound.value = true;
  };
  return html`<${Part} name="sound">
    <${Volume} kind="all" level=${sound.value ? volume.value.all : 0} onSet=${(level) => set("all", level)}
      onMute=${() => (sound.value = !sound.value)} hear=${() => call("turn")} />
    <div class="st-kinds">${KINDS.map((kind) => html`<${Volume} key=${kind} kind=${kind}
      level=${volume.value[kind] ?? 0} onSet=${(level) => set(kind, level)} onMute=${() =>
        set(kind, volume.value[kind] ? 0 : 80)} hear=${() => call(kind)} />`)}</div>
  <//>`;
}

/** How loud something is, in ten pegs: arrows by 5, Page keys by 20, M mutes. Once set, it is heard. */
function Volume({ kind, level, onSet, onMute, hear }) {
  const id = useId(), pegs = useVars({ "--level": `${level}%` });
  const press = (event) => {
    const leap = { PageUp: LEAP, PageDown: -LEAP }[event.key];
    if (leap) onSet(Math.max(0, Math.min(100, level + leap)));
    else if (event.key.toLowerCase() === "m") onMute();
    else return;
    event.preventDefault();
    hear();
  };
  const said = level ? `${level} %` : t("settings-silent");
  return html`<div class=${classes("st-row st-volume", !level && "is-mute")}>
    <label class="st-what" for=${id}><b>${t(`settings-sound-${kind}`)}</b>
      <small>${t(`settings-sound-${kind}`, {}, "hint")}</small></label>
    <span class="st-slide"><input ref=${pegs} id=${id} type="range" min="0" max="100" step=${STEP} value=${level}
      aria-valuetext=${said} onInput=${(event) => onSet(event.currentTarget.valueAsNumber)} onChange=${hear}
      onKeyDown=${press} /></span>
    <output for=${id} aria-hidden="true">${said}</output>
    <button type="button" class="btn bare icon" aria-label=${t("settings-hear", { what: t(`settings-sound-${kind}`) })}
      onClick=${hear}><${Icon} name=${level ? "sound" : "mute"} /></button></div>`;
}
