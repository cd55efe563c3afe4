/** The page of a table: opens the line, and shows board, sheets, cards, choices and talk, or what stands in the way. */
import { classes, html, useEffect, useMemo, useSignalEffect, useState } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { sagaTitle } from "../words/banners.js";
import { refusalText, t } from "../words/words.js";
import { docked, form, tableOf } from "../base/prefs.js";
import { call, notice, setTitle } from "../base/notify.js";
import { AlertsDialog } from "../dialogs/alerts.js";
import { Dialog } from "../dialogs/dialog.js";
import { LeaveDialog } from "../dialogs/leave.js";
import { OverviewDialog } from "../dialogs/overview.js";
import { PlayersDialog } from "../dialogs/players.js";
import { SettingsDialog } from "../dialogs/settings.js";
import { Links } from "../dialogs/share.js";
import { Board } from "../board/board.js";
import { PlainBoard } from "../board/plain.js";
import { Choices, SmallMenu } from "../play/choices.js";
import { contentsOf, fought, has, middleOf } from "./contents.js";
import { Contest } from "./contest.js";
import { Contests } from "./contests.js";
import { Creatures } from "./creatures.js";
import { Duel } from "./duel.js";
import { Fray } from "./fray.js";
import { Curtain, nextPlayer } from "../play/curtain.js";
import { Field } from "../field/field.js";
import { Fights } from "../field/fights.js";
import { Market } from "../field/market.js";
import { Tableau } from "../field/tableau.js";
import { HandRow } from "./hand.js";
import { Help } from "./help.js";
import { Inspect } from "./inspect.js";
import { rememberDeed } from "../play/remember.js";
import { Strip, Waiting } from "./waiting.js";
import { useFocus } from "../play/focus.js";
import { useThinking, whyHinted } from "../play/hint.js";
import { useKeys } from "../play/keys.js";
import { Play } from "../play/turn.js";
import { isCoached, newsFor } from "../play/newcomers.js";
import { Prompt } from "../play/prompt.js";
import { goToMoment } from "../play/replay.js";
import { leaveToBot, sayNotice } from "../play/seats.js";
import { Result } from "../result/result.js";
import { PileCards, Stocks } from "./goods.js";
import { Sheets } from "./sheets.js";
import { Bar } from "../stage/bar.js";
import { Show } from "../stage/show.js";
import { Spreads } from "../parts/spreads.js";
import { SideTabs, Ticker, unreadOf } from "./side_tabs.js";
import { Top } from "./top.js";
import { Tutorial, useLesson } from "./tutorial.js";
import { sectionOf } from "../model/sections.js";

/** @param {{table: string, query: URLSearchParams, token: string}} props */
export function TablePage({ table, query, token }) {
  const play = useMemo(() => new Play({ table, query, token }), [table]);
  const next = useMemo(() => nextPlayer(play), [play]);
  const [curtained, setCurtained] = useState(play.lines.value.length > 1);
  useEffect(() => () => play.close(), [play]);
  useSignals(play);
  const line = next.value, status = play.status.value;
  if (status.state === "closed" && status.refused) return html`<${Closed} status=${status} />`;
  if (!play.saga.value || !play.live.value) return html`<${Loading} lost=${status.state === "lost"} />`;
  const first = curtained && play.lines.value.length > 1 ? play.active.value : -1;
  if (line >= 0 || first >= 0) return html`<${Curtain} play=${play} line=${line >= 0 ? line : first}
    opened=${() => setCurtained(false)} />`;
  return html`<${Table} play=${play} />`;
}

const Loading = ({ lost }) => html`<main class="curtain">
  <p role="status">${lost ? html`${t("line-lost")} ${t("line-back")}` : t("table-looking")}</p>
  ${lost && html`<a class="btn" href="/">${t("to-the-hall")}</a>`}</main>`;

/** The hall will not let us in: why, and the way back. */
const Closed = ({ status }) => html`<main class="curtain">
  <div class="panel"><${Icon} name="lock" class="lost" /><h1>${t("table-closed")}</h1>
  <p>${refusalText(status.refused)}</p><a class="btn fire big" href="/">${t("to-the-hall")}</a></div></main>`;

