import { useSyncExternalStore } from "react";
import { SITE } from "#domain/site/site.ts";
import { onScroll } from "#platform/onScroll.ts";
import { pageName, pagePlace } from "./topBar.css.ts";

/** The heading and what stands above it have scrolled away; CSS pixels. */
const GONE_AFTER_PX = 110;

/**
 * On a phone, what a page is about in the place of the site's name, once its heading has scrolled away: whose prices these are
 * is in sight in the middle of a menu. For eyes, the heading is there for readers; a tap leads back to it.
 */
export function PageName() {
  const name = useSyncExternalStore(onScroll, textOf("main h1"), () => null);
  const place = useSyncExternalStore(onScroll, textOf("main [data-place]"), () => null);
  // Home goes by the site's own name.
  if (name === null || name === SITE.community) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={pageName}
      onClick={() => scrollTo({ top: 0 })}
    >
      <bdi translate="no">{name}</bdi>
      {place === null ? null : (
        <bdi translate="no" className={pagePlace}>
          {place}
        </bdi>
      )}
    </button>
  );
}

const textOf = (selector: string) => () =>
  scrollY > GONE_AFTER_PX ? (document.querySelector(selector)?.textContent ?? null) : null;
