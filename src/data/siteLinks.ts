import { useQuery } from "@tanstack/react-query";
import { NO_LINKS, type SiteLinks } from "#domain/site/siteConfig.ts";
import { siteConfigQuery } from "./siteConfig.ts";

/**
 * Where else the community is, as the operator has set it; none until that is known. The server is
 * not asked for it here: every visit reads the site's configuration once it has been painted.
 */
export function useSiteLinks(): SiteLinks {
  return useQuery({ ...siteConfigQuery, enabled: false }).data?.links ?? NO_LINKS;
}
