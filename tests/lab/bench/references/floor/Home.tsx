import { useQuery } from "@tanstack/react-query";
import { SECTION_TITLES, SECTIONS } from "#domain/offers/categories.ts";
import type { Announcement } from "#domain/site/site.ts";
import type { StatisticsDeal, RegionDeals, Statistics } from "#domain/offers/statistics.ts";

const ask =
  <Answer,>(path: string) =>
  async (): Promise<Answer> => {
    const response = await fetch(path);
    return response.json();
  };

export function Home() {
  const announcements = useQuery({
    queryKey: ["announcements"],
    queryFn: ask<Announcement[]>("/api/announcements"),
  });
  const statistics = useQuery({
    queryKey: ["statistics"],
    queryFn: ask<Statistics>("/api/statistics"),
  });
  return (
    <main>
      {announcements.data?.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <h1>Ohio Cannabis Community</h1>
      {statistics.data ? <Figures statistics={statistics.data} /> : <p>Loading</p>}
    </main>
  );
}

function Figures({ statistics: { topFlower, topDeals } }: { statistics: Statistics }) {
  return (
    <>
      <h2>Most available strains</h2>
      <ol>
        {topFlower.map(({ name, count }) => (
          <li key={name}>
            {name} {count}
          </li>
        ))}
      </ol>
      {topDeals.map((deals) => (
        <Region key={deals.region} deals={deals} />
      ))}
    </>
  );
}

function Region({ deals }: { deals: RegionDeals }) {
  return (
    <section>
      <h2>{deals.region} Top Deals</h2>
      {SECTIONS.map((section) => (
        <div key={section}>
          <h3>{SECTION_TITLES[section]}</h3>
          <ul>
            {deals[section]?.map((deal) => (
              <Entry key={`${deal.storeName} ${deal.name}`} deal={deal} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Entry({
  deal: { storeName, storeLocation, name, cost, size, observedAt },
}: {
  deal: StatisticsDeal;
}) {
  return (
    <li>
      {storeName} · {storeLocation} {name} {size} ${cost.toFixed(2)} {observedAt}
    </li>
  );
}
