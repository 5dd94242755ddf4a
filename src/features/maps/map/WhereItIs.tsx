import { useMemo } from "react";
import { CITIES } from "#state/cities.ts";
import { STATE_FRAME } from "#state/outlines.ts";
import { Button } from "#design/controls/Button.tsx";
import { unproject, type MapPoint, type Place } from "#domain/maps/geometry.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { formatMiles, milesBetween } from "#domain/stores/distance.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import type { PlacedLabel } from "./labelPlaces.ts";
import { where } from "./map.css.ts";
import { countyAt } from "./mapNames.ts";
import { isSeen, type FrameSize, type MapView } from "./mapView.ts";

interface WhereItIsProps {
  listed: readonly ListedStore[];
  /** Where they are, by slug. */
  points: ReadonlyMap<string, MapPoint>;
  labels: readonly PlacedLabel[];
  view: MapView;
  size: FrameSize;
  onShow: (slug: string, point: MapPoint) => void;
}

/** On a part of the map without any name where that is; without any store which is the nearest, and the way to it. */
export function WhereItIs({ listed, points, labels, view, size, onShow }: WhereItIsProps) {
  const { place, nearest } = useMemo(() => {
    const isHere = (point: MapPoint, room = 0) => isSeen({ view, size }, point, room);
    const middle = {
      x: (size.width / 2 - view.left) / view.scale,
      y: (size.height / 2 - view.top) / view.scale,
    };
    return {
      place: labels.some(({ at, kind }) => kind !== "road" && isHere(at, NAME_PX))
        ? null
        : placeWords(middle),
      nearest: nearestUnseen(listed, points, middle, isHere),
    };
  }, [listed, points, labels, view, size]);
  if (place === null && nearest === null) return null;
  return (
    <div className={`${where} no-print`}>
      {place === null ? null : <p>{place}</p>}
      {nearest === null ? null : (
        <p>
          No store here. Nearest:{" "}
          <Button kind="quiet" onClick={() => onShow(nearest.slug, nearest.point)}>
            <span>
              <bdi translate="no">{nearest.name}</bdi>, {formatMiles(nearest.miles)}
            </span>
          </Button>
        </p>
      )}
    </div>
  );
}

/** So far within the frame a place is that has its name there, in CSS pixels. */
const NAME_PX = 32;

/** The county that a point is in, and how far it is from the nearest city that is known. */
function placeWords(point: MapPoint): string {
  const county = countyAt(point);
  const at = unproject(STATE_FRAME, point);
  const city = nearestOf(CITIES, at, (each) => each);
  const near = city === null ? null : `${formatMiles(city.miles)} from ${city.of.name}`;
  return [county === null ? null : `${county} County`, near].filter(Boolean).join(", ");
}

/** Of the listed stores the nearest to the middle; `null` where one is in sight, or none is on the map. */
function nearestUnseen(
  listed: readonly ListedStore[],
  points: ReadonlyMap<string, MapPoint>,
  middle: MapPoint,
  isHere: (point: MapPoint) => boolean,
) {
  const placed = listed.flatMap(({ store }) => {
    const point = points.get(store.slug);
    return point === undefined ? [] : [{ store, point }];
  });
  if (placed.some(({ point }) => isHere(point))) return null;
  const found = nearestOf(placed, unproject(STATE_FRAME, middle), ({ point }) =>
    unproject(STATE_FRAME, point),
  );
  if (found === null) return null;
  const { store, point } = found.of;
  return { slug: store.slug, name: storeTitle(store), point, miles: found.miles };
}

function nearestOf<Each>(all: readonly Each[], from: Place, at: (each: Each) => Place) {
  return all.reduce<{ of: Each; miles: number } | null>((nearest, of) => {
    const miles = milesBetween(from, at(of));
    return nearest === null || miles < nearest.miles ? { of, miles } : nearest;
  }, null);
}
