import type { WorkerMessage } from "#domain/alerts/workerMessages.ts";
import { leaveTapped } from "./phoneAlerts.ts";

/** Longest wait until a page says that it has taken a message, in milliseconds. */
const PAGE_TIMEOUT_MS = 1_000;

/** Open pages of the site, the one that was used last first. */
export async function openPages(
  worker: ServiceWorkerGlobalScope,
): Promise<readonly WindowClient[]> {
  return await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

/** Says something to a page. @returns whether the page has taken it */
export function tell(page: WindowClient, message: WorkerMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, PAGE_TIMEOUT_MS, false);
    port1.addEventListener("message", () => {
      clearTimeout(giveUp);
      resolve(true);
    });
    port1.start();
    page.postMessage(message, [port2]);
  });
}

/**
 * Shows a screen: in an open page, which comes to the front, or in a new one, for which the path is left
 * beside, because an iPhone may open another.
 */
export async function showScreen(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [page] = await openPages(worker);
  if (page === undefined) {
    const left = leaveTapped({ path, at: Date.now() });
    await worker.clients.openWindow(path);
    await left;
    return;
  }
  const focused = await page.focus().catch(() => page);
  if (await tell(focused, { type: "OPEN", path })) return;
  // A page of an old release, or one that has just begun to load, does not listen.
  await focused.navigate(path).catch(() => worker.clients.openWindow(path));
}
