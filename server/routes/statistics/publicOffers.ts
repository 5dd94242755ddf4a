import { and, gte, isNull, ne, type SQL } from "drizzle-orm";
import { RANKED_FOR_MS } from "#domain/freshness.ts";
import { offers, stores } from "../../db/schema.ts";
import { isPublic } from "../../db/visibility.ts";

/**
 * Offers that count in a ranking at `now` (epoch milliseconds), in a query that
 * joins `offers` and `stores`: public, observed within 72 hours, not gone from
 * the store's last full menu, and not out of stock. Unknown stock counts as in
 * stock, because most sources list only what they have.
 */
export function isRankable(now: number): SQL | undefined {
  return and(
    isPublic(stores.sample),
    gte(offers.observedAt, new Date(now - RANKED_FOR_MS)),
    isNull(offers.missingSince),
    ne(offers.stock, "no"),
  );
}
