import { useMemo, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { ChipGroup } from "#design/controls/ChipGroup.tsx";
import { Text } from "#design/words/Text.tsx";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import type { Register } from "#domain/prices/atRegister.ts";
import { isShared, sharedNames } from "#domain/stores/listedNames.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { findLocation, type Place } from "#platform/location.ts";
import type { HeadOffer } from "./headOffer.ts";
import { OfferLine, ShownAbove, type OfferReport } from "./OfferLine.tsx";
import { groupHeading, offerList } from "./product.css.ts";
import {
  OFFER_SORTS,
  STANDINGS,
  sortOffers,
  standingOf,
  type OfferSort,
  type Standing,
} from "./sortOffers.ts";

const LABELS: Readonly<Record<OfferSort, string>> = {
  price: "Price",
  distance: "Distance",
  age: "Newest",
};

const CHOICES = OFFER_SORTS.map((value) => ({ value, label: LABELS[value] }));

/** So that the history is not a long way down on a phone. */
const SHOWN_AT_FIRST = 5;

/** Over offers that stand below dearer ones, and why. */
const HEADINGS: Readonly<Record<Exclude<Standing, "current">, string>> = {
  old: `Seen more than ${String(RANKED_FOR_MS / DAY_MS)} days ago`,
  away: "Sold out, off the menu, or for patients only",
  silent: "Not compared with the others",
};

interface OfferListProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
  register: Register | null;
  report: OfferReport;
  /** What the head of the page tells: its price is not said again. */
  head: HeadOffer | null;
  /** The product has other sizes, too. */
  hasSizes: boolean;
  /** Slug of the store from whose menu the visitor came. */
  cameFrom: string | null;
}

/** Every store's own price, after the one that heads the page. Distances are computed here, on the phone, once the visitor asks for them. */
export function OfferList(props: OfferListProps) {
  const { offers, now, register, report, head, hasSizes, cameFrom } = props;
  const [sort, setSort] = useState<OfferSort>("price");
  const [place, setPlace] = useState<Place | null>(null);
  const [showsAll, showAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sorted = useMemo(() => {
    const milesOf = ({ store }: OfferOfProduct) => milesTo(store, place);
    const inOrder = sortOffers(offers, sort, now, milesOf, register);
    const rows = inOrder.map((offer) => {
      const standing = standingOf(offer, now, register?.isPatient);
      const under: Standing = sort === "price" ? standing : "current";
      return { offer, miles: milesOf(offer), under, isCounted: standing === "current" };
    });
    // What is not counted stands last, whichever store one came from.
    return sort === "price"
      ? rows.toSorted((a, b) => STANDINGS.indexOf(a.under) - STANDINGS.indexOf(b.under))
      : rows.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted));
  }, [offers, sort, now, place, register]);
  const others = sorted.filter(({ offer }) => offer !== head?.offer);
  // What is not counted of the store one came from is there without a tap, wherever it stands.
  const shown = showsAll
    ? others
    : others.filter(({ offer }, at) => at < SHOWN_AT_FIRST || offer.store.slug === cameFrom);
  const shared = useMemo(() => sharedNames(storesOf(offers)), [offers]);
  const nameOf = new Map(offers.map(({ store }) => [store.slug, store.name]));
  const saysSize = new Set(offers.map(({ sizeKey }) => sizeKey)).size > 1;

  const choose = async (wanted: OfferSort) => {
    setProblem(null);
    if (wanted !== "distance" || place !== null) {
      setSort(wanted);
      return;
    }
    const answer = await findLocation();
    if (answer.kind === "here") {
      setPlace(answer.place);
      setSort("distance");
    } else if (answer.kind === "refused") {
      setProblem("Location is blocked. Allow it in the browser’s site settings.");
    } else {
      setProblem("Your location was not found.");
    }
  };

  const lines = (rows: typeof sorted) => (
    <ul className={offerList}>
      {rows.map(({ offer, miles }) => (
        <OfferLine
          key={`${offer.store.slug} ${offer.sizeKey} ${offer.menu}`}
          offer={offer}
          miles={miles}
          isWhereFrom={offer.store.slug === cameFrom}
          hasSharedName={isShared(shared, offer.store)}
          saysSize={saysSize}
          isSilent={standingOf(offer, now, register?.isPatient) === "silent"}
          twinName={nameOf.get(offer.store.twinOf ?? "")}
          now={now}
          register={register}
          report={report}
        />
      ))}
    </ul>
  );

  return (
    <>
      {head === null ? null : (
        <ul className={offerList}>
          <ShownAbove
            head={head}
            isOnly={others.length === 0}
            hasSizes={hasSizes}
            now={now}
            report={report}
          >
            {others.length === 0 ? <StockNote offers={offers} /> : null}
          </ShownAbove>
        </ul>
      )}
      {others.length < 2 ? null : (
        <ChipGroup
          legend="Sort offers by"
          choices={CHOICES}
          value={sort}
          onChange={(wanted) => void choose(wanted)}
        />
      )}
      {problem === null ? null : <p role="status">{problem}</p>}
      {others.length === 0 ? null : (
        <div>
          {STANDINGS.map((standing) => {
            const rows = shown.filter(({ under }) => under === standing);
            if (rows.length === 0) return null;
            return (
              <section
                key={standing}
                aria-label={standing === "current" ? "Stores" : HEADINGS[standing]}
              >
                {standing === "current" ? null : (
                  <h3 className={groupHeading}>{HEADINGS[standing]}</h3>
                )}
                {lines(rows)}
              </section>
            );
          })}
        </div>
      )}
      {others.length === 0 ? null : <StockNote offers={offers} />}
      {showsAll || others.length <= SHOWN_AT_FIRST ? null : (
        <div>
          <Button onClick={() => showAll(true)}>Show all {sorted.length} offers</Button>
        </div>
      )}
    </>
  );
}

/** What holds for each offer of which no stock is given, said once. */
function StockNote({ offers }: { offers: readonly OfferOfProduct[] }) {
  const onMenus = offers.filter(({ missingSince }) => missingSince === null);
  const unknown = onMenus.filter(({ stock }) => stock === "unknown");
  if (unknown.length === 0) return null;
  return (
    <Text tone="quiet" size="sm">
      {unknown.length === onMenus.length
        ? "Stock not given. Check the store’s website."
        : "No stock shown means not given. Check the store’s website."}
    </Text>
  );
}

/** Each store once: it may have a row for patients, and for each size. */
const storesOf = (offers: readonly OfferOfProduct[]) => [
  ...new Map(offers.map(({ store }) => [store.slug, store])).values(),
];
