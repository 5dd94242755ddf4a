import type { Contest } from "#domain/contests/contest.ts";
import type { Audit } from "./auditContest.ts";

/** The closed rounds of a contest, and when the others close, for the operator. */
export function resultLines({ entrants, matchups, rounds, turnout }: Contest): string[] {
  const nameOf = (id: string | null) => entrants.find((each) => each.id === id)?.name ?? "";
  return rounds.flatMap(({ round, name, closesAt }) => {
    const voted = turnout[round - 1] ?? null;
    if (voted === null) return [`${name}: closes ${closesAt}`];
    const played = matchups.flatMap(({ round: of, id, a, b, votes, winner }) =>
      of === round && votes !== null
        ? [
            `  ${id}\t${nameOf(a)} ${String(votes[0])} : ${String(votes[1])} ${nameOf(b)}\t${nameOf(winner)}`,
          ]
        : [],
    );
    return [`${name}: ${String(voted)} accounts voted`, ...played];
  });
}

/** When votes came, and from accounts of which age, for the operator. */
export const auditLines = ({ votes, accounts }: Audit): string[] => [
  "Votes by hour (UTC) and round:",
  ...votes.map((each) => `  ${each.hour}\t${String(each.round)}\t${String(each.votes)}`),
  "Accounts that voted, by their age when the contest opened:",
  ...accounts.map(
    (each) => `  ${each.age}\t${String(each.accounts)} accounts\t${String(each.votes)} votes`,
  ),
];
