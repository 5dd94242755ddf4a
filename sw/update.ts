/**
 * A new release takes over only when the page says so. The very first worker has
 * no page to disturb and claims the open ones, so that they work offline at once.
 */
export function followUpdates(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("message", (event) => {
    if (isSkipWaiting(event.data)) void worker.skipWaiting();
  });
  worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
}

function isSkipWaiting(data: unknown): boolean {
  return (
    typeof data === "object" && data !== null && "type" in data && data.type === "SKIP_WAITING"
  );
}
