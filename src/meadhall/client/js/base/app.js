/** The hall as an app: its service worker, where the browser has such a thing, and pushes to this browser. */

/** Has this browser a worker for us? (On plain HTTP, other than this machine's, it has not.) */
export const hasWorker = () => "serviceWorker" in navigator && globalThis.isSecureContext;

/** Let the worker keep the client's files, once the page itself has all it needs. */
export function keepOffline() {
  if (!hasWorker()) return;
  const register = () => navigator.serviceWorker.register("/worker.js").catch(missed);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** A hall that is not kept is a hall all the same. */
const missed = (error) => console.info("the hall is not kept for later:", error.message);

/** Can the hall push to this browser? */
export const canPush = () => hasWorker() && "PushManager" in globalThis && "Notification" in globalThis;

/**
 * Subscribe this browser to what the hall pushes; asks the reader for leave.
 * @param {string} key the hall's own, as it sends it
 * @returns {Promise<{url: string, keys: string[]}|null>} null if the reader does not want it
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    .toJSON();
  return { url: endpoint, keys: [keys.p256dh, keys.auth] };
}
