import { Link } from "@tanstack/react-router";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { StoreHours } from "./StoreHours.tsx";
import { storeFacts } from "../menus.css.ts";

/** Where a store is and when it is open, as its source words it, and where to say that something is wrong. */
export function StoreFacts({ store }: { store: StoreProfile }) {
  return (
    <div className={storeFacts}>
      <bdi>{[store.street, storeLocation(store)].filter(Boolean).join(", ")}</bdi>
      {store.phone === null ? null : (
        <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
      )}
      <StoreHours hours={store.hours} />
      <Link to="/feedback" search={{ kind: "wrong-data", store: store.slug }}>
        Report wrong data
      </Link>
    </div>
  );
}
