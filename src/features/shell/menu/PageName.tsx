import { useSyncExternalStore } from "react";
import ArrowUp from "~icons/arrow-up";
import { SCROLL_TOP_AFTER_PX } from "#domain/constants.ts";
import { onScroll } from "#platform/onScroll.ts";
import { backToTop } from "../backToTop.ts";
import { pageName, pagePlace, pageWords, wayUp } from "./topBar.css.ts";

/**
 * Where no menu stands beside the page, the way up in the place of the site's name: it says what the page is about, so that in
 * the middle of a menu it is in sight whose prices these are. Here it covers nothing, and nothing moves for it.
 */
export function PageName() {
  const name = useSyncExternalStore(onScroll, textOf("main h1"), () => null);
  const place = useSyncExternalStore(onScroll, textOf("main [data-place]"), () => null);
  if (name === null) return null;
  return (
    <div className={pageName}>
      <button type="button" aria-label="Scroll to top" className={wayUp} onClick={backToTop}>
        <ArrowUp aria-hidden="true" />
      </button>
      {/* For eyes: the heading is there for readers. */}
      <span className={pageWords} aria-hidden="true">
        <bdi translate="no">{name}</bdi>
        {place ? (
          <bdi translate="no" className={pagePlace}>
            {place}
          </bdi>
        ) : null}
      </span>
    </div>
  );
}

const textOf = (selector: string) => () =>
  scrollY > SCROLL_TOP_AFTER_PX ? (document.querySelector(selector)?.textContent ?? "") : null;
