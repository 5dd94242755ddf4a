import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { button } from "#design/controls/button.css.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Field } from "#design/controls/Field.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { Text } from "#design/words/Text.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { REGIONS } from "#domain/stores/regions.ts";
import { storeLocation, type StoreProfile, offersText } from "#domain/stores/stores.ts";
import { useNow } from "#platform/clock.ts";
import { PinnedStores } from "./PinnedStores.tsx";
import { ALL_STORES } from "../menusSearch.ts";
import { regions, storeList } from "../menus.css.ts";
import { Fold } from "#design/surfaces/Fold.tsx";
import { Heading } from "#design/words/Heading.tsx";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";

/** All stores: the kept ones first, then by region. */
export function StorePicker({ stores }: { stores: readonly StoreProfile[] }) {
  const now = useNow();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const found = stores.filter((store) =>
    `${store.name} ${storeLocation(store)}`.toLowerCase().includes(wanted),
  );
  const withMenu = stores.filter(({ offers }) => offers > 0).length;
  const groups = [...REGIONS, null].map((region) => ({
    title: region ?? "Elsewhere",
    stores: found.filter((store) => store.region === region),
  }));

  return (
    <Stack gap={3}>
      <PinnedStores stores={stores} now={now} />
      <Field
        label="Find a store or city"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p>
        <Link
          to="/dispensary-menus"
          search={{ store: ALL_STORES }}
          className={button({ kind: "primary" })}
        >
          All stores in one list
        </Link>
      </p>
      <WarningLine isShort sample={stores.some(({ sample }) => sample)} />
      {found.length === 0 ? (
        <EmptyState drawing="notFound">
          {stores.length === 0
            ? "No stores listed yet."
            : "No store or city by that name. Try fewer letters."}
        </EmptyState>
      ) : withMenu === stores.length ? null : (
        <Text tone="quiet" size="sm">
          {withMenu} of {stores.length} stores have a menu here.
        </Text>
      )}
      <div className={regions}>
        {groups.map((group) =>
          group.stores.length === 0 ? null : (
            <RegionStores key={group.title} {...group} showsAll={wanted !== ""} now={now} />
          ),
        )}
      </div>
    </Stack>
  );
}

interface RegionStoresProps {
  title: string;
  /** By name. */
  stores: readonly StoreProfile[];
  /** Shows those without a menu, too. */
  showsAll: boolean;
  now: number;
}

/** The stores of a region: those with a menu, newest first, and the others folded away. */
function RegionStores({ title, stores, showsAll, now }: RegionStoresProps) {
  const withMenu = stores.filter(({ offers }) => offers > 0).toSorted(byAge);
  const others = stores.filter(({ offers }) => offers === 0);
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

function Entries({ stores, now }: Pick<RegionStoresProps, "stores" | "now">) {
  return (
    <ul className={storeList}>
      {stores.map((store) => (
        <StoreEntry key={store.slug} store={store} now={now} />
      ))}
    </ul>
  );
}

/** A menu without a date is as old as can be. */
const byAge = (a: StoreProfile, b: StoreProfile) =>
  (b.observedAt ?? "").localeCompare(a.observedAt ?? "");

function StoreEntry({ store, now }: { store: StoreProfile; now: number }) {
  return (
    <ListRow
      title={
        <Link to="/dispensary-menus" search={{ store: store.slug }}>
          <bdi translate="no">{store.name}</bdi>
        </Link>
      }
      note={<bdi translate="no">{storeLocation(store)}</bdi>}
      end={
        store.offers === 0 ? null : (
          <>
            <span>{offersText(store)}</span>
            <Freshness observedAt={store.observedAt} now={now} />
          </>
        )
      }
    />
  );
}
