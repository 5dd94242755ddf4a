/**
 * The route table: every address the site answers, with its screen title. The
 * router's folders must agree with it (a test), and the server answers 200 for
 * these paths and 404 for all others.
 */
export const SCREENS = {
  "/": "Homepage",
  "/vote-secret-results": "Vote Results",
  "/reservation": "Reservation",
  "/march-madness": "March Madness",
  "/other-maps": "Other Maps",
  "/events": "Events",
  "/introduction": "Introduction",
  "/dispensary-maps": "Dispensary Maps",
  "/dispensary-limits": "Dispensary Limits",
  "/product/$code": "Product",
  "/saved": "Saved",
  "/search": "Search",
  "/social": "Social Media",
  "/signin": "Sign In",
  "/signup": "Sign Up",
  "/profile": "Profile",
  "/growing-tool": "Growing Tool",
  "/dispensary-deals": "Dispensary Deals",
  "/dispensary-menus": "Dispensary Menus",
  "/dispensary-wishlist": "Wishlist",
  "/change-log": "Change Log",
  "/contribute": "Contribute",
  "/feedback": "Feedback",
  "/strain-genetics": "Strain Genetics",
  "/strain-genetics/$genetic": "Strain Genetics",
  "/terpenes/$terpene": "Terpene",
  "/resources": "Resources",
  "/trends": "Trends",
  "/yearly-highlights": "Yearly Highlights",
} as const;

export type ScreenPath = keyof typeof SCREENS;

export const NOT_FOUND_TITLE = "Page Not Found";

/** Screens that are not to be found by searching: for people who have the link, or for one's own account. */
const UNLISTED: ReadonlySet<string> = new Set<ScreenPath>([
  "/vote-secret-results",
  "/signin",
  "/signup",
  "/profile",
  "/saved",
  "/search",
]);

/** Whether search engines are asked to leave a screen out. @param path the screen's own, as {@link canonicalPath} gives it */
export const isUnlisted = (path: string): boolean => UNLISTED.has(path);

/** Addresses that people know in another spelling than the router's. */
const SPELLINGS: Readonly<Record<string, string>> = { "/reservation": "/Reservation" };

/** How a screen's address is published, to search engines and link previews. @param path the screen's own, as {@link canonicalPath} gives it */
export const publishedPath = (path: string): string => SPELLINGS[path] ?? path;

/** Other addresses of the same screens. The address bar then shows the screen's own path. */
export const ALIASES: Readonly<Record<string, ScreenPath>> = {
  "/home": "/",
  "/maps": "/dispensary-maps",
  "/discord": "/social",
  "/reddit": "/social",
  "/deals": "/dispensary-deals",
  "/menu": "/dispensary-menus",
  "/wishlist": "/dispensary-wishlist",
  "/changelog": "/change-log",
  "/donate": "/contribute",
  "/donations": "/contribute",
  "/genetics": "/strain-genetics",
  "/terpenes": "/strain-genetics",
  "/genetics/$genetic": "/strain-genetics/$genetic",
};

/** The part of the strains' screen that `/terpenes` leads to. */
export const TERPENES_ID = "terpenes";
/** What that screen is called then. */
export const TERPENES_TITLE = "Terpenes";

/** The part of its screen that an address of its own leads to; nothing for all others. */
export const partOf = (pathname: string): string =>
  pathname.replace(/\/+$/, "").toLowerCase() === "/terpenes" ? TERPENES_ID : "";

/**
 * The screen's own path for an address: aliases resolved, case of the fixed
 * parts and a trailing slash ignored. Parameters keep their case.
 *
 * @param pathname as in `location.pathname`
 * @returns `null` when no screen answers to it
 */
export function canonicalPath(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, "") || "/";
  const fixed = path.toLowerCase();
  const own = ALIASES[fixed] ?? fixed;
  if (own in SCREENS && !own.includes("$")) return own;

  const [, folder, parameter, ...rest] = path.split("/");
  if (folder === undefined || !parameter || rest.length > 0) return null;
  const name = folder.toLowerCase();
  const target = name === "genetics" ? "strain-genetics" : name;
  const known = Object.keys(SCREENS).some((screen) => screen.startsWith(`/${target}/$`));
  return known ? `/${target}/${parameter}` : null;
}
