import { REFRESH_TAG } from "#domain/queries/persistedRecord.ts";
import { renewCopies } from "./renewCopies.ts";

/** Where the browser has periodic background sync, it is used to be fresh before the signal is lost. */
export function refreshNowAndThen(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync", (event) => {
    if (event.tag === REFRESH_TAG) event.waitUntil(renewCopies());
  });
}
