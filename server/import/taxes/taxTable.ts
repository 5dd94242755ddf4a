import { COUNTY_OF_FIPS } from "#content/taxes/taxAreas.ts";
import { districtOfCounty, PART_OF_DISTRICT, STATE_FIPS, TAX_AREAS } from "#state/taxes.ts";
import type { RateRow } from "../formats/adapter.ts";
import type { Remark } from "../result.ts";

/** The rates of an area from a day on, in hundred-thousandths. */
export interface AreaRates {
  area: string;
  county: string;
  part: string | null;
  stateRate: number;
  countyRate: number;
  transitRate: number;
  /** `2026-10-01` */
  effectiveFrom: string;
}

interface TaxTable {
  /** Each area as it is on the day, and as it will be. */
  areas: AreaRates[];
  /** Jurisdictions without which it is no table: the state and its counties, in words. */
  missing: string[];
  warnings: Remark[];
}

/**
 * The table of areas that follows from the rows of a rate file: what is in force on a day, and each change that is
 * known to come. Of rows that overlap the one that began later holds.
 *
 * @param day `2026-11-26`
 */
export function taxTable(rows: readonly RateRow[], day: string): TaxTable {
  const history = new History(rows);
  const missing = [
    ...(history.on("state", STATE_FIPS, day) === null ? ["the state"] : []),
    ...[...COUNTY_OF_FIPS]
      .filter(([fips]) => history.on("county", fips, day) === null)
      .map(([, county]) => county),
  ];
  const days = [day, ...history.daysAfter(day)];
  const areas = TAX_AREAS.flatMap((area) => segments(history, area, days));
  return { areas, missing, warnings: [...unknownDistricts(rows, day), ...changes(areas, day)] };
}

class History {
  readonly #rows = new Map<string, RateRow[]>();

  constructor(rows: readonly RateRow[]) {
    for (const row of rows) {
      const key = `${row.kind} ${row.code}`;
      const known = this.#rows.get(key);
      if (known === undefined) this.#rows.set(key, [row]);
      else known.push(row);
    }
  }

  /** What holds for a jurisdiction on a day. */
  on(kind: RateRow["kind"], code: string, day: string): RateRow | null {
    let found: RateRow | null = null;
    for (const row of this.#rows.get(`${kind} ${code}`) ?? []) {
      if (row.begin > day || (row.end !== null && row.end < day)) continue;
      if (found === null || row.begin >= found.begin) found = row;
    }
    return found;
  }

  /** Days after this one on which a rate begins or has ended, in order. */
  daysAfter(day: string): string[] {
    const days = [...this.#rows.values()]
      .flat()
      .flatMap(({ begin, end }) => (end === null ? [begin] : [begin, dayAfter(end)]));
    return [...new Set(days)].filter((each) => each > day).toSorted();
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

type Area = Pick<(typeof TAX_AREAS)[number], "id" | "county" | "part">;

/** One entry for each day from which an area has other rates than before. */
function segments(history: History, area: Area, days: readonly string[]): AreaRates[] {
  const found: AreaRates[] = [];
  for (const day of days) {
    const rows = [
      history.on("state", STATE_FIPS, day),
      history.on("county", fipsOf(area.county), day),
      history.on("district", districtOf(area), day),
    ] as const;
    const [stateRate, countyRate, transitRate] = rows.map((row) => row?.rate ?? 0);
    const before = found.at(-1);
    const next = {
      area: area.id,
      county: area.county,
      part: area.part,
      stateRate: stateRate ?? 0,
      countyRate: countyRate ?? 0,
      transitRate: transitRate ?? 0,
    };
    if (before !== undefined && sameRates(before, next)) continue;
    const begins = rows.flatMap((row) => (row === null ? [] : [row.begin])).toSorted();
    // Today's rates have held since the last of them began; those to come begin on their day.
    const effectiveFrom = before === undefined ? (begins.at(-1) ?? day) : day;
    found.push({ ...next, effectiveFrom });
  }
  return found;
}

/** Whether two entries tax alike. */
export function sameRates(
  one: Pick<AreaRates, "stateRate" | "countyRate" | "transitRate">,
  other: Pick<AreaRates, "stateRate" | "countyRate" | "transitRate">,
): boolean {
  return (
    one.stateRate === other.stateRate &&
    one.countyRate === other.countyRate &&
    one.transitRate === other.transitRate
  );
}

const FIPS_OF_COUNTY = new Map([...COUNTY_OF_FIPS].map(([fips, county]) => [county, fips]));

const fipsOf = (county: string) => FIPS_OF_COUNTY.get(county) ?? "";

/** The district of an area, as the file numbers it, or that of its part. */
function districtOf(area: Area): string {
  const own = Object.entries(PART_OF_DISTRICT).find(([, id]) => id === area.id);
  if (own !== undefined) return own[0];
  // The federal numbers of counties are the odd ones, by the alphabet.
  return districtOfCounty((Number(fipsOf(area.county)) + 1) / 2);
}

const DISTRICTS = new Set(TAX_AREAS.map(districtOf));

/** A district that is new to this program taxes somewhere, and here nowhere: the operator has to know. */
function unknownDistricts(rows: readonly RateRow[], day: string): Remark[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, kind, code, end }) => {
    const isOver = end !== null && end < day;
    if (kind !== "district" || isOver || DISTRICTS.has(code) || seen.has(code)) return [];
    seen.add(code);
    const reason = `${code} is a transit district that this program does not know; its rate is in no price`;
    return [{ row, field: "code", reason }];
  });
}

/** What will change, so that it is known before. */
function changes(areas: readonly AreaRates[], day: string): Remark[] {
  return areas
    .filter(({ effectiveFrom }) => effectiveFrom > day)
    .map(({ county, part, stateRate, countyRate, transitRate, effectiveFrom }) => {
      const where = part === null ? `${county} County` : `${county} County, ${part}`;
      const total = ((stateRate + countyRate + transitRate) / 1_000).toFixed(2);
      return {
        row: null,
        field: "rate",
        reason: `changes in ${where} to ${total} % on ${effectiveFrom}`,
      };
    });
}
