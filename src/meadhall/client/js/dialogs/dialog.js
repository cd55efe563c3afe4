/**
 * Dialogs on the browser's own <dialog>: it keeps the focus inside, gives it back, and closes with Esc.
 * The browser may close it without asking first (`cancel`): `close` says so.
 *
 *   <${Dialog} title=${t("join-title")} onClose=${…} foot=${html`<button …>`}>…</${Dialog}>
 */
import { classes, html, useId, useLayoutEffect, useRef } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";

/**
 * A modal panel. With `onSubmit` it is a form, whose submit button belongs into `foot`. The title has the focus first,
 * unless something inside has `autofocus` and the caller sets `focused`. `head` stands beside the title.
 */
export function Dialog({ title, focused = false, onClose, onSubmit, head, foot, class: cls = "", children }) {
  const ref = useRef(null), id = useId();
  useLayoutEffect(() => { // a key pressed next is heard inside
    const before = document.activeElement;
    ref.current.showModal();
    return () => before?.isConnected && before.focus();
  }, []);
  const outside = (event) => event.target === ref.current && onClose();
  const submit = (event) => {
    event.preventDefault();
    onSubmit?.();
  };
  return html`<dialog ref=${ref} class=${classes("dialog panel", cls)} aria-labelledby=${id}
    onCancel=${(event) => { event.preventDefault(); onClose(); }} onClose=${() => onClose()}
    onMouseDown=${outside}>
    <form method="dialog" onSubmit=${submit} novalidate>
      <header role="none"><h2 id=${id} tabindex="-1" autofocus=${!focused}>${title}</h2>${head}
        <button type="button" class="btn bare icon" aria-label=${t("close")} onClick=${onClose}>
          <${Icon} name="cross" /></button></header>
      <div class="dialog-body">${children}</div>
      ${foot && html`<footer>${foot}</footer>`}
    </form>
  </dialog>`;
}

/** A labelled field. */
export const Field = ({ label, hint = "", class: cls = "", children }) => html`<label class=${classes("field", cls)}>
  <span>${label}</span>${children}${hint && html`<small>${hint}</small>`}
</label>`;

/** A box to tick, with what it means below. */
export const Tick = ({ label, hint = "", checked, onChange }) => html`<label class="tick">
  <input type="checkbox" checked=${checked} onChange=${(event) => onChange(event.currentTarget.checked)} />
  <span>${label}${hint && html`<small>${hint}</small>`}</span>
</label>`;

/** A choice from a list: `choices` are [value, words]. */
export const Select = ({ label, value, choices, onChoose, class: cls = "" }) =>
  html`<select class=${classes("select", cls)} aria-label=${label}
  value=${String(value)} onChange=${(event) => onChoose(event.currentTarget.value)}>
  ${choices.map(([choice, words]) => html`<option key=${choice} value=${String(choice)}
    selected=${String(choice) === String(value)}>${words}</option>`)}
</select>`;

/** Copy a text; by the old way where the page is not served securely. */
export async function copyText(text, input) {
  if (navigator.clipboard && globalThis.isSecureContext) return navigator.clipboard.writeText(text);
  input.select();
  document.execCommand("copy");
  return undefined;
}
