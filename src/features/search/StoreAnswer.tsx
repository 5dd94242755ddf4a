import { knowsHours } from "#domain/stores/openingWords.ts";
import { About } from "#design/words/About.tsx";
import { Link } from "@tanstack/react-router";
import { useStorePrices } from "#data/storePrices.ts";
import { CountyTile } from "#design/drawings/CountyTile.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { formatCents } from "#domain/offers/money.ts";
import { menuAt } from "#domain/prices/storePrices.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { offersText } from "#domain/stores/stores.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { Place } from "#domain/maps/geometry.ts";
import { useVisitor } from "#platform/visitor.ts";
import type { LeadingStore } from "./leadingStore.ts";
import { alone, board, cell, cellLabel } from "./searchAnswer.css.ts";
import { storeCell, storeFacts, storeName, storePrice, storeWords } from "./storeAnswer.css.ts";

interface StoreAnswerProps {
  leading: LeadingStore;
  /** How many stores are found, of which it is one. */
  among: number;
  place: Place | null;
  now: number;
}

/** The answer where a store was asked for by its name: that store, whether it is open, and the price that it is told by. It is the way to its menu. */
export function StoreAnswer({ leading, among, place, now }: StoreAnswerProps) {
  const { store, by } = leading;
  const { slug, name, location, profile } = store;
  const { priceOf } = useStorePrices(useVisitor(), now);
  const price = profile === null ? null : priceOf(profile);
  const miles = milesTo(store, place);
  return (
    <div className={board}>
      <Link
        to="/dispensary-menus"
        search={menuAt(slug, price?.at ?? null)}
        className={`${cell} ${alone} ${storeCell}`}
      >
        <CountyTile county={profile?.county ?? null} store={store} />
        <span className={storeWords}>
          <span className={cellLabel}>{labels(among)[by]}</span>{" "}
          <span className={storeName}>
            <bdi translate="no">{name}</bdi>
            {location === "" ? null : `, ${location}`}
          </span>{" "}
          <span className={storeFacts}>
            {miles === null ? null : `${formatMilesTo(store, miles)} · `}
            {!knowsHours(store) ? null : (
              <>
                <OpenSign store={store} now={now} />
                {" · "}
              </>
            )}
            {offersText({ offers: store.offers ?? 0 })}
            {profile === null ? null : (
              <>
                {" · "}
                <Freshness brief="row" prefix="Seen" observedAt={profile.observedAt} now={now} />
              </>
            )}
          </span>
        </span>
        {price === null ? null : (
          <span className={storePrice}>
            <b>
              <About isAbout={price.isAbout}>{formatCents(price.cents)}</About>
            </b>{" "}
            <small>{price.of}</small>
          </span>
        )}
      </Link>
    </div>
  );
}

/** Why it is this one. */
const labels = (among: number): Readonly<Record<LeadingStore["by"], string>> => ({
  name: "Store",
  kept: `Your kept store, 1 of ${String(among)}`,
  nearest: `Nearest of ${String(among)} stores`,
  price: `Cheapest of ${String(among)} stores`,
  menu: `1 of ${String(among)} stores`,
});
