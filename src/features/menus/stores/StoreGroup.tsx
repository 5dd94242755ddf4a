import { knowsHours } from "#domain/stores/openingWords.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { StoreRow } from "#design/surfaces/StoreRow.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { menuAt, type StorePrice } from "#domain/prices/storePrices.ts";
import type { ListedName } from "#domain/stores/listedNames.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { storeList } from "../menus.css.ts";

/** A store of the list, with what it is told apart by. */
export interface PickedStore {
  store: StoreProfile;
  name: ListedName;
  /** `null` where nothing may be compared. */
  price: StorePrice | null;
  /** Why that is so, in few words. */
  whyNone: string | null;
  /** From the visitor's place; `null` where one of the two is not known. */
  miles: number | null;
  /** Stands where its county does, as a rule what can be done with it. */
  sign?: ReactNode;
}

interface StoreGroupProps {
  title: string;
  stores: readonly PickedStore[];
  now: number;
}

/** Some stores in their order. */
export function StoreGroup({ title, stores, now }: StoreGroupProps) {
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <StoreEntries stores={stores} now={now} />
    </section>
  );
}

/** Rows that lead to the stores' menus. */
export function StoreEntries({ stores, now }: Pick<StoreGroupProps, "stores" | "now">) {
  const isBesideKnown = stores.some(({ store }) => knowsHours(store));
  return (
    <ul className={storeList}>
      {stores.map(({ store, name, ...more }) => (
        <li key={store.slug}>
          <StoreRow
            {...more}
            store={store}
            name={name}
            now={now}
            isBesideKnown={isBesideKnown}
            title={
              <Link
                to="/dispensary-menus"
                search={menuAt(store.slug, more.price?.at ?? null)}
                aria-label={name.title ?? undefined}
              >
                <bdi translate="no">{name.first}</bdi>
              </Link>
            }
          />
        </li>
      ))}
    </ul>
  );
}
