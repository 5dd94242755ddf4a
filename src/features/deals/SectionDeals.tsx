import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { Heading } from "#design/words/Heading.tsx";
import { SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { DealCard } from "./DealCard.tsx";
import { DealList } from "./DealList.tsx";
import type { DealActions } from "./dealActions.ts";
import { offerKey } from "#domain/offers/offers.ts";
import type { ListedDeal } from "./findDeals.ts";
import { dealGrid } from "./deals.css.ts";

/** Deals of a section that are shown before one asks for all of them. */
const FIRST = 6;

interface SectionDealsProps {
  section: Section;
  deals: readonly ListedDeal[];
  /** All of them rather than the first few. */
  whole: boolean;
  now: number;
  actions: DealActions;
}

/** One section by unit price, which compares within a section only. */
export function SectionDeals({ section, deals, whole, now, actions }: SectionDealsProps) {
  const title = SECTION_TITLES[section];
  return (
    <section aria-label={title}>
      <Heading tone={section}>{title}</Heading>
      {whole ? (
        <DealList
          label={`${title} deals`}
          deals={deals}
          showSection={false}
          now={now}
          actions={actions}
          memory={`deals ${section}`}
        />
      ) : (
        <>
          <ul className={dealGrid}>
            {deals.slice(0, FIRST).map((deal) => (
              <li key={offerKey(deal.offer)}>
                <DealCard deal={deal} showSection={false} now={now} actions={actions} />
              </li>
            ))}
          </ul>
          {deals.length > FIRST ? (
            <Link
              to="/dispensary-deals"
              search={(search) => ({ ...search, section })}
              className={button({ kind: "secondary" })}
            >
              All {deals.length} in {title}
            </Link>
          ) : null}
        </>
      )}
    </section>
  );
}