function Table({ play }) {
  useKeys(play);
  useFocus(play, play.live.value.version);
  useEffect(() => {
    const at = play.query.get("at");
    if (/^\d+$/.test(at ?? "")) {
      play.tab.value = "replay";
      goToMoment(play, Number(at));
    }
  }, []);
  const panel = play.panel.value, view = play.view.value, step = useLesson(play), coached = !step && isCoached(play),
    lesson = step && html`<${Tutorial} play=${play} lesson=${step} />`;
  return html`<div data-has=${contentsOf(play, step?.kind)}>
    <a class="skip" href="#play">${t("skip-to-play")}</a><${Top} play=${play} />
    <main class=${classes("table", `view-${view}`, coached && "coached", ...happening(play))} id="play"
      data-version=${play.live.value.version} onClickCapture=${() => skip(play)}>
      ${form.value === "desk" ? html`<${Sheets} play=${play}>${lesson}<//>` : html`${lesson}<${Sheets} play=${play} />`}
      <div class="mid"><${Ground} play=${play} /><${Show} play=${play} />
        ${play.scenes.busy.value ? html`<${Bar} play=${play} />` : html`<${Prompt} play=${play} coached=${coached} />`}
        <${HandRow} play=${play} /></div>
      <div class="side">${panel === "help" && html`<${Help} play=${play} />`}
        ${play.ask.value ? html`<${Choices} play=${play} />` : html`<${Waiting} play=${play} />`}
        <${Contest} play=${play} /><${Contests} play=${play} /><${Ticker} play=${play} />
        <${Inspect} play=${play} /><${Stocks} play=${play} /><${SideTabs} play=${play} /></div>
    </main>
    <${Greeting} play=${play} /><${Strip} play=${play} /><${Dock} play=${play} /><${SmallMenu} play=${play} />
    <${PileCards} play=${play} /><${Spoken} play=${play} />
    ${panel === "share" && html`<${Share} play=${play} />`}
    ${panel === "calls" && html`<${AlertsDialog} table=${play.table} token=${play.line.value.token}
      onClose=${() => (play.panel.value = "")} />`}
    ${panel === "settings" && html`<${SettingsDialog} onClose=${() => (play.panel.value = "")} />`}
    ${panel === "overview" && html`<${OverviewDialog} slug=${play.saga.value.slug} games=${[play.saga.value]}
      onRule=${(rule) => play.lookUp(rule)} onRules=${() => (play.panel.value = "help")}
      onClose=${() => (play.panel.value = "")} />`}
    ${panel === "leave" && html`<${LeaveDialog} onLeave=${() => leaveToBot(play)}
      onClose=${() => (play.panel.value = "")} />`}
    ${panel === "players" && html`<${PlayersDialog} play=${play} onClose=${() => (play.panel.value = "")} />`}
    ${panel === "result" && play.live.value.outcome && html`<${Result} play=${play} />`}</div>`;
}

/** Who came by a link reads which seat is theirs. */
function Greeting({ play }) {
  const seat = play.greeted.value, sit = play.sits.value[seat];
  return html`<p class="greeting" role="status">${sit && html`<span class="panel"><${Shield} seat=${sit.plays}
    class="mini-shield" /> ${t("you-are", { who: play.saga.value.seat(seat), name: sit.name }, sit.name ? "name" : "")}
    </span>`}</p>`;
}

const Commons = ({ play }) => html`<div class="boardwrap groundwrap"><${Field} play=${play} /><${Market} play=${play} />
  <${Fights} play=${play} /><${Tableau} play=${play} /></div>`;

const MIDDLES = { duel: Duel, field: Commons, spreads: Spreads, board: Board, plain: PlainBoard };

/** The view for all: the board with what lies beside it, cards, or a fight with a creature. */
const Ground = ({ play }) => html`<${MIDDLES[middleOf(play)]} play=${play} />
  ${has(play, "fray") && html`<${Fray} play=${play} />`}
  ${has(play, "creatures") && html`<${Creatures} play=${play} />`}`;

/** Is everything that can be chosen a card? Then they are the first to be looked at where there is little room. */
function asksCards(play) {
  const moves = play.moves.value.filter((move) => move.args.length);
  return moves.length > 1 && moves.every((move) => move.args.every(({ thing }) => play.saga.value.faces[thing[1]]));
}

/** The state of play, as classes of the table. */
const happening = (play) => [play.scenes.busy.value && "watching", play.scenes.live.value && "staged",
  fought(play) && "is-fray", asksCards(play) && "asks-cards", sectionOf(play.picture.value, "duel") && "is-duel",
  sectionOf(play.picture.value, "field") && "has-commons", sectionOf(play.picture.value, "bouts") && "is-fights"];

/** A click anywhere does not wait for what is still being shown. */
function skip(play) {
  if (play.line.value.queue.length) play.line.value.skip();
}

function Share({ play }) {
  const known = tableOf(play.table), sits = play.sits.value.map((sit) => ({ shield: sit.plays, name: sit.name }));
  return html`<${Dialog} class="wide" title=${t("share")} onClose=${() => (play.panel.value = "")}>
    <p class="quiet">${t("share-here")}</p>
    ${play.live.value.table.chosen && html`<p class="quiet">${t("known-deal", {}, play.live.value.table.chosen)}</p>`}
    <${Links} table=${play.table} friends=${known?.friends ?? {}} own=${known?.tokens ?? {}} seats=${sits}
      hasOpen=${play.sits.value.some((sit) => sit.free)} /><//>`;
}

