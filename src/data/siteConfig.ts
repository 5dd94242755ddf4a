import { SMALL_QUERIES } from "#domain/smallQueries.ts";
import { SiteConfigSchema } from "#domain/siteConfig.ts";
import { smallPersister } from "./persister.ts";
import { savedQuery } from "./savedQuery.ts";

/** What the page must know of this site; asked for after the first paint, and once seen, there before it. */
export const siteConfigQuery = savedQuery(SMALL_QUERIES.config, SiteConfigSchema, smallPersister);
