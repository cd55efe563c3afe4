/** Before a bot plays for the reader: what that means, and a way back. */
import { html } from "../base/html.js";
import { t } from "../words/words.js";
import { Dialog } from "./dialog.js";

export function LeaveDialog({ onLeave, onClose }) {
  const leave = () => {
    onClose();
    onLeave();
  };
  return html`<${Dialog} title=${t("leave-title")} onClose=${onClose} onSubmit=${leave} foot=${html`
    <button type="button" class="btn" onClick=${onClose}>${t("cancel")}</button>
    <button type="submit" class="btn fire">${t("leave-go")}</button>`}>
    <p>${t("leave-help")}</p><//>`;
}
