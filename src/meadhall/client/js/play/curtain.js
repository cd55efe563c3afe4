/** One device, several players: a curtain between them, so that no one sees another's cards. */
import { computed, html } from "../base/html.js";
import { Icon, Shield } from "../base/icons.js";
import { t } from "../words/words.js";

/** The line whose player is to take the device now, or -1: the one in front has nothing to do and another has. */
export const nextPlayer = (play) => computed(() => {
  const lines = play.lines.value, active = play.active.value;
  if (lines.length < 2 || play.moment.value || lines[active].state.value?.ask) return -1;
  return lines.findIndex((line, i) => i !== active && line.state.value?.ask);
});

/** Nothing of a seat's view is in the page while the curtain hangs. */
export function Curtain({ play, line, opened = () => {} }) {
  const state = play.lines.value[line].state.value, sit = state.table.sits[state.seat];
  const name = sit.name || play.saga.value.seat(state.seat);
  const open = () => {
    play.reset();
    play.active.value = line;
    opened();
  };
  return html`<main class="curtain"><div class="panel">
    <${Shield} seat=${sit.plays} /><h1>${t("curtain-title", { name, seat: play.saga.value.noun("seat", sit.plays) })}
      </h1><p>${t("curtain-help")}</p>
    <button type="button" class="btn fire big" autofocus ref=${(button) => button?.focus()} onClick=${open}>
      <${Icon} name="eye" /> ${t("curtain-open", { name })}</button>
  </div></main>`;
}
