import { knowsHours } from "#domain/stores/openingWords.ts";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Button } from "#design/controls/Button.tsx";
import { TaxChip } from "#design/controls/TaxSwitch.tsx";
import { leaveOutTax } from "#platform/visitor.ts";
import { listHead } from "#design/surfaces/resultCount.css.ts";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import { listNotes, pricedCount, viewLine, wayToAll, wholeList } from "./maps.css.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import type { useStoreList } from "./useStoreList.ts";
import { Text } from "#design/words/Text.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import { countOfStores as count } from "#domain/stores/stores.ts";
import { useMemo, type ReactNode } from "react";
import { MARKS_IN_ROWS, StoreListKey } from "#design/surfaces/StoreRow.tsx";
import { countPriced } from "./MapKey.tsx";
import { StoreEntry } from "./StoreEntry.tsx";
import {
  byNearness,
  byView,
  countedPart,
  FARTHEST_MILES,
  nearestWords,
  underRegions,
} from "./inView.ts";
import { Select } from "#design/controls/Select.tsx";
import type { StoreSort } from "#domain/maps/storeSorts.ts";

/** Usual height of a row in CSS pixels. */
const ROW_HEIGHT = 66;

interface StoreListProps {
  found: ReturnType<typeof useStoreList>;
  points: ReadonlyMap<string, MapPoint>;
  place: NamedPlace | null;
  /** Of the circle around it, in miles; `null` without one. */
  circle: number | null;
  /** Slugs of those on the part of the map that the visitor looks at, which stand first; `null`: of no part. */
  inView: ReadonlySet<string> | null;
  selection: Selection;
  /** Whose card has just been closed. */
  returned: string | null;
  /** Names the list among all that the browser goes back to. */
  memory: string;
  /** Shows the whole state again. */
  onWhole: () => void;
  /** On paper all rows are there. */
  isWhole: boolean;
  /** The map is beside it: the row of what the map is at comes into sight. */
  followsMap: boolean;
  /** Opens the filters, where they are not in sight. */
  filters: ReactNode;
  now: number;
  actions: StoreActions;
  change: (changes: Partial<MapsSearch>) => void;
}

/** The same stores as on the map, in the same order. */
export function StoreList(props: StoreListProps) {
  const { found, points, place, circle, inView, selection, memory, isWhole, followsMap } = props;
  const { now, actions, change } = props;
  const { listed } = found;
  const missing = <Missing found={found} />;
  const nameOf = ({ store }: ListedStore) =>
    found.names.get(store.slug) ?? { first: store.name, second: "", title: null };
  const { miles, near, seen, counted, where } = useMemo(
    () => countedPart(listed, found.sort === "distance" ? circle : null, inView),
    [listed, found.sort, circle, inView],
  );
  const rows = useMemo(
    () =>
      seen !== null
        ? byView(listed, seen)
        : found.sort === "region"
          ? underRegions(listed)
          : byNearness(listed, near, miles, found.priced),
    [listed, seen, near, miles, found.priced, found.sort],
  );
  const isBesideKnown = useMemo(() => listed.some(({ store }) => knowsHours(store)), [listed]);
  const entry = (each: ListedStore) => (
    <StoreEntry
      listed={each}
      name={nameOf(each)}
      price={found.priceOf(each.store)}
      whyNone={found.whyNone(each.store)}
      isBesideKnown={isBesideKnown}
      isOnMap={points.has(each.store.slug)}
      isChosen={each.store.slug === selection.chosen}
      isPointed={each.store.slug === selection.pointed?.slug}
      now={now}
      actions={actions}
      takesFocus={props.returned === each.store.slug}
      onPoint={selection.onPoint}
      onHover={selection.onHover}
      onChoose={selection.onChoose}
    />
  );
  const row = (each: ListedStore | string) =>
    typeof each === "string" ? <p className={viewLine}>{each}</p> : entry(each);
  const shown = followsMap && selection.pointed?.on === "map" ? selection.pointed.slug : null;
  // Who moves the map stays where they are in the list.
  const opened = inView === null ? selection.chosen : null;
  const openedSlug = selection.pointed === null ? opened : shown;
  const openedAt = rows.findIndex(
    (each) => typeof each !== "string" && each.store.slug === openedSlug,
  );
  return (
    <>
      <div className={listHead}>
        <ResultCount count={counted.length} one={`store${where}`} many={`stores${where}`}>
          <WithPrices counted={counted} priced={found.priced} hasKey={!isWhole} />
        </ResultCount>
        {props.filters}
        <StoreSortSelect found={found} change={change} />
      </div>
      <div className={listNotes}>
        <TaxChip isOn={found.isWithTax} onOff={leaveOutTax} />
        {found.priced.size === 0 ? null : <StoreListKey />}
        <ListNotes found={found} place={place} circle={circle} />
        {followsMap ? missing : null}
      </div>
      {seen === null || isWhole ? null : (
        <p className={wayToAll}>
          <Button kind="quiet" onClick={props.onWhole}>
            All {count(listed.length)}
          </Button>
        </p>
      )}
      {listed.length === 0 ? (
        <EmptyState
          action={
            <Button
              onClick={() =>
                change({
                  q: undefined,
                  region: undefined,
                  kind: undefined,
                  open: undefined,
                  driveThrough: undefined,
                })
              }
            >
              Clear all filters
            </Button>
          }
        >
          No store matches these filters.
        </EmptyState>
      ) : isWhole ? (
        <ul aria-label="Stores" className={wholeList}>
          {listed.map((each) => (
            <li key={each.store.slug}>{entry(each)}</li>
          ))}
        </ul>
      ) : (
        <VirtualList
          label="Stores"
          rows={rows}
          rowHeight={ROW_HEIGHT}
          memory={inView === null ? memory : `${memory} in view`}
          shown={openedAt === -1 ? undefined : openedAt}
        >
          {row}
        </VirtualList>
      )}
      {/* Below a map the first stores come before what is missing of some. */}
      {followsMap ? null : <div className={listNotes}>{missing}</div>}
    </>
  );
}

