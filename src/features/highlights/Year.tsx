import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isNotFound } from "#data/api/apiClient.ts";
import { useRetry } from "#data/api/useRetry.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import type { Highlights } from "#domain/trends/highlights.ts";
import { formatDate } from "#domain/time/age.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { HighlightCard } from "./HighlightCard.tsx";
import { cards as cardsStyle, facts } from "./highlights.css.ts";
import { highlightQueries } from "./queries.ts";

/** The highlights of a year. */
export function Year({ year, saved }: { year: number; saved: ReactNode }) {
  const query = highlightQueries.of(year);
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
      now={now}
      instead={saved}
    >
      {(answer) => <Cards answer={answer} now={now} />}
    </QueryState>
  );
}

const NoData = ({ year }: { year: number }) => (
  <EmptyState action={<Link to="/yearly-highlights">The newest year with data</Link>}>
    There are no data of {year}.
  </EmptyState>
);

function Cards({ answer, now }: { answer: Highlights; now: number }) {
  const { year, complete, since, computedAt, revised, cards, sample } = answer;
  return (
    <Section title={complete ? String(year) : `${String(year)} so far`}>
      <div className={facts}>
        {since === null ? null : <span>Data since {formatDate(Date.parse(since))}</span>}
        <Freshness observedAt={computedAt} now={now} prefix="Computed" exact={usePrinting()} />
        {revised ? <Tag tone="warning">Revised</Tag> : null}
        {sample ? <Tag>Made-up sample data</Tag> : null}
      </div>
      {revised ? (
        <Text tone="quiet" size="sm">
          Imports for this year have changed since it was over, and its figures with them.
        </Text>
      ) : null}
      {cards.length === 0 ? (
        <EmptyState>
          Nothing of {year} rests on enough data for a highlight{complete ? "" : " yet"}.
        </EmptyState>
      ) : (
        <ul className={cardsStyle}>
          {cards.map((card) => (
            <li key={`${card.kind} ${card.title}`}>
              <HighlightCard card={card} of={answer} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
