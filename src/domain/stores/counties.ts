import { REGIONS, type Region } from "./regions.ts";

/**
 * Counties of each region. The division is editorial, not official: it follows
 * the state economic-development network areas, with West and Southwest merged.
 */
const COUNTIES: Readonly<Record<Region, readonly string[]>> = {
  Southeast: [
    "Adams",
    "Athens",
    "Belmont",
    "Carroll",
    "Coshocton",
    "Gallia",
    "Guernsey",
    "Harrison",
    "Highland",
    "Hocking",
    "Holmes",
    "Jackson",
    "Jefferson",
    "Lawrence",
    "Meigs",
    "Monroe",
    "Morgan",
    "Muskingum",
    "Noble",
    "Perry",
    "Pike",
    "Ross",
    "Scioto",
    "Vinton",
    "Washington",
  ],
  Northwest: [
    "Allen",
    "Crawford",
    "Defiance",
    "Fulton",
    "Hancock",
    "Hardin",
    "Henry",
    "Lucas",
    "Ottawa",
    "Paulding",
    "Putnam",
    "Sandusky",
    "Seneca",
    "Van Wert",
    "Williams",
    "Wood",
    "Wyandot",
  ],
  Northeast: [
    "Ashland",
    "Ashtabula",
    "Columbiana",
    "Cuyahoga",
    "Erie",
    "Geauga",
    "Huron",
    "Lake",
    "Lorain",
    "Mahoning",
    "Medina",
    "Portage",
    "Richland",
    "Stark",
    "Summit",
    "Trumbull",
    "Tuscarawas",
    "Wayne",
  ],
  Southwest: [
    "Auglaize",
    "Brown",
    "Butler",
    "Champaign",
    "Clark",
    "Clermont",
    "Clinton",
    "Darke",
    "Fayette",
    "Greene",
    "Hamilton",
    "Mercer",
    "Miami",
    "Montgomery",
    "Preble",
    "Shelby",
    "Warren",
  ],
  Central: [
    "Delaware",
    "Fairfield",
    "Franklin",
    "Knox",
    "Licking",
    "Logan",
    "Madison",
    "Marion",
    "Morrow",
    "Pickaway",
    "Union",
  ],
};

const REGION_BY_COUNTY = new Map(
  REGIONS.flatMap((region) =>
    COUNTIES[region].map((county) => [countyKey(county), { county, region }] as const),
  ),
);

/**
 * Finds a county as it may be spelled in a list: any case, with or without the word "County".
 * @returns the official spelling and its region, or `null` when Ohio has no such county
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
