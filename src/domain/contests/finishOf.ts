import type { Contest, Entrant } from "./contest.ts";

/** The entrant that has won it all; `null` before that. */
export function championOf({ entrants, matchups }: Contest): Entrant | null {
  const winner = matchups.find(({ id }) => id === "r6-1")?.winner ?? null;
  return entrants.find(({ id }) => id === winner) ?? null;
}

/** How far a strain has come in a contest: "Elite 8", "Champion"; `null` where it is not in it. */
export function finishOf(contest: Contest, strain: string): string | null {
  const entrant = contest.entrants.find((each) => each.strain === strain);
  if (entrant === undefined) return null;
  const own = contest.matchups.filter(({ a, b }) => a === entrant.id || b === entrant.id);
  const last = own.at(-1);
  const name = contest.rounds.find(({ round }) => round === last?.round)?.name;
  if (last === undefined || name === undefined) return null;
  const { withdrawnFrom } = entrant;
  if (last.winner === null) {
    const isOut = withdrawnFrom !== undefined && withdrawnFrom <= last.round;
    return `${name}, ${isOut ? "withdrawn" : "still in it"}`;
  }
  if (last.round < contest.rounds.length) {
    return last.winner === entrant.id ? `${name}, still in it` : name;
  }
  return last.winner === entrant.id ? "Champion" : "Runner-up";
}
