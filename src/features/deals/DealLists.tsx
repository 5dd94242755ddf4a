import { Link } from "@tanstack/react-router";
import { Fragment, useMemo, type ReactNode } from "react";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import { media } from "#design/tokens.ts";
import { Heading } from "#design/words/Heading.tsx";
import { SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { useIsKept } from "#data/pins.ts";
import { isByAppointment, knowsHours } from "#domain/stores/openingWords.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { ownSizeName, sizeChoice } from "#domain/offers/sizes.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { useMedia } from "#platform/media.ts";
import { type DealActions, DealCard, type DealCardProps } from "./DealCard.tsx";
import {
  allBar,
  allTile,
  groupLine,
  dealGrid,
  pickWords,
  struckHead,
  struckKey,
} from "./deals.css.ts";
import { newsFirst, type ListedDeal } from "./dealOrder.ts";
import { FIRST_DEALS, foldSameDeals, type ShownDeal } from "./firstDeals.ts";

interface DealListProps {
  label: string;
  deals: readonly ListedDeal[];
  showSection: boolean;
  opening: DealCardProps["opening"];
  isBesideKnown: boolean;
  /** Before those of stores that are shut today stands that they are. */
  dividesShut: boolean;
  now: number;
  register: Register | null;
  actions: DealActions;
  /** Names the list among all, so that Back finds its place. */
  memory: string;
}

/** All of some deals, in pairs as the first few of each section stand. */
export function DealList({ label, deals, memory, dividesShut, ...shown }: DealListProps) {
  const columns = useMedia(media.pairs) ? 2 : 1;
  const isKept = useIsKept();
  const folded = useMemo(() => foldSameDeals(deals, false, isKept), [deals, isKept]);
  return (
    <InGroups deals={folded} dividesShut={dividesShut}>
      {(some, title) => (
        <VirtualList
          label={title === null ? label : `${label}, ${title.toLowerCase()}`}
          rows={some}
          rowHeight={86}
          memory={title === null ? memory : `${memory} ${title.toLowerCase()}`}
          columns={columns}
        >
          {(deal) => <DealCard deal={deal} {...shown} />}
        </VirtualList>
      )}
    </InGroups>
  );
}

interface InGroupsProps {
  deals: readonly ShownDeal[];
  dividesShut: boolean;
  /** A group's deals, and the line above them: none above the first. */
  children: (deals: readonly ShownDeal[], title: string | null) => ReactNode;
}

/** What stores that are shut today have stands below what is open, and what is always on sale below what is news, each under a quiet line that says so. */
function InGroups({ deals, dividesShut, children }: InGroupsProps) {
  const { news, alwaysOn } = newsFirst(deals);
  const isLate = ({ isShut = false }: ShownDeal) => dividesShut && isShut;
  const groups = [
    { title: null, own: news.filter((deal) => !isLate(deal)) },
    { title: shutWords(deals), own: news.filter(isLate) },
    { title: "Always on sale", own: alwaysOn },
  ];
  return groups.map(({ title, own }) =>
    own.length === 0 ? null : (
      <Fragment key={title}>
        {title === null ? null : <p className={groupLine}>{title}</p>}
        {children(own, title)}
      </Fragment>
    ),
  );
}

const areByAppointment = (deals: readonly ShownDeal[]) =>
  deals.some(({ isShut = false, offer }) => isShut && isByAppointment(offer.store));

/** Above what nobody can walk in for today. */
function shutWords(deals: readonly ShownDeal[]): string {
  if (!areByAppointment(deals)) return "Closed today";
  const isAll = deals.every(({ isShut = false, offer }) => !isShut || isByAppointment(offer.store));
  return isAll ? "By appointment" : "Closed today, or by appointment";
}

/**
 * What the one that stands above a list is the best of: one of its size that costs less leads nobody to a store where nobody
 * can walk in any more today.
 *
 * @param folded all deals of its section
 */
export function leadWords(lead: ShownDeal, folded: readonly ShownDeal[]): string {
  const best = `Cheapest ${ownSizeName(lead.offer)}`;
  const beatenBy = folded.filter(
    (deal) =>
      deal.isShut === true && sizeOf(deal) === sizeOf(lead) && deal.price.cents < lead.price.cents,
  );
  if (beatenBy.length === 0) return best;
  if (!knowsHours(lead.offer.store)) return `${best} of stores not closed today`;
  return areByAppointment(beatenBy) ? `${best}, walk in today` : `${best} at a store open today`;
}

const sizeOf = ({ offer }: ShownDeal) => sizeChoice(offer).key;

interface SectionDealsProps {
  section: Section;
  /** All of it, each product once for each of its prices. */
  folded: readonly ShownDeal[];
  /** The few that are shown before one asks for all of them. */
  first: readonly ShownDeal[];
  /** How many deals they are. */
  count: number;
  /** All of them rather than the first few. */
  whole: boolean;
  /** Those by size, and not by unit price. */
  isBySize: boolean;
  /** The one of them that stands above the whole list. */
  lead: ShownDeal | null;
  /** Its heading's line says what a struck price is. */
  hasStruck: boolean;
  opening: DealCardProps["opening"];
  isBesideKnown: boolean;
  /** Before those of stores that are shut today stands that they are. */
  dividesShut: boolean;
  now: number;
  register: Register | null;
  actions: DealActions;
}

/** What a struck price is, above the first of them: in the line of their heading, or in one of its own. */
export const StruckKey = () => (
  <small className={struckKey}>Crossed out: regular or usual price</small>
);

/** One section by size, or by unit price, which compares within a section only. */
export function SectionDeals({
  section,
  folded,
  first,
  count,
  whole,
  isBySize,
  lead,
  hasStruck,
  dividesShut,
  ...rest
}: SectionDealsProps) {
  const shown = { ...rest, showSection: false };
  const title = SECTION_TITLES[section];
  const others = first.filter((deal) => deal !== lead);
  const isPick = folded.slice(0, first.length).some((deal) => !first.includes(deal));
  const isOther =
    lead !== null && first.every((deal) => deal === lead || sizeOf(deal) !== sizeOf(lead));
  return (
    <section aria-label={title}>
      {/* Where it is the only one its chip has just said it. */}
      <div className={hasStruck ? struckHead : undefined}>
        <Heading tone={section} className={whole ? "visually-hidden" : undefined}>
          {title}
          {isPick && isOther && !whole ? <small className={pickWords}>other sizes</small> : null}
        </Heading>
        {hasStruck ? <StruckKey /> : null}
      </div>
      {whole ? (
        <DealList
          label={`${title} deals`}
          deals={folded}
          dividesShut={dividesShut}
          {...shown}
          memory={`deals ${section}${isBySize ? "" : " unit"}`}
        />
      ) : (
        <InGroups deals={others} dividesShut={dividesShut}>
          {(some) => (
            <ul className={dealGrid}>
              {some.map((deal) => (
                <li key={offerKey(deal.offer)}>
                  <DealCard deal={deal} {...shown} />
                </li>
              ))}
              {count > FIRST_DEALS && some.at(-1) === others.at(-1) ? (
                <li className={some.length % 2 === 0 ? allBar : undefined}>
                  <Link
                    to="/dispensary-deals"
                    search={(search) => ({ ...search, section })}
                    className={allTile}
                  >
                    All {count} in {title}
                  </Link>
                </li>
              ) : null}
            </ul>
          )}
        </InGroups>
      )}
    </section>
  );
}
