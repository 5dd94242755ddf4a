import { Fold } from "#design/surfaces/Fold.tsx";
import { Heading } from "#design/words/Heading.tsx";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { StoreEntry } from "./StoreEntry.tsx";
import { storeList } from "../menus.css.ts";

interface RegionStoresProps {
  title: string;
  /** By name. */
  stores: readonly StoreProfile[];
  /** Shows those without a menu, too. */
  showsAll: boolean;
  now: number;
}

/** The stores of a region: those with a menu, newest first, and the others folded away. */
export function RegionStores({ title, stores, showsAll, now }: RegionStoresProps) {
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
