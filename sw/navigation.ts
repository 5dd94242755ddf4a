import { createHandlerBoundToURL, getCacheKeyForURL } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { SHELL } from "./precache.ts";

/** Addresses that are not screens: the API, and files by their ending. */
const NOT_SCREENS = [/^\/api\//, /^[^?]*\/[^/?]+\.[a-z0-9]+(?:\?|$)/i];

/**
 * Answers every navigation, deep links and aliases included, with the saved shell.
 * In development nothing is saved, and navigations go to the server.
 */
export function answerNavigations(): void {
  if (getCacheKeyForURL(SHELL) === undefined) return;
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NOT_SCREENS }));
}
