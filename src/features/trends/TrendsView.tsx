import { Button } from "#design/controls/Button.tsx";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { settledWeeks, showWeeks } from "#domain/trends/shownWeeks.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { USUAL_SPAN } from "#domain/trends/weekSpans.ts";
import { isWeekRunning, spanWords, weekWords } from "#domain/trends/weekWords.ts";
import { AvailabilityChart } from "./AvailabilityChart.tsx";
import { ChangeChart } from "./ChangeChart.tsx";
import { OffersChart } from "./OffersChart.tsx";
import { PriceChart } from "./PriceChart.tsx";
import { StrainsChart } from "./StrainsChart.tsx";
import { ALL_OF_STATE, weekAxis, type TrendChartProps } from "./weekAxis.ts";
import { BehindFigure } from "./BehindFigure.tsx";
import { head, method } from "./trends.css.ts";
import type { TrendsSearchProps } from "./trendsSearch.ts";
import { viewLink } from "./viewLink.ts";

interface TrendsViewProps extends TrendsSearchProps {
  answer: Trends;
  now: number;
}

/** As many weeks as an answer has at most: what was before them is not known. */
const MOST_WEEKS = 104;

/** The charts, one for each question, and the offers behind a figure of them. */
export function TrendsView({ answer, search, change, now }: TrendsViewProps) {
  const { region, weeks: span = USUAL_SPAN, to, week, category } = search;
  const isPrinting = usePrinting();
  const trends = showWeeks(answer, span, to);
  const place = region ?? ALL_OF_STATE;
  const [first, last] = [trends.weeks[0], trends.weeks.at(-1)];
  if (first === undefined || last === undefined || answer.observedAt === null) {
    return (
      <EmptyState
        action={
          region === undefined ? null : (
            <Button onClick={() => change({ region: undefined })}>Show all of Ohio</Button>
          )
        }
      >
        No prices have been seen {region === undefined ? "yet" : `in ${region} yet`}.
      </EmptyState>
    );
  }
  const isOpen = isWeekRunning(last, now);
  const settled = settledWeeks(trends, isOpen);
  const shown: TrendChartProps = {
    trends,
    settled,
    place,
    isOfState: region === undefined,
    axis: weekAxis(trends, settled, now),
    isRunning: isOpen,
    beginsHere: first === answer.weeks[0] && answer.weeks.length < MOST_WEEKS,
    link: viewLink(search, answer.weeks),
  };
  return (
    <Stack gap={6}>
      <PrintTitle title={SCREENS["/trends"]}>{shown.link}</PrintTitle>
      <div className={head}>
        <strong>{place}</strong>
        <span>{spanWords(first, last)}</span>
        <Freshness observedAt={answer.observedAt} now={now} exact={isPrinting} />
        {answer.sample ? (
          <Text as="span" size="sm">
            Made-up sample data.
          </Text>
        ) : null}
      </div>
      {to !== undefined && answer.weeks.includes(to) ? (
        <div className="no-print">
          <RemovableChip onRemove={() => change({ to: undefined })}>
            Up to {weekWords(to)}
          </RemovableChip>
        </div>
      ) : null}
      <Section title="What it costs">
        <PriceChart {...shown} search={search} />
        {week === undefined || category === undefined ? null : !answer.weeks.includes(week) ? (
          <Text role="status">The week of this link is not among these.</Text>
        ) : (
          <BehindFigure
            key={`${week} ${category}`}
            week={week}
            category={category}
            region={region}
            trends={answer}
            onClose={() => change({ week: undefined, category: undefined })}
          />
        )}
      </Section>
      <Section title="Dearer or cheaper">
        <ChangeChart {...shown} />
      </Section>
      <Section title="How much there is">
        <OffersChart {...shown} />
      </Section>
      <Section title="Where a strain can be had">
        <AvailabilityChart {...shown} />
      </Section>
      <Section title="New and gone">
        <StrainsChart {...shown} />
      </Section>
      <Section title="How this is computed">
        <ul className={method}>
          {sentencesOf(answer.method).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/);
