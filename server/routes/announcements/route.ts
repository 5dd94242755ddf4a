import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { AnnouncementsSchema } from "#domain/announcements.ts";
import type { Db } from "../../db/database.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";
import { listAnnouncements } from "./listAnnouncements.ts";

/** `GET /api/announcements` */
export function announcementsRoute({ db }: { db: Db }): Hono {
  return new Hono().get(
    "/announcements",
    describeRoute({
      summary: "Announcements to visitors, newest first",
      responses: { 200: jsonAnswer("The announcements", AnnouncementsSchema) },
    }),
    async (c) => c.json(await listAnnouncements(db)),
  );
}
