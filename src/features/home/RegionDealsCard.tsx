import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { Card } from "#design/surfaces/Card.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { SECTIONS, SECTION_TITLES } from "#domain/offers/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import type { RegionDeals } from "#domain/offers/statistics.ts";
import { DealEntry } from "./DealEntry.tsx";
import { allDeals, dealList, fullCard, regionCard } from "./statistics.css.ts";

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
    <Card
      title={`${deals.region} Top Deals`}
      headingId={deals.region}
      className={sections.length === 0 ? regionCard : `${regionCard} ${fullCard}`}
      beside={
        region && (
          <Link
            to="/dispensary-deals"
            search={{ region }}
            className={`${button({ kind: "quiet" })} ${allDeals}`}
          >
            All deals<span className="visually-hidden"> in {region}</span>
          </Link>
        )
      }
    >
      {sections.length === 0 ? (
        <EmptyState>No deal has been seen here in the last three days.</EmptyState>
      ) : (
        sections.map(({ section, entries }) => (
          <div key={section}>
            <Heading level={3} tone={section}>
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
    </Card>
  );
}
