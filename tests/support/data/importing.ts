import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asc, eq } from "drizzle-orm";
import { DAY_MS } from "#domain/time/spans.ts";
import { queueAlerts } from "../../../server/alerts/queue/queueAlerts.ts";
import type { Db } from "../../../server/db/database.ts";
import { announcements } from "../../../server/db/schema/announcements.ts";
import {
  fullMenus,
  observations,
  offerStates,
  productDescriptions,
} from "../../../server/db/schema/facts.ts";
import { imports } from "../../../server/db/schema/imports.ts";
import { offers, products } from "../../../server/db/schema/offers.ts";
import { storeAliases, stores } from "../../../server/db/schema/stores.ts";
import { taxRates } from "../../../server/db/schema/taxes.ts";
import { versions } from "../../../server/db/schema/versions.ts";
import { storeWeeks } from "../../../server/db/schema/weeks.ts";
import { importFile, type ImportRequest } from "../../../server/import/run.ts";

/** The clock of these tests: 20 November 2026, 16:00 UTC. The fixtures are one to two hours older. */
export const NOW = Date.UTC(2026, 10, 20, 16);

/** Path of a file of `tests/fixtures/import`. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/import/${name}`, import.meta.url));
}

/** Imports a fixture, or `text` under a made-up name. */
export async function importing(
  db: Db,
  file: string | { text: string },
  more: Partial<ImportRequest> = {},
) {
  const content = typeof file === "string" ? readFileSync(fixture(file)) : Buffer.from(file.text);
  return await importFile(db, {
    fileName: typeof file === "string" ? file : "made-up",
    content,
    format: null,
    storeSlug: null,
    observedAt: null,
    full: false,
    dryRun: false,
    now: NOW,
    queueAlerts,
    ...more,
  });
}

/** Everything in the database that an import may write, to compare before and after. */
export async function everything(db: Db) {
  return {
    stores: await db.select().from(stores).orderBy(asc(stores.id)),
    aliases: await db.select().from(storeAliases).orderBy(asc(storeAliases.alias)),
    products: await db.select().from(products).orderBy(asc(products.id)),
    offers: await db.select().from(offers).orderBy(asc(offers.id)),
    observations: await db.select().from(observations).orderBy(asc(observations.id)),
    states: await db.select().from(offerStates).orderBy(asc(offerStates.id)),
    descriptions: await db.select().from(productDescriptions).orderBy(asc(productDescriptions.id)),
    weeks: await db
      .select()
      .from(storeWeeks)
      .orderBy(asc(storeWeeks.storeId), asc(storeWeeks.week)),
    taxRates: await db.select().from(taxRates).orderBy(asc(taxRates.area)),
    fullMenus: await db.select().from(fullMenus).orderBy(asc(fullMenus.id)),
    imports: await db.select().from(imports).orderBy(asc(imports.id)),
    announcements: await db.select().from(announcements).orderBy(asc(announcements.id)),
    versions: await db.select().from(versions),
  };
}

const HEADER =
  "store_license,observed_at,source_kind,name,brand,category,menu,size_label,price_cents,sale_price_cents,sale_conditions";

/** A neutral CSV menu of the fixtures' first store: one line of flower per price. */
export function menuOf(
  observedAt: number,
  prices: Readonly<Record<string, number | readonly [price: number, sale: number]>>,
): { text: string } {
  const time = new Date(observedAt).toISOString();
  const lines = Object.entries(prices).map(([name, price]) => {
    const both = typeof price === "number" ? `${String(price)},,` : `${price.join(",")},none`;
    return `OH-T-1,${time},store_file,${name},Oak Works,flower,rec,3.5g,${both}`;
  });
  return { text: [HEADER, ...lines].join("\n") };
}

/**
 * The offer of the product with this name.
 *
 * @throws Error when there is none
 */
export async function offerOf(db: Db, name: string) {
  const [found] = await db
    .select()
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(eq(products.name, name));
  if (found === undefined) throw new Error(`no offer of ${name}`);
  return found.offers;
}

/** Its price history as pairs of days before the tests' clock and cents; confirmations are left out. */
export async function historyOf(db: Db, name: string): Promise<[day: number, cents: number][]> {
  const rows = await db
    .select({ at: observations.observedAt, cents: observations.effectiveCents })
    .from(observations)
    .innerJoin(offers, eq(offers.id, observations.offerId))
    .innerJoin(products, eq(products.id, offers.productId))
    .where(eq(products.name, name))
    .orderBy(asc(observations.observedAt));
  const changes = rows.filter(({ cents }, at) => rows[at - 1]?.cents !== cents);
  return changes.map(({ at, cents }) => [Math.round((at.getTime() - NOW) / DAY_MS), cents]);
}
