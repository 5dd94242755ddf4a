import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { SiteConfigSchema, NO_LINKS, type SiteLinks } from "#domain/site/siteConfig.ts";
import { smallPersister } from "./saved/persister.ts";
import { savedQuery } from "./saved/savedQuery.ts";
import { useQuery } from "@tanstack/react-query";

/** What the page must know of this site; asked for after the first paint, and once seen, there before it. */
export const siteConfigQuery = savedQuery(SMALL_QUERIES.config, SiteConfigSchema, smallPersister);

/**
 * Where else the community is, as the operator has set it; none until that is known. The server is
 * not asked for it here: every visit reads the site's configuration once it has been painted.
 */
export function useSiteLinks(): SiteLinks {
  return useQuery({ ...siteConfigQuery, enabled: false }).data?.links ?? NO_LINKS;
}
