import { createAtom, useSelector } from "@tanstack/react-store";

/**
 * `none`: no worker (unsupported, denied, or not yet); `ready`: pages open without
 * a connection; `update`: a new release waits for consent; `replaced`: another tab
 * agreed to it, and this page is of the old one.
 */
export type WorkerState = "none" | "ready" | "update" | "replaced";

/** Whether this browser can keep pages for offline use; it may still refuse. */
export const canKeepPages = () => "serviceWorker" in navigator;

const workerState = createAtom<WorkerState>("none");
let takeUpdate = () => location.reload();

/**
 * For the worker's registration alone, which waits until the page has been painted.
 *
 * @param take what taking the new release means, from now on
 */
export function setWorkerState(next: WorkerState, take?: () => void): void {
  if (take) takeUpdate = take;
  workerState.set(next);
}

export function useWorkerState(): WorkerState {
  return useSelector(workerState);
}

/** Takes the new release: this page reloads once. */
export function applyUpdate(): void {
  takeUpdate();
}
