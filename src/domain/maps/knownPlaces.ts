import type { StoreProfile } from "../stores/stores.ts";
import type { NamedPlace } from "./findPlace.ts";
import { middleOf } from "./geometry.ts";
import type { CountyOutline, MapFrame } from "./outline.ts";
import { unproject } from "./projection.ts";

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
