import { Text } from "#design/words/Text.tsx";
import { sourceLines } from "#domain/stores/sourceLines.ts";
import { storeLocation, type StoreProfile } from "#domain/stores/stores.ts";
import { StoreHours } from "./StoreContact.tsx";
import { storeFacts } from "../menus.css.ts";

/** Where a store is, how to call it, when it is open, who may buy there, and where all this comes from. */
export function StoreContact({ store, now }: { store: StoreProfile; now: number }) {
  const kinds = kindsOf(store);
  return (
    <div className={storeFacts}>
      <bdi>{[store.street, storeLocation(store)].filter(Boolean).join(", ")}</bdi>
      {store.phone === null ? null : (
        <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
      )}
      {store.website === null || store.menuUrl === null ? null : (
        <a href={store.website} rel="noopener noreferrer" target="_blank">
          {new URL(store.website).host}
        </a>
      )}
      <StoreHours store={store} now={now} />
      {kinds.length === 0 ? null : <span>{kinds.join(" · ")}</span>}
      {sourceLines(store.sources).map((line) => (
        <Text key={line} as="small" size="sm" tone="quiet">
          <bdi>{line}</bdi>
        </Text>
      ))}
    </div>
  );
}

/** What is not known is not said, and neither is what a store lacks. */
function kindsOf({ adultUse, medical, driveThrough }: StoreProfile): string[] {
  return [
    ...(adultUse === true ? ["Adult-use"] : []),
    ...(medical === true ? ["Medical"] : []),
    ...(driveThrough === true ? ["Drive-through"] : []),
  ];
}
