import { Freshness } from "#design/words/Freshness.tsx";
import { OpenSign } from "#design/words/OpenSign.tsx";
import { Text } from "#design/words/Text.tsx";
import { HOURS_NOT_KNOWN, hoursAsWorded } from "#domain/stores/openingWords.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { storeLine } from "../menus.css.ts";

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
    <Text size="sm" className={storeLine}>
      {store.city === null ? null : (
        <span data-place>
          <bdi translate="no">{store.city}</bdi>
        </span>
      )}{" "}
      <span>
        {hasNone ? (
          "no menu here yet"
        ) : (
          <Freshness brief="row" observedAt={store.observedAt} now={now} />
        )}
      </span>{" "}
      {words === null ? null : words.length > GLANCE ? (
        <span>Check hours</span>
      ) : (
        <span>
          Hours: <bdi translate="no">{words}</bdi>
        </span>
      )}{" "}
      {saysHours ? (
        <span>
          <OpenSign store={store} now={now} />
        </span>
      ) : store.openingHours === null && words === null ? (
        <span>{HOURS_NOT_KNOWN}</span>
      ) : null}
    </Text>
  );
}
