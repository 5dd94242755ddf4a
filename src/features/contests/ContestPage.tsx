import type { ReactNode } from "react";
import { Link } from "@tanstack/react-router";
import { isNotFound } from "#data/api/apiClient.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { largeQueries } from "#data/queries.ts";
import { useContest } from "#data/contests.ts";
import { button } from "#design/controls/button.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { Text } from "#design/words/Text.tsx";
import type { Contest } from "#domain/contests/contest.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { YearChoice } from "./ContestTitle.tsx";
import { NoContest } from "./NoContest.tsx";

/** A contest as this phone has it. */
export interface KnownContest {
  contest: Contest;
  /** When this copy of it came, epoch milliseconds. */
  copiedAt: number;
  /** Of all contests that can be shown, newest first. */
  years: readonly number[];
  /** The year of another that takes votes now. */
  openYear: number | null;
  now: number;
}

interface ContestPageProps {
  path: "/march-madness" | "/vote-secret-results";
  lead?: string;
  /** Without one, the newest contest. */
  year: number | undefined;
  onYear: (year: number) => void;
  /** The strains that could meet, where no contest has been announced. */
  field?: ReactNode;
  children: (known: KnownContest) => ReactNode;
}

/** A screen about one year's contest, in all states that it may be in. */
export function ContestPage({
  path,
  lead,
  year: asked,
  onYear,
  field,
  children,
}: ContestPageProps) {
  const online = useOnline();
  const { contests, contest, year, isUnlisted } = useContest(asked);
  // The clock ticks once a minute; an answer, or none, is news of the time as well.
  const now = Math.max(useNow(), contest.dataUpdatedAt, contest.errorUpdatedAt);
  const retryList = useRetry(largeQueries.contests.queryKey);
  const retry = useRetry(largeQueries.contestOf(year ?? 0).queryKey);
  const states = { online, now };
  const listed = contests.data?.map((each) => each.year) ?? [];
  const others = listed.filter((each) => each !== year);
  return (
    <Page
      dense
      title={SCREENS[path]}
      lead={lead}
      after={
        contest.data === undefined ? null : (
          <YearChoice
            years={yearsOf(listed, contest.data.year)}
            year={contest.data.year}
            onChoose={onYear}
          />
        )
      }
    >
      {year === undefined ? (
        <QueryState what="the contests" query={contests} onRetry={retryList} {...states}>
          {() => <NoContest title="No contest has been announced yet." field={field} />}
        </QueryState>
      ) : (isUnlisted || isNotFound(contest.error)) && contest.data === undefined ? (
        <NoContest
          title={
            listed[0] === undefined
              ? "No contest has been announced yet."
              : `The newest contest is ${String(listed[0])}.`
          }
          field={field}
          way={
            listed.length === 0 ? null : (
              <>
                <Link to={path} className={button({ kind: "primary" })}>
                  See the newest contest
                </Link>
                <Text tone="quiet">There was none in {year}.</Text>
              </>
            )
          }
        />
      ) : (
        <QueryState
          what="the contest"
          query={contest}
          onRetry={retry}
          {...states}
          instead={<OtherYears path={path} years={others} />}
        >
          {(data) =>
            children({
              contest: data,
              copiedAt: contest.dataUpdatedAt,
              years: yearsOf(listed, data.year),
              openYear:
                contests.data?.find((each) => each.status === "open" && each.year !== data.year)
                  ?.year ?? null,
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

/** The way to contests that may be saved where the newest one is not. */
function OtherYears({
  path,
  years,
}: Pick<ContestPageProps, "path"> & { years: readonly number[] }) {
  if (years.length === 0) return null;
  return (
    <p>
      Other years:{" "}
      {years.map((year) => (
        <span key={year}>
          <Link to={path} search={{ year }}>
            {year}
          </Link>{" "}
        </span>
      ))}
    </p>
  );
}
