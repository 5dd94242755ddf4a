import type { Place } from "#domain/maps/geometry.ts";
import type { MenuTable } from "#domain/offers/menuTable.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { isOpenAt } from "#domain/stores/openState.ts";
import { isOpenUnknown } from "#domain/stores/openingWords.ts";
import { milesTo } from "#domain/stores/storePlace.ts";
import type { MenuFilters } from "../menusSearch.ts";

/** What places and hours leave of the stores of a table. */
interface StoresWithin {
  /** `1` for each store that is left, by its place in the table; `null`: all are. */
  stores: Uint8Array | null;
  /** Open ones were asked for and none is known to be: those that are not stand there, which are better than an empty list. */
  isNoneOpen: boolean;
  /** Of none of those that are near it is known when they open. */
  isNoneKnown: boolean;
  /** Of how many of the others hours are not known, where open ones were asked for. */
  withoutHours: number;
}

/**
 * The stores that are near and open, as far as that is asked for.
 *
 * @param place where the visitor is; without it nothing is left out for being far
 * @param now epoch milliseconds
 */
export function storesWithin(
  { stores }: MenuTable,
  { near, open }: Pick<MenuFilters, "near" | "open">,
  place: Place | null,
  now: number,
): StoresWithin {
  const isNear = stores.map(
    (store) => near !== true || place === null || (milesTo(store, place) ?? Infinity) <= NEAR_MILES,
  );
  const isOpen = stores.map(({ openingHours }) => isOpenAt(openingHours, now));
  const isNoneOpen = open === true && !isNear.some((each, at) => each && isOpen[at] === true);
  const isLeft = isNear.map(
    (each, at) => each && (open !== true || isNoneOpen || isOpen[at] === true),
  );
  const isUnknown = (store: MenuTable["stores"][number], at: number) =>
    isNear[at] === true && isOpenUnknown(store);
  const withoutHours = stores.filter(isUnknown).length;
  return {
    stores: isLeft.every(Boolean) ? null : Uint8Array.from(isLeft, Number),
    isNoneOpen,
    isNoneKnown: withoutHours > 0 && withoutHours === isNear.filter(Boolean).length,
    withoutHours: open === true ? withoutHours : 0,
  };
}