interface WithPricesProps {
  counted: readonly ListedStore[];
  priced: ReadonlySet<string>;
  /** The key in the map says it, where some have prices and some have none. */
  hasKey: boolean;
}

/** How many of those that are counted have prices: their marks are filled. Where all have, or none is counted, there is nothing to say. */
function WithPrices({ counted, priced, hasKey }: WithPricesProps) {
  const many = countPriced(counted, priced);
  if (many === counted.length || (hasKey && many > 0)) return null;
  return (
    <span className={pricedCount}>
      <span className="visually-hidden">, </span>
      {many === 0 ? "none with prices" : `${many.toLocaleString("en-US")} with prices`}
    </span>
  );
}

type ListNotesProps = Pick<StoreListProps, "found" | "place" | "circle">;

/** What was asked for and the list cannot say by itself: what is left out, and how far the nearest is. */
function ListNotes({ found, place, circle }: ListNotesProps) {
  const { unknownHours, unknownFacts, sort, menus, priced } = found;
  const notes = [
    unknownHours > 0 && `${count(unknownHours)} left out: hours not known.`,
    unknownFacts > 0 && `${count(unknownFacts)} left out: we don’t know if they qualify.`,
    sort === "distance" && place === null && "Enter a place to sort by distance.",
    sort === "g" && menus.data === undefined && priceNote(menus.isError),
  ].filter((note) => typeof note === "string");
  const nearest =
    place !== null && nearestWords(found.listed, place, circle ?? FARTHEST_MILES, priced);
  const isLed = nearest !== false && !nearest.isFar;
  if (notes.length === 0 && nearest === false) return null;
  // The rows begin with it and say its name: the sentence is for those who do not see them.
  return (
    <Text
      tone="quiet"
      size="sm"
      role="status"
      className={isLed && notes.length === 0 ? "visually-hidden" : undefined}
    >
      {notes.join(" ")}{" "}
      {nearest === false ? null : (
        <span className={isLed ? "visually-hidden" : undefined}>{nearest.words}</span>
      )}
    </Text>
  );
}

/** What is missing of some stores, whatever was asked for, and how far any of it is to be trusted. */
function Missing({ found: { listed, isWithTax } }: Pick<StoreListProps, "found">) {
  const hoursless = listed.filter(({ store }) => !knowsHours(store)).length;
  return (
    <WarningLine
      isShort
      isWithTax={isWithTax}
      sample={listed.some(({ store }) => store.sample)}
      more={[
        ...(hoursless > 0 ? [`Opening hours are missing for ${count(hoursless)}.`] : []),
        ...MARKS_IN_ROWS,
      ]}
    />
  );
}

const priceNote = (isError: boolean) =>
  isError ? "Prices are not saved on this device yet. Connect to load them." : "Loading prices…";

interface StoreSortSelectProps extends Pick<StoreListProps, "change"> {
  found: Pick<StoreListProps["found"], "sort" | "usual" | "own">;
}

/** Its words are the order that the list is in. */
function StoreSortSelect({ found: { sort, usual, own }, change }: StoreSortSelectProps) {
  const options: { value: StoreSort; label: string }[] = [
    { value: "distance", label: "Nearest" },
    ...(own === null ? [] : [{ value: "region" as const, label: `${own} first` }]),
    { value: "price", label: "Cheapest eighth" },
    { value: "g", label: "Per gram" },
    { value: "name", label: "Name" },
  ];
  return (
    <Select
      label="Sort by"
      hidesLabel
      options={options}
      value={sort}
      onChange={(chosen) => change({ sort: chosen === usual ? undefined : chosen })}
    />
  );
}
