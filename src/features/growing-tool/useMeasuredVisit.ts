import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { siteConfigQuery } from "#data/siteConfig.ts";
import { measurePageView } from "#platform/measure/measure.ts";

/** Has the visit counted where the operator counts visits (description §7). The screen never waits for it. */
export function useMeasuredVisit(): void {
  const client = useQueryClient();
  useEffect(() => {
    const path = location.pathname + location.search;
    measureVisit(client, path).catch(() => {});
  }, [client]);
}

async function measureVisit(client: QueryClient, path: string): Promise<void> {
  await measurePageView(await client.ensureQueryData({ ...siteConfigQuery, retry: false }), path);
}
