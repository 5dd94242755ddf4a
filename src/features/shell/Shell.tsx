import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { SITE } from "#domain/site.ts";
import { useNow } from "#platform/clock.ts";
import { useSettings } from "#platform/settings.ts";
import { whenIdle } from "#platform/whenIdle.ts";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TopBar } from "./TopBar.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";
import { column, columns, footer, frame, main, notices, skipLink } from "./shell.css.ts";
import { useSidebar } from "./useSidebar.ts";

const HorizontalMenu = lazy(() => import("./HorizontalMenu.tsx"));

/** Nothing is said before the page has been painted. A file that does not arrive takes nothing else along. */
const Toasts = lazy<ComponentType>(async () => {
  await new Promise<void>(whenIdle);
  return await import("./Toasts.tsx").catch(() => ({ default: () => null }));
});

export const MAIN_ID = "content";

/** Everything around a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { layout } = useSettings();
  const { place, isOpen, toggle } = useSidebar();
  const year = new Date(useNow()).getFullYear();
  const covered = place === "drawer" && isOpen;

  return (
    <div className={frame({ layout })}>
      <a href={`#${MAIN_ID}`} className={`${skipLink} no-print`}>
        Skip to content
      </a>
      <TopBar sidebar={{ place, isOpen, toggle }} />
      {place === "bar" ? (
        <Suspense>
          <HorizontalMenu />
        </Suspense>
      ) : null}
      <div className={columns({ place, open: isOpen })}>
        {place === "bar" ? null : <Sidebar place={place} isOpen={isOpen} onClose={toggle} />}
        <div className={column} inert={covered}>
          <div className={`${notices} no-print`}>
            <UpdateNotice />
          </div>
          <main id={MAIN_ID} className={main} tabIndex={-1}>
            {children}
          </main>
          <footer className={`${footer} no-print`}>
            © {year} {SITE.community}
          </footer>
        </div>
      </div>
      <ScrollToTop />
      <Suspense>
        <Toasts />
      </Suspense>
    </div>
  );
}
