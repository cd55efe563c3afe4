/** The words for an outcome. */

/**
 * Who has won: "rivals" (one of them or several), "together" (all, as one team), "alone" (who played alone),
 * "game" (it has beaten them all) or "nobody".
 */
export function victory({ winners, teams = [] }) {
  const oneTeam = new Set(teams).size === 1;
  if (!winners.length) return oneTeam ? "game" : "nobody";
  if (!oneTeam) return "rivals";
  return teams.length > 1 ? "together" : "alone";
}
