import { useEffect, useRef } from "react";
import { useSettings } from "#platform/settings.ts";
import { useIsDarkMode } from "#platform/theme.ts";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { scrim, sidebar } from "./sidebar.css.ts";
import type { SidebarPlace } from "./useSidebar.ts";
import { whenPainted } from "#platform/lazyPart.tsx";

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
    return () => {
      document.removeEventListener("keydown", onKey);
      // After a navigation the focus is on the new heading already, and stays there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [covers, drawer, onClose]);
}
