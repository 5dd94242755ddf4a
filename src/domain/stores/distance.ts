/** Mean radius of the earth, in miles. */
const EARTH_MILES = 3_958.8;

interface Point {
  lat: number;
  lon: number;
}

/** Miles between two points as the crow flies (haversine formula). Degrees in, miles out. */
export function milesBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Miles that count as near. */
export const NEAR_MILES = 25;

/** How much longer roads are than the crow's flight: a usual figure, and no more than that. */
export const ROAD_FACTOR = 1.3;

/** `"0.4 mi"`, `"12 mi"`. */
export function formatMiles(miles: number): string {
  return miles < 10 ? `${miles.toFixed(1)} mi` : `${String(Math.round(miles))} mi`;
}

/**
 * How far a store is: as {@link formatMiles} says it, and `"about 4 mi"` where the miles are those to the middle of its town.
 *
 * @param store without a point its place is not certain
 */
export function formatMilesTo(store: { lat: number | null; lon: number | null }, miles: number) {
  const isCertain = store.lat !== null && store.lon !== null;
  return isCertain ? formatMiles(miles) : `about ${String(Math.round(miles))} mi`;
}
