import { printedSize } from "#domain/offers/titles.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Card } from "#design/surfaces/Card.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { About } from "#design/words/About.tsx";
import { Text } from "#design/words/Text.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { SECTIONS } from "#domain/offers/categories.ts";
import type { Statistics, StatisticsDeal } from "#domain/offers/statistics.ts";
import { useNow } from "#platform/clock.ts";
import { useHomePrices } from "./HomeRegister.tsx";
import type { HomePrices } from "./homePrices.ts";
import { homeQueries } from "./queries.ts";
import { seen } from "./best.css.ts";

/** A product of home's deals that was never opened: what home says of it, without a connection, too. */
export function SeenOnHome({ code }: { code: string }) {
  const now = useNow();
  const { data } = useQuery(homeQueries.statistics);
  const prices = useHomePrices();
  const deals = data === undefined ? [] : dealsOf(data, code);
  const [first] = deals;
  if (first === undefined) return null;
  return (
    <Card title={first.name}>
      <ul className={seen}>
        {deals.map((deal) => (
          <SeenRow
            key={`${deal.storeName} ${deal.storeLocation} ${deal.size ?? ""}`}
            deal={deal}
            now={now}
            prices={prices}
          />
        ))}
      </ul>
      <Text tone="quiet" size="sm">
        Prices are from the home page{prices.words || ", before tax"}. Connect and tap Retry to see
        every store.
      </Text>
    </Card>
  );
}

interface SeenRowProps {
  deal: StatisticsDeal;
  now: number;
  prices: HomePrices;
}

function SeenRow({ deal, now, prices }: SeenRowProps) {
  const { storeName, storeLocation, storeSlug, size, observedAt } = deal;
  const { cost, isAbout, verdict } = prices.priceOf(deal, now);
  const store = (
    <bdi translate="no">
      {storeName}, {storeLocation}
    </bdi>
  );
  return (
    <ListRow
      title={
        storeSlug === undefined ? (
          store
        ) : (
          <Link to="/dispensary-menus" search={{ store: storeSlug }}>
            {store}
          </Link>
        )
      }
      note={
        <>
          <bdi translate="no">{size === undefined ? null : printedSize(size, deal.name)}</bdi>{" "}
          {observedAt === undefined ? null : (
            <Freshness prefix="Seen" observedAt={observedAt} now={now} />
          )}
          {verdict === null ? null : (
            <>
              {" · "}
              <b>{verdict.text}</b>
            </>
          )}
        </>
      }
      end={<About isAbout={isAbout}>{cost}</About>}
    />
  );
}

/** Regions may share a deal: each is there once. */
function dealsOf({ topDeals }: Statistics, code: string): StatisticsDeal[] {
  const all = topDeals.flatMap(({ eighth, ...region }) => [
    ...SECTIONS.flatMap((section) => region[section] ?? []),
    ...(eighth === undefined ? [] : [eighth]),
  ]);
  const own = all.filter((deal) => deal.code?.toLowerCase() === code);
  return [...new Map(own.map((deal) => [JSON.stringify(deal), deal])).values()];
}
