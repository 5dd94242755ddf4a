import { queryOptions } from "@tanstack/react-query";
import { getJson } from "#data/apiClient.ts";
import { AnnouncementsSchema } from "#domain/announcements.ts";
import { StatisticsSchema } from "#domain/statistics.ts";

export const homeQueries = {
  statistics: queryOptions({
    queryKey: ["statistics"],
    queryFn: ({ signal }) => getJson("/api/statistics", StatisticsSchema, signal),
  }),
  announcements: queryOptions({
    queryKey: ["announcements"],
    queryFn: ({ signal }) => getJson("/api/announcements", AnnouncementsSchema, signal),
  }),
};
