import { CITIES } from "#content/cities.ts";
import { COUNTY_OUTLINES, OHIO_FRAME } from "#content/maps/countyOutlines.ts";
import { OHIO_ZIPS } from "#content/maps/ohioZips.ts";
import { findPlace, type NamedPlace, cityPlaces, countyPlaces } from "#domain/maps/findPlace.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";

/** A place of Ohio by what is typed. */
export function findOhioPlace(text: string, stores: readonly StoreProfile[]): NamedPlace | null {
  return findPlace(text, {
    zips: OHIO_ZIPS,
    cities: [...CITIES, ...cityPlaces(stores)],
    counties: countyPlaces(OHIO_FRAME, COUNTY_OUTLINES),
  });
}
