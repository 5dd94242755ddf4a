import { createAtom, useSelector } from "@tanstack/react-store";

/** What was last chosen on each screen that is come back to, in memory until the page is closed. */
const lastSearch = createAtom<Readonly<Record<string, object>>>({});

/** What a way of the menu to a screen leads back to from now on. */
export function rememberSearch(path: string, search: object): void {
  lastSearch.set((known) => ({ ...known, [path]: search }));
}

const PLAIN = {};

/**
 * What the ways of the menu lead back to.
 *
 * @param here the path of the page: on the screen itself its own way leads to the plain list
 */
export function useLastSearch(here: string): (path: string) => object {
  const known = useSelector(lastSearch);
  return (path) => (path === here ? PLAIN : (known[path] ?? PLAIN));
}
