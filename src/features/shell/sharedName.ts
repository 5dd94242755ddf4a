import type { AnyRouter, ParsedLocation } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { currentSettings } from "#platform/settings.ts";
import { SHARED, SHARED_TYPE } from "./sharedName.css.ts";

type Router = Pick<AnyRouter, "state" | "latestLocation" | "startViewTransition">;

/** Screens of one thing, whose heading is a name that rows of lists have, too. */
const OF_ONE_THING = /^\/(?:product|strain-genetics)\/[^/]+$/;

/** Arrivals in which the screen itself comes from another place: a name would move in two ways at once. */
const MOVING: ReadonlySet<string> = new Set(["animate__fadeInUp", "animate__slideInRight"]);

/**
 * The name of a product or a strain goes over from the row that was tapped to the heading, and back, and so does its
 * stamp. The router changes the screen when everything of the next one is there, so that nothing waits for it. Browsers
 * without view transitions, and visitors who want no motion, see the next screen as ever.
 *
 * Attributes mark the elements; they share a name in styles while it goes on (sharedName.css.ts), and no longer.
 *
 * In place of the router's own way (`defaultViewTransition`), which keeps the transition to itself: one that is skipped,
 * by the next tap or a window that is put away, would be an error that is not caught.
 */
export function shareNames(router: Router): void {
  if (!CSS.supports("selector(:active-view-transition-type(a))")) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  router.startViewTransition = async (change) => {
    const from = router.state.resolvedLocation;
    const to = router.latestLocation;
    const mayMove = !still.matches && !MOVING.has(currentSettings().animation);
    const leaving = mayMove && from !== undefined ? leavingName(from, to) : null;
    if (from === undefined || leaving === null) return await change();
    const name = leaving.textContent ?? "";
    mark(leaving);
    const update = async () => {
      await change();
      markComing(name, from, to);
    };
    const transition = document.startViewTransition({ update, types: [SHARED_TYPE] });
    for (const skipped of [transition.ready, transition.finished]) skipped.catch(() => {});
    await transition.updateCallbackDone;
  };
}

/** What leaves with a screen that changes for one of one thing, or from it. */
function leavingName(from: ParsedLocation, to: ParsedLocation): HTMLElement | null {
  if (from.pathname === to.pathname) return null;
  if (isOfOneThing(to)) return rowLink(to);
  return isOfOneThing(from) ? heading() : null;
}

/** Marks where a name arrives, where that stands there. */
function markComing(name: string, from: ParsedLocation, to: ParsedLocation): void {
  unmark();
  const isForward = isOfOneThing(to);
  // A list is scrolled to where it was, and would learn of that in the next frame only.
  if (!isForward) flushSync(() => dispatchEvent(new Event("scroll")));
  const coming = isForward ? heading() : rowLink(from);
  if (coming === null) return;
  // A row may have the brand before it. A heading that waits for its name is another.
  const [row, title] = isForward ? [name, coming.textContent] : [coming.textContent, name];
  if (title && row?.includes(title)) mark(coming);
}

const isOfOneThing = ({ pathname }: ParsedLocation) => OF_ONE_THING.test(pathname);

const heading = () => document.querySelector<HTMLElement>("main h1");

/**
 * The link of a row in sight that leads to a screen: the one that was just tapped, else the one of the
 * store from whose menu the screen was opened, else the first.
 */
function rowLink({ pathname, href, state: { cameFrom } }: ParsedLocation): HTMLElement | null {
  const path = CSS.escape(pathname);
  // A row of a product has its size in the address.
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      `main :is(a[href="${path}"], a[href^="${path}?"])`,
    ),
  ].filter(isInSight);
  const ofStore = links.filter((link) => link.dataset["cameFrom"] === cameFrom);
  const isSameSize = (link: HTMLAnchorElement) => link.getAttribute("href") === href;
  return (
    links.find((link) => link === document.activeElement) ??
    ofStore.find(isSameSize) ??
    ofStore[0] ??
    links.find(isSameSize) ??
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
  unmark();
  name.setAttribute(SHARED, "name");
  const beside = name.closest("li, tr, article, header");
  beside?.querySelector("svg[data-stamp]")?.setAttribute(SHARED, "stamp");
}

function unmark(): void {
  for (const element of document.querySelectorAll(`[${SHARED}]`)) element.removeAttribute(SHARED);
}
