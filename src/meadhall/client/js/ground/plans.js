/** What partners have marked for each other: a shield on the thing. It costs nothing and binds nobody. */
import { html } from "../base/html.js";
import { Shield } from "../base/icons.js";
import { sameThing } from "../play/moves.js";
import { t } from "../words/words.js";

/** The shields of those who have marked a thing. */
export function PlanMarks({ play, thing }) {
  const plans = (play.live.value?.plans ?? []).filter(([, noun, key]) => sameThing([noun, key], thing));
  if (!plans.length) return null;
  return html`<span class="planmarks">${plans.map(([seat]) => html`<${Shield} key=${seat}
    seat=${play.sits.value[seat].plays} class="mini-shield" label=${t("plan-of", { name: play.nameOf(seat) })} />`)}
  </span>`;
}
