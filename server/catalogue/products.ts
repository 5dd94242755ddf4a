import { and, asc, eq, sql, exists, isNull } from "drizzle-orm";
import * as v from "valibot";
import {
  type ProductDetail,
  type PriceChange,
  ProductDetailSchema,
  SearchIndexSchema,
} from "#domain/offers/productDetail.ts";
import { HISTORY_SPANS } from "#domain/offers/readings.ts";
import { SITE } from "#domain/site/site.ts";
import { WebAddressSchema } from "#domain/text/webAddress.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import {
  OFFER_FIELDS,
  PAST_FIELDS,
  PRODUCT_FIELDS,
  toOffer,
  toPast,
  toProduct,
  strainOf,
} from "./offers/offerFields.ts";
import { reportIn, saidOfOffers } from "./offers/counterReports.ts";
import { readVerdicts } from "./offers/verdicts.ts";
import { BY_STORE, isPublicOffer, ITS_PRODUCT, ITS_STORE } from "./offers/publicOffers.ts";
import { hoursOf, STORE_FIELDS, toStore } from "./stores/storeFields.ts";
import { FORMER_SLUGS } from "./stores/formerSlugs.ts";
import { count, queryRows } from "../db/sql/queryRows.ts";
import type { PublicAnswer } from "../web/answers/publicAnswer.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../web/describe.ts";
import { readName } from "../web/input.ts";
import { encodeColumn } from "#domain/offers/columns.ts";

/** The longest stretch of time that price history is shown for. */
const HISTORY_DAYS = 365;

/**
 * A product with every offer of it, those that their store's last full menu lacked
 * included, and a year of each offer's prices, in a few statements.
 *
 * @param now end of the year, epoch milliseconds
 * @returns `null` when no public offer is of a product with this code
 */
