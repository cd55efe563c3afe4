/** Ways to be alerted when it's your turn: this browser, a calendar or a feed, a hook. */
import { html, useEffect, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { canPush, subscribe } from "../base/app.js";
import { api } from "../base/net.js";
import { lang, tableOf } from "../base/prefs.js";
import { refusalText, t } from "../words/words.js";
import { Dialog } from "./dialog.js";
import { originForFriends } from "./addresses.js";
import { ShareLink } from "./share_link.js";

const SIGNS = { push: "horn", feed: "clock", hook: "link" };

/** @param {{table: string, token: string, onClose: function}} props `token` is the seat's */
export function AlertsDialog({ table, token, onClose }) {
  const [known, setKnown] = useState(null), [problem, setProblem] = useState(""), [feed, setFeed] = useState("");
  const path = `/api/tables/${table}/calls`, host = tableOf(table)?.host;
  const look = async () => { // mine, and those of the whole table, if I opened it
    const found = await Promise.all([token, host].filter(Boolean).map((one) => api(path, undefined, one)
      .then(({ push, calls }) => ({ push, calls: calls.map((call) => ({ ...call, token: one })) }))));
    return { push: found[0].push, calls: found.flatMap(({ calls }) => calls) };
  };
  const attempt = async (work) => {
    setProblem("");
    try {
      await work();
      setKnown(await look());
    } catch (error) {
      setProblem(refusalText(error));
    }
  };
  useEffect(() => void attempt(async () => {}), []);
  const ask = (wish) => attempt(async () => {
    const made = await api(path, { token, lang: lang.value, ...wish });
    if (made.feed) setFeed(originForFriends() + made.feed);
  });
  const confirm = (call, code = "") =>
    attempt(() => api(`${path}/confirm`, { token: call.token, id: call.id, code }));
  const drop = (call) => attempt(() => api(`${path}/drop`, { token: call.token, id: call.id }));
  const push = () => attempt(async () => {
    const browser = await subscribe(known.push);
    if (!browser) return setProblem(t("notices-denied"));
    return api(path, { token, lang: lang.value, kind: "push", ...browser });
  });
  return html`<${Dialog} class="wide calls" title=${t("calls")} onClose=${onClose}>
    <p class="quiet">${t("calls-help")}</p>
    <p class="problem-line" role="alert">${problem}</p>
    ${known && html`<${PushWay} known=${known} onPush=${push} />
      <${FeedWay} feed=${feed} onFeed=${() => ask({ kind: "feed" })} />
      <${HookWay} host=${host} onHook=${(url, whose) => ask({ kind: "hook", url, token: whose || token })} />
      <${Mine} calls=${known.calls} onConfirm=${confirm} onDrop=${drop} />`}
  <//>`;
}

const Way = ({ icon, title, help, children }) => html`<section class="callway">
  <h3><${Icon} name=${icon} /> ${title}</h3>
  <p class="quiet">${help}</p>${children}</section>`;

/** Alert this browser, even when no page of the hall is open; or say why that can't be done. */
function PushWay({ known, onPush }) {
  const why = !canPush() ? t("calls-push-insecure") : known.push ? t("calls-push-help") : t("calls-push-none");
  return html`<${Way} icon="horn" title=${t("calls-push")} help=${why}>
    ${canPush() && known.push && html`<button type="button" class="btn" onClick=${onPush}>
      <${Icon} name="horn" /> ${t("calls-push-go")}</button>`}<//>`;
}

/** Links that only say whose turn it is. */
const FeedWay = ({ feed, onFeed }) => html`<${Way} icon="clock" title=${t("calls-feed")} help=${t("calls-feed-help")}>
  ${feed ? html`<div class="links"><${ShareLink} text=${`${feed}.ics`} label=${t("calls-feed-calendar")}
      icon=${html`<${Icon} name="clock" />`} />
    <${ShareLink} text=${`${feed}.atom`} label=${t("calls-feed-atom")} icon=${html`<${Icon} name="note" />`} /></div>`
    : html`<button type="button" class="btn" onClick=${onFeed}><${Icon} name="plus" /> ${t("calls-feed-go")}</button>`}
<//>`;

/** A program that gets the alerts; the host can have it alerted for every player's turn. */
function HookWay({ host, onHook }) {
  const [url, setUrl] = useState(""), [all, setAll] = useState(false);
  return html`<${Way} icon="link" title=${t("calls-hook")} help=${t("calls-hook-help")}>
    <div class="hook-line"><input class="input" type="url" inputmode="url" autocomplete="off" spellcheck=${false}
      maxlength="1000" placeholder="https://" aria-label=${t("calls-hook-address")} value=${url}
      onInput=${(event) => setUrl(event.currentTarget.value)} />
      <button type="button" class="btn" onClick=${() => url.trim() && onHook(url.trim(), all && host)}>
        <${Icon} name="plus" /> ${t("calls-hook-go")}</button></div>
    ${host && html`<label class="tick"><input type="checkbox" checked=${all}
      onChange=${(event) => setAll(event.currentTarget.checked)} /><span>${t("calls-hook-all")}</span></label>`}<//>`;
}

/** The ways there are so far: whether each works, what to do if not, and a button that ends it. */
function Mine({ calls, onConfirm, onDrop }) {
  if (!calls.length) return null;
  return html`<section class="callway"><h3>${t("calls-mine")}</h3><ul class="call-list">${calls.map((call) =>
    html`<li key=${call.id}><${Icon} name=${SIGNS[call.kind]} /><span>${t(`calls-of-${call.kind}`)}
      ${call.where && html` <b>${call.where}</b>`}${call.all && html` · ${t("calls-hook-all")}`}</span>
      <button type="button" class="btn bare icon"
        aria-label=${`${t("remove")}: ${t(`calls-of-${call.kind}`)} ${call.where}`}
        onClick=${() => onDrop(call)}><${Icon} name="cross" /></button>
      <${State} key=${call.until} call=${call} onConfirm=${onConfirm} /></li>`)}</ul></section>`;
}

/** The reason why a way waits or is off, with the button that helps. Nothing where all is well. */
function State({ call, onConfirm }) {
  const [code, setCode] = useState("");
  if (call.state === "code") {
    return html`<div class="call-state"><p>${t("calls-code-help")}</p><div class="hook-line">
      <input class="input" inputmode="numeric" autocomplete="one-time-code" maxlength="12"
        aria-label=${t("calls-code")} placeholder=${t("calls-code")} value=${code}
        onInput=${(event) => setCode(event.currentTarget.value)} />
      <button type="button" class="btn" onClick=${() => code.trim() && onConfirm(call, code.trim())}>
        <${Icon} name="check" /> ${t("calls-code-go")}</button>
      <button type="button" class="btn" onClick=${() => onConfirm(call)}>${t("calls-code-again")}</button></div></div>`;
  }
  const why = whyOff(call);
  return why && html`<div class="call-state"><p>${why}</p>${call.state !== "waits" && html`<button type="button"
    class="btn" onClick=${() => onConfirm(call)}>${t(call.state === "old" ? "calls-code-again" : "calls-on")}</button>`}
  </div>`;
}

const whyOff = ({ state, why, until }) => ({
  old: () => t("calls-old"), waits: () => t("calls-waits", { time: timeOf(until) }), off: () => t(`calls-off-${why}`),
})[state]?.();

const timeOf = (seconds) => new Date(seconds * 1000).toLocaleTimeString(lang.value, { timeStyle: "short" });
