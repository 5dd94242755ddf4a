import { mapApplicationOf, type MapApplication } from "#domain/maps/directions.ts";

/** Which kind of map application this device has. */
export function mapApplication(): MapApplication {
  return mapApplicationOf(navigator.userAgent);
}
