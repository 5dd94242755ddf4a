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
import { years as yearsStyle, cards as cardsStyle, facts } from "./highlights.css.ts";
import { largeQueries } from "#data/queries.ts";
import { Link } from "@tanstack/react-router";
import { isNotFound } from "#data/api/apiClient.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import type { Highlights } from "#domain/trends/highlights.ts";
import { formatDate } from "#domain/time/age.ts";
import { HighlightCard } from "./HighlightCard.tsx";

interface YearlyHighlightsScreenProps {
  search: HighlightsSearch;
  change: (changes: Partial<HighlightsSearch>) => void;
  /** What is saved on this phone, shown where the highlights are not. */
  saved: ReactNode;
}

/** What a year had: a number on each card, and how it was found. */
export function YearlyHighlightsScreen({ search, change, saved }: YearlyHighlightsScreenProps) {
  const years = useQuery(largeQueries.highlightYears);
  const retry = useRetry(largeQueries.highlightYears.queryKey);
  const online = useOnline();
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
      lead="What stood out in a year, and how we counted it."
      after={
        <Button kind="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" /> <span className={hiddenOnPhone}>Print</span>
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
        <QueryState what="the years" query={years} onRetry={retry} online={online} instead={saved}>
          {() => (
            <EmptyState drawing="emptyList">
              No year has data yet. Highlights begin with the first import.
            </EmptyState>
          )}
        </QueryState>
      ) : (
        <Year key={year} year={year} saved={saved} />
      )}
    </Page>
  );
}

/** The highlights of a year. */
function Year({ year, saved }: { year: number; saved: ReactNode }) {
  const query = largeQueries.highlightsOf(year);
  const highlights = useQuery(query);
  const retry = useRetry(query.queryKey);
  const online = useOnline();
  const now = useNow();
  if (highlights.data === undefined && isNotFound(highlights.error)) return <NoData year={year} />;
  return (
    <QueryState
      what={`the highlights of ${String(year)}`}
      query={highlights}
      onRetry={retry}
      online={online}
      instead={saved}
    >
      {(answer) => <Cards answer={answer} now={now} />}
    </QueryState>
  );
}

const NoData = ({ year }: { year: number }) => (
  <EmptyState
    drawing="emptyList"
    action={<Link to="/yearly-highlights">The newest year with data</Link>}
  >
    There is no data for {year}.
  </EmptyState>
);

function Cards({ answer, now }: { answer: Highlights; now: number }) {
  const { year, complete, since, computedAt, revised, cards, sample } = answer;
  const isPrinting = usePrinting();
  return (
    <Section title={complete ? String(year) : `${String(year)} so far`}>
      <div className={facts}>
        {since === null ? null : <span>Data since {formatDate(Date.parse(since))}</span>}
        {/* On the screen each card says it where it says how it was counted. */}
        {isPrinting ? (
          <Freshness observedAt={computedAt} now={now} prefix="Computed" exact />
        ) : null}
        {revised ? <Tag tone="warning">Revised</Tag> : null}
        {sample ? <Tag>Made-up sample data</Tag> : null}
      </div>
      {revised ? (
        <Text tone="quiet" size="sm">
          New data for this year came in after it ended, so some numbers have changed.
        </Text>
      ) : null}
      {cards.length === 0 ? (
        <EmptyState drawing="emptyList">
          There isn’t enough data for a highlight of {year}
          {complete ? "" : " yet"}.
        </EmptyState>
      ) : (
        <ul className={cardsStyle}>
          {cards.map((card, at) => (
            <li key={`${card.kind} ${card.title}`}>
              <HighlightCard card={card} of={answer} now={now} isSetPiece={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
