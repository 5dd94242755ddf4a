import { directionsLink, mapApplicationOf } from "#domain/maps/directions.ts";

/** What a link has that leads to a place in the application for maps of this device. */
interface WayProps {
  href: string;
  target: "_blank" | undefined;
  rel: string;
}

/** The way to a place; `null` where nothing of it is known. A first view has what every device can open. */
export function wayTo(spot: Parameters<typeof directionsLink>[0]): WayProps | null {
  const application = mapApplicationOf(import.meta.env.SSR ? "" : navigator.userAgent);
  const href = directionsLink(spot, application);
  if (href === null) return null;
  // An application opens beside the page by itself; a window for it would stay empty.
  const target = href.startsWith("geo:") ? undefined : "_blank";
  return { href, target, rel: "noopener noreferrer" };
}
