import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { SiteConfigSchema } from "#domain/site/siteConfig.ts";
import { smallPersister } from "./saved/persister.ts";
import { savedQuery } from "./saved/savedQuery.ts";

/** What the page must know of this site; asked for after the first paint, and once seen, there before it. */
export const siteConfigQuery = savedQuery(SMALL_QUERIES.config, SiteConfigSchema, smallPersister);
