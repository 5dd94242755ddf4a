import { askEarly } from "#data/api/earlyAnswer.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { canonicalPath } from "#domain/site/routes.ts";
import { noteTaps, isDocumentKept } from "./firstView/beforeStart.ts";

const hasView = document.getElementById(FIRST_VIEW_ID) !== null;

// What home shows is asked for while the application itself is still on its way, unless the server
// has just sent it along.
const isAnswered = hasView && !isDocumentKept();
if (canonicalPath(location.pathname) === "/" && !isAnswered) {
  askEarly(SMALL_QUERIES.announcements.path);
  askEarly(SMALL_QUERIES.statistics.path);
}

if (hasView) noteTaps();

// Nothing of the application runs before the skeleton is on the screen. A hidden
// tab gets no frames, so there it starts at once.
const start = () => void import("./main.tsx").catch(sayThatNothingArrived);

if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

/** Without the application there is only the skeleton, which must not stay. */
function sayThatNothingArrived(): void {
  const retry = document.createElement("a");
  retry.href = location.href;
  retry.textContent = "Try again";
  const text = document.createElement("p");
  text.append("The page could not be loaded. Check the connection. ", retry);
  // A first view can be read, and its links followed, all the same.
  const page = document.querySelector("#root main") ?? document.querySelector("#skeleton");
  page?.prepend(text);
  page?.removeAttribute("aria-hidden");
}
