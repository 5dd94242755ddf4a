import type { City } from "#content/state/state.ts";
import { CITIES } from "#state/cities.ts";
import { AREA_CODES } from "#state/sample.ts";
import { findCounty } from "#domain/stores/counties.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { slugify } from "#domain/text/slug.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { canBeInCounty } from "../../catalogue/stores/geography.ts";
import { CHAINS, STREETS } from "./names.ts";
import type { Random } from "./random.ts";

/** How old a store's last menu is, as a share of all stores and a range of hours. */
const AGES = [
  { share: 0.7, hours: [0.5, 22] },
  { share: 0.15, hours: [26, 70] },
  { share: 0.15, hours: [80, 400] },
] as const;

/** Hours of the first stores, which differ as those of real ones do; the others have a usual week. */
const UNUSUAL_HOURS: readonly SampleStore["hours"][] = [
  "Sun-Thu 9am-11pm; Fri-Sat 10am-1am",
  "24/7",
  { "Mon–Sat": "9:00 AM – 8:00 PM", Sun: "Closed" },
  "By appointment, please call",
  null,
  "Mo-Fr 09:00-13:00,14:00-20:00; Sa 10:00-18:00; Su off",
  "Daily 8 AM to midnight, closed Thanksgiving and Christmas",
];

/** One made-up store with a real city. */
export interface SampleStore {
  slug: string;
  name: string;
  street: string;
  city: City;
  region: string;
  lat: number;
  lon: number;
  phone: string;
  /** As a source might word them; `null`: not given. */
  hours: Record<string, string> | string | null;
  driveThrough: boolean;
  medical: boolean;
  /** Age of its menu at the moment of loading, in milliseconds. */
  ageMs: number;
  /** How its prices stand to the average: 1 is average. */
  priceLevel: number;
}

/** The sample's stores: every chain has one in each region. */
export function makeStores(random: Random): SampleStore[] {
  const made = REGIONS.flatMap((region) => {
    const cities = random.shuffled(
      CITIES.filter(({ county }) => findCounty(county)?.region === region),
    );
    return CHAINS.map((chain, index) => {
      const city = cities[index % cities.length];
      if (city === undefined) throw new Error(`The region ${region} has no city.`);
      return makeStore(random, chain, city, region, index);
    });
  });
  for (const [index, hours] of UNUSUAL_HOURS.entries()) {
    const store = made[index];
    if (store !== undefined) store.hours = hours;
  }
  return made;
}

function makeStore(
  random: Random,
  name: string,
  city: City,
  region: string,
  index: number,
): SampleStore {
  const open = random.whole(8, 10);
  const close = random.whole(19, 22) - 12;
  const weekdays = `${String(open)}:00 AM – ${String(close)}:00 PM`;
  return {
    slug: `sample-${slugify(`${name} ${city.name}`)}`,
    name,
    street: `${String(random.whole(100, 9_900))} ${random.pick(STREETS)}`,
    city,
    region,
    ...pointNear(random, city),
    // 555-01xx is reserved for fiction.
    phone: `(${random.pick(AREA_CODES)}) 555-01${String(index).padStart(2, "0")}`,
    hours: { "Mon–Sat": weekdays, Sun: `10:00 AM – ${String(Math.min(close, 7))}:00 PM` },
    driveThrough: random.chance(0.3),
    medical: random.chance(0.8),
    ageMs: age(random),
    priceLevel: random.between(0.9, 1.12),
  };
}

function pointNear(random: Random, city: City): { lat: number; lon: number } {
  const lat = city.lat + random.between(-0.025, 0.025);
  const lon = city.lon + random.between(-0.03, 0.03);
  return canBeInCounty(lat, lon, city.county) ? { lat, lon } : { lat: city.lat, lon: city.lon };
}

function age(random: Random): number {
  let rest = random.next();
  for (const { share, hours } of AGES) {
    if (rest < share) return Math.round(random.between(hours[0], hours[1]) * HOUR_MS);
    rest -= share;
  }
  return HOUR_MS;
}
