import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

export const dealQueries = {
  deals: savedQuery(LARGE_QUERIES.deals, DealsSchema, largePersister, "none"),
};
