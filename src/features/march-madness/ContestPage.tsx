import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { isNotFound } from "#data/api/apiClient.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { contestQueries } from "#data/contests/contestQueries.ts";
import { useContest } from "#data/contests/useContest.ts";
import { button } from "#design/button/button.css.ts";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Page } from "#design/page/Page.tsx";
import { QueryState } from "#design/queryState/QueryState.tsx";
import type { Contest } from "#domain/contests/contest.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";

/** A contest as this phone has it. */
export interface KnownContest {
  contest: Contest;
  /** When this copy of it came, epoch milliseconds. */
  copiedAt: number;
  /** Of all contests that can be shown, newest first. */
  years: readonly number[];
  now: number;
}

interface ContestPageProps {
  path: "/march-madness" | "/vote-secret-results";
  lead?: string;
  /** Without one, the newest contest. */
  year: number | undefined;
  children: (known: KnownContest) => ReactNode;
}

/** A screen about one year's contest, in all states that it may be in. */
export function ContestPage({ path, lead, year: asked, children }: ContestPageProps) {
  const now = useNow();
  const online = useOnline();
  const { contests, contest, year } = useContest(asked);
  const retryList = useRetry(contestQueries.list.queryKey);
  const retry = useRetry(contestQueries.of(year ?? 0).queryKey);
  const states = { online, now };
  return (
    <Page dense title={SCREENS[path]} lead={lead}>
      {year === undefined ? (
        <QueryState what="the contests" query={contests} onRetry={retryList} {...states}>
          {() => <EmptyState>No contest has been announced yet.</EmptyState>}
        </QueryState>
      ) : isNotFound(contest.error) && contest.data === undefined ? (
        <EmptyState
          action={
            <Link to={path} className={button({ kind: "primary" })}>
              See the newest contest
            </Link>
          }
        >
          There was no contest in {year}.
        </EmptyState>
      ) : (
        <QueryState what="the contest" query={contest} onRetry={retry} {...states}>
          {(data) =>
            children({
              contest: data,
              copiedAt: contest.dataUpdatedAt,
              years: yearsOf(contests.data?.map((each) => each.year) ?? [], data.year),
              now,
            })
          }
        </QueryState>
      )}
    </Page>
  );
}

/** One that a link names is a choice, too, also where the list of them has not come. */
const yearsOf = (years: readonly number[], shown: number) =>
  years.includes(shown) ? years : [shown, ...years];
