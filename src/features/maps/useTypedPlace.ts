import toast from "react-hot-toast/headless";
import { type NamedPlace, findPlace, cityPlaces, countyPlaces } from "#domain/maps/findPlace.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { forgetPlace, setPlace, useLocate, useVisitorPlace } from "#platform/visitorPlace.ts";
import { CITIES } from "#state/cities.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { ZIPS } from "#state/zips.ts";

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
  /** Answers whether the state has such a place. */
  const find = (text: string): boolean => {
    const found = findStatePlace(text, stores);
    if (found !== null) setPlace(found);
    return found !== null;
  };
  return {
    place,
    isLocating,
    locate,
    find,
    /** The place of the state that a text names or begins; `null` for none. */
    lookUp: (text: string) => findStatePlace(text, stores),
    forget: forgetPlace,
  };
}

export type VisitorPlace = ReturnType<typeof useTypedPlace>;

/** A place of the state by what is typed. */
function findStatePlace(text: string, stores: readonly StoreProfile[]): NamedPlace | null {
  return findPlace(text, {
    zips: ZIPS,
    cities: [...CITIES, ...cityPlaces(stores)],
    counties: countyPlaces(STATE_FRAME, COUNTY_OUTLINES),
  });
}
