import { knowsHours } from "#domain/stores/openingWords.ts";
import { About } from "#design/words/About.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { useStorePrices } from "#data/storePrices.ts";
import { sizeInSentence } from "#domain/offers/sizeWords.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import { Freshness } from "#design/words/Freshness.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { standsForEighth, type StorePrice } from "#domain/prices/storePrices.ts";
import { useVisitor } from "#platform/visitor.ts";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Town } from "#design/words/Town.tsx";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import { offersText } from "#domain/stores/stores.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { toldPrice } from "./searchResults.css.ts";
import type { FoundStore } from "./useNames.ts";

const MOST_AT_FIRST = 4;

interface FoundStoresProps {
  /** Those with a menu first. */
  stores: readonly FoundStore[];
  place: Place | null;
  now: number;
}

/** The first of the stores with the wanted words, and all of them for who asks. */
export function FoundStores({ stores, place, now }: FoundStoresProps) {
  const { priceOf } = useStorePrices(useVisitor(), now);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? stores : stores.slice(0, MOST_AT_FIRST);
  return (
    <>
      {shown.map((store) => (
        <StoreRow
          key={store.slug}
          store={store}
          price={store.profile === null ? null : priceOf(store.profile)}
          miles={milesTo(store, place)}
          now={now}
        />
      ))}
      {shown.length === stores.length ? null : (
        <li>
          <Button kind="quiet" onClick={() => setShowsAll(true)}>
            All {stores.length} stores
          </Button>
        </li>
      )}
    </>
  );
}

interface StoreRowProps {
  store: FoundStore;
  /** What it is told by; `null` where nothing of it may be compared. */
  price: StorePrice | null;
  miles: number | null;
  now: number;
}

function StoreRow({ store, price, miles, now }: StoreRowProps) {
  const { slug, name, location, offers, profile } = store;
  const isDated =
    profile !== null &&
    profile.observedAt !== null &&
    freshnessOf(Date.parse(profile.observedAt), now) !== "fresh";
  return (
    <ListRow
      title={
        <Link to="/dispensary-menus" search={{ store: slug }}>
          <bdi translate="no">{name}</bdi>
        </Link>
      }
      note={
        <>
          {location === "" ? null : <Town>{location}</Town>}
          {miles === null ? null : ` · ${formatMilesTo(store, miles)}`}
          {!knowsHours(store) ? null : (
            <>
              {" · "}
              <OpenSign store={store} now={now} />
            </>
          )}
        </>
      }
      end={
        price !== null ? (
          <span className={toldPrice}>
            <b>
              <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>
            </b>{" "}
            <small>
              {/* Beside its age an eighth is called by the word alone. */}
              {isDated && standsForEighth(price) && price.at?.size
                ? sizeInSentence(price.at.size)
                : price.of}
              {isDated ? (
                <>
                  {" · "}
                  <Freshness brief="row" observedAt={profile.observedAt} now={now} />
                </>
              ) : null}
            </small>
          </span>
        ) : offers === null ? null : offers === 0 ? (
          "No menu here yet"
        ) : (
          offersText({ offers })
        )
      }
    />
  );
}
