import { Banner } from "#design/banner/Banner.tsx";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { Text } from "#design/text/Text.tsx";
import { freshnessOf } from "#domain/menus/freshness.ts";
import { openNow } from "#domain/stores/openingHours.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";

/** Where a store is, how old its menu is, and whether it is open. */
export function StoreLine({ store, now }: { store: StoreProfile; now: number }) {
  const open = openNow(store.hours, now);
  const hasNone = store.offers === 0 && store.observedAt === null;
  const isOld =
    store.observedAt !== null && freshnessOf(Date.parse(store.observedAt), now) === "stale";
  return (
    <>
      <Text size="sm">
        {store.city === null ? null : (
          <>
            <bdi>{store.city}</bdi> ·{" "}
          </>
        )}
        {hasNone ? "no menu yet" : <Freshness observedAt={store.observedAt} now={now} />}
        {open === null ? null : ` · ${open}`}
      </Text>
      {isOld ? (
        <Banner kind="warning">
          Old menu. These prices were seen more than three days ago; they may have changed.
        </Banner>
      ) : null}
    </>
  );
}
