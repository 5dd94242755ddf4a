import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import { media } from "#design/tokens.ts";
import { Heading } from "#design/words/Heading.tsx";
import { SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { offerKey } from "#domain/offers/offers.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { useMedia } from "#platform/media.ts";
import { type DealActions, DealCard } from "./DealCard.tsx";
import { dealGrid } from "./deals.css.ts";
import type { ListedDeal } from "./findDeals.ts";
import { firstDeals, FIRST_DEALS } from "./firstDeals.ts";

interface DealListProps {
  label: string;
  deals: readonly ListedDeal[];
  showSection: boolean;
  saysOpen: boolean;
  now: number;
  register: Register | null;
  actions: DealActions;
  /** Names the list among all, so that Back finds its place. */
  memory: string;
}

/** All of some deals, in pairs as the first few of each section stand. */
export function DealList({ label, deals, memory, ...shown }: DealListProps) {
  const columns = useMedia(media.pairs) ? 2 : 1;
  return (
    <VirtualList label={label} rows={deals} rowHeight={86} memory={memory} columns={columns}>
      {(deal) => <DealCard deal={deal} {...shown} />}
    </VirtualList>
  );
}

interface SectionDealsProps {
  section: Section;
  deals: readonly ListedDeal[];
  /** All of them rather than the first few. */
  whole: boolean;
  saysOpen: boolean;
  now: number;
  register: Register | null;
  actions: DealActions;
}

/** One section by unit price, which compares within a section only. */
export function SectionDeals({ section, deals, whole, ...rest }: SectionDealsProps) {
  const shown = { ...rest, showSection: false };
  const title = SECTION_TITLES[section];
  return (
    <section aria-label={title}>
      <Heading tone={section}>{title}</Heading>
      {whole ? (
        <DealList label={`${title} deals`} deals={deals} {...shown} memory={`deals ${section}`} />
      ) : (
        <>
          <ul className={dealGrid}>
            {firstDeals(deals).map((deal) => (
              <li key={offerKey(deal.offer)}>
                <DealCard deal={deal} {...shown} />
              </li>
            ))}
          </ul>
          {deals.length > FIRST_DEALS ? (
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
