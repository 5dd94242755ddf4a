import { and, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { strainKey } from "#domain/alerts/alertRules.ts";
import { slugsOf } from "#domain/stores/stores.ts";
import { alertRules } from "../../db/schema/alerts.ts";
import type { NewDeal } from "./newDeals.ts";

/**
 * Rules that may ask for one of the deals. The database only narrows the field, so that few
 * rules travel; the domain decides. Brands are left to it: they are compared without case and
 * spelling marks.
 */
export function mayMatch(deals: readonly NewDeal[]): SQL | undefined {
  const { storeSlug, productCode, strainSlug, maxCents, regions, sections } = alertRules;
  return and(
    unsetOrIn(storeSlug, deals, ({ store }) => slugsOf(store)),
    unsetOrIn(productCode, deals, ({ product }) => [product.code]),
    unsetOrIn(strainSlug, deals, ({ product }) => [strainKey(product)]),
    emptyOrMeets(regions, deals, ({ store }) => [store.region]),
    emptyOrMeets(sections, deals, ({ price }) => [price.section]),
    or(isNull(maxCents), gte(maxCents, Math.min(...deals.map(({ price }) => price.cents)))),
  );
}

type ValuesOf = (deal: NewDeal) => readonly (string | null)[];

function unsetOrIn(column: PgColumn, deals: readonly NewDeal[], valuesOf: ValuesOf) {
  return or(isNull(column), sql`${column} = any(${values(deals, valuesOf)})`);
}

function emptyOrMeets(column: PgColumn, deals: readonly NewDeal[], valuesOf: ValuesOf) {
  return or(sql`${column} = '{}'`, sql`${column} && ${values(deals, valuesOf)}`);
}

function values(deals: readonly NewDeal[], valuesOf: ValuesOf): SQL {
  const all = new Set(deals.flatMap(valuesOf));
  return sql`${sql.param([...all].filter((value) => value !== null))}::text[]`;
}
