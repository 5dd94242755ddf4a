import { Text } from "#design/words/Text.tsx";
import { WarningLine } from "#design/states/WarningLine.tsx";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import { NEAR_MILES, formatMiles } from "#domain/stores/distance.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { useStoreList } from "./useStoreList.ts";

interface ListNotesProps {
  found: ReturnType<typeof useStoreList>;
  points: ReadonlyMap<string, MapPoint>;
  place: NamedPlace | null;
}

/** What the list cannot say by itself: what is left out, what is missing on the map, and how far the nearest is. */
export function ListNotes({ found, points, place }: ListNotesProps) {
  const { listed, unknownHours, unknownFacts, sort, menus } = found;
  const unplaced = listed.filter(({ store }) => !points.has(store.slug)).length;
  const notes = [
    unknownHours > 0 && `${count(unknownHours)} left out: hours not known.`,
    unknownFacts > 0 && `${count(unknownFacts)} left out: not known whether this holds for them.`,
    unplaced > 0 && `${count(unplaced)} only listed: place on the map not certain.`,
    sort === "distance" && place === null && "Say where you are to sort by distance.",
    sort === "g" && menus.data === undefined && priceNote(menus.isError),
    place !== null && nearest(found, place),
  ].filter((note) => typeof note === "string");
  return (
    <>
      {notes.length === 0 ? null : (
        <Text tone="quiet" size="sm" role="status">
          {notes.join(" ")}
        </Text>
      )}
      <WarningLine isShort sample={listed.some(({ store }) => store.sample)} />
    </>
  );
}

const count = (stores: number) =>
  stores === 1 ? "1 store" : `${stores.toLocaleString("en-US")} stores`;

const priceNote = (isError: boolean) =>
  isError ? "Prices are not saved on this device yet. Connect to load them." : "Loading prices…";

function nearest({ listed }: ListNotesProps["found"], place: NamedPlace): string | false {
  const known = listed.filter(({ miles }) => miles !== null);
  const first = known.toSorted((a, b) => (a.miles ?? 0) - (b.miles ?? 0))[0];
  if (first === undefined || first.miles === null) return false;
  const where = `${storeTitle(first.store)}, ${formatMiles(first.miles)}`;
  return first.miles <= NEAR_MILES
    ? `Nearest to ${place.name}: ${where}.`
    : `None within ${String(NEAR_MILES)} miles of ${place.name}. The nearest is ${where}.`;
}
