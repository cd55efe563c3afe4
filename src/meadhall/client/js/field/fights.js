/** A seat, or a creature, strikes in several places at once: a bout for each, side by side. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { Art } from "../parts/price.js";
import { meaning } from "../parts/act.js";
import { sectionOf } from "../model/sections.js";

const VERDICTS = { ok: "check", short: "cross", wait: "clock" };

export function Fights({ play }) {
  const bouts = sectionOf(play.picture.value, "bouts"), saga = play.saga.value;
  if (!bouts) return null;
  return html`<section class=${classes("fights", bouts.state)} aria-label=${saga.said(bouts.title)} data-tour="fights">
    <h2>${bouts.seat >= 0 ? html`<${Shield} seat=${play.sits.value[bouts.seat].plays} class="mini-shield" />`
      : bouts.icon && html`<${Icon} name=${bouts.icon} />`}<span>${saga.said(bouts.title)}</span>
      ${bouts.note && html`<small>${saga.said(bouts.note)}</small>`}</h2>
    <div class="fightlist n-${Math.min(4, bouts.bouts.length)}">${bouts.bouts.map((bout, i) =>
      html`<${Fight} key=${i} play=${play} bout=${bout} signs=${bouts.signs ?? []} />`)}</div></section>`;
}

/** The target with its guards, the sums, and the attackers. */
function Fight({ play, bout, signs: [guard, blow] }) {
  const saga = play.saga.value, { can, marks, act } = meaning(play, { means: bout.means ?? [] });
  return html`<article class=${classes("fight piece", bout.state, bout.now && "now", can && marks)}
    ...${can ? act : {}}>
    <header>${bout.seat >= 0 && html`<${Shield} seat=${play.sits.value[bout.seat].plays} class="mini-shield" />`}
      <b>${saga.said(bout.title)}</b></header>
    <div class="guards">${bout.guards.map((blow, i) => html`<${Blow} key=${i} play=${play} blow=${blow}
      class=${i ? "adds" : "base"} />`)}</div>
    <p class="sums"><span class="mine">${guard && html`<${Icon} name=${guard} />`}<b>${bout.strength}</b></span>
      <i>${t("gauge-against")}</i>
      <span class="theirs">${blow && html`<${Icon} name=${blow} />`}<b>${bout.against}</b></span></p>
    <div class="strikes">${bout.strikes.map((blow, i) => html`<${Blow} key=${i} play=${play} blow=${blow}
      class="strikes-with" />`)}</div>
    <p class="verdict">${VERDICTS[bout.state] && html`<${Icon} name=${VERDICTS[bout.state]} />`}
      ${" "}${saga.said(bout.verdict)}</p>
    ${bout.note && html`<p class="bnote">${saga.said(bout.note)}</p>`}</article>`;
}

const Blow = ({ play, blow, class: cls }) => html`<span class=${classes("blow-thumb", cls)}
  title=${`${play.saga.value.noun(...blow.name)} ${blow.counts}`}
  onMouseEnter=${() => play.look([blow.name])} onMouseLeave=${() => play.look(null)}>
  <${Art} art=${blow.art} /><b>${blow.counts}</b></span>`;
