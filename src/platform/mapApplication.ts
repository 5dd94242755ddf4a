import { mapApplicationOf, type MapApplication } from "#domain/maps/directions.ts";

/** Which kind of map application this device has; one that every device can open in a first view. */
export function mapApplication(): MapApplication {
  return mapApplicationOf(import.meta.env.SSR ? "" : navigator.userAgent);
}
