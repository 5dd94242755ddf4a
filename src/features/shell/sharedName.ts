import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { currentSettings } from "#platform/settings.ts";
import { SHARED, SHARED_TYPE } from "./sharedName.css.ts";

type Router = Pick<AnyRouter, "options" | "subscribe">;

/** Screens of one thing, whose heading is a name that rows of lists have, too. */
const OF_ONE_THING = /^\/(?:product|strain-genetics)\/[^/]+$/;

/** Arrivals in which the screen itself comes from another place: a name would move in two ways at once. */
const MOVING: ReadonlySet<string> = new Set(["animate__fadeInUp", "animate__slideInRight"]);

/**
 * The name of a product or a strain goes over from the row that was tapped to the heading, and back, and so does its
 * stamp. The router begins that when everything of the next screen is there, so that nothing waits for it. Browsers
 * without view transitions, and visitors who want no motion, see the next screen as ever.
 *
 * Attributes mark the elements; they share a name in styles while it goes on (sharedName.css.ts), and no longer.
 *
 * @returns the way to stop
 */
export function shareNames(router: Router): () => void {
  if (!CSS.supports("selector(:active-view-transition-type(a))")) return () => {};
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  /** The name that leaves, in words. */
  let name: string | null = null;
  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation, pathChanged }) => {
      name = null;
      unmark();
      if (fromLocation === undefined || !pathChanged || still.matches) return false;
      if (MOVING.has(currentSettings().animation)) return false;
      const leaving = isOfOneThing(toLocation)
        ? rowLink(toLocation)
        : isOfOneThing(fromLocation)
          ? heading()
          : null;
      if (leaving === null) return false;
      name = leaving.textContent;
      mark(leaving);
      return [SHARED_TYPE];
    },
  };
  // Still within the transition: after this the browser looks at the next screen.
  const stop = router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    if (name === null || fromLocation === undefined) return;
    unmark();
    const isForward = isOfOneThing(toLocation);
    // A list is scrolled to where it was, and would learn of that in the next frame only.
    if (!isForward) flushSync(() => dispatchEvent(new Event("scroll")));
    const coming = isForward ? heading() : rowLink(fromLocation);
    const words = [name, coming?.textContent ?? ""];
    // A row may have the brand before it. A heading that waits for its name is another.
    const [whole = "", part = ""] = isForward ? words : words.toReversed();
    if (coming !== null && part !== "" && whole.includes(part)) mark(coming);
    name = null;
  });
  return () => {
    stop();
    delete router.options.defaultViewTransition;
  };
}

const isOfOneThing = ({ pathname }: ParsedLocation) => OF_ONE_THING.test(pathname);

const heading = () => document.querySelector<HTMLElement>("main h1");

/**
 * The link of a row in sight that leads to a screen: the one that was just tapped, else the one of the
 * store from whose menu the screen was opened, else the first.
 */
function rowLink({ pathname, state: { cameFrom } }: ParsedLocation): HTMLElement | null {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(pathname)}"]`),
  ].filter(isInSight);
  return (
    links.find((link) => link === document.activeElement) ??
    links.find((link) => cameFrom !== undefined && link.dataset["cameFrom"] === cameFrom) ??
    links[0] ??
    null
  );
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** A name, and the stamp that stands beside it. */
function mark(name: HTMLElement): void {
  name.setAttribute(SHARED, "name");
  const beside = name.closest("li, tr, article, header");
  beside?.querySelector("svg[data-stamp]")?.setAttribute(SHARED, "stamp");
}

function unmark(): void {
  for (const element of document.querySelectorAll(`[${SHARED}]`)) element.removeAttribute(SHARED);
}
