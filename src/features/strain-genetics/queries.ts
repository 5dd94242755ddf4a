import { largePersister } from "#data/largePersister.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";
import { StrainOffersSchema } from "#domain/strainOffers.ts";

export const strainQueries = {
  offers: (slug: string) =>
    savedQuery(LARGE_QUERIES.strainOffers(slug), StrainOffersSchema, largePersister, "none"),
};