export async function readProduct(
  db: Db,
  code: string,
  now: number,
): Promise<ProductDetail | null> {
  const said = saidOfOffers(db);
  const rows = await db
    .select({
      id: offers.id,
      storeId: offers.storeId,
      reports: said.texts,
      store: STORE_FIELDS,
      words: { hours: stores.hours, ownHours: stores.ownHours },
      formerSlugs: FORMER_SLUGS,
      product: PRODUCT_FIELDS,
      offer: OFFER_FIELDS,
      label: {
        sourceUrl: offers.sourceUrl,
        batch: offers.batch,
        labUrl: offers.labUrl,
        testedOn: offers.testedOn,
        packagedOn: offers.packagedOn,
      },
      past: PAST_FIELDS,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .leftJoin(said, eq(said.offerId, offers.id))
    .where(and(eq(products.code, code), isPublicOffer()))
    .orderBy(asc(BY_STORE), asc(offers.sizeKey), asc(offers.menu));
  const [first] = rows;
  if (first === undefined) return null;

  const judged = await readVerdicts(db, and(eq(products.code, code), isPublicOffer()));
  const verdicts = new Map(judged.map(({ id, verdict }) => [id, verdict]));
  const ids = rows.map(({ id }) => id);
  const histories = await readHistory(db, ids, now - HISTORY_DAYS * DAY_MS);
  const readDays = await countReadDays(db, ids, now);
  // Of what was seen within a day no menu can have been read a day later.
  const older = rows.filter(({ offer }) => now - offer.observedAt.getTime() >= DAY_MS);
  const menusReadAt = await readMenusReadAt(
    db,
    older.map(({ id }) => id),
  );
  return {
    product: toProduct(first.product),
    offers: rows.map(({ id, storeId, reports, store, words, formerSlugs, offer, label, past }) =>
      Object.assign(toOffer(offer), {
        reports: reportIn(reports),
        store: toStore(store, { ...hoursOf(words), formerSlugs }),
        sourceUrl: v.parse(WebAddressSchema, label.sourceUrl),
        batch: label.batch,
        labUrl: v.parse(WebAddressSchema, label.labUrl),
        testedOn: label.testedOn,
        packagedOn: label.packagedOn,
        past: toPast(past),
        verdict: verdicts.get(id) ?? null,
        history: histories.get(id) ?? [],
        readDays: readDays.get(id),
        menuReadAt: laterReading(offer.observedAt, menusReadAt.get(storeId)),
      }),
    ),
  };
}

const MenuReadSchema = v.object({ store_id: count, at: v.string() });

/** When the menus that some offers are on were last read, by the store's id. */
async function readMenusReadAt(db: Db, offerIds: readonly number[]): Promise<Map<number, string>> {
  if (offerIds.length === 0) return new Map();
  const rows = await queryRows(
    db,
    MenuReadSchema,
    sql`
      select store_id,
        to_char(max(observed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from offers
      where store_id in (select store_id from offers where id = any(${`{${offerIds.join()}}`}::int[]))
      group by store_id
    `,
  );
  return new Map(rows.map(({ store_id: id, at }) => [id, at]));
}

/** A reading of a day or more after an offer was last seen: what was read in one go differs by minutes. */
const laterReading = (observedAt: Date, menuReadAt: string | undefined): string | undefined =>
  menuReadAt !== undefined && Date.parse(menuReadAt) - observedAt.getTime() >= DAY_MS
    ? menuReadAt
    : undefined;

const ChangeSchema = v.object({ offer_id: count, at: v.string(), cents: v.nullable(count) });

/**
 * What any visitor paid for each of some offers: the price in force at `since`
 * (epoch milliseconds) and every change after it, oldest first. Of two prices at
 * one moment the higher counts. What was not ranked when it was seen is a change to no price at all.
 *
 * @returns changes by the offer's id; an offer without any is left out
 */
async function readHistory(
  db: Db,
  offerIds: readonly number[],
  since: number,
): Promise<Map<number, PriceChange[]>> {
  const begin = sql`${new Date(since).toISOString()}::timestamptz`;
  const rows = await queryRows(
    db,
    ChangeSchema,
    sql`
      with seen as (
        -- Both halves read the index of offer and moment: the newest row until then, and all later ones.
        select wanted.id, in_force.observed_at, in_force.effective_cents
        from unnest(${`{${offerIds.join()}}`}::int[]) as wanted (id)
        cross join lateral (
          select observed_at, case when ranked then effective_cents end as effective_cents
          from observations
          where offer_id = wanted.id and observed_at <= ${begin}
          order by observed_at desc, ranked desc, observations.effective_cents desc limit 1
        ) as in_force
        union all
        select offer_id, observed_at, max(effective_cents) filter (where ranked)
        from observations
        where offer_id = any(${`{${offerIds.join()}}`}::int[]) and observed_at > ${begin}
        group by offer_id, observed_at
      ), changes as (
        -- A confirmation is no change, nor is what is only about the stock.
        select id, observed_at, effective_cents, effective_cents is distinct from
          lag(effective_cents) over (partition by id order by observed_at) as is_change
        from seen
      )
      select id as offer_id, effective_cents as cents,
        to_char(observed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from changes where is_change order by id, observed_at
    `,
  );
  const histories = new Map<number, PriceChange[]>();
  for (const { offer_id: offerId, at, cents } of rows) {
    const history = histories.get(offerId) ?? [];
    histories.set(offerId, history);
    history.push({ observedAt: at, cents });
  }
  return histories;
}

const ReadDaysSchema = v.object({ offer_id: count, days: v.tuple([count, count, count]) });

/**
 * On how many days of the state each of some offers was read in each of the {@link HISTORY_SPANS}: between them its price is
 * taken to have stood.
 *
 * @param now end of the spans, epoch milliseconds
 * @returns by the offer's id
 */
async function countReadDays(db: Db, offerIds: readonly number[], now: number) {
  const counts = HISTORY_SPANS.map((span) => {
    const begin = sql`${new Date(now - span * DAY_MS).toISOString()}::timestamptz`;
    return sql`count(distinct day) filter (where observed_at > ${begin})`;
  });
  const rows = await queryRows(
    db,
    ReadDaysSchema,
    sql`
      select offer_id, array[${sql.join(counts, sql`, `)}]::int[] as days
      from observations
      cross join lateral (
        select (observed_at at time zone ${sql.raw(`'${SITE.timeZone}'`)})::date as day
      ) as read
      where offer_id = any(${`{${offerIds.join()}}`}::int[])
      group by offer_id
    `,
  );
  return new Map(rows.map(({ offer_id: id, days }) => [id, days]));
}

/** `GET /api/products/:code` */
export const PRODUCTS: PublicAnswer = {
  path: "/products/:code",
  summary: "A product with all its offers and a year of their prices",
  parameters: [pathPart("code", "The product's code, in any letter case")],
  answer: jsonAnswer("The product", ProductDetailSchema),
  problems: { 404: problemAnswer("There is no such product") },
  source(part) {
    const code = readName(part("code"));
    if (code === null) return null;
    return {
      path: `/products/${code}`,
      validFor: "day",
      compute: (now, db) => readProduct(db, code, now),
    };
  },
};

/** Every product that is on a menu now, column by column. */
export async function readSearchIndex(db: Db) {
  const rows = await db
    .select({
      code: products.code,
      name: products.name,
      brand: products.brand,
      category: products.category,
      strainSlug: products.strainSlug,
      strainName: products.strainName,
    })
    .from(products)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(offers)
          .innerJoin(stores, ITS_STORE)
          .where(and(ITS_PRODUCT, isNull(offers.missingSince), isPublicOffer())),
      ),
    )
    .orderBy(asc(products.category), asc(products.brand), asc(products.name), asc(products.code));
  return {
    code: encodeColumn(rows.map(({ code }) => code)),
    name: encodeColumn(rows.map(({ name }) => name)),
    brand: encodeColumn(rows.map(({ brand }) => brand)),
    category: encodeColumn(rows.map(({ category }) => category)),
    strainName: encodeColumn(rows.map((row) => strainOf(row).strainName)),
  };
}

/** `GET /api/search` */
export const SEARCH: PublicAnswer = {
  path: "/search",
  summary: "Every product that is on a menu, to be searched on the phone",
  answer: jsonAnswer("The products, column by column", SearchIndexSchema),
  source: { validFor: "unlimited", compute: (_, db) => readSearchIndex(db) },
};
