import type { NamedPlace } from "#domain/maps/findPlace.ts";
import { formatMilesTo } from "#domain/stores/distance.ts";
import { placeOf } from "#domain/stores/storePlace.ts";
import { storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { STATE_FRAME } from "#state/outlines.ts";
import { project, type MapPoint, type Place } from "#domain/maps/geometry.ts";
import { milesOnMap, type ListedStore } from "#domain/maps/orderStores.ts";
import { isSeen, type SeenPart } from "./map/mapView.ts";

/** Slugs of the listed stores that are on a part of the map. */
export function storesInView(
  look: SeenPart,
  listed: readonly ListedStore[],
  points: ReadonlyMap<string, MapPoint>,
): ReadonlySet<string> {
  return new Set(
    listed.flatMap(({ store }) => {
      const point = points.get(store.slug);
      return point !== undefined && isSeen(look, point) ? [store.slug] : [];
    }),
  );
}

/** Where the map has stores: each at its point, and one without at its town, so that map, head and list count the same stores. */
export function placesOnMap(
  stores: readonly StoreProfile[],
  points: ReadonlyMap<string, MapPoint>,
): ReadonlyMap<string, MapPoint> {
  return new Map(
    stores.flatMap((store) => {
      const point = points.get(store.slug) ?? townOf(store);
      return point === null ? [] : [[store.slug, point] as const];
    }),
  );
}

function townOf(store: StoreProfile): MapPoint | null {
  const place = placeOf({ ...store, lat: null, lon: null });
  return place === null ? null : project(STATE_FRAME, place);
}

/** Of the listed stores those in view, in the list's order; `null` where that is all of them, or no part is looked at. */
export function partInView(
  listed: readonly ListedStore[],
  inView: ReadonlySet<string> | null,
): readonly ListedStore[] | null {
  if (inView === null) return null;
  const seen = listed.filter(({ store }) => inView.has(store.slug));
  return seen.length === listed.length ? null : seen;
}

/** The listed stores, those in view first, whom the head counts, and a line between them and the others. */
export function byView(
  listed: readonly ListedStore[],
  seen: readonly ListedStore[],
): readonly (ListedStore | string)[] {
  if (seen.length === 0) return listed;
  const isSeenToo = new Set(seen);
  const others = listed.filter((each) => !isSeenToo.has(each));
  return [...seen, `${others.length.toLocaleString("en-US")} more`, ...others];
}

/** The listed stores as they are ordered by region, each under the line of its own, and last those without a menu. */
export function underRegions(listed: readonly ListedStore[]): readonly (ListedStore | string)[] {
  const titles = listed.map(({ store }) =>
    store.offers === 0 ? "Without a menu here yet" : (store.region ?? "Elsewhere"),
  );
  return listed.flatMap((each, at) => {
    const title = titles[at] ?? "";
    return title === titles[at - 1] ? [each] : [title, each];
  });
}

/** Circles around a place, in miles. */
const CIRCLES = [10, 25, 50];

/** The largest of them: what is farther is near nowhere. */
export const FARTHEST_MILES = 50;

/** A circle with fewer stores than these is widened, as long as that brings more of them. */
const FEW = 5;

/**
 * The circle around a place that the map draws and the list counts in, in miles, whatever is filtered; `null` where no store
 * is within the largest.
 *
 * @param points where stores are on the map, by slug
 */
export function circleAround(
  place: Place,
  stores: readonly StoreProfile[],
  points: ReadonlyMap<string, MapPoint>,
): number | null {
  const distances = stores.flatMap((store) => milesOnMap(store, points, place) ?? []);
  const within = (miles: number) => distances.filter((each) => each <= miles).length;
  const most = Math.min(FEW, within(FARTHEST_MILES));
  return most === 0 ? null : (CIRCLES.find((miles) => within(miles) >= most) ?? null);
}

/** So many with prices stand before the nearest without. */
const MOST_TOLD = 3;

/**
 * The listed stores, the nearest first, with a line before those that are out of the circle; without a line where all are
 * in it, or none. Where the very nearest has no prices, a few of the circle that have some come before it, under their own line.
 *
 * @param near how many are in it
 * @param circle its miles
 * @param priced slugs of those that are told by a price
 */
export function byNearness(
  listed: readonly ListedStore[],
  near: number,
  circle: number,
  priced: ReadonlySet<string> = new Set(),
): readonly (ListedStore | string)[] {
  if (near === 0) return listed;
  const within = listed.slice(0, near);
  const hasPrices = ({ store }: ListedStore) => priced.has(store.slug);
  const told = within.slice(0, 1).some(hasPrices)
    ? []
    : within.filter(hasPrices).slice(0, MOST_TOLD);
  const others = within.filter((each) => !told.includes(each));
  const farther = listed.slice(near);
  return [
    ...(told.length === 0 ? [] : ["Nearest with prices", ...told, "Nearest"]),
    ...others,
    ...(farther.length === 0
      ? []
      : [
          `${farther.length.toLocaleString("en-US")} farther than ${String(circle)} mi`,
          ...farther,
        ]),
  ];
}

/** How many stand first in a list by distance because they are in the circle of so many miles. */
export const countNear = (listed: readonly ListedStore[], circle: number): number =>
  listed.filter(({ miles }) => miles !== null && miles <= circle).length;

/**
 * The part of a list that stands first, which is the one that is counted: those in view, else those in the circle, else all.
 *
 * @param circle its miles, where the list is by distance; `null` else
 * @param inView slugs of those on the part of the map that is looked at; `null`: of no part
 */
export function countedPart(
  listed: readonly ListedStore[],
  circle: number | null,
  inView: ReadonlySet<string> | null,
) {
  const miles = circle ?? 0;
  const near = miles === 0 ? 0 : countNear(listed, miles);
  const seen = partInView(listed, inView);
  const counted = seen ?? (near === 0 ? listed : listed.slice(0, near));
  const where = seen !== null ? " in view" : near === 0 ? "" : ` within ${String(miles)} mi`;
  return { miles, near, seen, counted, where };
}

/**
 * Which of the listed stores is the nearest to a place, before all one with prices, or that none is in the circle; `false`
 * where no distance is known.
 *
 * @param priced slugs of those that are told by a price
 */
export function nearestWords(
  listed: readonly ListedStore[],
  place: NamedPlace,
  circle: number,
  priced: ReadonlySet<string>,
): { words: string; isFar: boolean } | false {
  const known = listed
    .flatMap(({ store, miles }) => (miles === null ? [] : [{ store, miles }]))
    .toSorted((a, b) => a.miles - b.miles);
  const [first] = known;
  if (first === undefined) return false;
  const where = ({ store, miles }: typeof first) =>
    `${storeTitle(store)}, ${formatMilesTo(store, miles)}`;
  if (first.miles > circle)
    return {
      words: `None within ${String(circle)} miles of ${place.name}. The nearest is ${where(first)}.`,
      isFar: true,
    };
  const told = known.find(({ store }) => priced.has(store.slug)) ?? first;
  const what = told === first ? "" : " with prices";
  return { words: `Nearest to ${place.name}${what}: ${where(told)}.`, isFar: false };
}
