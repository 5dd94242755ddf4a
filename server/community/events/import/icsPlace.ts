import { CITIES } from "#content/cities.ts";
import type { EventFacts } from "./draft.ts";

/** The end of an address as calendars write it: "…, Kent, OH 44240, USA". */
const CITY =
  /^(.*?)(?:,\s*|\n\s*|^)([^,\n]+),\s*(?:OH|Ohio)\.?(?:\s+\d{5}(?:-\d{4})?)?(?:,\s*(?:USA|United States))?$/is;

const LONGEST = 500;

/** What a calendar's one line about the place says: place, street, city, and the county where the city says it. */
export function readLocation(
  location: string,
): Pick<EventFacts, "place" | "street" | "city" | "county"> {
  const text = location.trim();
  // A longer text is no address, and to look for one in it would take long.
  const [, before, city] = text.length > LONGEST ? [] : (CITY.exec(text) ?? []);
  const rest = (before ?? (city === undefined ? text : "")).trim();
  const [place, street] = splitStreet(rest);
  return { place, street, city: city?.trim() ?? null, county: countyOf(city) };
}

/** "Park Hall, 12 Main St" → place and street; a text that begins with a number is a street. */
function splitStreet(text: string): [place: string | null, street: string | null] {
  if (text === "") return [null, null];
  if (/^\d/.test(text)) return [null, text];
  const [, place, street] = /^(.*?)(?:,\s*|\n\s*)(\d.*)$/s.exec(text) ?? [];
  return place === undefined || street === undefined ? [text, null] : [place.trim(), street.trim()];
}

/** The county of a city, where its name alone says it. */
function countyOf(city: string | undefined): string | undefined {
  const wanted = city?.trim().toLowerCase();
  return CITIES.find(({ name }) => name.toLowerCase() === wanted)?.county;
}
