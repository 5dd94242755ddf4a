import { ScrollToTop } from "./ScrollToTop.tsx";
import { Toasts } from "./notices/Toasts.tsx";

/** What lies over the page for a while. Loaded when the page is idle. */
export default function Overlays() {
  return (
    <>
      <ScrollToTop />
      <Toasts />
    </>
  );
}
