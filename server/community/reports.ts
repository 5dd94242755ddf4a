import { and, desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import { agreedReport, REPORT_KINDS, REPORT_LIFE_MS } from "#domain/offers/counterReports.ts";
import { formatCents } from "#domain/offers/money.ts";
import { MENUS } from "#domain/offers/offers.ts";
import {
  HIGHEST_REPORTED_CENTS,
  ReportSchema,
  ReportTakenSchema,
  type Report,
} from "#domain/offers/reportCalls.ts";
import { reportOf } from "../catalogue/offers/counterReports.ts";
import { isPublicOffer, ITS_PRODUCT, ITS_STORE } from "../catalogue/offers/publicOffers.ts";
import { isCalled } from "../catalogue/stores/formerSlugs.ts";
import type { Command } from "../db/command.ts";
import type { Db } from "../db/database.ts";
import { bumpDataVersion, type DataVersion } from "../db/dataVersion.ts";
import { offers, products } from "../db/schema/offers.ts";
import { counterReports } from "../db/schema/reports.ts";
import { stores } from "../db/schema/stores.ts";
import { sharedMark } from "../db/sharedSecret.ts";
import { lockReports } from "../db/sql/locks.ts";
import { createLimitFactory } from "../web/attemptLimits.ts";
import { clientNetworks } from "../web/clientAddress.ts";
import { jsonAnswer, jsonBody, problemAnswer } from "../web/describe.ts";
import { readBody } from "../web/input.ts";
import { tooMany } from "../web/problem.ts";

interface ReportsRouteDeps {
  db: Db;
  dataVersion: Pick<DataVersion, "forget">;
  /** Epoch milliseconds. */
  now: () => number;
  trustedProxies: number;
}

const HOUR_S = 3_600;

/** A store's own network is that of many visitors. */
const OF_ADDRESS = { name: "reports", points: 60, seconds: HOUR_S };

const OF_DEVICE = { name: "reports-device", points: 20, seconds: HOUR_S };

const LIMITS = {
  id: "a UUID",
  offerId: "store, product, size and menu of an offer",
  kind: REPORT_KINDS.join(" or "),
  priceCents: `1 to ${String(HIGHEST_REPORTED_CENTS)}`,
  device: "1 to 100 characters",
};

/**
 * `POST /api/reports`: what a visitor saw at the counter. The answer is the same whatever became of
 * it: an offer that is gone by the time that a phone has a signal is no fault of the visitor's.
 */
export function reportsRoute({ db, dataVersion, now, trustedProxies }: ReportsRouteDeps): Hono {
  const { limit, addressLimit } = createLimitFactory(db);
  const ofAddress = addressLimit(OF_ADDRESS);
  const ofDevice = limit(OF_DEVICE);
  const mark = sharedMark(db, "counter-reports");
  return new Hono().post(
    "/reports",
    describeRoute({
      summary: "Says that an offer is not there, or at another price",
      description:
        "Others see it once a second phone has said the same within 24 hours, until a menu has the " +
        "offer again. `device` is a random id that a phone keeps for this only; of it a keyed hash " +
        "is kept for each offer.",
      requestBody: jsonBody(ReportSchema),
      responses: {
        202: jsonAnswer("It is taken in, whether it counts or not", ReportTakenSchema),
        400: problemAnswer("The body is not what is described"),
        413: problemAnswer("The body is larger than 64 kB"),
        429: problemAnswer("There were too many of this address, or of this phone"),
      },
    }),
    async (c) => {
      const report = await readBody(c, ReportSchema, LIMITS);
      if (report instanceof Response) return report;
      c.header("cache-control", "no-store");
      const taken = { id: report.id };
      if (await isKnown(db, report.id)) return c.json(taken, 202);
      const wait =
        (await ofAddress.countOrWait(clientNetworks(c, trustedProxies))) ??
        (await ofDevice.countOrWait(report.device));
      if (wait !== null) return tooMany(c, wait);
      if (await keepReport(db, report, mark, now())) dataVersion.forget();
      return c.json(taken, 202);
    },
  );
}

async function isKnown(db: Db, id: string): Promise<boolean> {
  const known = await db
    .select({ id: counterReports.id })
    .from(counterReports)
    .where(eq(counterReports.id, id));
  return known.length > 0;
}

/**
 * Keeps what a phone says of an offer, in place of what it said before. The same a second time
 * changes nothing: no phone keeps a report alive by itself.
 *
 * @param now epoch milliseconds
 * @returns whether others see something else now
 */
async function keepReport(
  db: Db,
  report: Report,
  markOf: (text: string) => Promise<string>,
  now: number,
): Promise<boolean> {
  const reportedAt = now - ageOf(report);
  const offer = await findOffer(db, report.offerId);
  if (offer === null || now - reportedAt >= REPORT_LIFE_MS) return false;
  // It lay on the phone meanwhile, and a menu has had the offer since.
  const seenAt = offer.observedAt.getTime();
  if (seenAt > reportedAt && seenAt <= now) return false;
  const mark = await markOf(`${report.device} ${String(offer.id)}`);
  const priceCents = report.kind === "other_price" ? report.priceCents : null;
  return await db.transaction(async (tx) => {
    await lockReports(tx, offer.id);
    const isOwn = eq(counterReports.mark, mark);
    const [own] = await tx.select().from(counterReports).where(isOwn);
    const isSame =
      own !== undefined &&
      own.kind === report.kind &&
      own.priceCents === priceCents &&
      own.reportedAt.getTime() > reportedAt - REPORT_LIFE_MS;
    if (isSame) return false;
    const before = await reportOf(tx, offer.id);
    await tx.delete(counterReports).where(isOwn);
    await tx
      .insert(counterReports)
      .values({
        id: report.id,
        mark,
        offerId: offer.id,
        kind: report.kind,
        priceCents,
        reportedAt: new Date(reportedAt),
      })
      .onConflictDoNothing();
    const after = await reportOf(tx, offer.id);
    const isSeen = JSON.stringify(before) !== JSON.stringify(after);
    if (isSeen) await bumpDataVersion(tx);
    return isSeen;
  });
}

/** For how long it lay on the phone, in milliseconds. */
function ageOf({ madeAt, sentAt }: Report): number {
  if (madeAt === undefined || sentAt === undefined) return 0;
  return Math.max(0, Date.parse(sentAt) - Date.parse(madeAt));
}

/** @param key as `offerKey` writes it: store, product, size and menu, of which the size may have spaces */
async function findOffer(db: Db, key: string) {
  const [, store = "", code = "", size = "", menu = ""] =
    /^(\S+) (\S+) (.*) (\S+)$/.exec(key) ?? [];
  const known = MENUS.find((each) => each === menu);
  if (known === undefined) return null;
  const [offer] = await db
    .select({ id: offers.id, observedAt: offers.observedAt })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(
      and(
        isCalled(store),
        eq(products.code, code),
        eq(offers.sizeKey, size),
        eq(offers.menu, known),
        isPublicOffer(),
      ),
    );
  return offer ?? null;
}

/** What is reported of one offer, as the operator sees it. */
const ReportRecordSchema = v.object({
  kind: v.picklist(REPORT_KINDS),
  store: v.string(),
  product: v.string(),
  name: v.string(),
  size: v.string(),
  priceCents: v.nullable(v.number()),
  /** Phones that say so. */
  devices: v.number(),
  /** ISO 8601 UTC. */
  lastAt: v.string(),
  /** Whether visitors see it. */
  shown: v.boolean(),
});

type ReportRecord = v.InferOutput<typeof ReportRecordSchema>;

/** What is reported from counters, the newest first. */
export const listReports: Command<null, ReportRecord[]> = {
  name: "reports.list",
  input: v.null(),
  output: v.array(ReportRecordSchema),
  async run({ db, now }) {
    const rows = await db
      .select({
        offerId: counterReports.offerId,
        kind: counterReports.kind,
        priceCents: counterReports.priceCents,
        reportedAt: counterReports.reportedAt,
        store: stores.slug,
        product: products.code,
        name: products.name,
        size: offers.sizeLabel,
      })
      .from(counterReports)
      .innerJoin(offers, eq(offers.id, counterReports.offerId))
      .innerJoin(products, ITS_PRODUCT)
      .innerJoin(stores, ITS_STORE)
      .orderBy(desc(counterReports.reportedAt), desc(counterReports.id));
    const said = new Map<string, typeof rows>();
    for (const row of rows) {
      const key = [row.offerId, row.kind, row.priceCents].join(" ");
      said.set(key, [...(said.get(key) ?? []), row]);
    }
    return [...said.values()].flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { kind, store, product, name, size, priceCents, reportedAt } = first;
      const isOver = now() - reportedAt.getTime() >= REPORT_LIFE_MS;
      const agreed = agreedReport(group.map((row) => ({ ...row, at: row.reportedAt.getTime() })));
      return [
        {
          kind,
          store,
          product,
          name,
          size,
          priceCents,
          devices: agreed?.devices ?? group.length,
          lastAt: reportedAt.toISOString(),
          shown: agreed !== null && !isOver,
        },
      ];
    });
  },
};

/** A report in one line, beside the messages of visitors. */
export function reportLine(record: ReportRecord): string {
  const { kind, store, product, name, size, priceCents, devices, lastAt, shown } = record;
  const phones = devices === 1 ? "1 phone" : `${String(devices)} phones`;
  const price = priceCents === null ? "" : `, ${formatCents(priceCents)}`;
  return [
    "counter",
    lastAt,
    kind,
    shown ? `${phones}, shown` : phones,
    `${name} (${product}), ${size}${price} at ${store}`.replace(/\s+/g, " "),
  ].join("\t");
}
