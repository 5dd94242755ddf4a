import { useCallback, useSyncExternalStore } from "react";
import { SIDEBAR_DOCKS_FROM_PX } from "#domain/constants.ts";
import { changeSettings, currentSettings, useSettings } from "#platform/settings.ts";

const wide = matchMedia(`(min-width: ${SIDEBAR_DOCKS_FROM_PX}px)`);

function onWidthChange(changed: () => void): () => void {
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
}

/** `drawer`: covers a narrow page; `docked`: beside a wide one; `rail`: icons that open over it; `bar`: none at all. */
export type SidebarPlace = "drawer" | "docked" | "rail" | "bar";

const WIDE_PLACES = {
  vertical: "docked",
  "collapsible-vertical": "rail",
  horizontal: "bar",
} as const satisfies Record<string, SidebarPlace>;

/**
 * Where the sidebar stands and whether it is open. Untouched, it is closed,
 * except beside a wide page, where there is room for it.
 */
export function useSidebar() {
  const { menu, sidebar } = useSettings();
  const isWide = useSyncExternalStore(onWidthChange, () => wide.matches);
  const place: SidebarPlace = isWide ? WIDE_PLACES[menu] : "drawer";
  const isOpen = place === "docked" ? sidebar !== "closed" : sidebar === "open";

  const toggle = useCallback(
    () => changeSettings({ sidebar: isOpen ? "closed" : "open" }),
    [isOpen],
  );
  return { place, isOpen, toggle };
}

/** After a navigation the sidebar makes room again on a narrow screen. */
export function closeDrawer(): void {
  if (!wide.matches && currentSettings().sidebar === "open") changeSettings({ sidebar: "closed" });
}
