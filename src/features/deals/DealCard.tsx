import { moreStores, storeLocation } from "#domain/stores/stores.ts";
import { StoreAt } from "#design/words/StoreAt.tsx";
import { DAY_MS } from "#domain/time/spans.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { spine } from "#design/drawings/category.css.ts";
import { RowStamp } from "#design/drawings/RowStamp.tsx";
import { PriceRow } from "#design/surfaces/PriceRow.tsx";
import { footFact, ofKind, titleLink, unitPrice } from "#design/surfaces/rowLines.css.ts";
import { About } from "#design/words/About.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Name } from "#design/words/Name.tsx";
import { isWideUnit, OfferFacts, OfferNotes } from "#design/words/OfferWords.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { offOf } from "#design/words/Off.tsx";
import { Price } from "#design/words/Price.tsx";
import { RowPast } from "#design/words/RowPast.tsx";
import { SECTION_TITLES } from "#domain/offers/categories.ts";
import { formatShortUnitPrice } from "#domain/offers/money.ts";
import { dealNotes, offerNotes, saleEnd } from "#domain/offers/offerNotes.ts";
import { WAS_LABELS } from "#domain/offers/titles.ts";
import { belowUsual } from "#domain/offers/priceVerdict.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { NO_HISTORY } from "#domain/offers/verdictWords.ts";
import { verdictOfRow, verdictText } from "#domain/offers/verdictText.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { productPath } from "#domain/site/site.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { knowsHours, opensInRow, type KnownHours } from "#domain/stores/openingWords.ts";
import { PlainLink } from "#platform/plainLinks.tsx";
import { storeName } from "./deals.css.ts";
import type { ShownDeal } from "./firstDeals.ts";
import { useStampTerpenes } from "#data/strainLabels.ts";

export interface DealCardProps {
  deal: ShownDeal;
  /** Where the heading does not say it. */
  showSection: boolean;
  /** Open ones were asked for: these are, until when they say; or none is, and they say when they open. */
  opening: "until" | "from" | null;
  /** Of others of the list it is known when they are open. */
  isBesideKnown: boolean;
  now: number;
  register: Register | null;
  actions: DealActions;
}

/** A deal: what it is, for how much instead of what; whose and how much of it; where, and how old that is; what its past says, and until when it holds. */
export function DealCard(props: DealCardProps) {
  const { deal, showSection, opening, isBesideKnown, now, register, actions } = props;
  const { offer, price, miles } = deal;
  const { store, product } = offer;
  const stampTerpenes = useStampTerpenes();
  const { timed, past, wasCents, off, spare, isSoon, ends, notes } = judged(deal, now, register);
  return (
    <PriceRow
      className={showSection ? `${spine[product.category]} ${ofKind}` : ""}
      drawing={<RowStamp product={product} terpenes={stampTerpenes(offer)} />}
      title={
        <span>
          <PlainLink
            data-came-from={store.slug}
            href={productPath(product.code, offer.sizeKey)}
            className={titleLink}
          >
            <Name>{product.name}</Name>
          </PlainLink>
        </span>
      }
      price={
        <Price
          cents={price.cents}
          wasCents={wasCents}
          inRow
          wasLabel={WAS_LABELS[price.insteadOfCents === null ? "usual" : "regular"]}
          isAbout={price.isAbout}
          because={price.because}
        />
      }
      off={off}
      what={<OfferFacts offer={offer} />}
      unit={
        <span
          className={unitPrice}
          data-wide={isWideUnit(formatShortUnitPrice(price.unit)) || undefined}
        >
          <About isAbout={price.isAbout} isSilent>
            {formatShortUnitPrice(price.unit)}
          </About>
        </span>
      }
      where={
        <StoreAt
          name={
            <Link to="/dispensary-menus" search={{ store: store.slug }} className={storeName}>
              <bdi translate="no">{store.name}</bdi>
            </Link>
          }
          place={storeLocation(store)}
          miles={miles === null ? null : formatMilesTo(store, miles)}
        />
      }
      open={openingWords(store, opening, isBesideKnown, now)}
      age={<Freshness brief="row" prefix="Seen" observedAt={offer.observedAt} now={now} />}
      said={
        <>
          {/* The edge of the row says it to the eye. */}
          {showSection ? (
            <span className="visually-hidden">{SECTION_TITLES[price.section]}</span>
          ) : null}
          <RowPast verdict={past} offer={timed} now={now} register={register} spare={spare}>
            {isSoon ? <span className={footFact}>{ends}</span> : null}
            <OfferNotes notes={notes} />
          </RowPast>
        </>
      }
      actions={actions(offer)}
    />
  );
}

/** When a deal's store is open: in whose order they stand, or until when, or from when. */
export function openingWords(
  store: KnownHours,
  opening: DealCardProps["opening"],
  isBesideKnown: boolean,
  now: number,
): ReactNode {
  if (!knowsHours(store) && !isBesideKnown) return null;
  return opening === "from" && knowsHours(store) ? (
    opensInRow(store, now)
  ) : (
    <OpenSign store={store} isBesideKnown={isBesideKnown} now={now} />
  );
}

/** What is said of a deal besides its price: what it was and by how much that is more, what its past says, until when it holds. */
export function judged(deal: ShownDeal, now: number, register: Register | null) {
  const { offer, price, others } = deal;
  const timed = inEpochMs(offer);
  const isSaid = verdictText(deal.verdict, timed, now, register) !== null;
  const verdict = isSaid ? deal.verdict : null;
  const wasCents = belowUsual(price.wasCents, verdict, timed, now);
  const ends = saleEnd(timed, now);
  // A record is said whole: before an end it has the room.
  const isRecord = verdictOfRow(verdict, timed, now, register)?.isRecord === true;
  const isSoon = endsSoon(timed, now) && !isRecord;
  const ofDeal = dealNotes({ ...deal, verdict }, now);
  const isUnproven = verdict?.kind === "first" || ofDeal.some(({ brief }) => brief === NO_HISTORY);
  return {
    timed,
    /** What its row says of it. */
    past: verdict,
    wasCents,
    off: { ...offOf(price.cents, wasCents, verdict), isUnproven },
    ends,
    isSoon,
    /** What may be left out, dearest first. */
    spare: [
      ...(others === 0 ? [] : [moreStores(others)]),
      ...(ends === null || isSoon ? [] : [ends]),
    ],
    notes: [...offerNotes(timed, now, undefined, price), ...ofDeal],
  };
}

/** What else may be done with a deal: its heart and “…”; always the same function. */
export type DealActions = (offer: StoreOffer) => ReactNode;

/** So near an end is news for a phone's row, which has no room for every one; a product's page has it anyhow. */
const SOON_MS = 2 * DAY_MS;

const endsSoon = ({ saleEndsAt }: { saleEndsAt: number | null }, now: number): boolean =>
  saleEndsAt !== null && saleEndsAt - now < SOON_MS;
