import { CITIES } from "#state/cities.ts";
import { findCounty } from "#domain/stores/counties.ts";
import { CHAINS } from "../../../../../server/operations/sample/names.ts";
import { seededRandom } from "../../../../../server/operations/sample/random.ts";
import { storeProfile } from "../../../../support/data/offers.ts";
import type { CannedAnswer } from "../subjects/cannedAnswers.ts";

/** How far from the middle of its city a store is at most, in degrees. */
const AROUND = 0.015;

/** What the screen of maps asks for, with so many made-up stores in Ohio's cities. */
export function mapAnswers(count: number): CannedAnswer[] {
  const random = seededRandom(count);
  const stores = Array.from({ length: count }, (_, place) => {
    const { name, county, lat, lon } = random.pick(CITIES);
    return storeProfile({
      slug: `store-${String(place)}`,
      name: `${CHAINS[place % CHAINS.length] ?? ""} ${String(place + 1)}`,
      city: name,
      county,
      region: findCounty(county)?.region ?? null,
      lat: lat + random.between(-AROUND, AROUND),
      lon: lon + random.between(-AROUND, AROUND),
    });
  });
  return [
    answer("/api/announcements", []),
    answer("/api/statistics", { topFlower: [], topDeals: [] }),
    answer("/api/stores", stores),
  ];
}

function answer(path: string, body: unknown): CannedAnswer {
  const headers = { "content-type": "application/json", "cache-control": "no-cache" };
  return { path, body: JSON.stringify(body), headers, isCompressed: true };
}
