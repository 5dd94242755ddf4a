import Clock from "~icons/clock";
import ExternalLink from "~icons/external-link";
import MapPinned from "~icons/map-pinned";
import Navigation from "~icons/navigation";
import Phone from "~icons/phone";
import { hoursAsWorded, openingSentence } from "#domain/stores/openingWords.ts";
import { weekLines } from "#domain/stores/weekLines.ts";
import { type StoreProfile, storeLocation } from "#domain/stores/stores.ts";
import { button } from "#design/controls/button.css.ts";
import { wayTo } from "#platform/mapApplication.ts";
import { Text } from "#design/words/Text.tsx";
import { sourceLines } from "#domain/stores/sourceLines.ts";
import { storeFacts, storeFact } from "../menus.css.ts";

interface StoreHoursProps {
  store: Pick<StoreProfile, "hours" | "openingHours">;
  now: number;
}

/** Whether a store is open, and its opening hours as the source words them. */
function StoreHours({ store, now }: StoreHoursProps) {
  const { hours, openingHours } = store;
  const sentence = openingSentence(store, now);
  return (
    <span>
      <span className="visually-hidden">Hours: </span>
      {[
        ...(openingHours === null && hours !== null ? [] : [sentence]),
        ...(hours === null
          ? openingHours === null
            ? []
            : weekLines(openingHours)
          : [hoursAsWorded(hours)]),
      ].join(" · ")}
    </span>
  );
}

/** Where a store is, how to call it, when it is open, who may buy there, and where all this comes from. */
export function StoreContact({ store, now }: { store: StoreProfile; now: number }) {
  const kinds = kindsOf(store);
  return (
    <div className={storeFacts}>
      <span className={storeFact}>
        {/* A county's outline would come after the words. */}
        <MapPinned aria-hidden="true" />
        <bdi translate="no">{[store.street, storeLocation(store)].filter(Boolean).join(", ")}</bdi>
      </span>
      {store.phone === null ? null : (
        <span className={storeFact}>
          <Phone aria-hidden="true" />
          <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
        </span>
      )}
      {store.website === null || store.menuUrl === null ? null : (
        <span className={storeFact}>
          <ExternalLink aria-hidden="true" />
          <a href={store.website} rel="noopener noreferrer" target="_blank">
            {new URL(store.website).host}
          </a>
        </span>
      )}
      <span className={storeFact}>
        <Clock aria-hidden="true" />
        <StoreHours store={store} now={now} />
      </span>
      {kinds.length === 0 ? null : <span>{kinds.join(" · ")}</span>}
      {sourceLines(store.sources).map((line) => (
        <Text key={line} as="small" size="sm" tone="quiet">
          <bdi translate="no">{line}</bdi>
        </Text>
      ))}
    </div>
  );
}

/** The way to it, in the phone's own application for maps. */
export function WayThere({ store }: { store: StoreProfile }) {
  const way = wayTo(store);
  if (way === null) return null;
  return (
    <a {...way} className={button({ kind: "primary" })}>
      <Navigation aria-hidden="true" />
      Directions
    </a>
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
