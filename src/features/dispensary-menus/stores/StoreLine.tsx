import { Freshness } from "#design/freshness/Freshness.tsx";
import { Text } from "#design/text/Text.tsx";
import { openingSentence } from "#domain/hours/openingWords.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";

/** Where a store is, how old its menu is, and whether it is open. */
export function StoreLine({ store, now }: { store: StoreProfile; now: number }) {
  const hasNone = store.offers === 0 && store.observedAt === null;
  return (
    <Text size="sm">
      {store.city === null ? null : (
        <>
          <bdi>{store.city}</bdi> ·{" "}
        </>
      )}
      {hasNone ? "no menu yet" : <Freshness observedAt={store.observedAt} now={now} />}
      {store.openingHours === null ? null : ` · ${openingSentence(store, now)}`}
    </Text>
  );
}
