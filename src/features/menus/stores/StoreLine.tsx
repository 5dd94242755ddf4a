import { Freshness } from "#design/words/Freshness.tsx";
import { Text } from "#design/words/Text.tsx";
import { hoursAsWorded, openingSentence } from "#domain/stores/openingWords.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";

/** Longer words are not read at a glance: they stand in "About this store". */
const GLANCE = 80;

/** Where a store is, how old its menu is, and whether it is open. */
export function StoreLine({ store, now }: { store: StoreProfile; now: number }) {
  // A first view may be read an hour later, when the store has closed.
  const saysHours = store.openingHours !== null && !import.meta.env.SSR;
  const words =
    store.openingHours === null && store.hours !== null ? hoursAsWorded(store.hours) : null;
  const hasNone = store.offers === 0 && store.observedAt === null;
  return (
    <Text size="sm">
      {store.city === null ? null : (
        <>
          <bdi translate="no">{store.city}</bdi> ·{" "}
        </>
      )}
      {hasNone ? "no menu yet" : <Freshness observedAt={store.observedAt} now={now} />}
      {words === null ? null : words.length > GLANCE ? (
        " · Check hours"
      ) : (
        <>
          {" "}
          · Hours: <bdi translate="no">{words}</bdi>
        </>
      )}
      {saysHours ? ` · ${openingSentence(store, now)}` : null}
    </Text>
  );
}
