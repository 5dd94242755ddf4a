import type { Db } from "../../db/database.ts";
import { insertRecords } from "../../db/sql/statements.ts";
import { readTaxTable } from "../../catalogue/taxes.ts";
import { areaOn, rateOf } from "#domain/prices/taxes.ts";
import { sameRates, type AreaRates } from "./taxTable.ts";

const COLUMNS = [
  "import_id",
  "area",
  "county",
  "part",
  "state_rate",
  "county_rate",
  "transit_rate",
  "effective_from",
] as const;

/**
 * Writes a whole table of taxes inside the caller's transaction. It counts from now on, and until it is taken back.
 *
 * @param day on which the areas are compared with those that counted before, `2026-11-26`
 * @returns how many changes to come are new, how many entries are otherwise than before, and how many alike
 */
export async function writeTaxes(
  tx: Db,
  areas: readonly AreaRates[],
  importId: number,
  day: string,
): Promise<{ created: number; changed: number; unchanged: number }> {
  const before = await readTaxTable(tx, importId);
  const counts = { created: 0, changed: 0, unchanged: 0 };
  for (const each of areas) {
    const isToCome = each.effectiveFrom > day;
    const known = isToCome
      ? before.areas.find(
          ({ id, effectiveFrom }) => id === each.area && effectiveFrom === each.effectiveFrom,
        )
      : areaOn(before.areas, each.area, day);
    if (isToCome && known === undefined) {
      counts.created += 1;
      continue;
    }
    const isSame =
      known !== null &&
      known !== undefined &&
      sameRates(each, {
        stateRate: rateOf(known.statePercent),
        countyRate: rateOf(known.countyPercent),
        transitRate: rateOf(known.transitPercent),
      });
    counts[isSame ? "unchanged" : "changed"] += 1;
  }
  const records = areas.map((each) => ({
    import_id: importId,
    area: each.area,
    county: each.county,
    part: each.part,
    state_rate: each.stateRate,
    county_rate: each.countyRate,
    transit_rate: each.transitRate,
    effective_from: each.effectiveFrom,
  }));
  await insertRecords(tx, "tax_rates", COLUMNS, records);
  return counts;
}
