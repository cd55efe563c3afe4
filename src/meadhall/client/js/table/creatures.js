/** Those who are no seats: each with a sheet of boxes that are covered one by one; and the card turned up last. */
import { classes, html } from "../base/html.js";
import { Disc, Icon, TokenIcon } from "../base/icons.js";
import { t } from "../words/words.js";
import { ConditionsTold } from "./conditions.js";
import { meaning } from "../parts/act.js";
import { sectionOf, sectionsOf } from "../model/sections.js";

export function Creatures({ play }) {
  const creatures = sectionsOf(play.picture.value, "creature"), notice = sectionOf(play.picture.value, "notice");
  if (!creatures.length) return null;
  return html`<section class="creatures" aria-label=${t("view-creatures")} data-tour="creatures">
    <${ConditionsTold} play=${play} />
    ${creatures.map((one) => html`<${Creature} key=${one.name[1]} play=${play} creature=${one} />`)}
    ${notice && html`<${Notice} play=${play} notice=${notice} />`}</section>`;
}

/** In short: face, name, where it is; its boxes; what is left of it. */
function Creature({ play, creature }) {
  const saga = play.saga.value, { marks, act } = meaning(play, creature), name = saga.noun(...creature.name);
  const told = [saga.said(creature.place), saga.said(creature.note?.tip)].filter(Boolean).join(". ");
  return html`<div class=${classes("creature", creature.state, marks)} title=${told} ...${act} tabindex="0"
    role="button">
    <header><${Face} play=${play} creature=${creature} /><h3>${name}</h3>
      ${creature.seats ? html`<span class="by">${creature.seats.map((seat) =>
        html`<${Disc} key=${seat} seat=${play.sits.value[seat].plays} label=${saga.seat(seat)} />`)}</span>`
        : creature.at && html`<b class="at">${creature.at}</b>`}</header>
    ${creature.state !== "slain" && html`<${Boxes} play=${play} boxes=${creature.boxes} />
      <p>${creature.note && html`<${Icon} name=${creature.note.icon} />
        <span>${creature.note.text || saga.said(creature.note.tip)}</span>`}
        ${creature.sign && html`<${Icon} name=${creature.sign.icon} class="sign"
          label=${saga.said(creature.sign.tip)} />`}
      </p>`}<span class="vh">${told}</span></div>`;
}

export const Face = ({ play, creature }) => html`<${TokenIcon} class="face" symbol=${creature.symbol}
  seat=${play.sits.value[creature.seat ?? -1]?.plays} />`;

/** The cover of each box, or the mark on it. */
const Boxes = ({ play, boxes }) => html`<ol aria-hidden="true"
  class=${classes("boxes", boxes.some((box) => box.icons.length > 1) && "two")}>
  ${boxes.map((box, i) => html`<li key=${i}
    class=${classes(box.prize && "prize", box.seat >= 0 && "cut", meaning(play, box).marks)}>
    ${box.seat >= 0 ? html`<${Disc} seat=${play.sits.value[box.seat].plays} />`
      : box.icons.map((icon, n) => html`<${Icon} key=${n} name=${icon} />`)}</li>`)}</ol>`;

/** The boxes large, with what each brings. */
export function BigBoxes({ play, boxes }) {
  const saga = play.saga.value;
  return html`<ol class=${classes("bigboxes", boxes.length > 8 && "many")}>${boxes.map((box, i) => {
    const { can, marks, act } = meaning(play, box), cut = box.seat >= 0;
    const prize = box.prize ? saga.said(box.prize.tip) : t("box-no-prize");
    const label = [saga.said(box.tip), prize, cut && saga.seat(box.seat)].filter(Boolean).join(", ");
    return html`<li key=${i} class=${classes(box.prize && "prize", cut && "cut", marks)} title=${label}
      ...${can ? { ...act, "aria-label": label } : {}}>
      <span class="weapons">${box.icons.map((icon, n) => html`<${Icon} key=${n} name=${icon} />`)}</span>
      ${cut && html`<${Disc} seat=${play.sits.value[box.seat].plays} label=${saga.seat(box.seat)} />`}
      <span class=${classes("won", !box.prize && "bare")}>${box.prize && html`<${Icon} name=${box.prize.icon} />`}
        <span>${prize}</span></span></li>`;
  })}</ol>`;
}

function Notice({ play, notice }) {
  const saga = play.saga.value, title = saga.said(notice.title), left = saga.said(notice.left.tip);
  return html`<div class="lastcard" title=${title} role="group" aria-label=${title}>
    <header><b>${notice.at}</b><h3>${saga.said(notice.name)}</h3></header>
    <p>${notice.marks.map((mark, i) => html`<${Icon} key=${i} name=${mark.icon} label=${saga.said(mark.tip)} />`)}
      <span title=${left}><${Icon} name=${notice.left.icon} label=${left} /> ${notice.left.value}</span></p></div>`;
}
