import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { StoreHours } from "./StoreHours.tsx";
import { storeFacts } from "../menus.css.ts";

/** Where a store is, how to call it and when it is open, as its source words it. */
export function StoreContact({ store }: { store: StoreProfile }) {
  return (
    <div className={storeFacts}>
      <bdi>{[store.street, storeLocation(store)].filter(Boolean).join(", ")}</bdi>
      {store.phone === null ? null : (
        <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
      )}
      <StoreHours hours={store.hours} />
    </div>
  );
}
