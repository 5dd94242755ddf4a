import { useQuery } from "@tanstack/react-query";
import { waitForNews } from "#domain/contests/roundState.ts";
import { ContestSchema, ContestsSchema } from "#domain/contests/contest.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { largePersister } from "./saved/largePersister.ts";
import { savedQuery } from "./saved/savedQuery.ts";

/**
 * The contests, and the one of a year; without one, the newest. It is asked for anew when a round
 * begins or ends.
 */
export function useContest(asked: number | undefined) {
  const contests = useQuery(contestQueries.list);
  const year = asked ?? contests.data?.[0]?.year;
  const contest = useQuery({
    ...contestQueries.of(year ?? 0),
    enabled: year !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : (waitForNews(data, Date.now(), Math.random()) ?? false),
  });
  return { contests, contest, year };
}

export const contestQueries = {
  /** All years, newest first. */
  list: savedQuery(LARGE_QUERIES.contests, ContestsSchema, largePersister),
  of: (year: number) =>
    savedQuery(LARGE_QUERIES.contest(String(year)), ContestSchema, largePersister),
};
