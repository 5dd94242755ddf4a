import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "#design/button/Button.tsx";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { RefreshFailed } from "#design/refreshFailed/RefreshFailed.tsx";
import { Spinner } from "#design/spinner/Spinner.tsx";
import { useNow } from "#platform/clock.ts";
import { RegionDealsCard } from "./RegionDealsCard.tsx";
import { StatisticsMissing } from "./StatisticsMissing.tsx";
import { StrainsCard } from "./StrainsCard.tsx";
import { homeQueries } from "./queries.ts";
import { panel, panelHead, regions, stillWaiting, waiting } from "./home.css.ts";

export function StatisticsPanel() {
  const statistics = useQuery(homeQueries.statistics);
  const now = useNow();
  const id = useId();
  const queryClient = useQueryClient();
  const retry = async () => {
    // A first call that hangs would otherwise be waited for again.
    await queryClient.cancelQueries(homeQueries.statistics);
    await statistics.refetch();
  };

  return (
    <section aria-labelledby={id} className={panel}>
      <div className={panelHead}>
        <h2 id={id}>Product statistics</h2>
        {statistics.data ? <Freshness observedAt={statistics.data.observedAt} now={now} /> : null}
      </div>
      {statistics.data ? (
        <>
          {statistics.isError ? (
            <RefreshFailed
              savedAt={statistics.dataUpdatedAt}
              now={now}
              onRetry={() => void retry()}
            />
          ) : null}
          <StrainsCard strains={statistics.data.topFlower} />
          <div className={regions}>
            {statistics.data.topDeals.map((deals) => (
              <RegionDealsCard key={deals.region} deals={deals} now={now} />
            ))}
          </div>
        </>
      ) : statistics.isError ? (
        <StatisticsMissing onRetry={() => void retry()} />
      ) : (
        <div className={waiting}>
          <Spinner size="4xl" title="Loading product statistics" />
          <p className={stillWaiting}>
            The server has not answered yet. <Button onClick={() => void retry()}>Retry</Button>
          </p>
        </div>
      )}
    </section>
  );
}
