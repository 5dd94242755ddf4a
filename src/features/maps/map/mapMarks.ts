import { groupPoints } from "#domain/maps/groupPoints.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import type { MapPoint } from "#domain/maps/geometry.ts";
import { storeTitle } from "#domain/stores/stores.ts";
import { HERE_PX, MARK_PX, ringShape } from "./markSize.ts";
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
  /** How many of them have prices: a mark without any is pale, one of both kinds a pill. */
  priced: number;
  /** A store that is about there: only its town is known. */
  isRough: boolean;
  /** What it says to those who do not see it. */
  label: string;
}

/** What marks are made from. */
interface MarkedStores {
  listed: readonly ListedStore[];
  /** Where they are, by slug. */
  points: ReadonlyMap<string, MapPoint>;
  /** Slugs of those with prices. */
  priced: ReadonlySet<string>;
  /** Slugs of those that stand where their town is. */
  rough?: ReadonlySet<string>;
}

/**
 * The marks of all stores of the list, in its order.
 *
 * @param alone slugs of stores that are in no group
 * @param here where the visitor is, who has a dot there
 */
export function marksOf(
  { listed, points, priced, rough = NONE }: MarkedStores,
  scale: number,
  alone: readonly (string | null)[],
  here: MapPoint | null = null,
): MapMark[] {
  const places = listed.map(({ store }) => points.get(store.slug) ?? null);
  const single = new Set(
    alone
      .map((slug) => (slug === null ? -1 : listed.findIndex(({ store }) => store.slug === slug)))
      .filter((place) => place !== -1),
  );
  const countPriced = (members: readonly number[]) =>
    members.filter((at) => priced.has(listed[at]?.store.slug ?? "")).length;
  const groups = groupPoints(places, MARK_PX / scale, single).map((group) =>
    Object.assign(group, { priced: countPriced(group.members) }),
  );
  return groups.flatMap((group, position) => {
    const { members, priced: told } = group;
    const { x, y } = here === null ? group : besideDot(group, here, groups, scale);
    const [first = -1] = members;
    const store = listed[first]?.store;
    if (store === undefined) return [];
    const isRough = members.length === 1 && rough.has(store.slug);
    const words = markWords(storeTitle(store), group);
    const label = isRough ? `${words}, exact spot not certain` : words;
    return [{ slug: store.slug, x, y, position, members, priced: told, isRough, label }];
  });
}

const NONE: ReadonlySet<string> = new Set();

/** `Bliss, Kent`, `Bliss, Kent, no prices`, `42 stores, none with prices, around Bliss, Kent`, `3 of 42 stores with prices, around Bliss, Kent`. */
function markWords(title: string, { members, priced }: Pick<MapMark, "members" | "priced">) {
  const count = members.length;
  if (count === 1) return priced === 1 ? title : `${title}, no prices`;
  // What stands in the ring is in its words, for who speaks to it: the two numbers of a pill after each other.
  if (priced > 0 && priced < count)
    return `${String(priced)} of ${String(count)} stores with prices, around ${title}`;
  const told = priced === 0 ? "none with prices" : "all with prices";
  return `${String(count)} stores, ${told}, around ${title}`;
}

/** Where a ring stands that would lie under the visitor's dot: beside it, so that both can be read. It is about there anyway; the dot is not. */
function besideDot(
  group: MapPoint & Pick<MapMark, "members" | "priced">,
  here: MapPoint,
  all: readonly MapPoint[],
  scale: number,
): MapPoint {
  const { members } = group;
  const { radius, half } = ringShape(group);
  const room = (radius + half + HERE_PX / 2 + GAP_PX) / scale;
  const [dx, dy] = [group.x - here.x, group.y - here.y];
  if (members.length < 2 || Math.hypot(dx, dy) >= room) return group;
  // Who stands in its very middle has it above.
  const own = dx === 0 && dy === 0 ? -Math.PI / 2 : Math.atan2(dy, dx);
  const tried = TURNS.map((turn) => ({
    x: here.x + room * Math.cos(own + turn),
    y: here.y + room * Math.sin(own + turn),
  }));
  const isFree = (at: MapPoint) =>
    all.every(
      (other) => other === group || Math.hypot(other.x - at.x, other.y - at.y) * scale >= MARK_PX,
    );
  return tried.find(isFree) ?? tried[0] ?? group;
}

/** Around the dot, the nearest to where the ring would stand first. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4].map((eighths) => (eighths * Math.PI) / 4);

/** Between the dot and a ring, in CSS pixels. */
const GAP_PX = 3;

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
