import { COUNTIES } from "#state/counties.ts";
import { REGIONS, type Region } from "./regions.ts";

const COUNTIES_OF: Readonly<Record<Region, readonly string[]>> = COUNTIES;

const REGION_BY_COUNTY = new Map(
  REGIONS.flatMap((region) =>
    COUNTIES_OF[region].map((county) => [countyKey(county), { county, region }] as const),
  ),
);

/**
 * Finds a county as it may be spelled in a list: any case, with or without the word "County".
 * @returns the official spelling and its region, or `null` when the state has no such county
 */
export function findCounty(text: string): { county: string; region: Region } | null {
  return REGION_BY_COUNTY.get(countyKey(text)) ?? null;
}

function countyKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/\bcounty\b|\bco\b\.?/g, "")
    .replace(/[^a-z]/g, "");
}
