/** Files of the client, and of a game's `art/`: under the address of this release, where the browser keeps them. */
const { files: root = "/", docs } = globalThis.document?.documentElement.dataset ?? {};

/** @param {string} path "locale/fr.ftl", "art/<saga>/board.svg" */
export const fileAt = (path) => root + path;

/** Does this server have the documentation? */
export const hasDocs = docs !== undefined;

/** Does it have the rules of a game? A game from elsewhere is not in it. */
export const hasRules = (saga) => (docs ?? "").split(" ").includes(saga);

/** Where the documentation begins, and where it has a rule of a game. */
export const docsStart = (lang) => (lang === "fr" ? "/docs/fr.html" : "/docs/");
export const docsRule = (lang, saga, rule) => `/docs/rules/${lang === "fr" ? "fr/" : ""}${saga}.html#${rule}`;
