/** The number of a rule, which opens the rules there. */
import { html } from "../base/html.js";
import { t } from "../words/words.js";

export const RuleLink = ({ play, rule }) => html`<button type="button" class="rule-link" title=${t("rules")}
  aria-label=${`${t("rules")}: ${rule}`} onClick=${() => play.lookUp(rule)}>${rule}</button>`;
