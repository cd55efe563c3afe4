/** Partners' marks for each other: a shield on the thing. They cost nothing and bind no one. */
import { html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { sameThing } from "../model/moves.js";
import { t } from "../words/words.js";

/** The shields of those who have marked a thing. */
export function PlanMarks({ play, thing }) {
  const plans = (play.live.value?.plans ?? []).filter(([, noun, key]) => sameThing([noun, key], thing));
  if (!plans.length) return null;
  return html`<span class="planmarks">${plans.map(([seat]) => html`<${Shield} key=${seat}
    seat=${play.sits.value[seat].plays} class="mini-shield" label=${t("plan-of", { name: play.nameOf(seat) })} />`)}
  </span>`;
}

/** Can the reader mark a thing? Only where there are partners, and only things that the match names. */
const canPlan = (play, [noun, key]) => Boolean(play.live.value?.plans) && play.seat.value !== null
  && !play.moment.value && !play.isOver.value && noun !== "seat"
  && Boolean(play.saga.value.data.nouns[noun]?.includes(key));

/** Below what is in view: mark it, or take the mark away. */
export function PlanButton({ play, thing }) {
  if (!canPlan(play, thing)) return null;
  const [noun, key] = thing;
  const mine = play.live.value.plans.some(([seat, ...of]) => seat === play.seat.value && sameThing(of, thing));
  return html`<button type="button" class="btn bare planner" title=${t("plan-help")} aria-pressed=${String(mine)}
    onClick=${() => play.tell({ type: "plan", noun, key })}><${Icon} name="pin" />
    ${" "}${t(mine ? "plan-unmark" : "plan-mark")}</button>`;
}
