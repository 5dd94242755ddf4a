import { REFRESH_TAG } from "#domain/queries/persistedRecord.ts";
import { refreshSavedQueries } from "./refresh.ts";
import { dropViews, keepView } from "./shell.ts";

/** Where the browser has periodic background sync, it is used to be fresh before the signal is lost. */
export function refreshNowAndThen(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("periodicsync", (event) => {
    if (event.tag === REFRESH_TAG) event.waitUntil(renewCopies());
  });
}

/** Brings everything that is kept of the site's answers up to date while there is a signal. */
export async function renewCopies(): Promise<void> {
  await refreshSavedQueries(async () => {
    // An older view would stand on the screen before the newer copy.
    if (!(await keepView())) await dropViews();
  });
}
