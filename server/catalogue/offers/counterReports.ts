import { and, eq, gt, lte, notExists, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  agreedReport,
  REPORT_LIFE_MS,
  type CounterReport,
  type SaidAtCounter,
} from "#domain/offers/counterReports.ts";
import { offerKey } from "#domain/offers/offers.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { counterReports } from "../../db/schema/reports.ts";
import { stores } from "../../db/schema/stores.ts";
import { ITS_PRODUCT, ITS_STORE } from "./publicOffers.ts";

/** What of a row counts. */
const SAYS = {
  offerId: counterReports.offerId,
  kind: counterReports.kind,
  priceCents: counterReports.priceCents,
  reportedAt: counterReports.reportedAt,
};

/** One phone's word, as the database has it. */
type ReportRow = Pick<typeof counterReports.$inferSelect, keyof typeof SAYS>;

/**
 * What enough phones agree on, by the offer's key. It follows from the rows alone and not from the
 * clock, so that all servers answer the same; when it is over, the page says no more of it, and
 * {@link pruneReports} takes it out within the hour.
 *
 * @param which condition on the tables of reports, offers, products and stores
 */
export async function reportsByKey(db: Db, which?: SQL): Promise<Map<string, CounterReport>> {
  const rows = await db
    .select({
      ...SAYS,
      store: { slug: stores.slug },
      product: { code: products.code },
      sizeKey: offers.sizeKey,
      menu: offers.menu,
    })
    .from(counterReports)
    .innerJoin(offers, eq(offers.id, counterReports.offerId))
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(which);
  const byKey = new Map<string, SaidAtCounter[]>();
  for (const row of rows) {
    const key = offerKey(row);
    byKey.set(key, [...(byKey.get(key) ?? []), toSaid(row)]);
  }
  return new Map(
    [...byKey].flatMap(([key, said]) => {
      const report = agreedReport(said);
      return report === null ? [] : [[key, report] as const];
    }),
  );
}

/** What others see of one offer. */
export async function reportOf(db: Db, offerId: number): Promise<CounterReport | null> {
  const rows = await db
    .select(SAYS)
    .from(counterReports)
    .where(eq(counterReports.offerId, offerId));
  return agreedReport(rows.map(toSaid));
}

/**
 * Deletes what nobody says any more: all that say one thing of an offer once the last of them is a
 * day old, and each of them after two. Any number of processes may do it at once; the one that
 * takes out what others saw says that the data have changed.
 *
 * @param now epoch milliseconds
 */
export async function pruneReports(db: Db, now: number): Promise<void> {
  const before = (ms: number) => new Date(now - ms);
  const newer = alias(counterReports, "newer");
  const isSaidStill = db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(
        eq(newer.offerId, counterReports.offerId),
        eq(newer.kind, counterReports.kind),
        or(eq(newer.kind, "not_there"), eq(newer.priceCents, counterReports.priceCents)),
        gt(newer.reportedAt, before(REPORT_LIFE_MS)),
      ),
    );
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(counterReports)
      .where(
        and(
          lte(counterReports.reportedAt, before(REPORT_LIFE_MS)),
          or(lte(counterReports.reportedAt, before(2 * REPORT_LIFE_MS)), notExists(isSaidStill)),
        ),
      )
      .returning(SAYS);
    const ofOffer = new Map<number, SaidAtCounter[]>();
    for (const row of gone)
      ofOffer.set(row.offerId, [...(ofOffer.get(row.offerId) ?? []), toSaid(row)]);
    const wasSeen = [...ofOffer.values()].some((said) => agreedReport(said) !== null);
    if (wasSeen) await bumpDataVersion(tx);
  });
}

const toSaid = ({ kind, priceCents, reportedAt }: ReportRow): SaidAtCounter => ({
  kind,
  priceCents,
  at: reportedAt.getTime(),
});
