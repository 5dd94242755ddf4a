import { SCREENS, type ScreenPath } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";

/** The document title of a screen, for a route's `head`. */
export function screenHead(path: ScreenPath) {
  return { meta: [{ title: documentTitle(SCREENS[path]) }] };
}
