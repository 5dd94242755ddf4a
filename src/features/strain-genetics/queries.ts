import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { largeCopies } from "#data/largeCopies.ts";
import { StrainOffersSchema } from "#domain/strainOffers.ts";

export const strainQueries = {
  /** What all stores of the state have of a strain, by its slug. */
  offers: (slug: string) =>
    queryOptions({
      queryKey: ["strain-offers", slug],
      queryFn: ({ signal }) =>
        getJson(`/api/strains/${encodeURIComponent(slug)}/offers`, StrainOffersSchema, signal),
      persister: largeCopies.persisterFn,
      structuralSharing: false,
    }),
};
