import { CITIES } from "#state/cities.ts";
import { COUNTY_CENTRES } from "#state/geography.ts";
import { formatMilesTo, milesBetween, ROAD_FACTOR } from "./distance.ts";

interface Point {
  lat: number;
  lon: number;
}

/** A store as far as it says where it is. */
interface Situated {
  lat: number | null;
  lon: number | null;
  city?: string | null;
  county?: string | null;
}

/**
 * Where a store is, as far as distances go: its point; else the middle of its city, if that is one that the state's table
 * has, else of its county. A store in the visitor's own city is near, whether or not its street is on the map.
 *
 * @returns `null` where nothing of it is known
 */
export function placeOf(store: Situated): Point | null {
  const { lat, lon, city = null, county = null } = store;
  if (lat !== null && lon !== null) return { lat, lon };
  const town = city === null ? undefined : CITY_BY_NAME.get(city.toLowerCase());
  if (town !== undefined && (county === null || town.county === county)) return town;
  const centre = county === null ? undefined : COUNTY_CENTRES[county];
  return centre === undefined ? null : { lat: centre[0], lon: centre[1] };
}

const CITY_BY_NAME = new Map(CITIES.map((city) => [city.name.toLowerCase(), city]));

/**
 * Miles from a place to a store; `null` where one of the two is not known. Of a store without a point they are about right
 * (`placeOf`), and never less than one: who is in the middle of its town is not at its door.
 */
export function milesTo(store: Situated, place: Point | null): number | null {
  const there = place === null ? null : placeOf(store);
  if (place === null || there === null) return null;
  const miles = milesBetween(place, there);
  return store.lat === null || store.lon === null ? Math.max(1, miles) : miles;
}

/** Miles between two stores; `null` where there are not two, or it is not known where one of them is. Nobody's place is asked for. */
export function milesApart(one: Situated | null, other: Situated | null): number | null {
  return one === null || other === null ? null : milesTo(other, placeOf(one));
}

/**
 * Miles on the road from a place to these stores in turn and back; `null` where one of them is not known. An estimate:
 * straight lines times {@link ROAD_FACTOR}.
 */
export function roundTripMiles(place: Point | null, stores: readonly Situated[]): number | null {
  if (place === null) return null;
  let from = place;
  let miles = 0;
  for (const store of stores) {
    const there = placeOf(store);
    if (there === null) return null;
    miles += milesBetween(from, there);
    from = there;
  }
  return (miles + milesBetween(from, place)) * ROAD_FACTOR;
}

/** The same in words, such as `"1.5 mi"`; `null` where one of the two is not known. */
export function milesWords(store: Situated, place: Point | null): string | null {
  const miles = milesTo(store, place);
  return miles === null ? null : formatMilesTo(store, miles);
}
