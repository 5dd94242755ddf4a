import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { canonicalPath, SCREENS } from "#domain/site/routes.ts";

const OTHER = "other";

/**
 * The pattern of the address that a request was answered under, such as `/api/menus/:slug`. There
 * are as many as there are routes and screens, whatever visitors ask for.
 */
export function routeOf(c: Context): string {
  const pattern = matchedRoutes(c)[c.req.routeIndex]?.path ?? OTHER;
  return pattern === "/*" ? pageOf(c.req.path) : pattern;
}

/** The same of what the page is made of. */
function pageOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "/assets/*";
  const screen = canonicalPath(pathname);
  if (screen === null) return OTHER;
  if (screen in SCREENS) return screen;
  const [, folder = ""] = screen.split("/");
  return Object.keys(SCREENS).find((each) => each.startsWith(`/${folder}/$`)) ?? OTHER;
}
