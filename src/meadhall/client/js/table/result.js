/** The end: ranks, and what comes after it. */
import { html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";
import { Dialog } from "../dialogs/dialog.js";
import { RecordLink } from "../play/prompt.js";
import { ownSeat, rematch } from "../play/seats.js";

/** Seats in the order of the outcome, with rank and score. */
export function ranks(outcome) {
  const scores = outcome?.scores ?? [], places = outcome?.ranks
    ?? scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return scores.map((score, seat) => ({ seat, score, rank: places[seat] })).sort((a, b) => a.rank - b.rank);
}

export function Result({ play }) {
  const list = ranks(play.live.value.outcome), winners = list.filter((one) => one.rank === list[0].rank),
    own = play.live.value.seat;
  const close = () => (play.panel.value = "");
  const title = winners.length > 1 ? t("result-shared",
    { names: winners.map((one) => play.nameOf(one.seat)).join(", ") })
    : winners[0]?.seat === own ? t("result-you") : t("result-winner", { name: play.nameOf(winners[0]?.seat) });
  return html`<${Dialog} class="result" title=${title} onClose=${close}
    onSubmit=${() => (ownSeat(play) ? rematch(play) : close())} foot=${html`
      <${RecordLink} play=${play} /><button type="button" class="btn"
        onClick=${() => { close(); play.tab.value = "replay"; play.view.value = "log"; }}>
        <${Icon} name="replay" /> ${t("replay")}</button>
      ${ownSeat(play) && html`<button type="submit" class="btn fire">
        <${Icon} name="swords" /> ${t("rematch")}</button>`}`}>
    <ol class="ranks">${list.map(({ seat, score, rank }) =>
      html`<li key=${seat} class=${rank === 1 ? "first" : ""}><b>${rank}</b>
        <${Shield} seat=${play.sits.value[seat].plays} />
      <span class="of-${play.sits.value[seat].plays}">${play.nameOf(seat)}</span><b class="score">${score}</b></li>`)}
        </ol>
  <//>`;
}
