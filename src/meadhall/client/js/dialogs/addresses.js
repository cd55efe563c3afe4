/**
 * The address under which friends find the hall. A page that was opened by a loopback address asks the hall for others:
 * a link to 127.0.0.1 leads everyone to their own machine.
 */
import { html, signal, useEffect } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { api } from "../base/net.js";
import { t } from "../words/words.js";
import { Select } from "./dialog.js";

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Does the address of a page lead nowhere but to the machine it is opened on? */
export const isLoopback = (host) => LOOPBACK.test(host);

const doors = signal(null); // what the hall says: addresses for friends; null before it did
const chosen = signal("");

/** The origin that links for others are made with. */
export function originForFriends() {
  const known = doors.value ?? [];
  return known.includes(chosen.value) ? chosen.value : known[0] ?? location.origin;
}

/** The warning about links that lead to a loopback address, or led there. */
export function Addresses() {
  useEffect(() => {
    if (!isLoopback(location.hostname) || doors.value) return;
    api("/api/doors").then(({ links }) => (doors.value = links.map((link) => new URL(link).origin)))
      .catch(() => (doors.value = []));
  }, []);
  if (!isLoopback(location.hostname) || !doors.value) return null;
  if (!doors.value.length) return html`<${Alone} />`;
  const here = originForFriends(), choices = doors.value.map((origin) => [origin, origin.replace(/^http:\/\//, "")]);
  return html`<div class="door" role="note"><${Icon} name="friends" /><p>${t("door-near")}</p>
    ${choices.length > 1 ? html`<${Select} label=${t("door-which")} value=${here} choices=${choices}
      onChoose=${(origin) => (chosen.value = origin)} />` : html`<b>${choices[0][1]}</b>`}</div>`;
}

/** No one else can come in: why, and what to do. */
const Alone = () => html`<div class="door bad" role="alert"><${Icon} name="warning" />
  <p><b>${t("door-alone")}</b> ${t("door-alone-help")} <code>meadhall serve --host 0.0.0.0</code></p></div>`;
