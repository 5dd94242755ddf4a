import { SITE } from "../site/site.ts";
import { type Place, middleOf, type CountyOutline, type MapFrame, unproject } from "./geometry.ts";
import type { StoreProfile } from "../stores/stores.ts";

/** A place that can be typed instead of being located. */
export interface NamedPlace extends Place {
  name: string;
}

/** What a typed place may be. */
interface PlaceTables {
  /** Lines of a code and its middle in degrees: `43001 40.09 -82.61`. */
  zips: string;
  cities: readonly NamedPlace[];
  counties: readonly NamedPlace[];
}

/** Fewer letters say nothing. */
const SHORTEST_BEGINNING = 3;

/**
 * Finds a place by what a visitor types: a ZIP code, else a city, else a county, else the first
 * city or county whose name begins so.
 *
 * @returns `null` when the state has no such place, as far as the tables know
 */
export function findPlace(
  text: string,
  { zips, cities, counties }: PlaceTables,
): NamedPlace | null {
  const zip = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
  if (zip !== undefined) return findZip(zip, zips);
  const wanted = placeKey(text);
  if (wanted === "") return null;
  const named = (places: readonly NamedPlace[]) =>
    places.find(({ name }) => placeKey(name) === wanted);
  const isCounty = /\b(?:county|co)\b/i.test(text);
  const exact = isCounty ? named(counties) : (named(cities) ?? named(counties));
  if (exact !== undefined) return exact;
  if (wanted.length < SHORTEST_BEGINNING) return null;
  const places = [...cities, ...counties];
  return places.find(({ name }) => placeKey(name).startsWith(wanted)) ?? null;
}

function findZip(zip: string, zips: string): NamedPlace | null {
  const at = zips.indexOf(`\n${zip} `);
  if (at === -1) return null;
  const [lat, lon] = zips
    .slice(at + 7, zips.indexOf("\n", at + 1))
    .split(" ")
    .map(Number);
  return lat === undefined || lon === undefined ? null : { name: `ZIP ${zip}`, lat, lon };
}

const LEFT_OUT = new RegExp(
  String.raw`\bcounty\b|\bco\b|,?\s+(?:${SITE.abbreviation}|${SITE.state})\s*$`.toLowerCase(),
  "g",
);

/** A name without the words and signs that people leave out: `St. Clairsville, OH`, `Kent city`. */
function placeKey(text: string): string {
  return text
    .toLowerCase()
    .replace(LEFT_OUT, "")
    .replace(/\bsaint\b/g, "st")
    .replace(/\bmount\b/g, "mt")
    .replace(/[^a-z]/g, "");
}

/** The cities that have stores, each at the middle of its stores, in degrees. */
export function cityPlaces(
  stores: readonly Pick<StoreProfile, "city" | "lat" | "lon">[],
): NamedPlace[] {
  const cities = new Map<string, { lat: number; lon: number; count: number }>();
  for (const { city, lat, lon } of stores) {
    if (city === null || lat === null || lon === null) continue;
    const sum = cities.get(city) ?? { lat: 0, lon: 0, count: 0 };
    cities.set(city, { lat: sum.lat + lat, lon: sum.lon + lon, count: sum.count + 1 });
  }
  return [...cities].map(([name, { lat, lon, count }]) => ({
    name,
    lat: lat / count,
    lon: lon / count,
  }));
}

/** The middle of each county, in degrees. */
export function countyPlaces(frame: MapFrame, outlines: readonly CountyOutline[]): NamedPlace[] {
  return outlines.map(({ name, d }) => ({
    name: `${name} County`,
    ...unproject(frame, middleOf(d)),
  }));
}
