import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/words/Freshness.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { offersText, storeLocation, type StoreProfile } from "#domain/stores/stores.ts";

export function StoreEntry({ store, now }: { store: StoreProfile; now: number }) {
  return (
    <ListRow
      title={
        <Link to="/dispensary-menus" search={{ store: store.slug }}>
          <bdi>{store.name}</bdi>
        </Link>
      }
      note={<bdi>{storeLocation(store)}</bdi>}
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
