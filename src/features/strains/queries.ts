import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { StrainOffersSchema } from "#domain/strains/strainOffers.ts";

export const strainQueries = {
  offers: (slug: string) =>
    savedQuery(LARGE_QUERIES.strainOffers(slug), StrainOffersSchema, largePersister, "none"),
};
