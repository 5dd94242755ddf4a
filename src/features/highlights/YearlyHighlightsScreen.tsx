import { useQuery } from "@tanstack/react-query";
import Printer from "~icons/printer";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import type { HighlightsSearch } from "./highlightsSearch.ts";
import { years as yearsStyle } from "./highlights.css.ts";
import { highlightQueries } from "./queries.ts";
import { Year } from "./Year.tsx";

interface YearlyHighlightsScreenProps {
  search: HighlightsSearch;
  change: (changes: Partial<HighlightsSearch>) => void;
  /** What is saved on this phone, shown where the highlights are not. */
  saved: ReactNode;
}

/** What a year had: a number on each card, and how it was found. */
export function YearlyHighlightsScreen({ search, change, saved }: YearlyHighlightsScreenProps) {
  const years = useQuery(highlightQueries.years);
  const retry = useRetry(highlightQueries.years.queryKey);
  const online = useOnline();
  const now = useNow();
  const known = years.data ?? [];
  const year = search.year ?? known[0];
  // One that a link names is a choice, too, also where there is nothing of it.
  const choices = [...new Set([...known, ...(year === undefined ? [] : [year])])].sort(
    (one, other) => other - one,
  );
  return (
    <Page
      dense
      title={SCREENS["/yearly-highlights"]}
      lead="A year in numbers, each with how it was found and what it rests on."
      after={
        <Button kind="quiet" onClick={() => print()}>
          <Printer size={18} aria-hidden="true" /> <span className={hiddenOnPhone}>Print</span>
        </Button>
      }
    >
      {year === undefined ? (
        <PrintTitle title={SCREENS["/yearly-highlights"]} />
      ) : (
        <PrintTitle title={`${SCREENS["/yearly-highlights"]} ${String(year)}`}>
          {`${location.origin}/yearly-highlights?year=${String(year)}`}
        </PrintTitle>
      )}
      {choices.length === 0 ? null : (
        <div className={`${yearsStyle} no-print`}>
          <ChipGroup
            legend="Year"
            choices={choices.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(year)}
            onChange={(chosen) => change({ year: Number(chosen) })}
          />
        </div>
      )}
      {year === undefined ? (
        <QueryState
          what="the years"
          query={years}
          onRetry={retry}
          online={online}
          now={now}
          instead={saved}
        >
          {() => (
            <EmptyState>No year has data yet. Highlights begin with the first import.</EmptyState>
          )}
        </QueryState>
      ) : (
        <Year key={year} year={year} saved={saved} />
      )}
    </Page>
  );
}
