import { HOUR_MS } from "#domain/time/spans.ts";
import * as v from "valibot";
import { WorkerMessageSchema, type WorkerMessage } from "#domain/alerts/workerMessages.ts";
import { createAtom, useSelector } from "@tanstack/react-store";

/**
 * The one worker, for offline pages now and for messages later. It is registered
 * after the first paint; a new release waits until the visitor agrees.
 */
const WORKER_URL = import.meta.env.DEV ? "/dev-sw.js?dev-sw" : "/firebase-messaging-sw.js";

const WORKER_TYPE = import.meta.env.DEV ? "module" : "classic";

/** Shortest time between two looks for a new release, in milliseconds. */
const LOOK_AGAIN_AFTER_MS = HOUR_MS;

let agreed = false;

/**
 * Registers the worker and follows its life. Storage that is denied or full
 * makes it fail, and then the site simply needs its connection.
 *
 * @param onSaved called on a visit that begins with a worker: the site has worked without a connection since the last one
 * @param mayCall whether calls are wanted and have any prospect
 */
export async function registerWorker(onSaved: () => void, mayCall: () => boolean): Promise<void> {
  // The worker of the kill switch removes itself; registering it again would never end.
  if (import.meta.env.MODE === "kill-switch" || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  if (wasControlled) {
    setWorkerState("ready");
    onSaved();
  }

  serviceWorker.addEventListener("controllerchange", () => {
    if (agreed) location.reload();
    else if (wasControlled) setWorkerState("replaced");
  });

  let registration: ServiceWorkerRegistration;
  /** The waiting worker takes over, then this page reloads. */
  const takeRelease = () => {
    agreed = true;
    if (registration.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
    else location.reload();
  };
  try {
    registration = await serviceWorker.register(WORKER_URL, {
      scope: "/",
      type: WORKER_TYPE,
      updateViaCache: "none",
    });
  } catch {
    return;
  }
  if (registration.waiting && wasControlled) setWorkerState("update", takeRelease);
  let followed: ServiceWorker | null = null;
  const follow = () => {
    const worker = registration.installing;
    if (worker === null || worker === followed) return;
    followed = worker;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && wasControlled) setWorkerState("update", takeRelease);
      if (worker.state === "activated" && !wasControlled) setWorkerState("ready");
    });
  };
  // Another tab may have found it already, and then no event tells of it.
  follow();
  registration.addEventListener("updatefound", follow);
  lookForReleases(registration, mayCall);
}

function lookForReleases(watched: ServiceWorkerRegistration, mayCall: () => boolean): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !mayCall() || Date.now() - lookedAt < LOOK_AGAIN_AFTER_MS) return;
    lookedAt = Date.now();
    watched.update().catch(() => {
      // Without a connection there is no news.
    });
  });
}

/** Calls back with what the worker says, and tells it that it was heard. */
export function onWorkerMessage(hear: (message: WorkerMessage) => void): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    const message = v.safeParse(WorkerMessageSchema, data);
    if (!message.success) return;
    ports[0]?.postMessage(true);
    hear(message.output);
  });
  // Messages that came before there was a listener wait until they are asked for.
  navigator.serviceWorker.startMessages();
}

/**
 * `none`: no worker (unsupported, denied, or not yet); `ready`: pages open without
 * a connection; `update`: a new release waits for consent; `replaced`: another tab
 * agreed to it, and this page is of the old one.
 */
type WorkerState = "none" | "ready" | "update" | "replaced";

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
