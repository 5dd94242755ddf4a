import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { button } from "#design/button/button.css.ts";
import { EmptyState } from "#design/emptyState/EmptyState.tsx";
import { Field } from "#design/field/Field.tsx";
import { WarningLine } from "#design/warningLine/WarningLine.tsx";
import { Heading } from "#design/heading/Heading.tsx";
import { REGIONS } from "#domain/stores/regions.ts";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { PinnedStores } from "./PinnedStores.tsx";
import { ALL_STORES } from "../menusSearch.ts";
import { StoreEntry } from "./StoreEntry.tsx";
import { menu, regions, storeList } from "../menus.css.ts";

/** All stores: the kept ones first, then by region. */
export function StorePicker({ stores }: { stores: readonly StoreProfile[] }) {
  const now = useNow();
  const [wanted, setWanted] = useState("");
  const found = stores.filter((store) =>
    `${store.name} ${storeLocation(store)}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const groups = [...REGIONS, null].map((region) => ({
    region,
    stores: found
      .filter((store) => store.region === region)
      // By name as they come, those without a menu last.
      .sort((a, b) => Number(a.offers === 0) - Number(b.offers === 0)),
  }));

  return (
    <div className={menu}>
      <WarningLine sample={stores.some(({ sample }) => sample)} />
      <PinnedStores stores={stores} now={now} />
      <p>
        <Link
          to="/dispensary-menus"
          search={{ store: ALL_STORES }}
          className={button({ kind: "primary" })}
        >
          All stores in one list
        </Link>
      </p>
      <Field
        label="Find a store or a city"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 ? (
        <EmptyState>
          {stores.length === 0
            ? "No store is listed yet."
            : "No store of that name is listed. Try a part of its name, or its city."}
        </EmptyState>
      ) : null}
      <div className={regions}>
        {groups.map((group) =>
          group.stores.length === 0 ? null : (
            <section key={group.region ?? "other"} aria-label={group.region ?? "Elsewhere"}>
              <Heading>{group.region ?? "Elsewhere"}</Heading>
              <ul className={storeList}>
                {group.stores.map((store) => (
                  <StoreEntry key={store.slug} store={store} now={now} />
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
    </div>
  );
}
