import { sql } from "drizzle-orm";
import { findCounty } from "#domain/stores/counties.ts";
import { isRankablePrice, rankedUnitPrice, thcMgInPackage } from "#domain/offers/prices.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { announcements } from "../../db/schema/announcements.ts";
import { imports } from "../../db/schema/imports.ts";
import { stores } from "../../db/schema/stores.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { refreshPlanStatistics, insertRecords, isoOf } from "../../db/sql/statements.ts";
import { sizeKey } from "../../import/check/sizes.ts";
import { matchKey } from "../../import/write/productIdentity.ts";
import { writeProducts } from "../../import/write/productWrite.ts";
import { computeMedians } from "../../catalogue/facts/recomputeOffers.ts";
import { allWeeksOf, recomputeWeeks } from "../../catalogue/facts/weeks.ts";
import { makeCatalogue } from "./catalogue.ts";
import { confirmPrices, lateComers, soldOutForAWhile } from "./sightings.ts";
import { seededRandom } from "./random.ts";
import { makeMenu, type SampleOffer } from "./sampleOffers.ts";
import { makeStores, type SampleStore } from "./sampleStores.ts";

/** Changing it changes the whole sample. */
const SEED = 20_260_420;

export const SAMPLE_ANNOUNCEMENT = "Sample data: everything here is made up.";

/**
 * Fills an empty database with the sample, in one transaction. What it holds is the
 * same on every day; its times are relative to `now` (epoch milliseconds), so that
 * it looks as fresh as a site that is looked after. Does nothing when there are
 * stores already.
 */
export async function loadSample(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    // Another process may have been faster: it held the lock until its sample was there.
    if ((await tx.select({ id: stores.id }).from(stores).limit(1)).length > 0) return;

    const random = seededRandom(SEED);
    const made = makeStores(random);
    const catalogue = makeCatalogue(random);
    const menus = made.map((store) => ({ store, offers: makeMenu(random, store, catalogue) }));

    const importId = await insertImport(tx, now);
    const storeIds = await insertStores(tx, made, now);
    const products = catalogue.map(({ product }) => product);
    const productIds = await writeProducts(tx, products, now, true);
    await describeSample(tx);
    const rows = menus.flatMap(({ store, offers }) =>
      offers.map((offer) => ({
        offer,
        storeId: need(storeIds, store.slug),
        productId: need(productIds, matchKey(offer.product.product)),
        observedAt: now - store.ageMs,
      })),
    );
    await insertOffers(tx, rows, importId);
    await tx.insert(announcements).values({
      text: SAMPLE_ANNOUNCEMENT,
      sample: true,
      createdAt: new Date(now),
    });
    await bumpDataVersion(tx);
  });
}

interface Row {
  offer: SampleOffer;
  storeId: number;
  productId: number;
  /** Epoch milliseconds. */
  observedAt: number;
}

async function insertImport(tx: Db, now: number): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({
      format: "sample",
      fileName: "sample",
      sha256: "",
      summary: {},
      sample: true,
      importedAt: new Date(now),
    })
    .returning({ id: imports.id });
  if (row === undefined) throw new Error("An insert returned no row.");
  return row.id;
}

async function insertStores(
  tx: Db,
  made: readonly SampleStore[],
  now: number,
): Promise<Map<string, number>> {
  const inserted = await tx
    .insert(stores)
    .values(
      made.map((store) => ({
        slug: store.slug,
        name: store.name,
        street: store.street,
        city: store.city.name,
        county: store.city.county,
        zip: store.city.zip,
        region: findCounty(store.city.county)?.region ?? null,
        lat: store.lat,
        lon: store.lon,
        phone: store.phone,
        hours: store.hours,
        adultUse: true,
        medical: store.medical,
        driveThrough: store.driveThrough,
        sample: true,
        createdAt: new Date(now),
      })),
    )
    .returning({ slug: stores.slug, id: stores.id });
  return new Map(inserted.map(({ slug, id }) => [slug, id]));
}

/**
 * Offers, their history and their medians. The offers get their ids here, so that
 * the history can name them without asking back.
 */
