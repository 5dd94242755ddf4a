import { and, desc, isNull } from "drizzle-orm";
import type { Announcement } from "#domain/site/announcements.ts";
import type { Db } from "../db/database.ts";
import { announcements } from "../db/schema/announcements.ts";
import { isPublic } from "../db/visibility.ts";

/** What visitors are told now, newest first. */
export async function listAnnouncements(db: Db): Promise<Announcement[]> {
  return await db
    .select({ text: announcements.text })
    .from(announcements)
    .where(and(isNull(announcements.withdrawnAt), isPublic(announcements.sample)))
    .orderBy(desc(announcements.createdAt), desc(announcements.id));
}
