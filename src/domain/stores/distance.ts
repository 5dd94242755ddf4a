/** Mean radius of the earth, in miles. */
const EARTH_MILES = 3_958.8;

interface Point {
  lat: number;
  lon: number;
}

/** A store whose place may not be known. */
interface MaybePlaced {
  lat: number | null;
  lon: number | null;
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

/** Miles from a place to a store; `null` where one of the two is not known. */
export function milesTo({ lat, lon }: MaybePlaced, place: Point | null): number | null {
  return place === null || lat === null || lon === null ? null : milesBetween(place, { lat, lon });
}

/** Miles between two stores; `null` where there are not two, or one of them is not on the map. Nobody's place is asked for. */
export function milesApart(one: MaybePlaced | null, other: MaybePlaced | null): number | null {
  if (one === null || other === null || one.lat === null || one.lon === null) return null;
  return milesTo(other, { lat: one.lat, lon: one.lon });
}

/** How much longer roads are than the crow's flight: a usual figure, and no more than that. */
export const ROAD_FACTOR = 1.3;

/**
 * Miles on the road from a place to these stores in turn and back; `null` where one of them is not known. An estimate:
 * straight lines times {@link ROAD_FACTOR}.
 */
export function roundTripMiles(place: Point | null, stores: readonly MaybePlaced[]): number | null {
  if (place === null) return null;
  let from = place;
  let miles = 0;
  for (const { lat, lon } of stores) {
    if (lat === null || lon === null) return null;
    miles += milesBetween(from, { lat, lon });
    from = { lat, lon };
  }
  return (miles + milesBetween(from, place)) * ROAD_FACTOR;
}

/** `"0.4 mi"`, `"12 mi"`. */
export function formatMiles(miles: number): string {
  return miles < 10 ? `${miles.toFixed(1)} mi` : `${String(Math.round(miles))} mi`;
}
