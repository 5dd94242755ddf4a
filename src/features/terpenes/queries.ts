import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { largeCopies } from "#data/largeCopies.ts";
import { TerpeneProductsSchema } from "#domain/terpeneProducts.ts";

export const terpeneQueries = {
  /** The richest products and strains of the state, by the terpene's slug. */
  products: (slug: string) =>
    queryOptions({
      queryKey: ["terpene-products", slug],
      queryFn: ({ signal }) =>
        getJson(
          `/api/terpenes/${encodeURIComponent(slug)}/products`,
          TerpeneProductsSchema,
          signal,
        ),
      persister: largeCopies.persisterFn,
    }),
};
