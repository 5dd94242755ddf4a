import { largeCopies } from "#data/largeCopies.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/largeQueries.ts";
import { StrainOffersSchema } from "#domain/strainOffers.ts";

export const strainQueries = {
  offers: (slug: string) =>
    savedQuery(LARGE_QUERIES.strainOffers(slug), StrainOffersSchema, largeCopies, "none"),
};
