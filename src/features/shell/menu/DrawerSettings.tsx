import SlidersHorizontal from "~icons/sliders-horizontal";
import { lazy, Suspense, useState } from "react";
import { drawerButton, link } from "./sidebar.css.ts";

const DisplaySettings = lazy(() => import("../DisplaySettings.tsx"));

/** The way to the display settings on a phone, whose top bar has no room for it. Loaded when the page has been painted. */
export default function DrawerSettings() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${link} ${drawerButton}`} onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        Display settings
      </button>
      {isOpen ? (
        <Suspense>
          <DisplaySettings onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
