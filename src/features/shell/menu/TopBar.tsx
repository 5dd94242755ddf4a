import { Link } from "@tanstack/react-router";
import Menu from "~icons/menu";
import X from "~icons/x";
import type { ReactNode } from "react";
import { Button } from "#design/controls/Button.tsx";
import { SITE } from "#domain/site/site.ts";
import { useSettings } from "#platform/settings.ts";
import { useIsDarkMode } from "#platform/theme.ts";
import { AccountLink } from "./AccountLink.tsx";
import { DisplaySettingsButton } from "../DisplaySettingsButton.tsx";
import { OfflineIndicator } from "./OfflineIndicator.tsx";
import { ThemeButton } from "./ThemeButton.tsx";
import { name, topBar } from "./topBar.css.ts";
import type { useSidebar } from "./useSidebar.ts";

interface TopBarProps {
  sidebar: ReturnType<typeof useSidebar>;
  notifications: ReactNode;
}

export function TopBar({ sidebar, notifications }: TopBarProps) {
  const { navbar, semidark } = useSettings();
  const isDark = useIsDarkMode();
  const above = sidebar.place === "drawer" && sidebar.isOpen ? "drawer" : "page";
  const surface = semidark === "true" && !isDark ? "dark-surface" : "";

  return (
    <header className={`${topBar({ navbar, above })} ${surface} no-print`}>
      {sidebar.place === "bar" ? null : (
        <Button
          kind="icon"
          aria-label={sidebar.isOpen ? "Close menu" : "Open menu"}
          aria-expanded={sidebar.isOpen}
          onClick={sidebar.toggle}
        >
          {sidebar.isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </Button>
      )}
      <Link to="/" className={name}>
        {SITE.community}
      </Link>
      <OfflineIndicator />
      <ThemeButton />
      {notifications}
      <DisplaySettingsButton />
      <AccountLink />
    </header>
  );
}
