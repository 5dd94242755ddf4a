import { SECTIONS } from "#domain/offers/categories.ts";
import { SITE } from "#domain/site/site.ts";
import { Button } from "#design/controls/Button.tsx";
import { RemovableChip } from "#design/controls/ChipGroup.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { PrintTitle } from "#design/words/PrintTitle.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Section } from "#design/surfaces/Section.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import { SCREENS } from "#domain/site/routes.ts";
import {
  leadingWeek,
  settledWeeks,
  showWeeks,
  withoutUnreadStart,
} from "#domain/trends/shownWeeks.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { usualSpan } from "#domain/trends/weekSpans.ts";
import { isWeekRunning, spanWords, weekWords } from "#domain/trends/weekWords.ts";
import { AvailabilityChart } from "./AvailabilityChart.tsx";
import { ChangeChart } from "./ChangeChart.tsx";
import { PriceChart } from "./PriceChart.tsx";
import { hasStrainNews, StrainsChart } from "./StrainsChart.tsx";
import { ALL_OF_STATE, weekAxis, type TrendChartProps, ChartFoot } from "./ChartFoot.tsx";
import { TrendFigure } from "./TrendFigure.tsx";
import { BehindFigure } from "./BehindFigure.tsx";
import { figures, allColumns, head, method, threeRows, ways } from "./trends.css.ts";
import type { TrendsSearchProps } from "./trendsSearch.ts";
import { viewLink } from "./viewLink.ts";
import { Link } from "@tanstack/react-router";
import { BarChart } from "#design/charts/BarChart.tsx";
import { counted, isSameCount, offersFigure } from "#domain/trends/trendWords.ts";

interface TrendsViewProps extends TrendsSearchProps {
  answer: Trends;
  now: number;
}

/** As many weeks as an answer has at most: what was before them is not known. */
const MOST_WEEKS = 104;

