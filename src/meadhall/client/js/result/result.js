/** The end: who has won and why, ranks, where it came from, and what comes after it. */
import { classes, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { victory } from "../words/outcome.js";
import { told } from "../words/numbers.js";
import { t } from "../words/words.js";
import { Dialog } from "../dialogs/dialog.js";
import { RecordLink } from "../play/prompt.js";
import { ownSeat, rematch } from "../play/seats.js";
import { endOf } from "./score_history.js";
import { Detail, useTerms } from "./detail.js";
import { lasting } from "./players.js";

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

/** Why, in a line: what the log says of the end, or by how much; how many moves and how long. */
function why(play, terms) {
  const saga = play.saga.value, ends = endOf(terms, play.line.value.log.value).map((event) => saga.eventText(event));
  const seconds = play.sits.value.flatMap(({ hands = [] }) => hands.map((stretch) => stretch[4]));
  return [ends.join(" ") || margin(play), t("result-moves", { count: play.live.value.actions }),
    seconds.length > 0 && lasting(seconds.reduce((sum, one) => sum + one, 0))].filter(Boolean).join(" · ");
}

/** The winner's score, and by how much it is the best. */
function margin(play) {
  const { outcome } = play.live.value, saga = play.saga.value, [first, second] = ranks(outcome);
  if (!saga.has("hall-score") || outcome.winners.length !== 1 || !second) return "";
  const score = saga.say("hall-score", { score: first.score });
  return first.score > second.score ? t("result-ahead", { score, lead: first.score - second.score,
    name: play.nameOf(second.seat) }) : score;
}

/** A score with what it counts, as far as the game says it. */
function scored(play, score, form = "") {
  const saga = play.saga.value;
  return saga.has("hall-score", form) ? saga.say("hall-score", { score }, form) : t("result-score", { score });
}

/** The ranks of rivals; a team has none, and one score. */
function Ranks({ play, outcome }) {
  const isTeam = !["rivals", "nobody"].includes(victory(outcome));
  return html`${isTeam && html`<p class="team-score">${scored(play, outcome.scores[0], "team")}</p>`}
    <ol class=${classes("ranks", isTeam && "team")}>${ranks(outcome).map(({ seat, score, rank }) =>
      html`<li key=${seat} class=${rank === 1 ? "first" : ""}>${!isTeam && html`<b>${rank}</b>`}
        <${Shield} seat=${play.sits.value[seat].plays} />
        <span class="of-${play.sits.value[seat].plays}">${play.nameOf(seat)}</span>
        ${!isTeam && html`<span class="worth"><b class="score" title=${scored(play, score)}>${told(score)}</b>
          <small>${unitOf(play, score)}</small></span>`}</li>`)}</ol>`;
}

/** The name of the things a score counts, without the number. */
const unitOf = (play, score) => (play.saga.value.has("hall-score")
  ? scored(play, score).replace(/[\d\s.,]+/g, " ").trim() : "");

export function Result({ play }) {
  const close = () => (play.panel.value = ""), terms = useTerms(play.saga.value);
  return html`<${Dialog} class="result" title=${title(play, play.live.value)} onClose=${close}
    onSubmit=${() => (ownSeat(play) ? rematch(play) : close())} foot=${html`
      <${RecordLink} play=${play} /><button type="button" class="btn"
        onClick=${() => { close(); play.tab.value = "replay"; play.view.value = "log"; }}>
        <${Icon} name="replay" /> ${t("replay")}</button>
      ${ownSeat(play) && html`<button type="submit" class="btn fire">
        <${Icon} name="swords" /> ${t("rematch")}</button>`}`}>
    ${terms && html`<p class="why">${why(play, terms)}</p>`}
    <${Ranks} play=${play} outcome=${play.live.value.outcome} />
    ${terms && html`<${Detail} play=${play} terms=${terms} />`}
  <//>`;
}
