/** How a table is played: its clock, and the choices a game and the hall leave open. */
import { html } from "../base/html.js";
import { choiceWords, shieldName, valueWords } from "../words/banners.js";
import { t } from "../words/words.js";
import { Field, Select, Tick } from "../dialogs/dialog.js";
import { Segments } from "./quick.js";
import { clockWords } from "./news.js";
import { allows, settled, shownIn } from "./setup.js";

const DAY = 86_400;
const LENGTHS = { none: [], live: [20, 45, 90, 180, 600, 1800], days: [DAY / 2, DAY, 2 * DAY, 3 * DAY, 7 * DAY] };
const USUAL = { none: 0, live: 90, days: DAY };

export function Clock({ clock: { mode, seconds }, onChange }) {
  const modes = Object.keys(LENGTHS).map((m) => [m, t(`open-clock-${m}`)]);
  const lengths = LENGTHS[mode].map((length) => [length, clockWords({ mode, seconds: length })]);
  return html`<div class="clock-choice">
    <${Segments} legend=${t("open-clock")} value=${mode} choices=${modes}
      onChoose=${(m) => onChange({ mode: m, seconds: USUAL[m] })} />
    ${mode !== "none" && html`<${Select} label=${t("open-clock-length")} value=${seconds} choices=${lengths}
      onChoose=${(s) => onChange({ mode, seconds: Number(s) })} />`}
    ${mode !== "none" && html`<small>${t("open-clock-help")}</small>`}
  </div>`;
}

export function Options({ saga, form, onChange, longestSeed }) {
  const count = form.sits.length, options = settled(saga, form.options, count);
  const choices = shownIn(saga).filter(({ name, leads }) => !leads && name in options);
  const seats = form.sits.map((sit, i) => [i, shieldName(sit.shield)]);
  return html`<fieldset class="open-options"><legend>${t("open-options")}</legend>
    ${saga.choices.some(({ name }) => name === "first") && html`<${Field} label=${t("open-first")} class="row">
      <${Select} label=${t("open-first")} value=${form.first} choices=${[["", t("open-first-drawn")], ...seats]}
        onChoose=${(first) => onChange({ first })} /><//>`}
    ${choices.map((choice) => html`<${SagaChoice} key=${choice.name} slug=${saga.slug} choice=${choice}
      values=${choice.values.filter((value) => allows(choice, value, count, options))} value=${options[choice.name]}
      onChange=${(value) => onChange({ options: { ...form.options, [choice.name]: value } })} />`)}
    <${Tick} label=${t("open-automatic")} hint=${t("open-automatic-help")} checked=${form.automatic}
      onChange=${(automatic) => onChange({ automatic })} />
    <${Tick} label=${t("open-public")} hint=${t("open-public-help")} checked=${form.public}
      onChange=${(on) => onChange({ public: on })} />
    <details><summary>${t("open-more")}</summary>
      <${Field} label=${t("open-seed")} hint=${t("open-seed-help")}>
        <input class="input" inputmode="numeric" maxlength=${longestSeed} value=${form.seed}
          onInput=${(event) => onChange({ seed: event.currentTarget.value })} /><//>
    </details>
  </fieldset>`;
}

/** A choice of the game: yes or no as a box to tick, others as a list. */
function SagaChoice({ slug, choice: { name, default: usual }, values, value, onChange }) {
  const { label, hint } = choiceWords(slug, name);
  if (typeof usual === "boolean") {
    return html`<${Tick} label=${label} hint=${hint} checked=${value} onChange=${onChange} />`;
  }
  const found = (text) => values.find((each) => String(each) === text);
  return html`<${Field} label=${label} hint=${hint}>
    <${Select} label=${label} value=${value} choices=${values.map((each) => [each, valueWords(slug, name, each)])}
      onChoose=${(text) => onChange(found(text))} /><//>`;
}
