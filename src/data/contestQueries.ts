import { ContestSchema, ContestsSchema } from "#domain/contests/contest.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { largePersister } from "./saved/largePersister.ts";
import { savedQuery } from "./saved/savedQuery.ts";

export const contestQueries = {
  /** All years, newest first. */
  list: savedQuery(LARGE_QUERIES.contests, ContestsSchema, largePersister),
  of: (year: number) =>
    savedQuery(LARGE_QUERIES.contest(String(year)), ContestSchema, largePersister),
};
