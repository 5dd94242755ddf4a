import X from "~icons/x";
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { Button } from "#design/controls/Button.tsx";
import { media } from "#design/tokens.ts";
import { placeStores } from "#domain/maps/geometry.ts";
import { countOfStores, isCalled, type StoreProfile } from "#domain/stores/stores.ts";
import { useMedia } from "#platform/media.ts";
import { countFacts, FactFilters } from "./FactFilters.tsx";
import type { SeenPart } from "./map/mapView.ts";
import { circleAround, countedPart, placesOnMap, storesInView } from "./inView.ts";
import { MapNotes } from "./map/MapControls.tsx";
import { StoreMap, type MapHandle } from "./map/StoreMap.tsx";
import { MapKey } from "./MapKey.tsx";
import { MapSearch } from "./MapSearch.tsx";
import {
  filterButton as filterButtonStyle,
  filters as filtersStyle,
  cardClose,
  cardHeadBox,
  listPart,
  mapPart,
  parts,
  phoneMap,
  phoneParts,
  sheet as sheetStyle,
  SHEET_OVER_PX,
} from "./maps.css.ts";
import { KEY_PX, mapWithKey } from "./mapKey.css.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import { StoreCard } from "./StoreCard.tsx";
import { StoreList } from "./StoreList.tsx";
import { useSheetCard } from "./useSheetCard.ts";
import { useMapWords } from "./useMapWords.ts";
import { useStoreList } from "./useStoreList.ts";
import { useTypedPlace } from "./useTypedPlace.ts";

/** On a phone what the list is picked by. Loaded when it is first opened. */
const FilterSheet = lazy(async () => {
  const { FilterSheet: Sheet } = await import("#design/surfaces/FilterSheet.tsx");
  return { default: Sheet };
});

interface MapsViewProps {
  stores: readonly StoreProfile[];
  search: MapsSearch;
  change: (changes: Partial<MapsSearch>) => void;
  now: number;
  actions: StoreActions;
}

