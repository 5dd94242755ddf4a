import { Toasts } from "./notices/Toasts.tsx";
import ArrowUp from "~icons/arrow-up";
import { useEffect, useSyncExternalStore } from "react";
import { SCROLL_TOP_AFTER_PX } from "#domain/constants.ts";
import { useKeyboardHeight } from "#design/surfaces/keyboard.ts";
import { Button } from "#design/controls/Button.tsx";
import { onScroll } from "#platform/onScroll.ts";
import { scrollToTop } from "./scrollToTop.css.ts";

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

/** The button goes away up there, so the focus goes where reading begins anew. */
function backToTop(): void {
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

function ScrollToTop() {
  const isFarDown = useSyncExternalStore(onScroll, () => scrollY > SCROLL_TOP_AFTER_PX);
  // The bottom bar makes room for it.
  useEffect(() => {
    document.documentElement.classList.toggle("scrolled", isFarDown);
  }, [isFarDown]);
  if (!isFarDown) return null;
  return (
    <Button className={`${scrollToTop} no-print`} aria-label="Scroll to top" onClick={backToTop}>
      <ArrowUp aria-hidden="true" />
    </Button>
  );
}
