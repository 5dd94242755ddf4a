import { askEarly } from "#data/earlyAnswer.ts";
import { canonicalPath } from "#domain/routes.ts";

// What home shows is asked for while the application itself is still on its way.
if (canonicalPath(location.pathname) === "/") {
  askEarly("/api/announcements");
  askEarly("/api/statistics");
}

// Nothing of the application runs before the skeleton is on the screen. A hidden
// tab gets no frames, so there it starts at once.
const start = () => void import("./main.tsx");

if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));

// The display face, for headings only, joins only when it is here before the first
// heading: a letter that is already on the screen never changes its shape or place.
async function addDisplayFace(): Promise<void> {
  const face = new FontFace("Besley", 'url("/fonts/besley-headings.woff2")', { weight: "640" });
  try {
    await face.load();
    if (!document.querySelector("h1")) document.fonts.add(face);
  } catch {
    // The fallback serves.
  }
}

void addDisplayFace();
