/** Numbers as people read them: with a minus sign, which is as wide as a plus, where a hyphen would stand. */

/** A number alone. */
export const told = (n) => (n < 0 ? `−${-n}` : `${n}`);

/** A number that is added or taken away. */
export const signed = (n) => (n < 0 ? told(n) : `+${n}`);

/** A sentence with numbers: hyphens before a number that follow nothing. */
export const withMinus = (text) => text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");

/** The number of a card that counts where it is shown: not what it would cost or bring elsewhere. */
export const counting = ({ value, measures = [] }) => (["cost", "gain"].includes(measures[0]?.kind) ? "" : value);