/** The charts, one for each question, and the offers behind a figure of them. */
export function TrendsView({ answer, search, change, now }: TrendsViewProps) {
  const { region, weeks: span = usualSpan(answer.offers), to, week, category } = search;
  const isPrinting = usePrinting();
  const trends = withoutUnreadStart(showWeeks(answer, span, to));
  const place = region ?? ALL_OF_STATE;
  const [first, last] = [trends.weeks[0], trends.weeks.at(-1)];
  if (first === undefined || last === undefined || answer.observedAt === null) {
    return (
      <EmptyState
        action={
          region === undefined ? null : (
            <Button onClick={() => change({ region: undefined })}>Show all of {SITE.state}</Button>
          )
        }
      >
        No prices have been seen {region === undefined ? "yet" : `in ${region} yet`}.
      </EmptyState>
    );
  }
  const isOpen = isWeekRunning(last, now);
  const settled = settledWeeks(trends, isOpen);
  const seen = trends.offers.filter((count) => count > 0).length;
  const isSparse = seen * 2 <= trends.weeks.length;
  const shown: TrendChartProps = {
    trends,
    settled,
    place,
    isOfState: region === undefined,
    axis: weekAxis(trends, now),
    leading: leadingWeek(trends, isOpen),
    isRunning: isOpen,
    beginsHere: first === answer.weeks[0] && answer.weeks.length < MOST_WEEKS,
    link: viewLink(search, answer),
  };
  return (
    <Stack gap={6}>
      <PrintTitle title={SCREENS["/trends"]}>{shown.link}</PrintTitle>
      <div className={head}>
        {/* On the screen the choices above say it, and the axes. */}
        {isPrinting ? (
          <>
            <strong>{place}</strong>
            <span>{spanWords(first, last, now)}</span>
          </>
        ) : null}
        <Freshness observedAt={answer.observedAt} now={now} exact={isPrinting} />
        {answer.sample ? (
          <Text as="span" size="sm">
            Made-up sample data.
          </Text>
        ) : null}
        {isSparse ? (
          <Text as="span" tone="quiet" size="sm">
            Menus read in {seen} of {trends.weeks.length} weeks
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
      <div className={figures}>
        <Section title="What it costs" className={allColumns}>
          <PriceChart {...shown} search={search} />
          {week === undefined || category === undefined ? null : !answer.weeks.includes(week) ? (
            <Text role="status">The week in this link isn’t among these.</Text>
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
        <Section title="The same products, week by week">
          <ChangeChart {...shown} />
        </Section>
        {/* The same number every week is how much was read of the menus, not how much there is. */}
        {isSameCount(trends.offers) ? null : (
          <Section title="How much there is">
            <OffersChart {...shown} />
          </Section>
        )}
        <Section title="Where to find a strain" className={threeRows}>
          <AvailabilityChart {...shown} />
        </Section>
        {hasStrainNews(trends, shown.beginsHere) ? (
          <Section title="New and gone">
            <StrainsChart {...shown} />
          </Section>
        ) : null}
      </div>
      <Fold summary="How we count all this" open={isPrinting}>
        <ul className={method}>
          {isOpen ? (
            <li>
              This week so far is the last point, an open mark, and the last bar, of broken lines.
            </li>
          ) : null}
          {shown.beginsHere && trends.weeks.length < span ? (
            <li>Nothing is known before {weekWords(first)}.</li>
          ) : null}
          {isSparse ? (
            <li>
              Menus were read in {seen} of these {trends.weeks.length} weeks; what stands between
              them is not known.
            </li>
          ) : null}
          {sentencesOf(answer.method).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Fold>
    </Stack>
  );
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z])/);

/** How many offers were seen on menus. */
function OffersChart({ trends, leading, axis, isRunning, ...foot }: TrendChartProps) {
  const { weeks, offers } = trends;
  const figure = offersFigure(trends, leading, isRunning && leading === weeks.length - 1);
  // No offer at all means that no menu was read.
  const seen = offers.map((count) => (count === 0 ? null : count));
  const words = (place: number) =>
    seen[place] === null ? "none seen" : counted(offers[place] ?? 0, "price");
  return (
    <BarChart
      title="Prices on menus"
      unit="one for each product at each store, in stock for everybody, seen in the week"
      sentence={
        figure === null ? null : (
          <TrendFigure look="leaf" number={figure.number}>
            {figure.words}
          </TrendFigure>
        )
      }
      axis={axis}
      isRunning={isRunning}
      format={(count) => count.toLocaleString("en-US")}
      panels={[
        {
          key: "offers",
          series: [{ name: "On menus", look: "leaf", values: seen }],
          empty: "Nothing seen.",
        },
      ]}
      readOut={(place) => [{ look: "leaf", name: "On menus:", words: words(place) }]}
      renderActions={() => (
        <div className={`${ways} no-print`}>
          <Link to="/dispensary-menus" search={{ store: "all" }}>
            All menus of today, which list more
          </Link>
        </div>
      )}
      table={{
        columns: ["Week", "Prices on menus"],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [axis.points[place]?.label ?? weekWords(week), words(place)],
          }))
          .toReversed(),
      }}
    >
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="offers"
        about="Prices that were seen on menus in the week and not sold out, of all categories."
        counting={[
          "Menus list more: also what is sold out, for patients only, or was last seen before that week.",
        ]}
        restsOn={offersRestOn(trends, leading)}
      />
    </BarChart>
  );
}

/** Of how many of a week's offers the prices above are: the rest are in none of the four categories. */
function offersRestOn({ weeks, offers, categories }: Trends, at: number): string {
  const all = offers[at] ?? 0;
  const priced = SECTIONS.reduce((sum, section) => sum + (categories[section].n[at] ?? 0), 0);
  return `${weekWords(weeks[at] ?? "")} rests on ${counted(all, "price")}, ${priced.toLocaleString("en-US")} of them in the figures above. The others are pre-rolls, tinctures and topicals, or have no price for a gram or 100 mg of THC.`;
}
