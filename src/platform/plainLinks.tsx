import type { AnyRouter } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type Router = Pick<AnyRouter, "history" | "options" | "preloadRoute">;

/** A pointer that only passes over a link loads nothing, in milliseconds. */
const INTENT_MS = 50;

/**
 * Follows each `PlainLink` as the router follows its own: without loading the page anew, and with
 * its screen loaded ahead when somebody is about to.
 *
 * @returns the way to stop
 */
export function followPlainLinks(router: Router): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let intent: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    "click",
    (event) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const anchor = event.button === 0 && isPlain ? linkUnder(event) : null;
      if (anchor === null || event.defaultPrevented) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(anchor.href);
      const { cameFrom } = anchor.dataset;
      router.history.push(pathname + search + hash, cameFrom === undefined ? {} : { cameFrom });
    },
    { signal },
  );
  const preload = (event: Event) => {
    clearTimeout(intent);
    const anchor = linkUnder(event);
    if (anchor === null) return;
    const url = new URL(anchor.href);
    const to = { to: url.pathname, search: router.options.parseSearch(url.search) };
    intent = setTimeout(() => void router.preloadRoute(to), INTENT_MS);
  };
  for (const type of ["mouseover", "focusin", "touchstart"])
    document.addEventListener(type, preload, { signal, passive: true });
  return () => {
    clearTimeout(intent);
    stop.abort();
  };
}

/** The plain link under an event; `null` for everything else. */
function linkUnder({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(PLAIN_LINK) : null;
}

/** Marks what `followPlainLinks` follows. */
const PLAIN_LINK = "a[data-plain]";

/**
 * A link to a screen for a row of a long list. Each of the router's own links subscribes to the
 * router and is computed anew with its row; this is an anchor, and one listener follows them all.
 */
export function PlainLink({
  children,
  ...rest
}: ComponentProps<"a"> & {
  href: `/${string}`;
  /** Slug of the store of whose menu the row is. */
  "data-came-from"?: string | undefined;
}) {
  return (
    <a data-plain="" {...rest}>
      {children}
    </a>
  );
}
