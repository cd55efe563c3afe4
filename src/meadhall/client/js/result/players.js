/** Who sat there: how many decisions a person made, which bot played and for how long. */
import { html } from "../base/html.js";
import { Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { levelOf } from "../base/levels.js";

const MINUTE = 60, HOUR = 3600, DAY = 86_400;

/** So long, in words. */
export function lasting(seconds) {
  if (seconds < MINUTE) return t("lasts-seconds", { count: Math.round(seconds) });
  if (seconds < HOUR) return t("lasts-minutes", { count: Math.round(seconds / MINUTE) });
  if (seconds < DAY) return t("lasts-hours", { hours: Math.floor(seconds / HOUR),
    minutes: Math.round((seconds % HOUR) / MINUTE) });
  return t("lasts-days", { count: Math.round(seconds / DAY) });
}

/** All that one hand played: {bot, count, seconds}, in the order in which they first played. */
export function handsOf(stretches) {
  const hands = new Map();
  for (const [bot, , , count, seconds] of stretches) {
    const had = hands.get(bot) ?? { bot, count: 0, seconds: 0 };
    hands.set(bot, { bot, count: had.count + count, seconds: had.seconds + seconds });
  }
  return [...hands.values()];
}

const called = (bot) => t("result-bot-called", { level: levelOf(bot) ? t(`level-${levelOf(bot)}`) : bot });

function told({ bot, count, seconds }, i, hands) {
  const time = lasting(seconds);
  if (!bot) return t("result-hand", { count, time });
  return hands.length === 1 ? t("result-hand-all", { bot: called(bot), count })
    : t("result-hand-bot", { bot: called(bot), count, time });
}

export function Players({ play }) {
  const sits = play.sits.value.filter(({ hands }) => hands?.length);
  if (!sits.length) return null;
  return html`<section class="sat" aria-label=${t("result-sat")}><h3>${t("result-sat")}</h3><dl>
    ${sits.map(({ seat, plays, hands }) => html`<div key=${seat}><dt class="of-${plays}">
        <${Shield} seat=${plays} class="mini-shield" />${play.nameOf(seat)}</dt>
      <dd>${handsOf(hands).map(told).join(" · ")}</dd></div>`)}</dl></section>`;
}
