import { useEffect, useRef } from "react";
import { useBackCloses } from "#design/surfaces/backCloses.ts";
import { useSettings } from "#platform/settings.ts";
import { useIsDarkMode } from "#platform/theme.ts";
import { scrim, sidebar, link, list, sectionTitle } from "./sidebar.css.ts";
import { closeDrawer, type SidebarPlace } from "./useSidebar.ts";
import { whenPainted } from "#platform/lazyPart.tsx";
import { Link, useRouterState } from "@tanstack/react-router";
import { useLastSearch } from "#platform/lastSearch.ts";
import { NAVIGATION } from "./navigation.ts";

const DrawerSettings = whenPainted(() => import("./DrawerSettings.tsx"));

const InstallOffer = whenPainted(() => import("../notices/InstallOffer.tsx"));

interface SidebarProps {
  place: Exclude<SidebarPlace, "bar">;
  isOpen: boolean;
  onClose: () => void;
}

export function Sidebar({ place, isOpen, onClose }: SidebarProps) {
  const { semidark } = useSettings();
  const isDark = useIsDarkMode();
  const drawer = useRef<HTMLElement>(null);
  const covers = place === "drawer" && isOpen;
  useModalDrawer(covers, drawer, onClose);
  useBackCloses(covers, onClose);

  // The rail is the one that stays when it is closed.
  if (place !== "rail" && !isOpen) return null;
  const surface = semidark === "true" && !isDark ? "dark-surface" : "";
  return (
    <>
      {covers ? <div className={scrim} onClick={onClose} aria-hidden="true" /> : null}
      <aside
        ref={drawer}
        className={`${sidebar({ place, open: isOpen })} ${surface} no-print`}
        aria-label="Site menu"
      >
        <NavigationLinks hints={place === "rail"} />
        {place === "drawer" ? <DrawerSettings /> : null}
        <InstallOffer />
      </aside>
    </>
  );
}

/** While the drawer covers the page: focus goes into it, Escape closes, and focus returns where it was. */
function useModalDrawer(
  covers: boolean,
  drawer: React.RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!covers) return undefined;
    const before = document.activeElement;
    drawer.current?.querySelector("a")?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKey);
    // It covers the page: neither a reload nor the next start begins with it.
    addEventListener("pagehide", onClose);
    return () => {
      document.removeEventListener("keydown", onKey);
      removeEventListener("pagehide", onClose);
      // After a navigation the focus is on the new heading already, and stays there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [covers, drawer, onClose]);
}

/** A screen is the current one whatever is filtered on it; of one whose title names a year, that year. */
const PATH_ONLY = { includeSearch: false };
const OF_A_YEAR = { includeSearch: true };

/** @param hints whether each word shows when its sign is pointed at, where the words themselves may be hidden */
function NavigationLinks({ hints }: { hints: boolean }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const lastSearch = useLastSearch(path);
  return (
    <nav aria-label="Site">
      {NAVIGATION.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <p className={sectionTitle} aria-hidden="true">
            {title}
          </p>
          <ul className={list}>
            {items.map(({ to, title: text, icon: Icon, search }) => (
              <li key={to}>
                <Link
                  to={to}
                  search={search ?? lastSearch(to)}
                  activeOptions={search === undefined ? PATH_ONLY : OF_A_YEAR}
                  // In another year one is there all the same, though not on that page.
                  aria-current={search !== undefined && path === to ? "true" : undefined}
                  className={link}
                  title={hints ? text : undefined}
                  // No other screen comes then, of which it would make room.
                  onClick={to === path ? closeDrawer : undefined}
                >
                  <Icon aria-hidden="true" />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
