import { largePersister } from "#data/persisted/largePersister.ts";
import { savedQuery } from "#data/persisted/savedQuery.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

export const dealQueries = {
  deals: savedQuery(LARGE_QUERIES.deals, DealsSchema, largePersister, "none"),
};
