import { useQuery } from "@tanstack/react-query";
import { largeQueries } from "./queries.ts";
import { waitForNews } from "#domain/contests/roundState.ts";

/**
 * The contests, and the one of a year; without one, the newest. It is asked for anew when a round
 * begins or ends. A year that the list does not have is not asked for, and the answer is no error then.
 */
export function useContest(asked: number | undefined) {
  const contests = useQuery(largeQueries.contests);
  const year = asked ?? contests.data?.[0]?.year;
  const isListed = contests.data?.some((each) => each.year === year) === true;
  // Without a list of today only the phone, or the server itself, can say what there is of that year.
  const isListKnown = contests.fetchStatus === "idle" && contests.isSuccess;
  const isListLost = contests.isError || contests.fetchStatus === "paused";
  const contest = useQuery({
    ...largeQueries.contestOf(year ?? 0),
    enabled: year !== undefined && (isListed || isListLost),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : (waitForNews(data, Date.now(), Math.random()) ?? false),
  });
  return { contests, contest, year, isUnlisted: isListKnown && !isListed };
}
