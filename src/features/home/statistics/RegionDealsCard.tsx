import { Link } from "@tanstack/react-router";
import { button } from "#design/button/button.css.ts";
import { Card } from "#design/card/Card.tsx";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Heading } from "#design/heading/Heading.tsx";
import { SECTIONS, SECTION_TITLES } from "#domain/menus/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import type { RegionDeals } from "#domain/site/statistics.ts";
import { DealEntry } from "./DealEntry.tsx";
import { dealList, sectionHeading } from "./home.css.ts";

interface RegionDealsCardProps {
  deals: RegionDeals;
  now: number;
}

export function RegionDealsCard({ deals, now }: RegionDealsCardProps) {
  const region = REGIONS.find((known) => known === deals.region);
  const sections = SECTIONS.map((section) => ({ section, entries: deals[section] ?? [] })).filter(
    ({ entries }) => entries.length > 0,
  );
  return (
    <Card title={`${deals.region} Top Deals`}>
      {sections.length === 0 ? (
        <EmptyState>No deal has been seen here in the last three days.</EmptyState>
      ) : (
        sections.map(({ section, entries }) => (
          <div key={section}>
            <Heading level={3} tone={section} className={sectionHeading}>
              {SECTION_TITLES[section]}
            </Heading>
            <ul className={dealList}>
              {entries.map((deal, place) => (
                <DealEntry key={`${place} ${deal.name}`} deal={deal} now={now} />
              ))}
            </ul>
          </div>
        ))
      )}
      {region === undefined ? null : (
        <div>
          <Link to="/dispensary-deals" search={{ region }} className={button({ kind: "quiet" })}>
            All deals in {region}
          </Link>
        </div>
      )}
    </Card>
  );
}
