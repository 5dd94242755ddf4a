import { createAtom, useSelector } from "@tanstack/react-store";
import { set } from "idb-keyval";
import { AWAY_MS, STAY_OFFLINE, STAY_OFFLINE_PART, watchServer } from "#domain/api/weakSignal.ts";
import { fromStorage, openLazily } from "#storage/database.ts";
import { STAY_OFFLINE_KEY, wantsNoCalls } from "./earlyAnswer.ts";

/** `open`: calls are made; `away`: the server has been silent, for a while none is; `stopped`: the visitor wants none. */
export type Signal = "open" | "away" | "stopped";

const watch = watchServer();
const forWorker = openLazily(STAY_OFFLINE);
const isStopped = createAtom(wantsNoCalls());
const isAway = createAtom(false);
const signal = createAtom((): Signal =>
  isStopped.get() ? "stopped" : isAway.get() ? "away" : "open",
);
let comesBack: ReturnType<typeof setTimeout> | undefined;

/** Follows the browser's connection and what other tabs choose, from now on. */
export function followSignal(): void {
  addEventListener("online", tryAgain);
  // What was so when the page was put away says nothing of now, and its clock stood still meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) tryAgain();
  });
  addEventListener("storage", ({ key }) => {
    if (key === null || key === STAY_OFFLINE_KEY) isStopped.set(wantsNoCalls());
  });
}

/** Whether a call may be made now. */
export function mayCall(): boolean {
  return !isStopped.get() && watch.mayCall(Date.now());
}

/** Tells what became of a call: answered, or silence. */
export function noteAnswer(wasAnswered: boolean): void {
  watch.note(wasAnswered, Date.now());
  follow();
}

/** Calls are made again, however silent the server was: the visitor asks for it, or there is a connection. */
export function tryAgain(): void {
  watch.forget();
  follow();
}

/** Stops all calls until switched back, also for the next visits. */
export function stayOffline(isWanted: boolean): void {
  isStopped.set(isWanted);
  try {
    if (isWanted) localStorage.setItem(STAY_OFFLINE_KEY, "true");
    else localStorage.removeItem(STAY_OFFLINE_KEY);
  } catch {
    // Denied: it holds for this visit.
  }
  // For the worker, which cannot read the other.
  void fromStorage(undefined, () => set(STAY_OFFLINE_PART, isWanted, forWorker()));
  if (!isWanted) tryAgain();
}

export function useSignal(): Signal {
  return useSelector(signal);
}

/** Calls back on every change. Returns the way to stop. */
export function onSignalChange(listener: (now: Signal) => void): () => void {
  return signal.subscribe(listener).unsubscribe;
}

export function currentSignal(): Signal {
  return signal.get();
}

function follow(): void {
  clearTimeout(comesBack);
  isAway.set(!watch.mayCall(Date.now()));
  if (isAway.get()) comesBack = setTimeout(follow, AWAY_MS);
}
