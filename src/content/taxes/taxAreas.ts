import { findCounty } from "#domain/stores/counties.ts";
import { REST_OF_COUNTY, taxAreaId } from "#domain/prices/taxes.ts";
import { TAX_AREAS } from "#state/taxes.ts";

/** Which taxes a store collects follows from the state's table and from where the store is. */

/** Counties by their number in federal files, which are the odd ones in the order of the alphabet: such as `"049"`. */
export const COUNTY_OF_FIPS: ReadonlyMap<string, string> = new Map(
  [...new Set(TAX_AREAS.map(({ county }) => county))].map((county, at) => [
    String(2 * at + 1).padStart(3, "0"),
    county,
  ]),
);

/** The parts of a county as the table names them, the rest among them; none of a county that is one area. */
export function taxPartsOf(county: string): readonly string[] {
  return TAX_AREAS.flatMap((area) =>
    area.county === county && area.part !== null ? [area.part] : [],
  );
}

/**
 * The part that an operator or a file means: by its name, its authority, its area's id or one of its cities, in any
 * letter case; `rest` is the rest of the county. `null` when the county has no such part.
 */
export function findTaxPart(county: string, words: string): string | null {
  const wanted = words.trim().toLowerCase();
  const isMeant = (part: string) => {
    if (part === REST_OF_COUNTY) return wanted === "rest" || wanted === taxAreaId(county, part);
    const [authority = "", cities = ""] = part.toLowerCase().split(":");
    return (
      wanted === authority ||
      wanted === taxAreaId(county, part) ||
      cities.split(",").some((city) => city.trim() === wanted)
    );
  };
  return taxPartsOf(county).find((part) => part.toLowerCase() === wanted || isMeant(part)) ?? null;
}

/** As much of a store as its area follows from. */
interface TaxedPlace {
  county: string | null;
  city: string | null;
  taxPart: string | null;
}

/**
 * Whether a store's part of a divided county follows from its postal city alone: without certainty, whether the city is
 * one of the authority's or not.
 */
export function isPartByCity(store: TaxedPlace): boolean {
  const area = taxAreaOf(store);
  return area !== null && taxAreaOf({ ...store, city: null }) === null;
}

/**
 * The id of the area whose taxes a store collects: of its county, and where a transit authority divides that, of the
 * part that is known of it, else of its city. A postal city can lie outside its municipality, so the operator's word
 * counts more. `null` without a county, and in a divided county without a city.
 */
export function taxAreaOf(store: TaxedPlace): string | null {
  const county = store.county === null ? null : findCounty(store.county)?.county;
  if (county === null || county === undefined) return null;
  const parts = taxPartsOf(county);
  if (parts.length === 0) return taxAreaId(county, null);
  const known = store.taxPart === null ? null : findTaxPart(county, store.taxPart);
  if (known !== null) return taxAreaId(county, known);
  if (store.city === null) return null;
  return taxAreaId(county, findTaxPart(county, store.city) ?? REST_OF_COUNTY);
}
