/**
 * A link to be given away: copied, handed to another program by the system's share sheet where there is one, or held up
 * as a QR code. The code is made in this page: the secret of a seat goes nowhere.
 *
 *   <${ShareLink} label="Wolf, for Hrolf" icon=${…} text=${link} />
 */
import { classes, html, useEffect, useId, useRef, useState } from "../base/html.js";
import { Icon } from "../base/icons.js";
import { t } from "../words/words.js";
import { copyText } from "./dialog.js";

const QUIET = 4; // modules of white round a code, as its standard wants it

const canShare = () => typeof navigator.share === "function";

/** Open the system's share sheet; who closes it has shared nothing, and that is no error. */
async function share(title, url) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  }
}

export function ShareLink({ label, icon, text }) {
  const input = useRef(null), id = useId();
  const [copied, setCopied] = useState(false), [held, setHeld] = useState(false);
  const copy = async () => {
    await copyText(text, input.current);
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return html`<div class="copyable gift">
    <label for=${id}>${icon} ${label}</label>
    <input ref=${input} id=${id} class="input" readonly value=${text}
      onFocus=${(event) => event.currentTarget.select()} />
    <div class="ways">
      <button type="button" class="btn" aria-label=${copied ? `${t("copied")}: ${label}`
        : t("copy-link-of", { what: label })} onClick=${copy}><${Icon} name=${copied ? "check" : "copy"} />
        <span aria-live="polite">${copied ? t("copied") : t("copy")}</span></button>
      ${canShare() && html`<button type="button" class="btn icon" title=${t("share-send")}
        aria-label=${t("share-send-of", { what: label })} onClick=${() => share(`Meadhall: ${label}`, text)}>
        <${Icon} name="send" /></button>`}
      <button type="button" class=${classes("btn icon", held && "on")} aria-expanded=${String(held)}
        title=${t("share-code")} aria-label=${t("share-code-of", { what: label })} onClick=${() => setHeld(!held)}>
        <${Icon} name="code" /></button>
    </div>
    ${held && html`<${Code} text=${text} label=${label} />`}
  </div>`;
}

/** A link as a QR code, for a camera: dark on white in every theme, or cameras do not see it. */
function Code({ text, label }) {
  const [drawn, setDrawn] = useState(null);
  useEffect(() => {
    let gone = false;
    import("../../vendor/qrcode.js").then(({ qrcode }) => gone || setDrawn(modules(qrcode, text)));
    return () => (gone = true);
  }, [text]);
  if (!drawn) return html`<figure class="qr" aria-busy="true"></figure>`;
  const wide = drawn.size + 2 * QUIET;
  return html`<figure class="qr"><svg viewBox="${-QUIET} ${-QUIET} ${wide} ${wide}" role="img"
    aria-label=${t("share-code-for", { what: label })} shape-rendering="crispEdges">
    <rect x=${-QUIET} y=${-QUIET} width=${wide} height=${wide} fill="#fff" /><path fill="#000" d=${drawn.path} /></svg>
    <figcaption>${t("share-code-help")}</figcaption></figure>`;
}

/** The dark modules of a code as one path: as small as the text allows, a seventh of it may be unreadable. */
export function modules(qrcode, text) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount(), all = Array.from({ length: size }, (_, i) => i);
  const row = (y) => all.filter((x) => code.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`).join("");
  return { size, path: all.map(row).join("") };
}