/** On a phone: one view at a time. */
function Dock({ play }) {
  const cards = play.picture.value.zones.reduce((sum, zone) => sum + zone.cards.length, 0), unread = unreadOf(play);
  const go = (view) => {
    play.view.value = view;
    if (view === "log" || view === "chat") play.tab.value = view;
  };
  const item = (view, icon, words, badge = null) =>
    html`<button type="button" aria-current=${play.view.value === view ? "page" : undefined} onClick=${() => go(view)}>
      <${Icon} name=${icon} />${words}${badge}</button>`;
  const [creatures, shrines, market] = ["creature", "shrine", "market"]
    .map((part) => sectionOf(play.picture.value, part)), news = unread > 0 && html`<b class="new">${unread}</b>`;
  return html`<nav class="dock" aria-label=${t("views")}>${item("map", "map",
    t(market ? "view-field" : "view-map"))}
    ${creatures && item("creatures", "creature", t("view-creatures"))}
    ${market && item("market", "market", t("view-market"))}
    ${(market ? form.value === "sideways" : !creatures) && item("hand", "hand", t("view-hand"), html`<b>${cards}</b>`)}
    ${shrines && item("shrines", "shrine", t("view-shrines"))}
    ${item("seats", "seats", t("view-seats"))}${item("log", "log", t("log"), shrines && news)}
    ${!shrines && item("chat", "chat", t("chat"), news)}</nav>`;
}

const SPOKEN = 12; // events from which on no one would listen to all of them

/** For the screen reader: what happened, and what is asked now. */
function Spoken({ play }) {
  const saga = play.saga.value, state = play.state.value, ask = play.ask.value, selected = play.selected.value;
  const told = play.scenes.toldOf(state), fresh = play.moment.value ? state.from : 0;
  const heard = state.events.filter((_, i) => i >= fresh && !told(i)), thinks = useThinking(play);
  const news = heard.length < SPOKEN ? heard.map((event) => saga.eventText(event)).join(" ") : "";
  return html`<div class="vh" aria-live="polite" aria-atomic="false"><p>${news}</p><p>${opens(play)}</p>
    <p>${ask ? saga.prompt(ask, state.seat) : thinks}</p>
    <p>${isCoached(play) && newsFor(play)}</p><p>${ask ? whyHinted(play) : ""}</p><p>${ask && selected
      ? t("chosen-confirm", { what: saga.optionLabel(selected, ask) }) : ""}</p></div>`;
}

/** That something came on the stage, and how to go through it; its steps speak for themselves. */
function opens(play) {
  const shown = play.scenes.shown.value;
  return shown ? t("stage-opens", { title: play.saga.value.said(shown.moment.title), count: shown.steps.length }) : "";
}

/** Title, sound and notification, whenever the reader is asked or the match ends. */
function useSignals(play) {
  useSignalEffect(() => {
    const saga = play.saga.value, live = play.live.value;
    if (!saga || !live) return;
    const title = live.table.name || sagaTitle(live.table.saga), asked = Boolean(live.ask);
    setTitle(title, { asked, words: t("table-your-turn") });
    const told = live.ask?.decision.split(".").slice(0, 2).join(".");
    if (asked && play.told !== told) {
      call(sectionOf(live.picture, "contest") ? "battle" : "turn");
      notice(title, saga.prompt(live.ask, live.seat), play.table);
    }
    play.told = told;
  });
  useSignalEffect(() => sayNotice(play));
  useSignalEffect(() => {
    const over = play.isOver.value;
    if (over) rememberDeed(play.live.value);
    if (over && play.wasPlaying && play.panel.peek() === "") {
      call("end");
      if (!play.scenes.away.length) play.panel.value = "result"; // else once all was shown
    }
    play.wasPlaying = play.live.value?.table.status === "playing";
  });
}
