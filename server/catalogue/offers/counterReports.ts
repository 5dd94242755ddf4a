import { and, eq, gt, lte, notExists, notInArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  agreedReport,
  REPORT_KINDS,
  REPORT_LIFE_MS,
  type CounterReport,
  type SaidAtCounter,
} from "#domain/offers/counterReports.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { counterReports } from "../../db/schema/reports.ts";

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
 * What phones have said of each offer, as a table to be joined to a statement about offers: a few
 * rows, whatever the site has. {@link reportIn} reads its texts. It follows from the rows alone and
 * not from the clock, so that all servers answer the same; when a report is over, the page says no
 * more of it, and {@link pruneReports} takes it out within the hour.
 */
export function saidOfOffers(db: Db) {
  return db
    .select({
      offerId: counterReports.offerId,
      /** Kind, cents (0: none) and epoch milliseconds of each, in words. */
      texts:
        sql<string>`string_agg(${counterReports.kind} || ' ' || coalesce(${counterReports.priceCents}, 0) || ' ' ||
        floor(extract(epoch from ${counterReports.reportedAt}) * 1000)::bigint, ',')`.as("texts"),
    })
    .from(counterReports)
    .groupBy(counterReports.offerId)
    .as("said");
}

/** What enough phones agree on, of what {@link saidOfOffers} has of an offer. */
export function reportIn(texts: string | null): CounterReport | null {
  if (texts === null) return null;
  const said = texts.split(",").flatMap((text): SaidAtCounter[] => {
    const [word, cents, at] = text.split(" ");
    const kind = REPORT_KINDS.find((each) => each === word);
    return kind === undefined ? [] : [{ kind, priceCents: Number(cents) || null, at: Number(at) }];
  });
  return agreedReport(said);
}

/**
 * That visitors do not report from the counter that it is not there: it is on the menu, and neither a best deal nor what a
 * store is told by. As a condition on the table of offers; `undefined` without any such report.
 */
export async function isNotReportedGone(db: Db): Promise<SQL | undefined> {
  const said = saidOfOffers(db);
  const rows = await db.select({ offerId: said.offerId, texts: said.texts }).from(said);
  const gone = rows.filter(({ texts }) => reportIn(texts)?.kind === "not_there");
  if (gone.length === 0) return undefined;
  return notInArray(
    offers.id,
    gone.map(({ offerId }) => offerId),
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
