import { queryOptions } from "@tanstack/react-query";
import { SiteConfigSchema } from "#domain/siteConfig.ts";
import { getJson } from "./apiClient.ts";
import { createPersistence } from "./persistence.ts";

/** Apart from what every start reads: only what comes after the first paint needs it. */
const copies = createPersistence({
  database: "ohio-site-config",
  store: "copies",
  answers: { config: SiteConfigSchema },
});

/** What the page must know of this site; once seen, without a connection too. */
export const siteConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => getJson("/api/config", SiteConfigSchema, signal),
  persister: copies.persisterFn,
});
