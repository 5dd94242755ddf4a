import toast from "react-hot-toast/headless";
import { type NamedPlace, findPlace, cityPlaces, countyPlaces } from "#domain/maps/findPlace.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { forgetPlace, setPlace, useLocate, useVisitorPlace } from "#platform/visitorPlace.ts";
import { CITIES } from "#content/cities.ts";
import { COUNTY_OUTLINES, OHIO_FRAME } from "#content/maps/countyOutlines.ts";
import { OHIO_ZIPS } from "#content/maps/ohioZips.ts";

/**
 * Where the visitor is, or would like to be: located, or typed.
 *
 * @param stores whose points are certain: their cities can be typed
 */
export function useTypedPlace(stores: readonly StoreProfile[]) {
  const place = useVisitorPlace();
  const { isLocating, locate: ask } = useLocate();

  const locate = async () => {
    const answer = await ask();
    if (answer === "here") return;
    toast.error(
      answer === "refused"
        ? "Location is blocked. Allow it in the browser’s site settings, or type a city or ZIP."
        : "Your location was not found. Type a city or ZIP instead.",
    );
  };
  /** Answers whether Ohio has such a place. */
  const find = (text: string): boolean => {
    const found = findOhioPlace(text, stores);
    if (found !== null) setPlace(found);
    return found !== null;
  };
  return { place, isLocating, locate, find, forget: forgetPlace };
}

export type VisitorPlace = ReturnType<typeof useTypedPlace>;

/** A place of Ohio by what is typed. */
function findOhioPlace(text: string, stores: readonly StoreProfile[]): NamedPlace | null {
  return findPlace(text, {
    zips: OHIO_ZIPS,
    cities: [...CITIES, ...cityPlaces(stores)],
    counties: countyPlaces(OHIO_FRAME, COUNTY_OUTLINES),
  });
}
