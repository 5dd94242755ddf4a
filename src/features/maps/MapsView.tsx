import { SITE } from "#domain/site/site.ts";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { useTyped } from "#design/controls/useTyped.ts";
import { Tabs } from "#design/controls/Tabs.tsx";
import { media } from "#design/tokens.ts";
import { placeStores } from "#domain/maps/geometry.ts";
import { isCalled, type StoreProfile } from "#domain/stores/stores.ts";
import { useMedia } from "#platform/media.ts";
import { StoreList } from "./StoreList.tsx";
import { StoreCard } from "./StoreCard.tsx";
import { StoreMap } from "./map/StoreMap.tsx";
import {
  listPart,
  mapPart,
  parts,
  facts as factsStyle,
  fields,
  filters as filtersStyle,
} from "./maps.css.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import { useStoreList } from "./useStoreList.ts";
import { useTypedPlace, type VisitorPlace } from "./useTypedPlace.ts";
import { Checkbox } from "#design/controls/Checkbox.tsx";
import { Select } from "#design/controls/Select.tsx";
import { REGIONS, type Region } from "#domain/stores/regions.ts";
import { Field } from "#design/controls/Field.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { PlaceField } from "./PlaceField.tsx";

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
  const points = useMemo(() => placeStores(stores, STATE_FRAME, COUNTY_OUTLINES), [stores]);
  // A point that is not to be trusted is no place to be near to either.
  const placed = useMemo(() => stores.filter(({ slug }) => points.has(slug)), [stores, points]);
  const visitor = useTypedPlace(placed);
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

const ANY = "";

const REGION_CHOICES: { value: Region | typeof ANY; label: string }[] = [
  { value: ANY, label: `All of ${SITE.state}` },
  ...REGIONS.map((region) => ({ value: region, label: region })),
];

const KIND_CHOICES = [
  { value: ANY, label: "All stores" },
  { value: "adult-use", label: "Adult-use" },
  { value: "medical", label: "Medical" },
] as const;

interface FactFiltersProps {
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
}

function FactFilters({ search, change }: FactFiltersProps) {
  return (
    <div className={factsStyle}>
      <Select
        label="Region"
        hidesLabel
        options={REGION_CHOICES}
        value={search.region ?? ANY}
        onChange={(region) => change({ region: region === ANY ? undefined : region })}
      />
      <Select
        label="Who it sells to"
        hidesLabel
        options={KIND_CHOICES}
        value={search.kind ?? ANY}
        onChange={(kind) => change({ kind: kind === ANY ? undefined : kind })}
      />
      <Checkbox
        checked={search.open === "now"}
        onChange={({ target }) => change({ open: target.checked ? "now" : undefined })}
      >
        Open now
      </Checkbox>
      <Checkbox
        checked={search.driveThrough === true}
        onChange={({ target }) => change({ driveThrough: target.checked ? true : undefined })}
      >
        Drive-through
      </Checkbox>
    </div>
  );
}

interface MapFiltersProps {
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
  typed: ReturnType<typeof useTyped>;
  visitor: VisitorPlace;
  /** There is room for all of them. */
  isWide: boolean;
}

/** What is looked for, and where. On a phone the filters fold away. */
function MapFilters({ search, change, typed, visitor, isWide }: MapFiltersProps) {
  const { region, kind, open, driveThrough } = search;
  const count = [region, kind, open, driveThrough].filter((each) => each !== undefined).length;
  const facts = <FactFilters search={search} change={change} />;
  return (
    <div className={`${filtersStyle} no-print`}>
      <div className={fields}>
        <Field
          label="Find a store or city"
          hidesLabel
          placeholder="Store or city"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed.typed}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.finish}
        />
        <PlaceField visitor={visitor} />
      </div>
      {isWide ? (
        facts
      ) : (
        <Fold summary={`Filters${count > 0 ? ` (${String(count)})` : ""}`}>{facts}</Fold>
      )}
    </div>
  );
}
