/** The players of a table, for its host: a new link for a seat, whose old one ends, or a bot in a player's place. */
import { classes, html, useLayoutEffect, useRef, useState } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { api } from "../base/net.js";
import { forgetLink, remember, seatLink, tableOf } from "../base/prefs.js";
import { refusalText, t } from "../words/words.js";
import { Dialog } from "./dialog.js";
import { originForFriends } from "./addresses.js";
import { ShareLink } from "./share_link.js";
import { LEVELS } from "../base/levels.js";

export function PlayersDialog({ play, onClose }) {
  const [asked, setAsked] = useState(null), [problem, setProblem] = useState(""), [links, setLinks] = useState({});
  const { host, tokens } = tableOf(play.table);
  const attempt = async (seat, work) => {
    setProblem("");
    try {
      await work({ token: host, seat, link: play.sits.value[seat].link });
    } catch (refused) {
      setProblem(refusalText(refused));
    }
    setAsked(null);
    focusOn(seat);
  };
  const acts = {
    link: (seat) => attempt(seat, async (wish) => {
      const { token } = await api(`/api/tables/${play.table}/link`, wish);
      keep(play, seat, token, seat in tokens);
      setLinks((old) => ({ ...old, [seat]: token }));
    }),
    remove: (seat) => attempt(seat, async (wish) => {
      await api(`/api/tables/${play.table}/remove`, { ...wish, bot: LEVELS.karl });
      forgetLink(play.table, seat);
    }),
  };
  const rows = play.sits.value.filter(isPlayer);
  useLayoutEffect(keepFocus, [rows.length]);
  return html`<${Dialog} class="wide players" title=${t("players")} onClose=${onClose}>
    <p class="quiet">${t("players-help")}</p>
    <p class="problem-line" role="alert">${problem}</p>
    <ul class="call-list">${rows.map(({ seat }) => html`<${Player} key=${seat} play=${play}
      seat=${seat} own=${seat in tokens} link=${links[seat]} asked=${asked?.seat === seat ? asked.act : ""}
      onAsk=${(act) => setAsked({ seat, act })} onCancel=${() => { setAsked(null); focusOn(seat); }}
      onAct=${(act) => acts[act](seat)} />`)}</ul>
  <//>`;
}

const isPlayer = (sit) => !sit.free && (!sit.bot || sit.away);

/** This browser goes on with a new link of its seat, and remembers the others to be shown again. */
function keep(play, seat, token, own) {
  remember(play.table, own ? { tokens: { [seat]: token } } : { friends: { [seat]: token } });
  if (own) play.lines.value.find((line) => line.newest?.seat === seat)?.renew(token);
}

/** Where the reader was, or the title where that has gone. */
const focusOn = (seat) => requestAnimationFrame(() => (document.getElementById(`player-${seat}`)
  ?? document.querySelector("dialog[open] h2"))?.focus());

/** A row that goes takes the focus with it: the title has it then. */
function keepFocus() {
  if (document.activeElement === document.body) document.querySelector("dialog[open] h2")?.focus();
}

/** One player: what the host can do, what that means before it is done, and then the new link. */
function Player({ play, seat, own, link, asked, onAsk, onCancel, onAct }) {
  const name = play.nameOf(seat), { plays } = play.sits.value[seat], over = play.isOver.value || play.isBroken.value;
  const label = t("players-new-link-of", { name });
  return html`<li><${Shield} seat=${plays} class="mini-shield" />
    <span><b>${name}</b>${own && html` (${t("seat-you")})`}</span>
    <button type="button" class="btn" id=${`player-${seat}`} aria-label=${label} onClick=${() => onAsk("link")}>
      <${Icon} name="link" /> ${t("players-new-link")}</button>
    ${!own && !over && html`<button type="button" class="btn" aria-label=${t("players-remove-of", { name })}
      onClick=${() => onAsk("remove")}><${Icon} name="cross" /> ${t("players-remove")}</button>`}
    ${asked && html`<${Sure} key=${asked} words=${t(`players-${asked}-means`, { name })}
      label=${t(asked === "link" ? "players-link-do" : "players-remove-do")} onYes=${() => onAct(asked)}
      onNo=${onCancel} />`}
    ${link && html`<div class="call-state links"><p role="status">${t("players-link-made", { name })}</p>
      <${ShareLink} text=${seatLink(play.table, link, originForFriends())} label=${t("players-link-of", { name })}
        icon=${html`<${Icon} name="link" />`} /></div>`}</li>`;
}

/** The action to confirm. */
function Sure({ words, label, onYes, onNo }) {
  const ref = useRef(null), [busy, setBusy] = useState(false);
  useLayoutEffect(() => ref.current.focus(), []);
  const yes = () => {
    setBusy(true);
    onYes();
  };
  return html`<div class="call-state"><p>${words}</p><div class="hook-line">
    <button ref=${ref} type="button" class=${classes("btn fire", busy && "is-busy")} aria-disabled=${String(busy)}
      onClick=${busy ? undefined : yes}>${label}</button>
    <button type="button" class="btn" onClick=${onNo}>${t("cancel")}</button></div></div>`;
}
