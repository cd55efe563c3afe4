/** The links of a table: one for each friend's seat, one for spectators. Also shown at the table. */
import { html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { seatLink, watchLink } from "../base/prefs.js";
import { shieldName } from "../words/banners.js";
import { t } from "../words/words.js";
import { Copyable, Dialog } from "./dialog.js";
import { goTo } from "../hall/open.js";

/**
 * @param {{table: string, friends: Object<string, string>, sits: {shield: string, name: string, kind: string}[]}} props
 */
export function ShareDialog({ table, friends, sits, onClose }) {
  return html`<${Dialog} class="wide" title=${t("share-title")} focused onClose=${onClose} onSubmit=${() => goTo(table)}
    foot=${html`
      <button type="submit" class="btn fire" autofocus><${Icon} name="next" /> ${t("share-go")}</button>`}>
    <p class="quiet">${t("share-help")}</p>
    <${Links} table=${table} friends=${friends} seats=${sits} hasOpen=${sits.some((sit) => sit.kind === "open")} />
  <//>`;
}

/** The links themselves. `seats` have a `shield` and a `name`. */
export function Links({ table, friends, seats, hasOpen = false }) {
  const words = ({ shield: key, name }) => {
    const shield = shieldName(key);
    return name ? t("share-seat-of", { shield, name }) : t("share-seat", { shield });
  };
  return html`<div class="links">
    ${Object.entries(friends).map(([seat, token]) =>
      html`<${Copyable} key=${seat} text=${seatLink(table, token)} label=${words(seats[seat])}
      icon=${html`<${Shield} seat=${seats[seat].shield} class="mini-shield" />`} />`)}
    ${hasOpen && html`<${Copyable} text=${`${location.origin}/table/${table}`} label=${t("share-open")}
      icon=${html`<${Icon} name="friends" />`} />`}
    <${Copyable} text=${watchLink(table)} label=${t("share-watch")} icon=${html`<${Icon} name="eye" />`} />
  </div>`;
}
