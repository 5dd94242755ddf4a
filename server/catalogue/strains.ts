import { and, sql } from "drizzle-orm";
import type * as v from "valibot";
import { spellingsOf, type Named } from "#domain/strains/spelledNames.ts";
import {
  figureOf,
  rankLabels,
  type TerpeneProductsSchema,
} from "#domain/strains/terpeneProducts.ts";
import type { Db } from "../db/database.ts";
import { offers } from "../db/schema/offers.ts";
import { newestObservation } from "./offers/newestObservation.ts";
import { isRankable } from "./offers/publicOffers.ts";
import { storeOffers } from "./offers/offers_storeOffers.ts";

/**
 * The products and strains of the state with the most of a terpene.
 *
 * @param now epoch milliseconds
 */
export async function readTerpeneProducts(
  db: Db,
  terpene: Named,
  now: number,
): Promise<v.InferInput<typeof TerpeneProductsSchema>> {
  const spellings = new Set(spellingsOf(terpene));
  const found = await storeOffers(db, and(isRankable(now), namesOneOf(spellings)));
  const labels = found.flatMap((offer) => {
    const figure = figureOf(offer.terpenes, spellings);
    return figure === null ? [] : [{ offer, figure }];
  });
  return {
    ...rankLabels(labels, now),
    observedAt: newestObservation(labels.map(({ offer }) => offer)),
    sample: labels.some(({ offer }) => offer.store.sample),
  };
}

/** The database only narrows the field: a label has slugs, and spellings are those without hyphens. */
function namesOneOf(spellings: ReadonlySet<string>) {
  const list = sql.join(
    [...spellings].map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`exists (
    select from jsonb_object_keys(${offers.terpenes}) as label (name)
    where replace(label.name, '-', '') in (${list})
  )`;
}
