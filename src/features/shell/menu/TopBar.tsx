import { Link, useRouterState } from "@tanstack/react-router";
import CircleUserRound from "~icons/circle-user-round";
import Menu from "~icons/menu";
import Search from "~icons/search";
import PanelLeftClose from "~icons/panel-left-close";
import X from "~icons/x";
import { type ReactNode, lazy, Suspense } from "react";
import { button } from "#design/controls/button.css.ts";
import { Button } from "#design/controls/Button.tsx";
import { Mark } from "#design/drawings/Mark.tsx";
import { SITE } from "#domain/site/site.ts";
import { useSettings, CHOICES, changeSettings } from "#platform/settings.ts";
import { useIsDarkMode } from "#platform/theme.ts";
import { DisplaySettingsButton } from "../DisplaySettingsButton.tsx";
import { SignalSign } from "../notices/SignalSign.tsx";
import { whenPainted } from "#platform/lazyPart.tsx";
import {
  account,
  accountRing,
  name,
  nameWords,
  search,
  searchWord,
  settings,
  topBar,
} from "./topBar.css.ts";
import { PageName } from "./PageName.tsx";
import type { useSidebar } from "./useSidebar.ts";
import { Spinner } from "#design/states/Spinner.tsx";
import { useSession } from "#platform/session/session.ts";
import MonitorCog from "~icons/monitor-cog";
import Moon from "~icons/moon";
import Sun from "~icons/sun";

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
      <BackButton />
      {sidebar.place === "bar" ? null : (
        <Button
          kind="icon"
          aria-label={sidebar.isOpen ? "Close menu" : "Open menu"}
          aria-expanded={sidebar.isOpen}
          onClick={sidebar.toggle}
        >
          {/* A cross beside the site's name would close the site. */}
          {!sidebar.isOpen ? (
            <Menu aria-hidden="true" />
          ) : sidebar.place === "drawer" ? (
            <X aria-hidden="true" />
          ) : (
            <PanelLeftClose aria-hidden="true" />
          )}
        </Button>
      )}
      <Link to="/" activeOptions={{ exact: true }} className={name}>
        <Mark />
        <span className={nameWords}>{SITE.community}</span>
      </Link>
      {navbar === "navbar-static" ? null : <PageName />}
      <Connection />
      <SearchLink />
      <ThemeButton />
      {notifications}
      <span className={settings}>
        <DisplaySettingsButton />
      </span>
      <AccountLink />
    </header>
  );
}

/** Home and the search have the field itself: beside it this one is a sign. */
function SearchLink() {
  const hasField = useRouterState({
    select: ({ location }) => location.pathname === "/" || location.pathname === "/search",
  });
  return (
    <Link to="/search" className={hasField ? button({ kind: "icon" }) : search}>
      <Search aria-hidden="true" />
      <span className={hasField ? "visually-hidden" : searchWord}>Search</span>
    </Link>
  );
}

const BackButton = whenPainted(() => import("./BackButton.tsx"));

const Notices = whenPainted(() => import("../notices/Notices.tsx"), SignalSign);

/**
 * The one place for what the page has to say of itself: a line in the bar, which opens. What is being
 * read never moves for it.
 */
function Connection() {
  return (
    <div role="status" aria-label="Connection">
      <Notices />
    </div>
  );
}

const AccountCorner = lazy(() => import("./AccountCorner.tsx"));

/** The sign that stands there once it is known who that is, and for who waits longer than a moment a ring around it. */
const waiting = (
  <span className={account}>
    <CircleUserRound aria-hidden="true" />
    <span className={accountRing}>
      <Spinner title="Checking sign-in" titleHidden size="xl" />
    </span>
  </span>
);

/** The account's corner, which keeps its sign until it is known who is signed in. */
function AccountLink() {
  const session = useSession();
  if (session.state === "unknown") return waiting;
  return (
    <Suspense fallback={waiting}>
      <AccountCorner session={session} />
    </Suspense>
  );
}

const ICONS = { light: Sun, dark: Moon, system: MonitorCog } as const;

function ThemeButton() {
  const { theme } = useSettings();
  const Icon = ICONS[theme];
  const next = CHOICES.theme[(CHOICES.theme.indexOf(theme) + 1) % CHOICES.theme.length];

  return (
    <Button
      kind="icon"
      aria-label={`Theme: ${theme}`}
      onClick={() => changeSettings({ theme: next ?? "light" })}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
