/** The end: ranks, and what comes after it. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { victory } from "../words/outcome.js";
import { t } from "../words/words.js";
import { Dialog } from "../dialogs/dialog.js";
import { RecordLink } from "../play/prompt.js";
import { ownSeat, rematch } from "../play/seats.js";
import { Origins } from "./origins.js";

/** Seats in the order of the outcome, with rank and score. */
export function ranks(outcome) {
  const scores = outcome?.scores ?? [], places = outcome?.ranks
    ?? scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return scores.map((score, seat) => ({ seat, score, rank: places[seat] })).sort((a, b) => a.rank - b.rank);
}

/** Who has won, in words: to a seat, and to those who watch. */
function title(play, { outcome, seat }) {
  const how = victory(outcome), [first, ...others] = outcome.winners;
  const names = outcome.winners.map((one) => play.nameOf(one)).join(", ");
  if (how === "game" && ownSeat(play)) return t(outcome.teams.length > 1 ? "result-lost-together" : "result-lost");
  if (how === "game") return t("result-game");
  if (how === "nobody") return t("result-nobody");
  if (how === "together") return ownSeat(play) ? t("result-together") : t("result-team", { names });
  if (others.length) return t("result-shared", { names });
  return first === seat ? t("result-you") : t("result-winner", { name: play.nameOf(first) });
}

/** The ranks of rivals; a team has none, and one score. */
function Ranks({ play, outcome }) {
  const isTeam = !["rivals", "nobody"].includes(victory(outcome));
  return html`${isTeam && html`<p class="team-score">${t("result-score", { score: outcome.scores[0] })}</p>`}
    <ol class=${classes("ranks", isTeam && "team")}>${ranks(outcome).map(({ seat, score, rank }) =>
      html`<li key=${seat} class=${rank === 1 ? "first" : ""}>${!isTeam && html`<b>${rank}</b>`}
        <${Shield} seat=${play.sits.value[seat].plays} />
        <span class="of-${play.sits.value[seat].plays}">${play.nameOf(seat)}</span>
        ${!isTeam && html`<b class="score">${score}</b>`}</li>`)}</ol>`;
}

export function Result({ play }) {
  const close = () => (play.panel.value = "");
  return html`<${Dialog} class="result" title=${title(play, play.live.value)} onClose=${close}
    onSubmit=${() => (ownSeat(play) ? rematch(play) : close())} foot=${html`
      <${RecordLink} play=${play} /><button type="button" class="btn"
        onClick=${() => { close(); play.tab.value = "replay"; play.view.value = "log"; }}>
        <${Icon} name="replay" /> ${t("replay")}</button>
      ${ownSeat(play) && html`<button type="submit" class="btn fire">
        <${Icon} name="swords" /> ${t("rematch")}</button>`}`}>
    <${Ranks} play=${play} outcome=${play.live.value.outcome} />
    <${Origins} play=${play} />
  <//>`;
}
