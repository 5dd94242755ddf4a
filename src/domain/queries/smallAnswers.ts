import { AnnouncementsSchema } from "../site/site.ts";
import type { AnswerSchemas, SMALL_QUERIES } from "./smallQueries.ts";
import { SiteConfigSchema } from "../site/siteConfig.ts";
import { StatisticsSchema } from "../offers/statistics.ts";

/** Schema of each small answer, by the name of its query. */
export const SMALL_ANSWERS = {
  statistics: StatisticsSchema,
  announcements: AnnouncementsSchema,
  config: SiteConfigSchema,
} satisfies AnswerSchemas<typeof SMALL_QUERIES>;
