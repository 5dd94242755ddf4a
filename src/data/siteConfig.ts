import { queryOptions } from "@tanstack/react-query";
import { SiteConfigSchema } from "#domain/siteConfig.ts";
import { getJson } from "./apiClient.ts";

/** What the page must know of this site; asked for after the first paint, and once seen, there before it. */
export const siteConfigQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => getJson("/api/config", SiteConfigSchema, signal),
});
