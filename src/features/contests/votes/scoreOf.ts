import type { Contest } from "#domain/contests/contest.ts";
import type { Pick } from "./pick.ts";

/** How many of the visitor's votes in closed rounds were for who won. */
export function scoreOf({ matchups }: Contest, picks: ReadonlyMap<string, Pick>) {
  const decided = matchups.filter(({ id, winner }) => winner !== null && picks.has(id));
  const right = decided.filter(({ id, winner }) => picks.get(id)?.entrant === winner);
  return { right: right.length, decided: decided.length };
}
