/** A table with friends: who sits where, how it is played; then the links to give away. */
import { html, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { name, quick } from "../base/prefs.js";
import { refusalText, t } from "../words/words.js";
import { Dialog, Field } from "../dialogs/dialog.js";
import { SeatList, oneMore } from "./seats.js";
import { Clock, Options } from "./options.js";
import { ShareDialog } from "../dialogs/share.js";
import { Edition, Kinds } from "./quick.js";
import { botNames, editionOf, levelsFor, openTable, paintOf, shieldsFrom } from "./open.js";
import { countsFor, likedKind, nearest, unusual } from "./setup.js";
import { LEVELS } from "../base/levels.js";
import { goTo } from "../base/address.js";

const LONGEST_SEED = 15;

/** The dialog's first state: me, a friend, and a bot where the game has room. */
function blank(saga) {
  const options = likedKind(saga, quick.value), shields = shieldsFrom(saga, quick.value);
  const kinds = ["me", "friend", "bot"].slice(0, countsFor(saga, options).at(-1));
  const bots = botNames(saga.seats.at(-1));
  const levels = levelsFor(quick.value.level, kinds.length);
  const sits = kinds.map((kind, i) => ({ kind, name: "", level: levels[i], shield: shields[i], bot: bots[i] }));
  return { sits, title: "", options, first: "", clock: { mode: "none", seconds: 0 }, public: false, automatic: true,
    seed: "" };
}

/** The request to the hall. "Somebody beside me" is one more seat of mine: the table's page draws the curtain. */
export function wishOf(saga, form) {
  const sits = form.sits.map((sit, i) => {
    if (sit.kind === "bot") return { kind: "bot", name: sit.bot, bot: LEVELS[sit.level] };
    if (sit.kind === "open") return { kind: "open" };
    return { kind: sit.kind === "friend" ? "friend" : "me", name: sit.name || (i === 0 ? name.value : "") };
  });
  const options = unusual(saga, form.options, form.sits.length), paint = paintOf(saga).name;
  if (paint) options[paint] = form.sits.map((sit) => sit.shield);
  if (form.first !== "") options.first = Number(form.first);
  const { title, clock, automatic, seed } = form;
  const edition = editionOf(saga, quick.value);
  const wish = { saga: saga.slug, edition, sits, name: title.trim(), options, clock, public: form.public, automatic };
  return seed.trim() ? { ...wish, seed: Number(seed.trim()) } : wish;
}

/** The mistake in the form, in words; empty if there is none. */
function objection(form) {
  if (new Set(form.sits.map((sit) => sit.shield)).size < form.sits.length) return t("open-shields-twice");
  if (form.seed.trim() && !/^\d{1,15}$/.test(form.seed.trim())) return t("open-seed-wrong");
  return "";
}

export function FriendsDialog({ saga, onClose }) {
  const [form, setForm] = useState(() => blank(saga));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [set, setSet] = useState(null);
  const change = (news) => {
    setProblem("");
    setForm((old) => ({ ...old, ...news }));
  };
  const open = async () => {
    const wrong = objection(form);
    if (wrong || busy) return setProblem(wrong);
    name.value = form.sits[0].name.trim() || name.value; // typed once, it is known
    setBusy(true);
    try {
      const opened = await openTable(wishOf(saga, form));
      const shared = form.sits.some((sit) => sit.kind === "friend" || sit.kind === "open");
      return shared ? setSet(opened) : goTo(opened.table);
    } catch (refused) {
      setBusy(false);
      return setProblem(refusalText(refused));
    }
  };
  if (set) return html`<${ShareDialog} ...${set} sits=${form.sits} onClose=${onClose} />`;
  return html`<${Dialog} class="wide" title=${t("open-title")} onClose=${onClose} onSubmit=${open} foot=${html`
      <p class="problem-line" role="alert">${problem}</p>
      <button type="button" class="btn" onClick=${onClose}>${t("cancel")}</button>
      <button type="submit" class="btn fire"><${Icon} name="next" /> ${busy ? t("starting") : t("open-go")}</button>`}>
    <div class="open-form">
      <${SeatList} saga=${saga} counts=${countsFor(saga, form.options)} sits=${form.sits}
        onChange=${(sits) => change(seated(form, sits))} />
      <div class="open-how">
        <${Kinds} saga=${saga} options=${form.options}
          onChange=${(options) => change({ options, ...seated(form, peopled(saga, options, form.sits)) })} />
        <${Field} label=${t("open-table-name")}>
          <input class="input" maxlength="40" placeholder=${t("open-table-hint")} value=${form.title}
            onInput=${(event) => change({ title: event.currentTarget.value })} /><//>
        <${Edition} saga=${saga} />
        <${Clock} clock=${form.clock} onChange=${(clock) => change({ clock })} />
        <${Options} saga=${saga} form=${form} onChange=${change} longestSeed=${LONGEST_SEED} />
      </div>
    </div>
  <//>`;
}

/** The seats for another kind of game: a number that can play it, with bots in free seats. */
function peopled(saga, options, sits) {
  const count = nearest(countsFor(saga, options), sits.length);
  return Array.from({ length: count }).reduce((all) => (all.length < count ? [...all, oneMore(saga, all)] : all),
    sits.slice(0, count));
}

/** After a change of the seats: the starting player must still sit there; an open seat lists the table. */
function seated(form, sits) {
  const isNew = sits.some((sit) => sit.kind === "open") && !form.sits.some((sit) => sit.kind === "open");
  return { sits, first: Number(form.first) < sits.length ? form.first : "", public: form.public || isNew };
}
