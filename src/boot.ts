import { askEarly } from "#data/api/earlyAnswer.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { canonicalPath } from "#domain/site/routes.ts";

// What home shows is asked for while the application itself is still on its way.
if (canonicalPath(location.pathname) === "/") {
  askEarly(SMALL_QUERIES.announcements.path);
  askEarly(SMALL_QUERIES.statistics.path);
}

// Nothing of the application runs before the skeleton is on the screen. A hidden
// tab gets no frames, so there it starts at once.
const start = () => void import("./main.tsx").catch(sayThatNothingArrived);

if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

// The display face, for headings only, joins only when it is here before the first
// heading: a letter that is already on the screen never changes its shape or place.
async function addDisplayFace(): Promise<void> {
  try {
    const file = await fetch("/fonts/besley-headings.woff2", { priority: "low" });
    const face = new FontFace("Besley", await file.arrayBuffer(), { weight: "640" });
    await face.load();
    if (!document.querySelector("h1")) document.fonts.add(face);
  } catch {
    // The fallback serves.
  }
}

void addDisplayFace();

/** Without the application there is only the skeleton, which must not stay. */
function sayThatNothingArrived(): void {
  const retry = document.createElement("a");
  retry.href = location.href;
  retry.textContent = "Try again";
  const text = document.createElement("p");
  text.append("The page could not be loaded. Check the connection. ", retry);
  document.querySelector(".sk-page")?.replaceChildren(text);
  document.querySelector(".sk-page")?.removeAttribute("aria-hidden");
}
