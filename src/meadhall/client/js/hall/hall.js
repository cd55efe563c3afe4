/** The lobby: choose a game, start in two clicks, find your tables. */
import { html, signal, useEffect } from "../base/html.js";
import { docsStart, hasDocs } from "../base/files.js";
import { Icon } from "../base/icons.js";
import { refusalText, t } from "../words/words.js";
import { Refused } from "../base/net.js";
import { setTitle } from "../base/notify.js";
import { OverviewDialog } from "../dialogs/overview.js";
import { SettingsDialog } from "../dialogs/settings.js";
import { Top } from "./top.js";
import { Wall } from "./banners.js";
import { Quick } from "./quick.js";
import { OpenTables, YourTables } from "./tables.js";
import { hall, isMyTurn, news, silent, useNews } from "./news.js";
import { learn, openRecord, sitDown, startAlone, startNow } from "./open.js";
import { Campaign } from "./campaign.js";
import { JoinDialog, NameDialog } from "./small.js";
import { FriendsDialog } from "./friends.js";
import { lang, myTables } from "../base/prefs.js";

const chosen = signal(""); // the slug of a game; the first one, until another is
const dialog = signal(""); // "", "join", "name", "friends", "campaign", "settings", "overview"
const busy = signal(false);
const problem = signal(null); // what was refused

function fail(error) {
  if (error && !(error instanceof Refused)) console.error(error);
  problem.value = error;
}

/** Do something that takes a moment and may fail; one thing at a time. */
async function attempt(work) {
  if (busy.value) return;
  busy.value = true;
  problem.value = null;
  try {
    await work();
  } catch (error) {
    fail(error);
    busy.value = false;
  }
}

const close = () => (dialog.value = "");

/** F1 opens the overview, a comma the settings, as at a table. */
function useHallKeys() {
  useEffect(() => {
    const hear = (event) => {
      const opens = { F1: "overview", ",": "settings" }[event.key];
      if (!opens || dialog.value || event.ctrlKey || event.metaKey || event.altKey
        || event.target.closest?.("input, textarea, select")) return;
      event.preventDefault();
      dialog.value = opens;
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}

export function Hall() {
  useNews(fail);
  useTitle();
  useHallKeys();
  useEffect(() => {
    const back = (event) => event.persisted && (busy.value = false); // back from a table, out of the browser's memory
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  const { sagas, banners, open, watch } = hall.value;
  const saga = sagas.find(({ slug }) => slug === chosen.value) ?? sagas[0];
  const { campaign } = banners.find(({ slug }) => slug === saga?.slug) ?? {};
  return html`
    <a class="skip" href="#tables">${t("skip-to-content")}</a>
    <${Top} onJoin=${() => (dialog.value = "join")} onName=${() => (dialog.value = "name")}
      onRecord=${(file) => attempt(() => openRecord(file))} onSettings=${() => (dialog.value = "settings")}
      onOverview=${() => (dialog.value = "overview")} />
    <main>
      <${Wall} chosen=${saga?.slug} banners=${banners} playable=${sagas.map(({ slug }) => slug)}
        onChoose=${(slug) => (chosen.value = slug)} />
      ${saga && html`<${Quick} saga=${saga} busy=${busy.value} offline=${silent.value > 0}
        onStart=${(wish) => attempt(() => startNow(wish))}
        onFriends=${() => (dialog.value = "friends")}
        onLearn=${(lesson) => attempt(() => learn(saga.slug, lesson))} alone=${Boolean(campaign)}
        onAlone=${() => attempt(() => startAlone({ saga, campaign }))}
        onCampaign=${() => (dialog.value = "campaign")} />`}
      <div class="two" id="tables" tabindex="-1"><${YourTables} />
        <${OpenTables} open=${open} running=${watch} onSit=${(table) => attempt(() => sitDown(table, table.saga))} />
        </div>
      <p class="notice">${t("hall-notice")}${hasDocs
        && html` <a class="link" href=${docsStart(lang.value)}>${t("docs")}</a>`}</p>
    </main>
    <${Problem} />
    ${dialog.value === "join" && html`<${JoinDialog} onClose=${close} />`}
    ${dialog.value === "name" && html`<${NameDialog} onClose=${close} />`}
    ${dialog.value === "campaign" && campaign && html`<${Campaign} saga=${saga} campaign=${campaign} busy=${busy.value}
      onPlay=${(wish) => attempt(() => startAlone({ saga, campaign, ...wish }))} onClose=${close} />`}
    ${dialog.value === "settings" && html`<${SettingsDialog} onClose=${close} />`}
    ${dialog.value === "overview" && saga && html`<${OverviewDialog} slug=${saga.slug} onClose=${close}
      games=${banners.filter((one) => sagas.some(({ slug }) => slug === one.slug))} />`}
    ${dialog.value === "friends" && html`<${FriendsDialog} saga=${saga} onClose=${close} />`}`;
}

/** The tab says how many tables wait. */
function useTitle() {
  const count = myTables.value.filter((mine) => news.value[mine.id] && isMyTurn(mine, news.value[mine.id])).length;
  const words = t("your-tables-wait", { count });
  useEffect(() => setTitle(t("hall-title"), { asked: count > 0, words }), [count, words]);
}

/** The problem, in a sentence; it stays until it is read. */
const Problem = () => html`<div class="problem-place" role="alert">
  ${problem.value && html`<p class="problem panel"><${Icon} name="warning" /><span>${refusalText(problem.value)}</span>
    <button type="button" class="btn bare icon" aria-label=${t("close")} onClick=${() => (problem.value = null)}>
      <${Icon} name="cross" /></button></p>`}
</div>`;
