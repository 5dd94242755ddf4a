import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { COUNTY_OUTLINES, OHIO_FRAME } from "#content/maps/countyOutlines.ts";
import { useTyped } from "#design/controls/useTyped.ts";
import { Tabs } from "#design/controls/Tabs.tsx";
import { media } from "#design/tokens.ts";
import { placeStores } from "#domain/maps/geometry.ts";
import { isCalled, type StoreProfile } from "#domain/stores/stores.ts";
import { useMedia } from "#platform/media.ts";
import { MapFilters } from "./MapFilters.tsx";
import { StoreList } from "./StoreList.tsx";
import { StoreCard } from "./StoreCard.tsx";
import { StoreMap } from "./map/StoreMap.tsx";
import { listPart, mapPart, parts } from "./maps.css.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import { useStoreList } from "./useStoreList.ts";
import { useVisitorPlace } from "./useVisitorPlace.ts";

interface MapsViewProps {
  stores: readonly StoreProfile[];
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
  now: number;
  actions: StoreActions;
}

/** Filters, and below them the list and the map of what passes: side by side, or one at a time. */
export function MapsView({ stores, search, change, now, actions }: MapsViewProps) {
  const typed = useTyped(search.q ?? "", (text) => change({ q: text || undefined }));
  const filters = useMemo(() => ({ ...search, q: typed.typed }), [search, typed.typed]);
  const points = useMemo(() => placeStores(stores, OHIO_FRAME, COUNTY_OUTLINES), [stores]);
  // A point that is not to be trusted is no place to be near to either.
  const placed = useMemo(() => stores.filter(({ slug }) => points.has(slug)), [stores, points]);
  const visitor = useVisitorPlace(placed);
  const found = useStoreList(stores, filters, visitor.place, points, now);
  const { listed } = found;
  // The store that the keyboard or a finger is at, in the list or on the map.
  const [pointed, setPointed] = useState<Selection["pointed"]>(null);
  const isPaper = useMedia("print");
  const isWide = useMedia(media.columns) || isPaper;
  const asked = search.store?.toLowerCase() ?? null;
  const opened = asked === null ? undefined : stores.find((store) => isCalled(store, asked));
  const chosen = opened?.slug ?? asked;
  const onPoint = useCallback((slug: string, on: "list" | "map") => setPointed({ slug, on }), []);
  const latest = useRef({ change, chosen });
  useLayoutEffect(() => {
    latest.current = { change, chosen };
  });
  // Always the same function: rows are not made anew for it.
  const onChoose = useCallback((slug: string) => {
    const { change: write, chosen: open } = latest.current;
    write({ store: slug === open ? undefined : slug });
  }, []);
  const selection = { chosen, pointed, onPoint, onChoose };
  const isListed = listed.some(({ store }) => store.slug === chosen);
  const openedCard =
    opened === undefined ? null : <StoreCard store={opened} isTitled now={now} actions={actions} />;

  const map = (
    <StoreMap listed={listed} points={points} place={visitor.place} selection={selection} />
  );
  const list = (
    <>
      {isListed ? null : openedCard}
      <StoreList
        found={found}
        memory={`stores ${JSON.stringify({ ...search, store: undefined })}`}
        isWhole={isPaper}
        followsMap={isWide}
        points={points}
        place={visitor.place}
        selection={selection}
        now={now}
        actions={actions}
        change={change}
      />
    </>
  );
  return (
    <>
      <MapFilters search={search} change={change} typed={typed} visitor={visitor} isWide={isWide} />
      {isWide ? (
        <div className={parts}>
          <section aria-label="List" className={listPart}>
            {list}
          </section>
          <section aria-label="Map" className={mapPart}>
            {map}
          </section>
        </div>
      ) : (
        <Tabs
          label="Stores"
          chosen={search.view ?? "list"}
          onChoose={(view) => change({ view: view === "map" ? "map" : undefined })}
          tabs={[
            { id: "list", title: "List", content: list },
            {
              id: "map",
              title: "Map",
              content: (
                <>
                  {map}
                  {openedCard}
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
