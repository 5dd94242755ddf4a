import { EmptyState } from "#design/states/EmptyState.tsx";
import { Button } from "#design/controls/Button.tsx";
import { listHead } from "#design/surfaces/resultCount.css.ts";
import { ResultCount } from "#design/surfaces/ResultCount.tsx";
import { VirtualList } from "#design/surfaces/VirtualList.tsx";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import { wholeList } from "./maps.css.ts";
import type { MapsSearch } from "./mapsSearch.ts";
import type { Selection } from "./selection.ts";
import type { StoreActions } from "./storeActions.ts";
import type { useStoreList } from "./useStoreList.ts";
import { ListNotes } from "./ListNotes.tsx";
import { StoreRow } from "./StoreRow.tsx";
import { StoreSortSelect } from "./StoreSortSelect.tsx";

/** Usual height of a row in CSS pixels. */
const ROW_HEIGHT = 76;

interface StoreListProps {
  found: ReturnType<typeof useStoreList>;
  points: ReadonlyMap<string, MapPoint>;
  place: NamedPlace | null;
  selection: Selection;
  /** Names the list among all that the browser goes back to. */
  memory: string;
  /** On paper all rows are there. */
  isWhole: boolean;
  /** The map is beside it: the row of what the map is at comes into sight. */
  followsMap: boolean;
  now: number;
  actions: StoreActions;
  change: (changes: Partial<MapsSearch>) => void;
}

/** The same stores as on the map, numbered in the same order. */
export function StoreList(props: StoreListProps) {
  const { found, points, place, selection, memory, isWhole, followsMap } = props;
  const { now, actions, change } = props;
  const { listed } = found;
  const row = (each: ListedStore, number: number) => (
    <StoreRow
      listed={each}
      number={number}
      isOnMap={points.has(each.store.slug)}
      isChosen={each.store.slug === selection.chosen}
      isPointed={each.store.slug === selection.pointed?.slug}
      now={now}
      actions={actions}
      onPoint={selection.onPoint}
      onChoose={selection.onChoose}
    />
  );
  const shown = followsMap && selection.pointed?.on === "map" ? selection.pointed.slug : null;
  const opened = selection.pointed === null ? selection.chosen : shown;
  const openedAt = opened === null ? -1 : listed.findIndex(({ store }) => store.slug === opened);
  return (
    <>
      <div className={listHead}>
        <ResultCount count={listed.length} one="store" many="stores" />
        <StoreSortSelect value={found.sort} hasPlace={place !== null} change={change} />
      </div>
      <ListNotes found={found} points={points} place={place} />
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
          {listed.map((each, at) => (
            <li key={each.store.slug}>{row(each, at + 1)}</li>
          ))}
        </ul>
      ) : (
        <VirtualList
          label="Stores"
          rows={listed}
          rowHeight={ROW_HEIGHT}
          memory={memory}
          shown={openedAt === -1 ? undefined : openedAt}
        >
          {(each, at) => row(each, at + 1)}
        </VirtualList>
      )}
    </>
  );
}
