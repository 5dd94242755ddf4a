import { useMemo, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Select } from "#design/controls/Select.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Text } from "#design/words/Text.tsx";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { registerOfAll, type Register } from "#domain/prices/atRegister.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { findLocation, type Place } from "#platform/location.ts";
import type { HeadOffer } from "./headOffer.ts";
import { useFarWords } from "./PastOfPrice.tsx";
import { OfferLine, OnlyStore, type OfferReport } from "./OfferLine.tsx";
import { groupHeading, offerList, ordered } from "./product.css.ts";
import {
  OFFER_SORTS,
  allStores,
  STANDINGS,
  sortOffers,
  standingOf,
  type OfferSort,
  type Standing,
} from "./sortOffers.ts";

const LABELS: Readonly<Record<OfferSort, string>> = {
  price: "By price",
  distance: "By distance",
  age: "Seen last first",
};

const ORDERS: Readonly<Record<OfferSort, string>> = {
  price: "cheapest first",
  distance: "nearest first",
  age: "seen last first",
};

const CHOICES = OFFER_SORTS.map((value) => ({ value, label: LABELS[value] }));

/** So that the history is not a long way down on a phone. */
const SHOWN_AT_FIRST = 5;

/** Over offers that stand below dearer ones, and why. */
const HEADINGS: Readonly<Record<Exclude<Standing, "current">, string>> = {
  old: `Prices older than ${String(RANKED_FOR_MS / DAY_MS)} days`,
  away: "Sold out, off the menu, or for patients only",
  silent: "Not compared",
};

interface OfferListProps {
  /** Of one size. */
  offers: readonly OfferOfProduct[];
  now: number;
  register: Register | null;
  report: OfferReport;
  /** What the head of the page tells. */
  head: HeadOffer | null;
  /** The product has other sizes, too. */
  hasSizes: boolean;
  /** They are those that this phone has: others may be at stores of which it has no menu. */
  isInPart: boolean;
  /** Slug of the store from whose menu the visitor came. */
  cameFrom: string | null;
}

/** Every store's own price, that from whose menu one came first. Distances are computed here, on the phone, once the visitor asks for them. */
export function OfferList(props: OfferListProps) {
  const { offers, now, register, report, head, hasSizes, isInPart, cameFrom } = props;
  const [sort, setSort] = useState<OfferSort>("price");
  const [place, setPlace] = useState<Place | null>(null);
  const [showsAll, showAll] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sorted = useMemo(() => {
    const milesOf = ({ store }: OfferOfProduct) => milesTo(store, place);
    const inOrder = sortOffers(offers, sort, now, milesOf, register);
    const rows = inOrder.map((offer) => {
      const standing = standingOf(offer, now, register?.isPatient);
      const isHead = offer === head?.offer;
      // What heads the page, which may be for patients only, is the first of its stores.
      const under: Standing = sort === "price" && !isHead ? standing : "current";
      const isFirst = isHead && (sort === "price" || offer.store.slug === cameFrom);
      const isCounted = isHead || standing === "current";
      return { offer, miles: milesOf(offer), standing, under, isCounted, isFirst };
    });
    // What is not counted stands last; before it the store one came from, and of equal prices that which heads the page.
    return rows.toSorted(
      (a, b) =>
        Number(b.isFirst) - Number(a.isFirst) ||
        (sort === "price"
          ? STANDINGS.indexOf(a.under) - STANDINGS.indexOf(b.under)
          : Number(b.isCounted) - Number(a.isCounted)),
    );
  }, [offers, sort, now, place, register, head?.offer, cameFrom]);
  // It leads whatever the order: it is said of both, so that nobody takes it for the cheapest.
  const [first] = sorted;
  const hasOwnFirst = first?.isFirst === true && first.offer.store.slug === cameFrom;
  // Among those that are here it would be called the cheapest of all.
  const far = useFarWords(isInPart ? null : head);
  const only = head !== null && sorted.length === 1 ? head : null;
  // What is not counted of the store one came from is there without a tap, wherever it stands.
  const shown = showsAll
    ? sorted
    : sorted.filter(({ offer }, at) => at < SHOWN_AT_FIRST || offer.store.slug === cameFrom);
  const nameOf = new Map(offers.map(({ store }) => [store.slug, store.name]));
  const all = allStores(sorted);
  // Said once of all of them; where some are before tax each says which it is.
  const isTaxed = registerOfAll(register, offers)?.hasTax === true;
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
          isHead={offer === head?.offer}
          isWhereFrom={offer.store.slug === cameFrom && offer !== head?.offer}
          saysSize={saysSize}
          saysAbout={!isTaxed}
          isSilent={standingOf(offer, now, register?.isPatient) === "silent"}
          twinName={nameOf.get(offer.store.twinOf ?? "")}
          now={now}
          register={register}
          report={report}
        />
      ))}
    </ul>
  );

  const stock = stockText(offers);
  const order =
    sorted.length < 3 ? null : (
      <Select
        label="Sort stores by"
        hidesLabel
        options={CHOICES}
        value={sort}
        onChange={(wanted) => void choose(wanted)}
      />
    );

  return (
    <Card title="Where to find it" beside={order} className={order === null ? "" : ordered}>
      {problem === null ? null : <p role="status">{problem}</p>}
      {far === null ? null : <Text size="sm">{far}</Text>}
      {only === null && isTaxed ? (
        <Text tone="quiet" size="sm">
          Prices with tax, about:
        </Text>
      ) : null}
      {only === null ? (
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
                {hasOwnFirst && standing === "current" && rows.length > 1 ? (
                  <>
                    <h3 className={groupHeading} data-first>
                      Menu you came from
                    </h3>
                    {lines(rows.slice(0, 1))}
                    <h3 className={groupHeading} data-rest>
                      Other stores, {ORDERS[sort]}
                    </h3>
                    {lines(rows.slice(1))}
                  </>
                ) : (
                  lines(rows)
                )}
              </section>
            );
          })}
        </div>
      ) : (
        <ul className={offerList}>
          <OnlyStore {...{ hasSizes, isInPart, now, report }} head={only} stock={stock} />
        </ul>
      )}
      {only === null && stock !== null ? (
        <Text tone="quiet" size="sm">
          {stock}
        </Text>
      ) : null}
      {showsAll || sorted.length <= shown.length ? null : (
        <Stack row gap={2}>
          <Button onClick={() => showAll(true)}>Show all {all.stores}</Button>
          {all.others === null ? null : (
            <Text as="span" tone="quiet" size="sm">
              {all.others}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}

/** What holds for each offer of which no stock is given, said once. */
function stockText(offers: readonly OfferOfProduct[]): string | null {
  const onMenus = offers.filter(({ missingSince }) => missingSince === null);
  const unknown = onMenus.filter(({ stock }) => stock === "unknown");
  if (unknown.length === 0) return null;
  return unknown.length === onMenus.length
    ? "Stock not given. Check the store’s website."
    : "No stock shown means not given. Check the store’s website.";
}
