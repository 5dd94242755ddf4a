import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import type { Contest } from "#domain/contests/contest.ts";

const AuditSchema = v.object({
  votes: v.array(v.object({ hour: v.string(), round: count, votes: count })),
  /** Accounts that voted, by how old they were when the contest opened. */
  accounts: v.array(v.object({ age: v.string(), accounts: count, votes: count })),
});

export type Audit = v.InferOutput<typeof AuditSchema>;

export { AuditSchema };

/** When votes came, and from accounts of which age; nothing says whose they are. */
export async function auditContest(db: Db, year: number): Promise<Audit> {
  const votes = await queryRows(
    db,
    v.object({ hour: v.string(), round: count, votes: count }),
    sql`
      select to_char(date_trunc('hour', voted_at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:00"Z"')
        as hour, round, count(*) as votes
      from contest_votes where year = ${year} group by 1, 2 order by 1, 2
    `,
  );
  const accounts = await queryRows(
    db,
    v.object({ age: v.string(), accounts: count, votes: count }),
    sql`
      with aged as (
        select voter.id, case
          when account.uid is null then '5 not known here'
          when account.created_at > contest.opens_at then '1 made after it opened'
          when account.created_at > contest.opens_at - interval '1 day' then '2 under a day'
          when account.created_at > contest.opens_at - interval '30 days' then '3 under 30 days'
          else '4 older' end as age
        from contest_voters as voter
        join contests as contest on contest.year = voter.year
        left join identity_accounts as account on account.uid = voter.uid
        where voter.year = ${year}
      )
      select substr(age, 3) as age, count(distinct aged.id) as accounts, count(vote.voter) as votes
      from aged left join contest_votes as vote on vote.voter = aged.id
      group by aged.age order by aged.age
    `,
  );
  return { votes, accounts };
}

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
