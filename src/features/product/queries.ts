import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { largeCopies } from "#data/largeCopies.ts";
import { ProductDetailSchema, SearchIndexSchema } from "#domain/productDetail.ts";

export const productQueries = {
  /** A product with its offers, by its code in small letters. */
  product: (code: string) =>
    queryOptions({
      queryKey: ["product", code],
      queryFn: ({ signal }) =>
        getJson(`/api/products/${encodeURIComponent(code)}`, ProductDetailSchema, signal),
      persister: largeCopies.persisterFn,
    }),
  /** Names of all products, for whoever comes with a code that is none. */
  search: queryOptions({
    queryKey: ["search"],
    queryFn: ({ signal }) => getJson("/api/search", SearchIndexSchema, signal),
    persister: largeCopies.persisterFn,
    structuralSharing: false,
  }),
};
