/** Hints: what a bot would do in the reader's place, and why. It only proposes. Also how it shows that a bot thinks. */
import { batch, html, useRef } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { lang } from "../base/prefs.js";
import { t } from "../words/words.js";
import { led } from "../model/moves.js";

/** Ask for a hint, once at a time; one that comes after the question has changed is dropped. */
export async function askHint(play) {
  const decision = play.ask.value?.decision;
  if (!decision || play.hinting.value) return;
  play.hinting.value = true;
  const reply = await play.tell({ type: "hint" });
  play.hinting.value = false;
  if (reply && decision === play.ask.value?.decision) propose(play, reply);
}

function propose(play, reply) {
  const { text } = led(play.moves.value, [reply.option])[0]; // a lesson may know better
  batch(() => {
    play.hinted.value = text;
    play.reasoned.value = text === reply.option ? reply : null;
    play.steps.value = [];
    play.selected.value = text;
    play.announce({ text: t("hint-says", { what: play.saga.value.optionLabel(text, play.ask.value) }) });
  });
  requestAnimationFrame(() => document.querySelector(".opt.is-hinted")?.scrollIntoView({ block: "nearest" }));
}

/** Why, in the reader's language; empty where there is no hint. */
export const whyHinted = (play) =>
  (play.hinting.value ? t("hint-thinks") : play.reasoned.value?.says[lang.value] ?? "");

/** Above the list: that a bot thinks about it, and then why it would choose what it does. */
export function HintReason({ play }) {
  const why = whyHinted(play);
  return why && html`<p class="hint-why"><${Icon} name="hint" /> <span>${signed(play, why)}</span>
    ${play.hinting.value && html`<${Dots} />`}</p>`;
}

/** The words with the sign of whom the hint fears at their name, as in the log. */
function signed(play, words) {
  const sit = play.sits.value[play.reasoned.value?.fears?.seat], at = sit?.name ? words.indexOf(sit.name) : -1;
  if (at < 0) return words;
  return html`${words.slice(0, at)}<b class="named of-${sit.plays}"><${Shield} seat=${sit.plays} class="mini-shield" />
    ${sit.name}</b>${words.slice(at + sit.name.length)}`;
}

/** The seats whose bots think just now. */
export const thinkers = (play) => (play.moment.value || play.isBroken.value || play.isOver.value ? []
  : (play.live.value?.waiting ?? []).map(([seat]) => seat).filter((seat) => play.sits.value[seat]?.bot));

/** That they do, in words. */
export const thinking = (play, seats) => (seats.length
  ? t("bots-think", { count: seats.length, names: seats.map((seat) => play.nameOf(seat)).join(", ") }) : "");

/** The same for screen readers: once, when it begins, however many steps it takes and whichever ends first. */
export function useThinking(play) {
  const told = useRef({ seats: [], words: "" }), seats = thinkers(play);
  if (!seats.length || !seats.every((seat) => told.current.seats.includes(seat))) told.current = { seats,
    words: thinking(play, seats) };
  return told.current.words;
}

/** Three dots that come and go; where nothing may move, they stand. */
export const Dots = () => html`<i class="thinks" aria-hidden="true"><i></i><i></i><i></i></i>`;
