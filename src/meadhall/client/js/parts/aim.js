/** In the prompt: what is chosen so far against what it must reach. */
import { classes, html } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";
import { sectionOf } from "../model/sections.js";

export function Aim({ play }) {
  const aim = sectionOf(play.picture.value, "gauge"), saga = play.saga.value;
  if (!aim || !play.ask.value) return null;
  const sum = aimed(aim, [...play.ask.value.picks, play.selected.value]),
    enough = aim.over ? sum > aim.against : sum >= aim.against;
  const words = saga.said(enough ? aim.enough : aim.short);
  return html`<div class=${classes("aim", enough ? "ok" : "short")} role="img"
    aria-label=${`${saga.said(aim.tip)}: ${sum} ${t("gauge-against")} ${aim.against}. ${words}`}>
    <span class="mine ${aim.icon}"><${Icon} name=${aim.icon} /><b key=${sum} class="tick-up">${sum}</b></span>
    <i>${t("gauge-against")}</i><span class="theirs ${aim.foe}"><${Icon} name=${aim.foe} /><b>${aim.against}</b></span>
    <small><${Icon} name=${enough ? "check" : "cross"} /> ${words}</small></div>`;
}

/** The sum with what answers add: those picked, and the one that is selected. */
export const aimed = (aim, answers) => answers.reduce((sum, answer) => sum + (aim.adds?.[answer] ?? 0), aim.value);
