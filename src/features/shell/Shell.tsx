import type { ReactNode } from "react";
import { SITE } from "#domain/site/site.ts";
import { useNow } from "#platform/clock.ts";
import { useSettings } from "#platform/settings.ts";
import { BottomBar } from "./menu/BottomBar.tsx";
import { Sidebar } from "./menu/Sidebar.tsx";
import { TopBar } from "./menu/TopBar.tsx";
import { column, columns, footer, frame, main, skipLink } from "./shell.css.ts";
import { useSidebar } from "./menu/useSidebar.ts";
import { Mark } from "#design/drawings/Mark.tsx";
import { lazyPart, whenPainted } from "#platform/lazyPart.tsx";

const HorizontalMenu = lazyPart(() => import("./menu/HorizontalMenu.tsx"));
const Overlays = whenPainted(() => import("./Overlays.tsx"));

const MAIN_ID = "content";

interface ShellProps {
  /** The bell of the top bar. */
  notifications: ReactNode;
  /** How much is saved, on the bottom bar. */
  savedCount: ReactNode;
  children: ReactNode;
}

/** Everything around a screen. */
export function Shell({ notifications, savedCount, children }: ShellProps) {
  const { layout } = useSettings();
  const { place, isOpen, toggle } = useSidebar();
  const year = new Date(useNow()).getFullYear();
  const covered = place === "drawer" && isOpen;

  return (
    <div className={frame({ layout })}>
      <a href={`#${MAIN_ID}`} className={`${skipLink} no-print`}>
        Skip to content
      </a>
      <TopBar sidebar={{ place, isOpen, toggle }} notifications={notifications} />
      {place === "bar" ? <HorizontalMenu /> : null}
      <div className={columns({ place, open: isOpen })}>
        {place === "bar" ? null : <Sidebar place={place} isOpen={isOpen} onClose={toggle} />}
        <div className={column} inert={covered}>
          <main id={MAIN_ID} className={main} tabIndex={-1}>
            {children}
          </main>
          <footer className={`${footer} no-print`}>
            <Mark size={24} />
            <span>
              © {year} {SITE.community}
            </span>
          </footer>
        </div>
      </div>
      <BottomBar sidebar={{ place, isOpen, toggle }} savedCount={savedCount} />
      <Overlays />
    </div>
  );
}
