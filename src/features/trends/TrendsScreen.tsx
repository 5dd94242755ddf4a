import { useQuery } from "@tanstack/react-query";
import Printer from "~icons/printer";
import Share2 from "~icons/share-2";
import type { ReactNode } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Button } from "#design/controls/Button.tsx";
import { hiddenOnPhone } from "#design/hiddenOnPhone.css.ts";
import { Page } from "#design/surfaces/Page.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { Text } from "#design/words/Text.tsx";
import { SCREENS } from "#domain/site/routes.ts";
import { SITE } from "#domain/site/site.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { shareAddress } from "#platform/share.ts";
import { largeQueries } from "#data/queries.ts";
import type { TrendsSearchProps } from "./trendsSearch.ts";
import { TrendsView } from "./TrendsView.tsx";
import { viewLink } from "./viewLink.ts";
import { Select } from "#design/controls/Select.tsx";
import { type Region, REGION_OPTIONS } from "#domain/stores/regions.ts";
import { firstDay } from "#domain/trends/weekWords.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { spansOf, USUAL_SPAN, usualSpan, WEEK_SPANS } from "#domain/trends/weekSpans.ts";
import { PriceHeadline } from "./PriceChart.tsx";
import { filters, headlinePlace } from "./trends.css.ts";

interface TrendsScreenProps extends TrendsSearchProps {
  /** What the address calls a region, and no region is called. */
  noRegion?: string | undefined;
  /** What is saved on this phone, shown where the trends are not. */
  saved: ReactNode;
}

/** What things cost week by week, and on how many offers that rests. */
export function TrendsScreen({ search, noRegion, change, saved }: TrendsScreenProps) {
  const query = largeQueries.trends(search.region);
  const trends = useQuery(query);
  const retry = useRetry(query.queryKey);
  const now = useNow();
  const online = useOnline();
  const isMissing =
    trends.data === undefined && (trends.isError || (!online && trends.failureReason !== null));
  return (
    <Page
      dense
      title={SCREENS["/trends"]}
      // Without a figure there is nothing to hand on, and nothing for paper.
      after={
        isMissing ? null : (
          <>
            <Button
              kind="quiet"
              onClick={() =>
                void shareAddress(
                  SCREENS["/trends"],
                  viewLink(search, trends.data),
                  "The address of this view has been copied.",
                )
              }
            >
              <Share2 aria-hidden="true" /> <span className={hiddenOnPhone}>Share</span>
            </Button>
            <Button kind="quiet" onClick={() => print()}>
              <Printer aria-hidden="true" /> <span className={hiddenOnPhone}>Print</span>
            </Button>
          </>
        )
      }
    >
      {isMissing ? null : (
        <div className={`${headlinePlace} no-print`}>
          {trends.data === undefined ? null : (
            <PriceHeadline answer={trends.data} search={search} now={now} />
          )}
        </div>
      )}
      {/* Of nothing there is nothing to choose; from one region that is missing there is a way to all of it. */}
      {isMissing && search.region === undefined ? null : (
        <TrendFilters search={search} change={change} known={trends.data ?? null} now={now} />
      )}
      {noRegion === undefined ? null : (
        <Text role="status">
          There is no region called <bdi translate="no">{noRegion}</bdi>, so this is all of{" "}
          {SITE.state}.
        </Text>
      )}
      <QueryState what="the trends" query={trends} onRetry={retry} online={online} instead={saved}>
        {(answer) => <TrendsView answer={answer} search={search} change={change} now={now} />}
      </QueryState>
    </Page>
  );
}

const ANY = "";

const REGION_CHOICES: { value: Region | typeof ANY; label: string }[] = [
  { value: ANY, label: `All of ${SITE.state}` },
  ...REGION_OPTIONS,
];

const SPAN_TITLES = { 13: "3 months", 26: "6 months", 52: "1 year", 104: "2 years" } as const;

interface TrendFiltersProps extends TrendsSearchProps {
  /** The weeks that there are; `null` until they have come. */
  known: Pick<Trends, "weeks" | "offers"> | null;
  now: number;
}

/** Where, and how far back: no range is longer than what is known, and the longest says so. */
function TrendFilters(props: TrendFiltersProps) {
  const { search, change, known, now } = props;
  const usual = known === null ? USUAL_SPAN : usualSpan(known.offers);
  const { region, weeks = usual } = search;
  const spans = known === null ? WEEK_SPANS : spansOf(known.weeks.length);
  const all = spans.at(-1);
  const isAll = known !== null && all !== undefined && known.weeks.length < all;
  const shown = all === undefined || weeks <= all ? weeks : all;
  return (
    <div className={`${filters} no-print`}>
      <Select
        label="Region"
        hidesLabel
        options={REGION_CHOICES}
        value={region ?? ANY}
        onChange={(chosen) =>
          // The offers of another region are not behind this region's figure.
          change({
            region: chosen === ANY ? undefined : chosen,
            week: undefined,
            category: undefined,
          })
        }
      />
      <Select
        label="Range"
        hidesLabel
        options={spans.map((span) => ({
          value: String(span),
          label:
            isAll && span === all
              ? `Since ${firstDay(known.weeks[0] ?? "", now)}`
              : SPAN_TITLES[span],
        }))}
        value={String(shown)}
        onChange={(chosen) => {
          const span = WEEK_SPANS.find((each) => String(each) === chosen);
          change({ weeks: span === usual ? undefined : span });
        }}
      />
    </div>
  );
}
