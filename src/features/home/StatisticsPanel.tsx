import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useState, type ComponentProps } from "react";
import { Freshness } from "#design/words/Freshness.tsx";
import { sticky } from "#design/sticky.css.ts";
import { Spinner } from "#design/states/Spinner.tsx";
import { StillWaiting } from "#design/states/StillWaiting.tsx";
import { useRetry } from "#data/api/useRetry.ts";
import { SECTIONS } from "#domain/offers/categories.ts";
import type { RegionDeals, StrainCount } from "#domain/offers/statistics.ts";
import { useNow } from "#platform/clock.ts";
import { useOnline } from "#platform/connection.ts";
import { lazyPart, whenPainted } from "#platform/lazyPart.tsx";
import { currentSettings, ownRegion, useSettings } from "#platform/settings.ts";
import { Coverage } from "./Coverage.tsx";
import type { HomePrices } from "./homePrices.ts";
import type DrawnStamp from "./DealStamp.tsx";
import { RegionDealsCard } from "./RegionDealsCard.tsx";
import { homeQueries } from "./queries.ts";
import {
  counted,
  countedOnce,
  panel,
  ofStores,
  panelHead,
  regionBar,
  regions,
  waiting,
  strainList,
  strainRow,
  strainStamp,
  unranked,
} from "./statistics.css.ts";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Badge } from "#design/words/Badge.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { SITE, strainPath } from "#domain/site/site.ts";
import { PlainLink } from "#platform/plainLinks.tsx";

const DealStamp = lazyPart<ComponentProps<typeof DrawnStamp>>(() => import("./DealStamp.tsx"));

const RegionChips = whenPainted(() => import("./RegionChips.tsx"));

export function StatisticsPanel({ prices }: { prices: HomePrices }) {
  const statistics = useQuery(homeQueries.statistics);
  const now = useNow();
  const online = useOnline();
  // Cards never change places under the eyes of the reader: what a chip says holds from the next visit on.
  const [own] = useState(() => ownRegion(currentSettings()));
  const { profile, with_tax } = useSettings();
  const id = useId();
  const retry = useRetry(homeQueries.statistics.queryKey);

  return (
    <section aria-labelledby={id} className={panel}>
      <div className={panelHead}>
        <h2 id={id}>
          Strains and deals
          {prices.words}
        </h2>
        {statistics.data ? (
          <div className={ofStores}>
            <Coverage before="From" />
            <Freshness observedAt={statistics.data.observedAt} now={now} />
            {profile === "adult" || with_tax === "on" ? null : <span>everybody’s prices</span>}
          </div>
        ) : null}
      </div>
      {statistics.data ? (
        <>
          <StrainsCard
            strains={statistics.data.topStrains ?? statistics.data.topFlower}
            rule={statistics.data.topStrains ? "Known strains, any product" : "Flower only"}
            withPrices={statistics.data.stores?.withPrices}
          />
          <RegionCards
            all={ownFirst(statistics.data.topDeals, own)}
            own={own}
            now={now}
            prices={prices}
          />
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

interface RegionCardsProps {
  prices: HomePrices;
  all: readonly RegionDeals[];
  own: string | null;
  now: number;
}

/** A phone has every region by its head alone. Wider screens have room for all but the visitor's own, the best of which stand above already. */
function RegionCards({ all, own, ...shown }: RegionCardsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <div>
      <nav aria-label="Regions" className={`${sticky} ${regionBar} no-print`}>
        <Suspense>
          <RegionChips
            regions={all.filter(hasDeals).map(({ region }) => region)}
            onJump={(region) => setOpened(new Set([...opened, region]))}
          />
        </Suspense>
      </nav>
      <div className={regions}>
        {all.map((deals) => (
          <RegionDealsCard
            key={deals.region}
            deals={deals}
            folding={{
              isOpen: opened.has(deals.region),
              onToggle: () => setOpened(toggled(opened, deals.region)),
              everywhere: deals.region === own,
            }}
            {...shown}
          />
        ))}
      </div>
    </div>
  );
}

function toggled(all: ReadonlySet<string>, region: string): ReadonlySet<string> {
  const others = [...all].filter((each) => each !== region);
  return new Set(all.has(region) ? others : [...others, region]);
}

/** The visitor's own region, then those that have deals, and at the end those of which it is said that they have none. */
function ownFirst(all: readonly RegionDeals[], own: string | null) {
  const rank = (each: RegionDeals) => (each.region === own ? 0 : hasDeals(each) ? 1 : 2);
  return all.toSorted((a, b) => rank(a) - rank(b));
}

const hasDeals = (each: RegionDeals) => SECTIONS.some((of) => (each[of] ?? []).length > 0);

function StatisticsMissing({ onRetry }: { onRetry: () => void }) {
  const online = useOnline();
  return (
    <EmptyState
      action={
        <Button kind="primary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {online
        ? "The statistics could not be loaded. The rest works as usual."
        : "Not saved on this device yet. Connect to load the statistics."}
    </EmptyState>
  );
}

interface StrainsCardProps {
  strains: readonly StrainCount[];
  /** Which products count: an older answer has flower alone. */
  rule: string;
  /** How many stores have prices; `undefined`: an older answer does not say. */
  withPrices: number | undefined;
}

function StrainsCard({ strains, rule, withPrices }: StrainsCardProps) {
  // Ten times the same words say nothing of any of them.
  const isSaidOnce = areAlike(strains);
  return (
    <Card title={`${SITE.state}'s Most Available Strains`}>
      {strains.length === 0 ? (
        <EmptyState>No strain has been listed in the last three days.</EmptyState>
      ) : (
        <>
          {isSaidOnce ? (
            <p className={countedOnce}>
              {rule}, each {eachText(strains[0]?.count ?? 0, withPrices)}
            </p>
          ) : (
            <p className={counted}>{rule}, in how many stores now</p>
          )}
          <ol className={isSaidOnce ? unranked : strainList}>
            {strains.map(({ name, count, slug, label }) => (
              <li key={name}>
                <span className={strainRow}>
                  <span className={strainStamp}>
                    <DealStamp
                      deal={{ name, label, strain: slug ? { slug, name } : undefined }}
                      size={32}
                    />
                  </span>
                  {slug ? (
                    <PlainLink href={strainPath(slug)}>
                      <bdi translate="no">{name}</bdi>
                    </PlainLink>
                  ) : (
                    <bdi translate="no">{name}</bdi>
                  )}
                  {isSaidOnce ? (
                    <span className="visually-hidden">{storesText(count)}</span>
                  ) : (
                    <Badge>{storesText(count)}</Badge>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

/** Numbers would rank what is equal. */
const areAlike = (strains: readonly StrainCount[]) =>
  strains.length > 1 && strains.every(({ count }) => count === strains[0]?.count);

const eachText = (count: number, withPrices: number | undefined) =>
  count > 1 && count === withPrices
    ? `at all ${storesText(count)} with prices`
    : `in ${storesText(count)}`;

/** As `countOfStores`, whose room the landing page does without. */
const storesText = (count: number) => (count === 1 ? "1 store" : `${String(count)} stores`);
