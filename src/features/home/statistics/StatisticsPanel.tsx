import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { RefreshFailed } from "#design/refreshFailed/RefreshFailed.tsx";
import { Spinner } from "#design/spinner/Spinner.tsx";
import { StillWaiting } from "#design/stillWaiting/StillWaiting.tsx";
import { useRetry } from "#data/api/useRetry.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { useSettings } from "#platform/settings.ts";
import { RegionDealsCard } from "./RegionDealsCard.tsx";
import { StatisticsMissing } from "./StatisticsMissing.tsx";
import { StrainsCard } from "./StrainsCard.tsx";
import { homeQueries } from "./queries.ts";
import { panel, panelHead, regions, waiting } from "./home.css.ts";

export function StatisticsPanel() {
  const statistics = useQuery(homeQueries.statistics);
  const now = useNow();
  const online = useOnline();
  const { homeRegion } = useSettings();
  const id = useId();
  const retry = useRetry(homeQueries.statistics.queryKey);

  return (
    <section aria-labelledby={id} className={panel}>
      <div className={panelHead}>
        <h2 id={id}>Product statistics</h2>
        {statistics.data ? <Freshness observedAt={statistics.data.observedAt} now={now} /> : null}
      </div>
      {statistics.data ? (
        <>
          {statistics.isError ? (
            <RefreshFailed savedAt={statistics.dataUpdatedAt} now={now} onRetry={retry} />
          ) : null}
          <StrainsCard strains={statistics.data.topFlower} />
          <div className={regions}>
            {homeFirst(statistics.data.topDeals, homeRegion).map((deals) => (
              <RegionDealsCard key={deals.region} deals={deals} now={now} />
            ))}
          </div>
        </>
      ) : statistics.isError || (!online && statistics.failureReason !== null) ? (
        <StatisticsMissing onRetry={retry} />
      ) : (
        <div className={waiting}>
          <Spinner size="4xl" title="Loading product statistics" />
          <StillWaiting onRetry={retry} />
        </div>
      )}
    </section>
  );
}

function homeFirst<Deals extends { region: string }>(all: readonly Deals[], home: string | null) {
  return all.toSorted((a, b) => Number(b.region === home) - Number(a.region === home));
}
