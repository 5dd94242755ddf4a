import { groupPoints } from "#domain/maps/groupPoints.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { MARK_PX } from "./markSize.ts";
import { toPixels, type FrameSize, type MapView } from "./mapView.ts";

/** Marks as far outside of the frame as this share of it are there, too: they come in while one moves. */
const BEYOND = 0.5;

/** A mark of the map: a store, or several where they overlap. */
export interface MapMark {
  /** Of its first store. */
  slug: string;
  /** Where it is, in units of the drawing. */
  x: number;
  y: number;
  /** Its own place among the marks, from 0. */
  position: number;
  /** Places in the list, from 0. */
  members: readonly number[];
  /** What it says to those who do not see it. */
  label: string;
}

/**
 * The marks of all stores of the list, in its order.
 *
 * @param alone slugs of stores that are in no group
 */
export function marksOf(
  listed: readonly ListedStore[],
  points: ReadonlyMap<string, MapPoint>,
  scale: number,
  alone: readonly (string | null)[],
): MapMark[] {
  const places = listed.map(({ store }) => points.get(store.slug) ?? null);
  const single = new Set(
    alone
      .map((slug) => (slug === null ? -1 : listed.findIndex(({ store }) => store.slug === slug)))
      .filter((place) => place !== -1),
  );
  return groupPoints(places, MARK_PX / scale, single).flatMap(({ x, y, members }, position) => {
    const [first = -1] = members;
    const store = listed[first]?.store;
    if (store === undefined) return [];
    const label =
      members.length === 1
        ? storeTitle(store)
        : `${String(members.length)} stores around ${storeTitle(store)}`;
    return [{ slug: store.slug, x, y, position, members, label }];
  });
}

/** Those of the marks that are in the frame, or close to it. */
export function marksInSight(
  marks: readonly MapMark[],
  view: MapView,
  { width, height }: FrameSize,
  always: string | null,
): MapMark[] {
  return marks.filter((mark) => {
    const { x, y } = toPixels(view, mark);
    return (
      mark.slug === always ||
      (x > -width * BEYOND &&
        x < width * (1 + BEYOND) &&
        y > -height * BEYOND &&
        y < height * (1 + BEYOND))
    );
  });
}

/** Place of the mark that a store is in, in the list of marks; -1 for none. */
export function markOf(
  marks: readonly MapMark[],
  listed: readonly ListedStore[],
  slug: string | null,
): number {
  if (slug === null) return -1;
  return marks.findIndex(
    (mark) =>
      mark.slug === slug || mark.members.some((place) => listed[place]?.store.slug === slug),
  );
}
