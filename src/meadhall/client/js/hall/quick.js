/** Quick start: how many bots, how well they play, your shield, and off you go. */
import { html } from "../base/html.js";
import { hasArt } from "../base/looks.js";
import { Emblem, Icon, Shield } from "../base/icons.js";
import { quick } from "../base/prefs.js";
import { t } from "../words/words.js";
import { SHIELDS, editionOf, likedShield, paintOf, shieldsFrom } from "./open.js";
import { countsFor, kindsOf, lessonFor, likedKind, nearest } from "./setup.js";
import { bannerSays, choiceWords, sagaTitle, shieldName, valueWords } from "../words/banners.js";
import { LEVELS } from "../base/levels.js";

/** One choice among a few, as buttons side by side. `choices` are [value, words, label?]. */
export function Segments({ legend, class: cls = "", choices, value, onChoose }) {
  return html`<fieldset class="seg ${cls}"><legend>${legend}</legend><div>
    ${choices.map(([choice, words, label, hint]) =>
      html`<button type="button" key=${choice} aria-pressed=${choice === value ? "true" : "false"}
      aria-label=${label} title=${hint} onClick=${() => onChoose(choice)}>${words}</button>`)}
  </div></fieldset>`;
}

/** With which cards, where the hall has several editions of the game. */
export function Edition({ saga }) {
  const chosen = quick.value, choose = (edition) =>
    (quick.value = { ...chosen, editions: { ...chosen.editions, [saga.slug]: edition } });
  return saga.editions.length > 1 && html`<${Segments} legend=${t("quick-edition")} value=${editionOf(saga, chosen)}
    onChoose=${choose} choices=${saga.editions.map((key) => [key, saga.called[key] || t("edition-base")])} />`;
}

/** The choices that say what kind of game is played, as buttons side by side. */
export const Kinds = ({ saga, options, onChange }) => kindsOf(saga).map(({ name, values }) => {
  const { label, hint } = choiceWords(saga.slug, name);
  return html`<${Segments} key=${name} legend=${label} value=${options[name]} class="kinds"
    onChoose=${(value) => onChange({ ...options, [name]: value })}
    choices=${values.map((value) => [value, valueWords(saga.slug, name, value), undefined, hint])} />`;
});

/** @param {{saga: {slug: string, seats: number[]}, alone: boolean, busy: boolean, offline: boolean, onStart, onFriends,
 *   onLearn, onAlone,
 *   onCampaign}} props alone: it can be played against the game, with ranks to win */
export function Quick({ saga, alone, busy, offline, onStart, onFriends, onLearn, onAlone, onCampaign }) {
  const chosen = quick.value;
  const set = (news) => (quick.value = { ...chosen, ...news });
  const options = likedKind(saga, chosen), counts = countsFor(saga, options).map((count) => count - 1);
  const bots = nearest(counts, chosen.bots), off = busy || offline;
  const edition = editionOf(saga, chosen), lesson = lessonFor(saga, options);
  const start = () =>
    onStart({ saga, edition, options, bots, level: chosen.level, shields: shieldsFrom(saga, chosen) });
  const like = (shield) => set(SHIELDS.includes(shield) ? { shield }
    : { paints: { ...chosen.paints, [saga.slug]: shield } });
  return html`<section class="quick panel" aria-label=${t("quick-start")}>
    <${Emblem} saga=${saga.slug} plain=${!hasArt(saga, "sprite.svg")} class="quick-emblem" />
    <div class="say"><h2>${sagaTitle(saga.slug)}</h2><p>${t("quick-fair")}</p></div>
    <${Edition} saga=${saga} />
    <${Kinds} saga=${saga} options=${options}
      onChange=${(kind) => set({ kinds: { ...chosen.kinds, [saga.slug]: kind } })} />
    <${Segments} legend=${t("quick-bots")} value=${bots} onChoose=${(n) => set({ bots: n })}
      choices=${counts.map((count) => [count, count, t("quick-bots-count", { count })])} />
    ${bots > 0 && html`<${Segments} legend=${t("quick-level")} value=${bots > 1 || LEVELS[chosen.level] ? chosen.level
      : "karl"} onChoose=${(level) => set({ level })}
      choices=${[...Object.keys(LEVELS), ...(bots > 1 ? ["mix"] : [])].map((level) => [level, t(`level-${level}`),
        undefined, t(`level-${level}`, {}, "hint")])} />`}
    <${Segments} legend=${bannerSays(saga.slug, "hall-paint") || t("quick-shield")}
      class="shields" value=${likedShield(saga, chosen)} onChoose=${like}
      choices=${paintOf(saga).each.map((shield) => [shield, html`<${Shield} seat=${shield} class="mini-shield" />`,
        shieldName(shield), shieldName(shield)])} />
    <div class="go">
      <button type="button" class=${offline ? "btn big" : "btn fire big"} aria-disabled=${off ? "true" : undefined}
        onClick=${() => off || start()}>
        <${Icon} name=${offline ? "offline" : "next"} /> ${t(offline ? "start-offline" : busy ? "starting"
          : "start-now")}</button>
      <div class="or">
        <button type="button" class="btn bare" aria-disabled=${offline ? "true" : undefined}
          onClick=${() => offline || onFriends()}>
          <${Icon} name="friends" /> ${t("with-friends")}</button>
        ${lesson !== undefined && html`<button type="button" class="btn bare"
          aria-disabled=${offline ? "true" : undefined} onClick=${() => off || onLearn(lesson)}>
          <${Icon} name="sprout" /> ${t("learn-it")}</button>`}
      </div>
      ${alone && html`<div class="or">
        <button type="button" class="btn bare" aria-disabled=${offline ? "true" : undefined}
          onClick=${() => off || onAlone()}>
          <${Icon} name="person" /> ${t("alone-start")}</button>
        <button type="button" class="btn bare" onClick=${onCampaign}>
          <${Icon} name="crown" /> ${t("campaign-open")}</button></div>`}
    </div>
  </section>`;
}
