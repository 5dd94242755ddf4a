import { largePersister } from "#data/largePersister.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { DealsSchema } from "#domain/deals.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";

export const dealQueries = {
  deals: savedQuery(LARGE_QUERIES.deals, DealsSchema, largePersister, "none"),
};
