import type { QueryClient } from "@tanstack/react-query";
import { siteConfigQuery } from "#data/siteConfig.ts";
import type { SiteConfig } from "#domain/site/siteConfig.ts";

/** The site's configuration. A saved copy may be of a time before the site had alerts. */
export async function alertConfig(client: QueryClient): Promise<SiteConfig> {
  const config = await client.ensureQueryData({ ...siteConfigQuery, retry: false });
  if (config.alerts !== null) return config;
  await client.refetchQueries({ queryKey: siteConfigQuery.queryKey });
  return client.getQueryData(siteConfigQuery.queryKey) ?? config;
}
