/** How bots play: the level's name and the server's bot of that strength. */
export const LEVELS = { youth: "greedy", karl: "mcts:1", jarl: "mcts:2" };

/** The level of a server's bot: "mcts:2" → "jarl"; empty for one the hall does not offer. */
export const levelOf = (bot) => Object.keys(LEVELS).find((level) => LEVELS[level] === bot) ?? "";
