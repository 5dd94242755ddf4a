import { createAtom, useSelector } from "@tanstack/react-store";
import { useState } from "react";
import toast from "react-hot-toast/headless";
import { type NamedPlace, findPlace, cityPlaces, countyPlaces } from "#domain/maps/findPlace.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { findLocation } from "#platform/location.ts";
import { CITIES } from "#state/cities.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { ZIPS } from "#state/zips.ts";

/** In memory until the page is closed, so that Back finds the list in the order in which it was left. */
const visitorPlace = createAtom<NamedPlace | null>(null);

const setPlace = (place: NamedPlace | null) => visitorPlace.set(place);

/** As if no place had been given. */
export const forgetPlace = () => setPlace(null);

/**
 * Where the visitor is, or would like to be. Nothing but the screen of maps knows it: neither
 * address nor storage nor any call has it.
 *
 * @param stores whose points are certain: their cities can be typed
 */
export function useVisitorPlace(stores: readonly StoreProfile[]) {
  const place = useSelector(visitorPlace);
  const [isLocating, setLocating] = useState(false);

  const locate = async () => {
    setLocating(true);
    const answer = await findLocation();
    setLocating(false);
    if (answer.kind === "here") setPlace({ name: "you", ...answer.place });
    else
      toast.error(
        answer.kind === "refused"
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
  return { place, isLocating, locate, find, forget: forgetPlace };
}

export type VisitorPlace = ReturnType<typeof useVisitorPlace>;

/** A place of the state by what is typed. */
function findStatePlace(text: string, stores: readonly StoreProfile[]): NamedPlace | null {
  return findPlace(text, {
    zips: ZIPS,
    cities: [...CITIES, ...cityPlaces(stores)],
    counties: countyPlaces(STATE_FRAME, COUNTY_OUTLINES),
  });
}
