import type { Place } from "#domain/maps/geometry.ts";
import { SITE } from "#domain/site/site.ts";
import { NEAR_MILES } from "#domain/stores/distance.ts";
import { milesTo, placeOf } from "#domain/stores/storePlace.ts";
import type { Store } from "#domain/stores/stores.ts";

/** Where in the state something is to be had. */
export interface Town {
  /** A town, or a ZIP code. */
  name: string;
  /** Its middle; `null` where that is not known. */
  place: Place | null;
  /** Within {@link NEAR_MILES} of it, and not in it alone: "near Akron". */
  isAround: boolean;
}

/** Takes the town out of words; `null` where they name none. */
export type TakeTown = (words: string) => { rest: string; town: Town } | null;

/** A store as far as it says in which town it is. */
type Situated = Pick<Store, "lat" | "lon"> & { city?: string | null };

/**
 * How words name a town or a ZIP: the whole name of a town that has stores, and never a part of another word.
 *
 * @param stores whose towns may be named
 * @param zips the state's table, once it is here; without it no ZIP is known
 */
export function townReader(stores: readonly Situated[], zips: string | null): TakeTown {
  const towns = new Map<string, Town>();
  for (const { city = null, lat, lon } of stores) {
    if (city === null || towns.has(city.toLowerCase())) continue;
    const place = placeOf({ lat: null, lon: null, city }) ?? placeOf({ lat, lon });
    towns.set(city.toLowerCase(), { name: city, place, isAround: false });
  }
  const pattern = namesPattern([...towns.keys()]);
  return (words) => {
    // Where there are two, the first may be of a name: "columbus kush akron".
    const found = [...words.matchAll(pattern)].at(-1);
    if (found === undefined) return null;
    const [all, before = "", name = ""] = found;
    const isZip = ZIP.test(name);
    const place = isZip && zips !== null ? middleOfZip(name, zips) : null;
    const town = isZip ? { name, place } : towns.get(name.toLowerCase().replace(/\s+/g, " "));
    if (town === undefined || (isZip && place === null)) return null;
    const rest = `${words.slice(0, found.index)} ${words.slice(found.index + all.length)}`;
    const isAround = isZip || (town.place !== null && AROUND.test(before));
    return { rest: rest.replace(/\s+/g, " ").trim(), town: { ...town, isAround } };
  };
}

/** Whether a store is where it is asked for. */
export function isInTown(store: Situated, { name, place, isAround }: Town): boolean {
  if (!isAround) return store.city?.toLowerCase() === name.toLowerCase();
  const miles = milesTo(store, place);
  return miles !== null && miles <= NEAR_MILES;
}

/** As its chip says it. */
export const townChip = ({ name, isAround }: Town): string => (isAround ? `Near ${name}` : name);

/** As it may be typed, and stands in a sentence. */
export const inTown = ({ name, isAround }: Town): string => `${isAround ? "near" : "in"} ${name}`;

/** Whether words may name a ZIP code, for which the table of them is needed. */
export const mayNameZip = (words: string): boolean => /(?<![\w$.-])\d{5}(?![\w.-])/.test(words);

const ZIP = /^\d{5}$/;
const AROUND = /^(?:near|around|close)/i;

function namesPattern(names: readonly string[]): RegExp {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const any = [...longestFirst.map(escaped), String.raw`\d{5}`].join("|");
  const before = String.raw`((?:near|around|close\s+to|in|from|at)\s+)?`;
  const state = String.raw`(?:\s*,?\s+(?:${SITE.state}|${SITE.abbreviation}))?`;
  return new RegExp(String.raw`(?<![\w$.'’-])${before}(${any})${state}(?![\w'’-])`, "gi");
}

const escaped = (name: string) =>
  name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

function middleOfZip(zip: string, zips: string): Place | null {
  const [, lat, lon] = new RegExp(String.raw`^${zip} (\S+) (\S+)$`, "m").exec(zips) ?? [];
  return lat === undefined || lon === undefined ? null : { lat: Number(lat), lon: Number(lon) };
}
