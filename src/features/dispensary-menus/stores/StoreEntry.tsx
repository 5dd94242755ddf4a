import { Link } from "@tanstack/react-router";
import { Freshness } from "#design/freshness/Freshness.tsx";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { quiet, storeEntry } from "../menus.css.ts";

export function StoreEntry({ store, now }: { store: StoreProfile; now: number }) {
  return (
    <li className={storeEntry}>
      <div>
        <Link to="/dispensary-menus" search={{ store: store.slug }}>
          <bdi>{store.name}</bdi>
        </Link>
        <span className={quiet}>
          <bdi>{storeLocation(store)}</bdi>
        </span>
      </div>
      <div>
        {store.offers === 0 ? (
          <span className={quiet}>No menu yet</span>
        ) : (
          <>
            <span className={quiet}>{store.offers} offers</span>
            <Freshness observedAt={store.observedAt} now={now} />
          </>
        )}
      </div>
    </li>
  );
}
