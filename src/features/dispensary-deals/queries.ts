import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { largeCopies } from "#data/largeCopies.ts";
import { DealsSchema } from "#domain/deals.ts";

export const dealQueries = {
  deals: queryOptions({
    queryKey: ["deals"],
    queryFn: ({ signal }) => getJson("/api/deals", DealsSchema, signal),
    persister: largeCopies.persisterFn,
    structuralSharing: false,
  }),
};
