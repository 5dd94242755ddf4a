import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import type { NamedPlace } from "#domain/maps/findPlace.ts";
import { createStored } from "./createStored.ts";
import { isPlaced } from "./isPlaced.ts";
import { jsonUnder } from "./jsonUnder.ts";
import { findLocation, mayLocate, type LocationAnswer } from "./location.ts";

/** In memory until the page is closed, so that Back finds a list in the order in which it was left. */
const visitorPlace = createAtom<NamedPlace | null>(null);

/** Where the visitor is from now on; `null`: as if no place had been given. */
export function setPlace(place: NamedPlace | null): void {
  visitorPlace.set(place);
  isPlaced.set(place !== null);
}

/** As if no place had been given. */
export const forgetPlace = (): void => {
  setPlace(null);
  if (found.get().isFound === true) found.change(() => ({}));
};

/** That the phone has said where it is in this tab, so that a reload may ask it again; the place itself is in memory alone. */
const found = createStored(
  v.fallback(v.object({ isFound: v.optional(v.boolean()) }), {}),
  jsonUnder<{ isFound?: boolean | undefined }>("near_found", () => sessionStorage),
);

/**
 * Where the visitor is, or would like to be. Nothing but screens with distances know it: neither
 * address nor storage nor any call has it.
 */
export function useVisitorPlace(): NamedPlace | null {
  return useSelector(visitorPlace);
}

/** What to say where the phone did not tell its place; `null`: it did. */
export const LOCATION_TROUBLE: Readonly<Record<LocationAnswer["kind"], string | null>> = {
  refused: "Location is blocked. Allow it in the browser’s site settings.",
  unknown: "Your location was not found.",
  here: null,
};

/** Whether the phone is being asked: whichever part asks it, all that wait for the answer say so. */
const locating = createAtom(false);
let answerOnItsWay: Promise<LocationAnswer["kind"]> | null = null;

/** Asks the phone where it is, after a tap; who asks while it is being asked waits for the same answer. */
function askOnce(): Promise<LocationAnswer["kind"]> {
  answerOnItsWay ??= askPhone();
  return answerOnItsWay;
}

async function askPhone(): Promise<LocationAnswer["kind"]> {
  locating.set(true);
  const answer = await findLocation();
  locating.set(false);
  answerOnItsWay = null;
  if (answer.kind === "here") {
    setPlace({ name: "you", ...answer.place });
    found.change(() => ({ isFound: true }));
  }
  return answer.kind;
}

export function useLocate(): { isLocating: boolean; locate: typeof askOnce } {
  return { isLocating: useSelector(locating), locate: askOnce };
}

/** For a tap on the way to what is near: the phone is asked while the list comes, unless it has said where it is. */
export function locateOnTheWay(): void {
  if (visitorPlace.get() === null) void askOnce();
}

/**
 * After a reload asks the phone once more where it is, if it was found in this visit, not dropped since, and the phone says
 * so without asking anybody: what was near on one screen is where a trip starts on the next.
 */
export function useFoundPlace(): void {
  useEffect(() => {
    if (visitorPlace.get() !== null || found.get().isFound !== true) return;
    void findAgain();
  }, []);
}

async function findAgain(): Promise<void> {
  if (!(await mayLocate())) return;
  const answer = await findLocation();
  // It may have been dropped, or another been given, meanwhile.
  const isStillWanted = visitorPlace.get() === null && found.get().isFound === true;
  if (answer.kind === "here" && isStillWanted) setPlace({ name: "you", ...answer.place });
}

/**
 * A filter by what is near. The address has that it is wanted, and never the place: after a reload a phone that was allowed
 * to say it is asked again, and nobody notices; else whoever follows the address has to tap.
 *
 * @param isWanted whether the address says so
 * @param want writes it there
 * @returns `isOn` once the place is known, too; `isAwaited` while the phone is asked; `lacksPlace`: it takes a tap; `trouble` is why
 * that did not help
 */
export function useNearFilter(isWanted: boolean, want: (isWanted: boolean) => void) {
  const place = useVisitorPlace();
  const { isLocating, locate } = useLocate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [needsTap, setNeedsTap] = useState(false);
  const isOn = isWanted && place !== null;
  const lacksPlace = isWanted && place === null;
  const ask = async () => {
    const answer = place === null ? await locate() : "here";
    setTrouble(LOCATION_TROUBLE[answer]);
    return answer === "here";
  };
  const askAgain = useEffectEvent(async (may: boolean) => setNeedsTap(!may || !(await ask())));
  useEffect(() => {
    if (lacksPlace) void mayLocate().then((may) => askAgain(may));
  }, [lacksPlace]);
  const toggle = () => {
    // Where the phone refuses, what was asked for can only be taken back.
    if (isOn || (isWanted && trouble !== null)) {
      setTrouble(null);
      want(false);
    } else void ask().then((isHere) => (isHere ? want(true) : undefined));
  };
  const isAwaited = lacksPlace && isLocating;
  return {
    isOn,
    isLocating,
    isAwaited,
    lacksPlace: lacksPlace && needsTap && !isAwaited,
    trouble,
    toggle,
  };
}
