import { queriesIn } from "./queryDescriptor.ts";

const query = queriesIn("small");

export const SMALL_QUERIES = {
  statistics: query("/api/statistics", "statistics"),
  announcements: query("/api/announcements", "announcements"),
  config: query("/api/config", "config"),
};
