/** The wall with its hangings: one for each game, those not in the hall yet among them. */
import { classes, html } from "../base/html.js";
import { Emblem, Icon } from "../base/icons.js";
import { hasArt } from "../base/looks.js";
import { bannerSays, sagaTitle } from "../words/banners.js";
import { t } from "../words/words.js";

/** The hangings are one choice; `playable` are the slugs that can be played, `banners` all that hang there. */
export function Wall({ chosen, banners, playable, onChoose }) {
  return html`<section class="wall" aria-label=${t("choose-saga")}>
    <div class="banners" role="radiogroup" aria-label=${t("sagas")}>
      ${banners.map((saga) => html`<${Banner} key=${saga.slug} ...${saga} on=${saga.slug === chosen}
        soon=${!playable.includes(saga.slug)} onChoose=${onChoose} />`)}
    </div>
  </section>`;
}

function Banner({ slug, art, seats, minutes: time, on, soon, onChoose }) {
  const title = sagaTitle(slug), players = `${seats[0]}–${seats.at(-1)}`;
  return html`<label class=${classes("banner", on && "is-on", soon && "is-soon")} data-saga=${slug}>
    <input type="radio" name="saga" value=${slug} checked=${on} disabled=${soon} onChange=${() => onChoose(slug)}
      aria-label=${soon ? t("saga-soon", { title }) : title} />
    <svg class="cloth" viewBox="0 0 220 360" preserveAspectRatio="none" aria-hidden="true">
      <use href="#cloth" width="220" height="360" /></svg>
    <span class="on-cloth"><${Emblem} saga=${slug} plain=${!hasArt({ art }, "sprite.svg")} />
      <strong>${title}</strong><span class="kind">${bannerSays(slug, "hall-title", "kind")}</span>
      <span class="facts">
        <span title=${t("saga-players", { players })}><${Icon} name="person" /> ${players}</span>
        ${time && html`<span title=${t("saga-time", { time })}><${Icon} name="clock" />
          ${t("minutes", { time })}</span>`}
      </span>
      ${soon && html`<span class="soon">${t("soon")}</span>`}
    </span>
  </label>`;
}
