import { SCREENS, type ScreenPath } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";

/**
 * The document title of a screen, for a route's `head`. The server writes the same one into the
 * document (`server/pages`).
 *
 * @param name of what the screen is about, where it is about one thing and that is known
 */
export function screenHead(path: ScreenPath, name?: string | null) {
  return { meta: [{ title: documentTitle(name ?? SCREENS[path]) }] };
}
