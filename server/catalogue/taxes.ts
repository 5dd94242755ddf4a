import { and, desc, eq, isNull, ne } from "drizzle-orm";
import {
  areaOn,
  percentText,
  TaxesSchema,
  type TaxArea,
  type Taxes,
} from "#domain/prices/taxes.ts";
import { COMPOUNDING, EXCISE, TAX_AREAS, TAX_TABLE_AS_OF } from "#state/taxes.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { timestampShown } from "#domain/time/zoneOffset.ts";
import type { Db } from "../db/database.ts";
import { imports } from "../db/schema/imports.ts";
import { taxRates } from "../db/schema/taxes.ts";
import type { PublicAnswer } from "../web/answers/publicAnswer.ts";
import { jsonAnswer } from "../web/describe.ts";

/** The table of sales taxes that counts. */
export interface TaxTableInForce {
  areas: readonly TaxArea[];
  /** `2026-11-25`: the day as of which it was put together or brought by the operator. */
  asOf: string;
}

/**
 * The newest rate file that was imported and not taken back, else the table that is shipped.
 *
 * @param without an import that does not count yet
 */
export async function readTaxTable(db: Db, without = 0): Promise<TaxTableInForce> {
  const [newest] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.format, "sst-rates"), isNull(imports.undoneAt), ne(imports.id, without)))
    .orderBy(desc(imports.id))
    .limit(1);
  if (newest === undefined) return { areas: TAX_AREAS, asOf: TAX_TABLE_AS_OF };
  const rows = await db.select().from(taxRates).where(eq(taxRates.importId, newest.id));
  const areas = rows.map((row) => ({
    id: row.area,
    county: row.county,
    part: row.part,
    statePercent: percentText(row.stateRate),
    countyPercent: percentText(row.countyRate),
    transitPercent: percentText(row.transitRate),
    effectiveFrom: row.effectiveFrom,
    source: newest.fileName,
  }));
  const takenAt = newest.observedAtOverride ?? newest.importedAt;
  return { areas: areas.toSorted(byAreaThenDay), asOf: calendarDay(takenAt.getTime()) };
}

/** In the order of their ids, which does not depend on the database's language. */
function byAreaThenDay(one: TaxArea, other: TaxArea): number {
  if (one.id !== other.id) return one.id < other.id ? -1 : 1;
  return one.effectiveFrom < other.effectiveFrom ? -1 : 1;
}

/** Taxes as they are at a moment (epoch milliseconds), and what is known to come; what is over is left out. */
async function readTaxes(db: Db, now: number): Promise<Taxes> {
  const { areas, asOf } = await readTaxTable(db);
  const today = calendarDay(now);
  return {
    excise: {
      percent: EXCISE.percent,
      appliesTo: "adult_use",
      source: EXCISE.source.citation,
      checkedOn: EXCISE.source.checkedOn,
    },
    compounding: COMPOUNDING.rule,
    areas: areas.filter(
      (area) => area.effectiveFrom > today || area === areaOn(areas, area.id, today),
    ),
    asOf,
  };
}

/** `GET /api/taxes` */
export const TAXES: PublicAnswer = {
  path: "/taxes",
  summary: "What is added to a price at the register: the excise, and the sales tax of each area",
  description:
    "Percents are decimal texts. A store names its area by `taxArea`. Of one area there may be several " +
    "entries: the one with the newest `effectiveFrom` that has come holds. With `compounding` `additive` " +
    "each tax is on the shelf price; the excise is for adult use only.",
  answer: jsonAnswer("The taxes", TaxesSchema),
  source: {
    validFor: "minute",
    compute: (now, db) => readTaxes(db, now),
    nextChange: async (now, db) => {
      const today = calendarDay(now);
      const { areas } = await readTaxTable(db);
      const days = areas.map(({ effectiveFrom }) => effectiveFrom).filter((day) => day > today);
      const [next] = days.toSorted();
      return next === undefined ? null : timestampShown(Date.parse(`${next}T00:00:00Z`));
    },
  },
};
