import { createAtom, useSelector } from "@tanstack/react-store";
import { useState } from "react";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import { findLocation, type LocationAnswer } from "./location.ts";

/** In memory until the page is closed, so that Back finds a list in the order in which it was left. */
const visitorPlace = createAtom<NamedPlace | null>(null);

/** Where the visitor is from now on; `null`: as if no place had been given. */
export const setPlace = (place: NamedPlace | null): void => visitorPlace.set(place);

/** As if no place had been given. */
export const forgetPlace = (): void => setPlace(null);

/**
 * Where the visitor is, or would like to be. Nothing but screens with distances know it: neither
 * address nor storage nor any call has it.
 */
export function useVisitorPlace(): NamedPlace | null {
  return useSelector(visitorPlace);
}

/** Asks the phone where it is, after a tap. */
export function useLocate(): {
  isLocating: boolean;
  locate: () => Promise<LocationAnswer["kind"]>;
} {
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    setLocating(true);
    const answer = await findLocation();
    setLocating(false);
    if (answer.kind === "here") setPlace({ name: "you", ...answer.place });
    return answer.kind;
  };
  return { isLocating, locate };
}
