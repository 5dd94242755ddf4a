import { createHandlerBoundToURL, getCacheKeyForURL } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { forgetOldViews, hasFirstView, keepView, keptView } from "./shell.ts";
import { SHELL } from "./precache.ts";

/** Addresses that are not screens: the API, and files by their ending. */
const NOT_SCREENS = [/^\/api\//, /^[^?]*\/[^/?]+\.[a-z0-9]+(?:\?|$)/i];

/** After a navigation the page goes first; then its document is kept anew, in milliseconds. */
const KEEP_AFTER_MS = 4_000;

/**
 * Answers every navigation, deep links and aliases included, with the saved shell, or with a screen's
 * last first view where one is kept. In development nothing is saved, and navigations go to the server.
 */
export function answerNavigations(worker: ServiceWorkerGlobalScope): void {
  if (getCacheKeyForURL(SHELL) === undefined) return;
  worker.addEventListener("install", (event) => event.waitUntil(keepView()));
  worker.addEventListener("activate", (event) => event.waitUntil(forgetOldViews()));
  const shell = createHandlerBoundToURL(SHELL);
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { event, url } = options;
        if (!hasFirstView(url)) return await shell(options);
        event.waitUntil(pause(KEEP_AFTER_MS).then(keepView));
        return (await keptView()) ?? (await shell(options));
      },
      { denylist: NOT_SCREENS },
    ),
  );
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