/** The field, and below it the list and the map of what passes: side by side, or the list as a sheet over the map. */
export function MapsView({ stores, search, change, now, actions }: MapsViewProps) {
  const points = useMemo(() => placeStores(stores, STATE_FRAME, COUNTY_OUTLINES), [stores]);
  const drawn = useMemo(() => placesOnMap(stores, points), [stores, points]);
  const rough = useMemo(
    () => new Set([...drawn.keys()].filter((slug) => !points.has(slug))),
    [drawn, points],
  );
  // A point that is not to be trusted is no place to be near to either.
  const placed = useMemo(() => stores.filter(({ slug }) => points.has(slug)), [stores, points]);
  const visitor = useTypedPlace(placed);
  const words = useMapWords(stores, visitor, search.q ?? "", (text) =>
    change({ q: text || undefined }),
  );
  const filters = useMemo(() => ({ ...search, q: words.q }), [search, words.q]);
  const found = useStoreList(stores, filters, visitor.place, points, now);
  const { listed } = found;
  const { place } = visitor;
  const isRough = !listed.every(({ store }) => points.has(store.slug));
  const circle = useMemo(
    () => (place === null ? null : circleAround(place, stores, points)),
    [place, stores, points],
  );
  // The store that the keyboard or a finger is at, in the list or on the map.
  const [pointed, setPointed] = useState<Selection["pointed"]>(null);
  // Every visit reads the site's configuration once it has been painted.
  const tiles = useQuery({ ...siteConfigQuery, enabled: false }).data?.mapTiles ?? null;
  // On a phone the list, which lies over the map's lower end.
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  // Where the visitor has moved or zoomed the map to: the list begins with what is there.
  const [look, setLook] = useState<SeenPart | null>(null);
  const inView = useMemo(() => look && storesInView(look, listed, drawn), [look, listed, drawn]);
  const [hasStreets, setStreets] = useState(false);
  const [hasFilters, openFilters] = useState(false);
  const isPaper = useMedia("print");
  const isWide = useMedia(media.columns) || isPaper;
  const isLow = useMedia(media.low);
  const asked = search.store?.toLowerCase() ?? null;
  const opened = asked === null ? undefined : stores.find((store) => isCalled(store, asked));
  const chosen = opened?.slug ?? asked;
  const onPoint = useCallback((slug: string, on: "list" | "map") => setPointed({ slug, on }), []);
  const [hovered, setHovered] = useState<string | null>(null);
  const mapHandle = useRef<MapHandle>(null);
  const mapBox = useRef<HTMLElement>(null);
  const cardBox = useRef<HTMLDivElement>(null);
  const { returned, leave, stay } = useSheetCard(mapBox, cardBox, opened?.slug ?? null, !isWide);
  const latest = useRef({ change, chosen });
  useLayoutEffect(() => {
    latest.current = { change, chosen };
  });
  // Always the same functions: rows are not made anew for them.
  const onChoose = useCallback((slug: string) => {
    const { change: write, chosen: open } = latest.current;
    write({ store: slug === open ? undefined : slug });
  }, []);
  const chooseInList = useCallback(
    (slug: string) => {
      leave(slug);
      onChoose(slug);
    },
    [leave, onChoose],
  );
  const chooseOnMap = useCallback(
    (slug: string) => {
      stay();
      onChoose(slug);
    },
    [stay, onChoose],
  );
  // The sheet counts as the list below it does.
  const shown = countedPart(listed, found.sort === "distance" ? circle : null, inView);
  const showWhole = useCallback(() => mapHandle.current?.showAll(), []);
  const selection = {
    chosen,
    pointed,
    hovered,
    onPoint,
    onHover: setHovered,
    onChoose: chooseInList,
  };
  const isListed = listed.some(({ store }) => store.slug === chosen);
  // On a phone what is opened stands where the map ends, with its pin in sight; its row may be far below.
  const isAbove = opened !== undefined && (!isWide || !isListed);

  const map = (
    <div className={mapWithKey}>
      <StoreMap
        handle={mapHandle}
        listed={listed}
        priced={found.priced}
        points={drawn}
        rough={rough}
        place={place}
        circle={circle}
        tiles={hasStreets ? tiles : null}
        selection={{ ...selection, onChoose: chooseOnMap }}
        onLook={setLook}
        sheet={sheet}
        foot={isPaper ? 0 : isWide ? KEY_PX : KEY_PX + SHEET_OVER_PX}
      />
      <MapKey counted={shown.counted} priced={found.priced} isRough={isRough} />
    </div>
  );
  const notes = <MapNotes tiles={tiles} hasStreets={hasStreets} onStreets={setStreets} />;
  const hasHours = stores.some(({ openingHours }) => openingHours !== null);
  const facts = <FactFilters hasHours={hasHours} search={search} change={change} />;
  const count = countFacts(search);
  const filterButton = (
    <Button
      kind="quiet"
      className={filterButtonStyle}
      aria-haspopup="dialog"
      onClick={() => openFilters(true)}
    >
      Filters{count > 0 ? ` (${String(count)})` : ""}
    </Button>
  );
  const panel =
    !isWide && hasFilters ? (
      <Suspense>
        <FilterSheet
          found={`${countOfStores(shown.counted.length)}${shown.where}`}
          onClose={() => openFilters(false)}
        >
          {facts}
          {notes}
        </FilterSheet>
      </Suspense>
    ) : null;
  const list = (
    <>
      {panel}
      {isAbove ? (
        <div ref={cardBox} className={cardHeadBox}>
          <OpenedCard store={opened} found={found} now={now} actions={actions} />
          {isWide ? null : (
            <span className={cardClose}>
              <Button
                kind="icon"
                aria-label="Back to the list"
                onClick={() => onChoose(opened.slug)}
              >
                <X aria-hidden="true" />
              </Button>
            </span>
          )}
        </div>
      ) : null}
      <StoreList
        found={found}
        inView={inView}
        returned={returned}
        memory={`stores ${JSON.stringify({ ...search, store: undefined })}`}
        onWhole={showWhole}
        isWhole={isPaper}
        followsMap={isWide}
        filters={isWide ? null : filterButton}
        points={points}
        place={place}
        circle={circle}
        selection={isAbove ? { ...selection, chosen: null } : selection}
        now={now}
        actions={actions}
        change={change}
      />
    </>
  );
  return (
    <>
      <div className={`${filtersStyle} no-print`}>
        <MapSearch words={words} visitor={visitor} found={listed.length} />
        {isWide && !isLow ? facts : null}
      </div>
      {isWide ? (
        <div className={parts}>
          <section aria-label="List" className={listPart}>
            {isLow ? facts : null}
            {list}
          </section>
          <section aria-label="Map" className={mapPart}>
            {map}
            {notes}
          </section>
        </div>
      ) : (
        <div className={phoneParts}>
          <section ref={mapBox} aria-label="Map" className={phoneMap}>
            {map}
          </section>
          <section ref={setSheet} aria-label="List" className={sheetStyle}>
            {list}
          </section>
        </div>
      )}
    </>
  );
}

interface OpenedCardProps extends Pick<MapsViewProps, "now" | "actions"> {
  store: StoreProfile;
  found: ReturnType<typeof useStoreList>;
}

/** What is opened on the map, with what its row in the list says. */
function OpenedCard({ store, found, now, actions }: OpenedCardProps) {
  const miles = found.listed.find((each) => each.store === store)?.miles ?? null;
  const head = { price: found.priceOf(store), whyNone: found.whyNone(store), miles };
  return <StoreCard store={store} head={head} now={now} actions={actions} />;
}
