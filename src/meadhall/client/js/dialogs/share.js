/** The links of a table: one for each friend's seat, one for spectators. Also shown at the table. */
import { html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { seatLink, tableLink, watchLink } from "../base/prefs.js";
import { shieldName } from "../words/banners.js";
import { t } from "../words/words.js";
import { Dialog } from "./dialog.js";
import { Addresses, originForFriends } from "./addresses.js";
import { ShareLink } from "./share_link.js";
import { goTo } from "../base/address.js";

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

/** The links themselves: for friends, and (`own`) of the reader's own seats. `seats` have a `shield` and a `name`. */
export function Links({ table, friends, own = {}, seats, hasOpen = false }) {
  const origin = originForFriends();
  return html`<${Addresses} /><div class="links">
    <${SeatLinks} table=${table} tokens=${friends} seats=${seats} origin=${origin} />
    ${hasOpen && html`<${ShareLink} text=${tableLink(table, origin)} label=${t("share-open")}
      icon=${html`<${Icon} name="friends" />`} />`}
    <${ShareLink} text=${watchLink(table, origin)} label=${t("share-watch")} icon=${html`<${Icon} name="eye" />`} />
  </div>
  ${Object.keys(own).length > 0 && html`<details class="own-links"><summary>${t("share-own")}</summary>
    <p class="quiet">${t("share-own-help")}</p><div class="links">
      <${SeatLinks} table=${table} tokens=${own} seats=${seats} origin=${origin} /></div></details>`}`;
}

/** A link for each of these seats. */
function SeatLinks({ table, tokens, seats, origin }) {
  const words = ({ shield: key, name }) => {
    const shield = shieldName(key);
    return name ? t("share-seat-of", { shield, name }) : t("share-seat", { shield });
  };
  return Object.entries(tokens).map(([seat, token]) =>
    html`<${ShareLink} key=${seat} text=${seatLink(table, token, origin)} label=${words(seats[seat])}
      icon=${html`<${Shield} seat=${seats[seat].shield} class="mini-shield" />`} />`);
}
