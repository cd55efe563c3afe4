/** The wall with its hangings: one for each saga, those not in the hall yet among them. */
import { classes, html } from "../base/html.js";
import { Emblem, Icon } from "../base/icons.js";
import { t } from "../words/words.js";

/** All sagas of the hall, playable or not: players and minutes as on the box. */
export const SAGAS = [
  { slug: "blood-rage", players: "2–4", time: 75 },
  { slug: "asgard", players: "2–4", time: 90 },
  { slug: "thorgal", players: "2–4", time: 60 },
  { slug: "lords-of-ragnarok", players: "2–4", time: 120 },
  { slug: "vikings-gone-wild", players: "1–4", time: 45 },
];

export const sagaTitle = (slug) => t(`saga-${slug}`);

/** The hangings are one choice; `playable` are the slugs that can be played. */
export function Wall({ chosen, playable, onChoose }) {
  return html`<section class="wall" aria-label=${t("choose-saga")}>
    <div class="banners" role="radiogroup" aria-label=${t("sagas")}>
      ${SAGAS.map((saga) => html`<${Banner} key=${saga.slug} ...${saga} on=${saga.slug === chosen}
        soon=${!playable.includes(saga.slug)} onChoose=${onChoose} />`)}
    </div>
  </section>`;
}

function Banner({ slug, players, time, on, soon, onChoose }) {
  const title = sagaTitle(slug);
  return html`<label class=${classes("banner", `saga-${slug}`, on && "is-on", soon && "is-soon")}>
    <input type="radio" name="saga" value=${slug} checked=${on} disabled=${soon} onChange=${() => onChoose(slug)}
      aria-label=${soon ? t("saga-soon", { title }) : title} />
    <svg class="cloth" viewBox="0 0 220 360" preserveAspectRatio="none" aria-hidden="true">
      <use href="#cloth" width="220" height="360" /></svg>
    <span class="on-cloth"><${Emblem} saga=${slug} />
      <strong>${title}</strong><span class="kind">${t(`saga-${slug}`, {}, "kind")}</span>
      <span class="facts">
        <span title=${t("saga-players", { players })}><${Icon} name="person" /> ${players}</span>
        <span title=${t("saga-time", { time })}><${Icon} name="clock" /> ${t("minutes", { time })}</span>
      </span>
      ${soon && html`<span class="soon">${t("soon")}</span>`}
    </span>
  </label>`;
}
