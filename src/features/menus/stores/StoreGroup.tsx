import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CountyTile } from "#design/drawings/CountyTile.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { aboutText, formatCents } from "#domain/offers/money.ts";
import type { StorePrice } from "#domain/prices/storePrices.ts";
import { formatMiles } from "#domain/stores/distance.ts";
import { openingInRow } from "#domain/stores/openingWords.ts";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { freshnessOf } from "#domain/time/freshness.ts";
import {
  ageEnd,
  pieceDot,
  priceEnd,
  storeEntry,
  storeLine,
  storeList,
  storeNotes,
  storePieces,
} from "../menus.css.ts";

/** A store of the list, with what it is told apart by. */
export interface PickedStore {
  store: StoreProfile;
  /** `null` where nothing may be compared, and until the menus are there. */
  price: StorePrice | null;
  /** From the visitor's place; `null` where one of the two is not known. */
  miles: number | null;
}

interface StoreGroupProps {
  title: string;
  stores: readonly PickedStore[];
  /** Shows those without a menu, too. */
  showsAll: boolean;
  now: number;
}

/** Some stores in their order: those with a menu, and the others folded away. */
export function StoreGroup({ title, stores, showsAll, now }: StoreGroupProps) {
  const withMenu = stores.filter(({ store }) => store.offers > 0);
  const others = stores.filter(({ store }) => store.offers === 0);
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      {withMenu.length === 0 ? null : <Entries stores={withMenu} now={now} />}
      {others.length === 0 ? null : (
        <Fold
          open={showsAll}
          summary={`${String(others.length)} ${others.length === 1 ? "store" : "stores"} with no menu yet`}
        >
          <Entries stores={others} now={now} />
        </Fold>
      )}
    </section>
  );
}

function Entries({ stores, now }: Pick<StoreGroupProps, "stores" | "now">) {
  return (
    <ul className={storeList}>
      {stores.map((each) => (
        <StoreEntry key={each.store.slug} {...each} now={now} />
      ))}
    </ul>
  );
}

interface StoreEntryProps extends PickedStore {
  now: number;
  /** Stands where its county does, as a rule what can be done with it. */
  sign?: ReactNode;
}

/** A store in two lines: its name and a price, then where it is, until when it is open, and how old all that is. */
export function StoreEntry({ store, price, miles, now, sign }: StoreEntryProps) {
  // A first view may be read an hour later, when the store has closed.
  const saysHours = store.openingHours !== null && !import.meta.env.SSR;
  // What is too old for a price has no words beside its age.
  const isOld =
    store.observedAt !== null && freshnessOf(Date.parse(store.observedAt), now) === "stale";
  return (
    <li className={storeEntry}>
      {sign ?? <CountyTile county={store.county} />}
      <div>
        <div className={storeLine}>
          <Link to="/dispensary-menus" search={{ store: store.slug }}>
            <bdi translate="no">{store.name}</bdi>
          </Link>
          {store.offers === 0 ? null : (
            <b className={priceEnd}>
              {price === null
                ? null
                : aboutText(formatCents(price.price.cents), price.price.isAbout)}
            </b>
          )}
        </div>
        <div className={storeNotes}>
          <span>
            <span className={storePieces}>
              <bdi translate="no">{storeLocation(store)}</bdi>
              {saysHours ? <Piece>{openingInRow(store, now)}</Piece> : null}
              {miles === null ? null : (
                <Piece>
                  <b>{formatMiles(miles)}</b>
                </Piece>
              )}
            </span>
          </span>
          {store.offers === 0 ? null : (
            <span className={ageEnd}>
              {price === null ? null : `${price.of} · `}
              <Freshness
                brief={isOld && price === null ? "row" : "column"}
                observedAt={store.observedAt}
                now={now}
              />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

/** What is read as one: it goes to the next line whole, and leaves its dot behind. */
function Piece({ children }: { children: ReactNode }) {
  return (
    <>
      {" "}
      <span>
        <span className={pieceDot}>· </span>
        {children}
      </span>
    </>
  );
}
