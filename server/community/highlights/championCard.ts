import type { Highlight } from "#domain/highlights/highlights.ts";
import { readContest } from "../contests/readContest.ts";
import type { Db } from "../../db/database.ts";
import { card, counted } from "./card.ts";
import type { YearScope } from "./yearScope.ts";

/** Who won the year's contest, once it is over. */
export async function champion(db: Db, scope: YearScope): Promise<Highlight[]> {
  const contest = await readContest(db, scope.year);
  const final = contest?.matchups.find(({ id }) => id === "r6-1");
  const winner = contest?.entrants.find(({ id }) => id === final?.winner);
  if (contest?.status !== "closed" || winner === undefined) return [];
  const votes = final?.votes ?? [0, 0];
  const [opens, closes] = [contest.rounds[0]?.opensAt, contest.rounds.at(-1)?.closesAt];
  const [most, least] = [Math.max(...votes), Math.min(...votes)];
  return [
    card(scope, {
      kind: "contest-champion",
      title: "Contest champion",
      figure: winner.name,
      unit: "name",
      sentence: `${winner.name} won ${contest.title}, ${counted(final?.winner === final?.a ? votes[0] : votes[1])} votes of ${counted(most + least)} in the final.`,
      method: "The winner of the final, once the contest is over.",
      n: most + least,
      ...(opens === undefined ? {} : { from: Date.parse(opens) }),
      ...(closes === undefined ? {} : { to: Date.parse(closes) }),
      links: [
        `/march-madness?year=${String(scope.year)}`,
        ...(winner.strain === null ? [] : [`/strain-genetics/${winner.strain}`]),
      ],
    }),
  ];
}
