import { useQuery } from "@tanstack/react-query";
import X from "~icons/x";
import { useEffect, useId, useRef } from "react";
import { useRetry } from "#data/api/useRetry.ts";
import { Button } from "#design/controls/Button.tsx";
import { QueryState } from "#design/states/QueryState.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import type { Region } from "#domain/stores/regions.ts";
import { priceWords } from "#domain/trends/trendWords.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { trendQueries } from "./queries.ts";
import { offers as offersStyle, offersHead } from "./trends.css.ts";
import { OfferRows } from "./OfferRows.tsx";

interface BehindFigureProps {
  week: string;
  category: Section;
  region: Region | undefined;
  trends: Trends;
  onClose: () => void;
}

/** The offers that a week's median is the median of. */
export function BehindFigure({ week, category, region, trends, onClose }: BehindFigureProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = trendQueries.offers(week, category, region);
  const offers = useQuery(query);
  const retry = useRetry(query.queryKey);
  const place = trends.weeks.indexOf(week);
  const trend = trends.categories[category];
  useEffect(() => {
    // With a screen that was just opened: its title takes the focus in the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        heading.current?.focus({ preventScroll: true });
        heading.current?.closest("section")?.scrollIntoView({ block: "start" });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section aria-labelledby={id} className={offersStyle}>
      <Stack>
        <div className={offersHead}>
          <h3 id={id} ref={heading} tabIndex={-1}>
            Offers behind {SECTION_TITLES[category]}, {weekWords(week)}
          </h3>
          <Button
            kind="icon"
            className="no-print"
            aria-label="Close the list of offers"
            onClick={onClose}
          >
            <X size={20} aria-hidden="true" />
          </Button>
        </div>
        {place === -1 ? null : <Text>{priceWords(trend, place)}</Text>}
        <QueryState
          what="these offers"
          query={offers}
          onRetry={retry}
          online={useOnline()}
          now={useNow()}
        >
          {(answer) => <OfferRows offers={answer.offers} unit={trend.unit} />}
        </QueryState>
      </Stack>
    </section>
  );
}
