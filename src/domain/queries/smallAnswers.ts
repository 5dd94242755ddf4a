import { AnnouncementsSchema } from "../site/announcements.ts";
import type { AnswerSchemas } from "./queryDescriptor.ts";
import { SiteConfigSchema } from "../site/siteConfig.ts";
import type { SMALL_QUERIES } from "./smallQueries.ts";
import { StatisticsSchema } from "../offers/statistics.ts";

/** Schema of each small answer, by the name of its query. */
export const SMALL_ANSWERS = {
  statistics: StatisticsSchema,
  announcements: AnnouncementsSchema,
  config: SiteConfigSchema,
} satisfies AnswerSchemas<typeof SMALL_QUERIES>;
