/** The seats of a table to be: who sits there, under which shield. */
import { html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { name } from "../base/prefs.js";
import { shieldName } from "../words/banners.js";
import { t } from "../words/words.js";
import { Select } from "../dialogs/dialog.js";
import { botNames, paintOf } from "./open.js";
import { LEVELS } from "../base/levels.js";

const KINDS = ["friend", "hot", "open", "bot"];

/** A bot on a seat more. */
export function oneMore(saga, sits) {
  const shield = paintOf(saga).each.find((one) => !sits.some((sit) => sit.shield === one));
  const level = sits.find((sit) => sit.kind === "bot")?.level ?? "karl";
  return { kind: "bot", name: "", level, shield, bot: botNames(1, sits.map((sit) => sit.bot))[0] };
}

/** `counts`: how many can play. */
export function SeatList({ saga, counts, sits, onChange }) {
  const most = counts.at(-1), least = counts[0];
  const change = (number, news) => onChange(sits.map((sit, i) => (i === number ? { ...sit, ...news } : sit)));
  const takeShield = (number, shield) => { // the player who had that shield gets mine
    const mine = sits[number].shield;
    onChange(sits.map((sit, i) => (i === number ? { ...sit, shield } : sit.shield === shield ? { ...sit, shield: mine }
      : sit)));
  };
  return html`<fieldset class="seat-list"><legend>${t("open-seats")}</legend>
    <ol>${sits.map((sit, i) => html`<${SeatRow} key=${i} number=${i} shields=${paintOf(saga).each} sit=${sit}
      change=${(news) => change(i, news)} takeShield=${(shield) => takeShield(i, shield)}
      onRemove=${i > 0 && sits.length > least ? () => onChange(sits.filter((_, j) => j !== i)) : null} />`)}</ol>
    ${sits.length < most && html`<button type="button" class="btn add"
      onClick=${() => onChange([...sits, oneMore(saga, sits)])}>
      <${Icon} name="plus" /> ${t("open-add")}</button>`}
    <small class="seats-help">${t("open-seats-help")}</small>
  </fieldset>`;
}

function SeatRow({ number, shields, sit, change, takeShield, onRemove }) {
  const which = t("open-seat", { number: number + 1 });
  const choices = shields.map((shield) => [shield, shieldName(shield)]);
  return html`<li class="seat-row">
    <${Shield} seat=${sit.shield} class="seat-shield" />
    <${Select} label="${which}: ${t("open-shield")}" value=${sit.shield} choices=${choices} onChoose=${takeShield}
      class="painted" />
    ${number === 0 ? html`<span class="fixed">${t("open-kind-me")}</span>`
      : html`<${Select} label="${which}: ${t("open-who")}" value=${sit.kind}
        choices=${KINDS.map((kind) => [kind, t(`open-kind-${kind}`)])} onChoose=${(kind) => change({ kind })} />`}
    <${Detail} number=${number} sit=${sit} which=${which} change=${change} />
    ${onRemove ? html`<button type="button" class="btn bare icon" aria-label=${t("open-remove", { number: number + 1 })}
      onClick=${onRemove}><${Icon} name="cross" /></button>` : html`<span></span>`}
  </li>`;
}

/** A bot's level, or a person's name. */
function Detail({ number, sit, which, change }) {
  if (sit.kind === "bot") {
    const levels = Object.keys(LEVELS).map((level) => [level, t(`level-${level}`)]);
    return html`<${Select} label="${which}: ${t("open-level")}" value=${sit.level} choices=${levels}
      onChoose=${(level) => change({ level })} />`;
  }
  if (sit.kind === "open") return html`<span class="fixed quiet">${t("open-anyone")}</span>`;
  const hint = number === 0 ? name.value || t("open-name-of")
    : t(sit.kind === "friend" ? "open-friend-name" : "open-name-of");
  return html`<input class="input" maxlength="40" aria-label="${which}: ${t("open-name-of")}" placeholder=${hint}
    value=${sit.name}
    onInput=${(event) => change({ name: event.currentTarget.value })} />`;
}
