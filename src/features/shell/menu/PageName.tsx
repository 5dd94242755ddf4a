import { useSyncExternalStore } from "react";
import ArrowUp from "~icons/arrow-up";
import { SCROLL_TOP_AFTER_PX } from "#domain/constants.ts";
import { onScroll } from "#platform/onScroll.ts";
import { backToTop } from "../backToTop.ts";
import { pageName, pagePlace, pageWords } from "./topBar.css.ts";

/**
 * Where no menu stands beside the page, the way up in the place of the site's name: it says what the page is about, so that in
 * the middle of a menu it is in sight whose prices these are. Here it covers nothing, and nothing moves for it.
 */
export function PageName() {
  const name = useSyncExternalStore(onScroll, textOf("main h1"), () => null);
  const place = useSyncExternalStore(onScroll, textOf("main [data-place]"), () => null);
  if (name === null) return null;
  return (
    <button type="button" className={pageName} onClick={backToTop}>
      <ArrowUp aria-hidden="true" />
      {/* Before what is seen, which a voice says to tap it. */}
      <span className="visually-hidden">Scroll to top: </span>
      <span className={pageWords}>
        <bdi translate="no">{name}</bdi>
        {place ? (
          <bdi translate="no" className={pagePlace}>
            {place}
          </bdi>
        ) : null}
      </span>
    </button>
  );
}

const textOf = (selector: string) => () =>
  scrollY > SCROLL_TOP_AFTER_PX ? (document.querySelector(selector)?.textContent ?? "") : null;
