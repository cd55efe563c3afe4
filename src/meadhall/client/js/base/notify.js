/**
 * Turn signals: the tab's title, a short horn call, and the browser's notification. Sounds are made, not loaded.
 *
 *   setTitle("Meadhall", { asked: true, words: t("table-your-turn") })     "● Your turn · Meadhall"
 *   call("turn")                                       if sound is on, as loud as it is set: one of KINDS
 *   notice(title, body, tag)                                               if allowed and the page is hidden
 *   await allowNotices()                                                   asks the browser once; true if allowed
 */
import { fileAt } from "./files.js";
import { notices, sound, volume } from "./prefs.js";

/** The tab's title; a dot and words in front of it when the reader is asked for something. */
export function setTitle(title, { asked = false, words = "" } = {}) {
  const full = title && title !== "Meadhall" ? `${title} · Meadhall` : "Meadhall";
  document.title = asked ? `● ${words} · ${full}` : full;
}

// -- sound ----------------------------------------------------------------------------------------

const CALLS = { // notes as [hertz, start, length] in seconds
  turn: [[196, 0, 0.28], [294, 0.22, 0.5]],
  battle: [[147, 0, 0.2], [147, 0.2, 0.2], [220, 0.4, 0.55]],
  end: [[196, 0, 0.3], [247, 0.28, 0.3], [294, 0.56, 0.3], [392, 0.84, 0.8]],
  chat: [[523, 0, 0.09]],
};
/** What there is to be heard. */
export const KINDS = Object.keys(CALLS);
const LOUDEST = 0.2; // of a note at full volume
let audio = null;

/** A short call of the horn; silent where sound is off, or before the reader has touched the page. */
export function call(kind) {
  const peak = LOUDEST * (volume.value.all / 100) * ((volume.value[kind] ?? 80) / 100);
  if (!sound.value || !peak || !globalThis.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  for (const [hertz, start, length] of CALLS[kind] ?? []) {
    blow(hertz, audio.currentTime + start, length, peak);
  }
}

/** One note: a soft saw through a low filter, as a horn sounds from afar. */
function blow(hertz, start, length, peak) {
  const voice = new OscillatorNode(audio, { type: "sawtooth", frequency: hertz });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: hertz * 3, Q: 1 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + 0.04);
  gain.gain.exponentialRampToValueAtTime(peak / 140, start + length);
  voice.connect(filter).connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.05);
}

// -- the browser's notifications --------------------------------------------------------------------

/** Can the browser notify at all? (On plain HTTP, other than this machine's, it cannot.) */
export const canNotify = () => "Notification" in globalThis && globalThis.isSecureContext;

/** Ask for leave to notify; remembers the answer in `notices`. */
export async function allowNotices() {
  if (!canNotify()) return false;
  notices.value = (await Notification.requestPermission()) === "granted";
  return notices.value;
}

/** Tell a reader who is looking elsewhere; a later one of the same tag takes its place. */
export function notice(title, body, tag) {
  if (!notices.value || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { body, tag, icon: fileAt("art/favicon.svg") });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
