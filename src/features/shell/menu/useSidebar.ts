import { useCallback } from "react";
import { SIDEBAR_DOCKS_FROM_PX } from "#domain/constants.ts";
import { useMedia } from "#platform/media.ts";
import { changeSettings, currentSettings, useSettings } from "#platform/settings.ts";

const WIDE = `(min-width: ${SIDEBAR_DOCKS_FROM_PX}px)`;

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
  const isWide = useMedia(WIDE);
  const place: SidebarPlace = isWide ? WIDE_PLACES[menu] : "drawer";
  const isOpen = place === "docked" ? sidebar !== "closed" : sidebar === "open";

  const toggle = useCallback(
    () => changeSettings({ sidebar: isOpen ? "closed" : "open" }),
    [isOpen],
  );
  return { place, isOpen, toggle };
}

/** After a navigation, or a tap on the way to where one is, the sidebar makes room again on a narrow screen. */
export function closeDrawer(): void {
  if (!matchMedia(WIDE).matches && currentSettings().sidebar === "open")
    changeSettings({ sidebar: "closed" });
}
