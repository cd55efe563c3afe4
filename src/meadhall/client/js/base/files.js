/** Files of the client, and of a saga's `art/`: under the address of this release, where the browser keeps them. */
const root = globalThis.document?.documentElement.dataset.files ?? "/";

/** @param {string} path "locale/fr.ftl", "art/<saga>/board.svg" */
export const fileAt = (path) => root + path;
