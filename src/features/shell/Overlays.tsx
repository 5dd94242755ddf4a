import { Toasts } from "./notices/Toasts.tsx";
import ArrowUp from "~icons/arrow-up";
import { useEffect, useSyncExternalStore } from "react";
import { SCROLL_TOP_AFTER_PX } from "#domain/constants.ts";
import { useKeyboardHeight } from "#design/surfaces/keyboard.ts";
import { Button } from "#design/controls/Button.tsx";
import { onScroll } from "#platform/onScroll.ts";
import { useSettings } from "#platform/settings.ts";
import { backToTop } from "./backToTop.ts";
import { besideDocked, scrollToTop } from "./scrollToTop.css.ts";

/** What lies over the page for a while. Loaded when the page is idle. */
export default function Overlays() {
  useTypingMark();
  return (
    <>
      <ScrollToTop />
      <Toasts />
    </>
  );
}

/** A keyboard lies on the bottom bar, or lifts it where a thumb wants to type: it goes meanwhile. */
function useTypingMark(): void {
  const isTyping = useKeyboardHeight() > 0;
  useEffect(() => {
    document.documentElement.classList.toggle("typing", isTyping);
  }, [isTyping]);
}

function ScrollToTop() {
  const isFarDown = useSyncExternalStore(onScroll, () => scrollY > SCROLL_TOP_AFTER_PX);
  // A top bar that goes away with the page cannot have it: then the bottom bar makes room for it.
  const isAtEnd = useSettings().navbar === "navbar-static";
  useEffect(() => {
    document.documentElement.classList.toggle("scrolled", isFarDown && isAtEnd);
  }, [isFarDown, isAtEnd]);
  if (!isFarDown) return null;
  const place = isAtEnd ? scrollToTop : `${scrollToTop} ${besideDocked}`;
  return (
    <Button className={`${place} no-print`} aria-label="Scroll to top" onClick={backToTop}>
      <ArrowUp aria-hidden="true" />
    </Button>
  );
}