async function insertOffers(tx: Db, rows: readonly Row[], importId: number): Promise<void> {
  const numbered = rows.map((row, index) => ({ ...row, id: index + 1 }));
  const offers = numbered.map((row) => offerRecord(row, importId));
  await insertRecords(tx, "offers", Object.keys(offers[0] ?? {}), offers);
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('offers', 'id'), ${numbered.length}::int)
  `);
  const history = numbered.flatMap(({ id, offer, observedAt }) =>
    offer.history.map((change) => ({
      offer_id: id,
      import_id: importId,
      observed_at: isoOf(timeOf(change.weeksAgo, observedAt, id)),
      price_cents: change.regularCents,
      effective_cents: change.saleCents ?? change.regularCents,
      stock: offer.stock,
    })),
  );
  await insertRecords(tx, "observations", Object.keys(history[0] ?? {}), history);
  // What the planner knows may be of menus that are gone: it took minutes for what follows.
  await refreshPlanStatistics(tx);
  await tx.execute(sql`analyze observations (offer_id, observed_at)`);
  await confirmPrices(tx);
  await lateComers(tx);
  await soldOutForAWhile(tx);
  await tx.execute(sql`
    create temporary table settled on commit drop as select id, observed_at from offers
  `);
  await tx.execute(sql`analyze settled`);
  await computeMedians(tx);
  await tx.execute(sql`
    update offers set (median_30_days_cents, median_days, lowest_30_days_cents, lowest_30_days_at)
      = row(medians.cents, medians.days_seen, medians.lowest_cents, medians.lowest_at)
    from medians where medians.id = offers.id
  `);
  await tx.execute(sql`drop table settled, medians`);
  await recomputeWeeks(tx, allWeeksOf(sql`select id from stores`));
}

/**
 * The moment of a change. It is some minutes off the full week, different for each
 * offer, as stores do not change prices to the second; today's is exact.
 */
function timeOf(weeksAgo: number, observedAt: number, id: number): number {
  if (weeksAgo === 0) return observedAt;
  return observedAt - weeksAgo * 7 * DAY_MS - ((id * 7_919 + weeksAgo * 104_729) % 3_600_000);
}

function offerRecord(
  { id, offer, storeId, productId, observedAt }: Row & { id: number },
  importId: number,
): Record<string, unknown> {
  const { product, size, history } = offer;
  const [first] = history;
  const today = history.at(-1);
  if (first === undefined || today === undefined) throw new Error("An offer has no price.");
  const thcMg = thcMgInPackage({
    labelledThcMg: size.thcMg,
    netMg: size.netMg,
    totalThcPct: offer.thcPct,
  });
  const onSale = today.saleCents !== null;
  const unitPrice = rankedUnitPrice(
    product.product.category,
    today.saleCents ?? today.regularCents,
    { netMg: size.netMg, thcMg },
  );
  return {
    id,
    store_id: storeId,
    product_id: productId,
    size_key: sizeKey({ netMg: size.netMg, unitCount: size.units, label: size.label }),
    size_label: size.label,
    menu: offer.menu,
    net_mg: size.netMg,
    unit_count: size.units,
    thc_mg: thcMg,
    total_thc_pct: offer.thcPct,
    terpenes: product.terpenes,
    price_cents: today.regularCents,
    sale_price_cents: today.saleCents,
    sale_text: onSale ? "This week's special" : null,
    sale_conditions: onSale ? "none" : null,
    sale_ends_at: onSale ? isoOf(observedAt + 7 * DAY_MS) : null,
    stock: offer.stock,
    ranked: isRankablePrice(product.product.category, unitPrice),
    first_seen_at: isoOf(timeOf(first.weeksAgo, observedAt, id)),
    observed_at: isoOf(observedAt),
    import_id: importId,
  };
}

function need(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The sample has no ${key}.`);
  return id;
}

/**
 * Remembers what the sample says of its products, inside the caller's transaction, so that they
 * are its own again when nothing real is left of them.
 */
export async function describeSample(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into product_descriptions (product_id, digest, says)
    select id, 'sample', jsonb_strip_nulls(jsonb_build_object(
      'name', name, 'brand', brand, 'subcategory', subcategory, 'marketed_type', marketed_type,
      'strain', case when strain_name is not null
        then jsonb_build_object('slug', strain_slug, 'name', strain_name) end,
      'sample', true))
    from products where sample
  `);
}
