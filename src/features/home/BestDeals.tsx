import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { button } from "#design/controls/button.css.ts";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import type { RegionDeals, StatisticsDeal } from "#domain/offers/statistics.ts";
import { SITE } from "#domain/site/site.ts";
import type { Region } from "#domain/stores/regions.ts";
import { useNow } from "#platform/clock.ts";
import { useIsHydrated } from "#platform/lazyPart.tsx";
import { ownRegion, useSettings } from "#platform/settings.ts";
import { best, bestList, none, section } from "./best.css.ts";
import { heading } from "./home.css.ts";
import { homeQueries } from "./queries.ts";
import type { HomePrices } from "./homePrices.ts";
import { DealEntry } from "./RegionDealsCard.tsx";

/** The best deal of each section, of the visitor's own region where it is known. */
export function BestDeals({ prices }: { prices: HomePrices }) {
  const id = useId();
  const now = useNow();
  const { data } = useQuery(homeQueries.statistics);
  const settings = useSettings();
  // Nothing is known of the phone while everybody's view is taken over.
  const region = useIsHydrated() ? ownRegion(settings) : null;
  const deals = bestDeals(data?.topDeals ?? [], region);
  return (
    <section aria-labelledby={id} className={best}>
      <div className={heading}>
        <h2 id={id}>
          Best deals in {region ?? SITE.state}
          {prices.words}
        </h2>
        <Link
          to="/dispensary-deals"
          search={region === null ? {} : { region }}
          className={button({ kind: "quiet" })}
        >
          All<span className="visually-hidden"> deals</span>
        </Link>
      </div>
      {deals.length === 0 ? (
        <p className={none}>
          {data === undefined ? null : "No deal has been seen in the last three days."}
        </p>
      ) : (
        <ul className={bestList}>
          {deals.map(([of, deal]) => (
            <DealEntry
              key={of}
              className={section[of]}
              lead={`${SECTION_TITLES[of]} · `}
              deal={deal}
              now={now}
              prices={prices}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first of each section is the best of its region; of several regions the lowest unit price. */
function bestDeals(
  all: readonly RegionDeals[],
  region: Region | null,
): readonly (readonly [Section, StatisticsDeal])[] {
  const asked = all.filter((each) => region === null || each.region === region);
  return SECTIONS.flatMap((of) => {
    const firsts = asked.flatMap((each) => each[of]?.slice(0, 1) ?? []);
    const [first] = firsts.toSorted(
      (a, b) => (a.unitPriceCents ?? a.cost * 100) - (b.unitPriceCents ?? b.cost * 100),
    );
    return first === undefined ? [] : [[of, first] as const];
  });
}
