import { useQuery } from "@tanstack/react-query";
import { largeQueries } from "./queries.ts";
import { waitForNews } from "#domain/contests/roundState.ts";

/**
 * The contests, and the one of a year; without one, the newest. It is asked for anew when a round
 * begins or ends.
 */
export function useContest(asked: number | undefined) {
  const contests = useQuery(largeQueries.contests);
  const year = asked ?? contests.data?.[0]?.year;
  const contest = useQuery({
    ...largeQueries.contestOf(year ?? 0),
    enabled: year !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : (waitForNews(data, Date.now(), Math.random()) ?? false),
  });
  return { contests, contest, year };
}
