import { Link, useRouterState } from "@tanstack/react-router";
import House from "~icons/house";
import LayoutGrid from "~icons/layout-grid";
import { useState, type ReactNode } from "react";
import { useLastSearch } from "#platform/lastSearch.ts";
import { NAVIGATION, type NavigationItem } from "./navigation.ts";
import { bottomBar, sign, tab } from "./bottomBar.css.ts";
import type { useSidebar } from "./useSidebar.ts";

const PLACES: readonly NavigationItem[] = [
  { to: "/", title: "Home", icon: House },
  ...NAVIGATION.flatMap(({ items }) => items).filter(({ to }) => /menus|deals|saved/.test(to)),
];

interface BottomBarProps {
  sidebar: ReturnType<typeof useSidebar>;
  /** How much is saved, beside the sign of that. */
  savedCount: ReactNode;
}

/**
 * Where a thumb is: the four ways of most visits, and the menu with all others. Below the width from which
 * the menu stands beside the page; under a phone's keyboard it is not there (`Overlays` says when).
 */
export function BottomBar({ sidebar, savedCount }: BottomBarProps) {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const lastSearch = useLastSearch(here);
  const owner = useOwner(here);
  const isCovered = sidebar.place === "drawer" && sidebar.isOpen;
  return (
    <nav aria-label="Main" className={`${bottomBar} no-print`} inert={isCovered}>
      {PLACES.map(({ to, title, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          search={lastSearch(to)}
          activeOptions={PLACE_ONLY}
          className={tab}
          data-here={to === owner ? "" : undefined}
        >
          <span className={sign}>
            <Icon aria-hidden="true" />
            {to === "/saved" ? savedCount : null}
          </span>
          {title}
        </Link>
      ))}
      <button
        type="button"
        className={tab}
        data-here={owner === "more" ? "" : undefined}
        aria-expanded={isCovered}
        onClick={sidebar.toggle}
      >
        <span className={sign}>
          <LayoutGrid aria-hidden="true" />
        </span>
        More
      </button>
    </nav>
  );
}

/** A store's own menu is not the list of stores, and a filter makes no other place of one. */
const PLACE_ONLY = { exact: true, includeSearch: false };

/** What stands on "Saved", too. */
const SAVED_THINGS = new Set(["/dispensary-wishlist", "/dispensary-limits", "/reservation"]);

/** The way of the bar that a screen belongs to; a product to that by which one came to it, mostly through the menus. */
function useOwner(here: string): string | null {
  const own = ownerOf(here);
  const [before, setBefore] = useState<string>(MENUS);
  if (here.startsWith("/product/")) return before;
  const lasting = [here, own].find((each) => each === "/dispensary-deals" || each === "/saved");
  if ((lasting ?? MENUS) !== before) setBefore(lasting ?? MENUS);
  return own;
}

const MENUS = "/dispensary-menus";

/** Which way of the bar a screen belongs to; `null` for what is found in another way. */
function ownerOf(path: string): string | null {
  if (SAVED_THINGS.has(path)) return "/saved";
  // The same stores: on a map, or as a list.
  if (path === "/dispensary-maps") return MENUS;
  // A part of the strains, with a page for each.
  if (/^\/terpenes(?:\/|$)/.test(path)) return "more";
  const isPlace = PLACES.some(({ to }) => to === path);
  const isOnMenu = NAVIGATION.some(({ items }) =>
    items.some(({ to }) => path === to || path.startsWith(`${to}/`)),
  );
  return isOnMenu && !isPlace ? "more" : null;
}
